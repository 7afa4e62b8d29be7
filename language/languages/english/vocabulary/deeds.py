"""What people do, have and feel, in English, by concept."""

DEEDS = {
    "fear": "fear afraid scared terrified frightened phobia",
    "have": (
        "have has had having own owns owned possess* < got get getting buy buys buying bought adopt* inherit* "
        "receiv* purchas* acquir* keep keeps kept raise* built diagnos* given gifted inherited rescued"
    ),
    "take part": "take takes taking taken took attend* visit*",
    "live": (
        "live lives living lived reside* resides dwell* located based < home stayed stay moved relocat* settl* rent "
        "rents renting"
    ),
    "rent": "rent rents renting rented tenant tenants rental <",
    "work": (
        "work works working worked worker employed job employee < switch* join* start* hired sign* employ* manag* "
        "run runs teach* nurse left quit shift* shifts wfh office freelance*"
    ),
    "use": (
        "use uses using used < switch* moved migrat* adopt* run runs running on write writes have drop* switched "
        "rely relies"
    ),
    "married": "married marry marries wed spouse wife husband anniversary",
    "engaged": "engaged engagement",
    "learn": (
        "learn learns learning learnt learned study studies studying studied < practi* busy take takes taking "
        "started lessons classes course picking"
    ),
    "speak": "speak speaks speaking spoke spoken talk talks talking < fluent",
    "know": "know knows knowing knew < decent fluent good",
    "teach": "teach teaches teaching taught teacher* < lessons",
    "like": (
        "like likes liked liking love loves loved loving enjoy* adore* fond fan keen favorite* favourite* prefer* "
        "attract* crush fancy* < great amazing happy obsess* passionate hate* dislike* detest* devour* addicted mad "
        "crazy into"
    ),
    "dislike": (
        "dislike* hate hates hated hating detest* loath* despis* averse unwanted < annoy* irritat* stand bear like "
        "likes gross disgust* yuck overrated"
    ),
    "tolerate": "tolerate* stand bear endure*",
    "avoid": "avoid* steer < eat drink use buy",
    "think": (
        "think thinks thinking thought believe* belief consider* opinion find finds reckon* view < agree* agreed "
        "against"
    ),
    "agree": "agree agrees agreed agreeing",
    "want": "want wants wanted < wish* hope hopes hoping hoped",
    "plan": (
        "plan plans planning planned intend* consider* considering going thinking aim aims pondering ponders < "
        "might may maybe want wants will wish hope hopes hoping hoped someday"
    ),
    "try": "try tries trying tried",
    "drink": "drink drinks drinking drank alcohol booze < have cups cup teetotal drop pint",
    "eat": "eat eats eating ate eaten food < have diet vegan vegetarian breakfast lunch dinner bite",
    "consume": "consume* < drink* eat*",
    "smoke": "smoke smokes smoking smoked smoker cigarette* cigarettes",
    "cook": "cook cooks cooking cooked",
    "bake": "bake bakes baking baked",
    "play": "play plays playing played",
    "read": "read reads reading reread* rereading",
    "write": "write writes writing wrote written",
    "listen": "listen*",
    "watch": "watch* see sees saw",
    "run": "run runs running ran",
    "run a business": "run runs running manage* managing lead < own owns",
    "cycle": "cycle cycles cycling cycled bike biking",
    "swim": "swim swims swimming swam",
    "climb": "climb*",
    "ski": "ski skis skiing",
    "travel": "travel* trip journey < fly flying flight*",
    "visit": "visit* been went traveled travelled < go goes gone trip",
    "fly": "fly flies flying flew flight flights",
    "drive": "drive drives driving drove",
    "commute": "commute*",
    "sign": "sign signs signing signed enroll* join* register*",
    "join": "join* start started enter entered",
    "start": "start* begin began begins begun",
    "stop": "stop* quit gave ended end ends cancel* unsubscrib* binned",
    "leave": "leave leaves leaving left quit",
    "retire": "retire retires retired retirement < pension",
    "sell": "sell sells selling sold",
    "buy": "buy buys buying bought purchas*",
    "order": "order orders ordered ordering",
    "get": "get gets got receive* received",
    "inherit": "inherit* bequeath* < left",
    "build": "build* built make makes made making construct*",
    "grow": "grow grows growing grew grown < doing",
    "raise": "raise raises raising raised",
    "care": "care cares caring look looks looking",
    "suffer": "suffer* suffers ill sick < have has",
    "take medicine": "take takes taking took",
    "wait": "wait waits waiting waited hear hears",
    "expect": "expect* due born birth < pregnant",
    "hope": "hope hopes hoping hoped",
    "need": "need needs needed must",
    "deliver": "deliver hand submit submit*",
    "pass": "pass passed passes",
    "take an exam": "take takes taking sitting sit",
    "break": "break broke broken fracture*",
    "hurt": "hurt hurts injure* injured",
    "died": "died dies dead deceased",
    "lose": "lose lost losing",
    "win": "win won wins",
    "help": "help helps helped helping helpful",
    "support": "support* favour favor < defend*",
    "reject": "reject* oppose* refuse* decline* declined",
    "love": "love loves crush attracted < like",
    "propose": "propose proposes proposing",
    "promote": "promote* promotion",
    "be": "be is am are become* became being < got promoted get work* went train*",
    "stay": "stay stays staying stayed remain* < keep keeps keeping",
    "sleep": "sleep* sleeping",
    "dance": "dance dances dancing",
    "sing": "sing sings singing sang",
    "draw": "draw draws paint paints painting",
    "laugh": "laugh*",
    "renovat": "renovat* renovation",
    "finish": "finish* complete*",
    "delete": "delete* deleted remove* removed",
    "code": "code coding program* < programmer* developer*",
    "vote": "vote votes voting",
    "pay": "pay pays paid",
    "earn": "earn earns earning",
    "move": "move moves moved moving",
    "separate": "separate* split divorced",
    "volunteer": "volunteer*",
    "serve": "serve serves served",
    "pray": "pray*",
    "lend": "lend lends",
    "bother": "bother* annoy*",
    "sit": "sit sits fit",
    "perform": "perform*",
}
