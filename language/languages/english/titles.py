"""Words of English titles that name no topic, and those that say little of what it is."""

from language.languages.forms.listing import words_of

NOT_A_TOPIC = words_of("""
    a an the and or but of to in on at for with by from as is are was were be been it its this that these those i
    me my we us our you your he she they them their who what when where why how which not no yes do does did done
    can could will would should may might must have has had get gets got more most less least much many some any
    all every each other another new newer newest old latest first last next best better good great big bigger
    small fast faster slow slower free open show ask hn tell launch launched launches launching release released
    releases releasing announcing announce announced introducing introduces introduction guide tutorial deep dive
    part review news update updated updates version using use used uses build building built make making made
    write writing written run running year years day days week month time today now then than into over under
    about after before between without within against out up down off only just still also very really way ways
    thing things look inside state future past history story case cases study lessons learned learn learning know
    need want like love hate people world work works working vs via per pdf video yc beta alpha matter matters
    understand understanding explained explain practical modern simple simpler simply real beyond towards toward
    rethinking
    """)

NEVER_IN_A_TOPIC = words_of("""
    always never again ever almost maybe perhaps already soon later often sometimes once twice yet even too quite
    rather finally quickly slowly nearly mostly actually probably together instead away back ahead forward
    everywhere nowhere go goes going went come comes coming came take takes taking took taken give gives giving
    gave keep keeps keeping kept find finds finding found think thinks thinking thought turn turns turning leave
    leaves leaving left lose loses losing lost win wins winning won grow grows growing grew rise rises rising fall
    falls falling fell fight fights fighting face faces facing become becomes becoming became bring brings
    bringing choose chooses choosing chose solve solves solving fix fixes fixing fixed improve improves improving
    reduce reducing explore exploring discover discovering create creates creating created try tries trying tried
    stop stops stopping start starts starting started begin begins beginning say says saying said tell tells
    telling told mean means meaning let lets put puts putting set sets setting see sees seeing seen saw watch
    watching read reads reading buy buys buying bought sell sells selling sold pay pays paying paid ask asks
    asking help helps helping hit hits beat beats move moves moving moved call calls calling called hold holds
    holding held die dies dying died kill kills killing live lives living lived feel feels feeling felt seem seems
    happen happens happened happening save saves saving spend spending send sends sending sent show shows showing
    shown hide hides hiding break breaks breaking broke cut cuts ship ships shipping shipped rewrite rewriting
    rewrote getting having doing being making looking teach teaching meet meets wait waiting follow follows
    following changed changing cannot
    """)
"""Adverbs and verbs."""

VAGUE = words_of("""
    worth late early easy hard difficult quiet huge tiny little large long short high low top full whole different
    same important useful special strange weird wrong right true false dead alive broken fresh cheap expensive
    public private personal local global digital human social common general major minor popular famous secret
    hidden perfect beautiful ultimate essential complete quick smart dumb nice bad worse worst own young ancient
    hot cold cool dark light red blue green black white everyday serious boring crazy problem problems issue
    issues question questions answer answers idea ideas tip tips trick tricks reason reasons fact facts list lists
    book books article articles post posts blog page pages site website app apps tool tools product products
    company companies business startup startups team teams project projects system systems service services
    platform model models data information code software program programs computer computers technology tech
    design research science paper report reports result results experience life man woman men women kid kids child
    children friend friends user users developer developers engineer engineers programmer programmers manager
    student students everyone everything something anything nothing nobody someone place places home house city
    town country countries government money price cost costs change changes effect impact rise fall end start
    beginning side kind type types sort level point points line number numbers name names word words hour hours
    minute minutes second seconds month months decade century moment night morning summer winter spring autumn
    season game games job jobs thread example examples collection source sources support power control access use
    value values rule rules scale production practice theory trouble limits limit mistake mistakes secrets art
    making try look bit set piece pieces part parts
    """)
"""Words that name a topic only beside another one: "climate change", "electric cars", "board games"."""

MODIFIERS = words_of("open deep big free real fast modern small")
HEADS = words_of("source learning time work writing running history data")
"""Words of NOT_A_TOPIC that make one together with a word before or after them: "open source", "deep learning"."""

NOUNS = words_of("""
    family assembly italy july butterfly fly lily monopoly anomaly supply jelly feed seed speed breed weed bed
    shed embed reed metal signal capital terminal hospital animal crystal journal festival portal coral canal
    medal pedal music plastic logic fabric traffic magic arctic clinic comic ceramic panic republic epidemic
    mechanic elastic garlic table cable vegetable bible drive archive olive detective hive native elixir crucible
    """)
"""Nouns that end like adverbs, participles or adjectives."""

TITLE_WORDS = words_of("""
    show ask tell hn new news old good bad best better worst great big small first last next year years day days
    week weeks month months time times way ways thing things how why what when who using use used uses make makes
    making made build building built write writing written run running get gets got release released releases
    releasing launch launched launches announce announcing announced introducing introduction intro guide tutorial
    explained explain review reviews history story stories lesson lessons learned learning learn case against versus
    compared comparison state future end era age life work works working open source free world people team teams
    company companies startup startups business project projects developer developers engineer engineers engineering
    software hardware code coding programming programmer app apps application applications tool tools system systems
    support supports feature features performance benchmark benchmarks fast faster slow problem problems issue
    issues question questions answer answers theory science study report research paper results data visual cost
    costs price prices cut cuts need needs thought thoughts opinion interested interest experience practice
    production home part version beta official list lists cheap high low long short real simple easy hard top return
    returns add adds added bring brings start starts started stop change changes changed improve improves improved
    improvement improvements want wants big-tech like likes left leave leaves leaving leaver quit pay pays paid paying
    player players type types text texts back front rise rises rising fall falls falling decline declines loss losses
    lose gain gains grow grows growing growth go goes going went gone come comes coming came take takes taking took
    taken give gives giving gave given keep keeps keeping kept find finds finding found see sees seen look looks looking
    try tries tried trying turn turns turned move moves moved moving let lets put puts say says said talk talks talking
    know knows known mean means meant happen happens happened become becomes became plan plans planned record records
    number numbers side line lines kind kinds sort sorts place places point points half third full whole ever never
    """)
"""Words that titles have whatever they are about."""
NARROWING = r".*[^s\W]"
"""A noun in the singular: right before another one it says of what sort that is."""
TITLE_HUBS = words_of("""
    google apple microsoft amazon meta facebook twitter openai anthropic tesla nvidia intel amd ibm github gitlab
    youtube reddit linkedin netflix spotify uber ai ml llm llms gpt chatgpt claude gemini copilot agent agents model
    models linux windows macos mac ios iphone android ubuntu python rust java javascript typescript go golang ruby
    php swift kotlin c c++ web internet browser browsers cloud server servers database databases security privacy
    api apis git docker eu us usa uk china europe america germany france ukraine russia nasa energy climate health
    food car cars city cities town towns school schools law laws court courts water light family families game games
    money bank banks phone phones computer computers house houses music film movie book books art
    """)
"""Names and words that so much is written of that one of them alone connects nothing."""
