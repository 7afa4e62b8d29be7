"""English words by which statements of the writer are found, told from others and worded in the third person."""

from language.languages.forms.listing import words_of

AND_SO = r"and|but"
"""Words before what only follows from what was told."""
FOLLOWS = r"that['’]?s why|hence|thus|therefore|otherwise|so that|which is why|as a result|or else"
"""So begins what only follows from what was told."""
THE_TALK = r"(?:this|that|the|your) (?:\w+ )?(?:piece|article|post|bit|text|review|story|paper|report|thread)"
"""Words for what the talk is on."""
OTHERS = r"(?:say|suppose|imagine) (?:someone|somebody|you)|say what|their|his|her|its|how['’]?s|he|she|they"
"""So begins a clause on somebody else."""
POINTS_AWAY = r"it|them|that|those|this|him"
"""Words for what was named before: a clause that ends with one says nothing by itself."""
_HAS = r"had|has|have|keeps?|kept|got|gets?|owns?|owned|bought|grows?|grew|built|drives?|drove|made|uses?|runs?"
POINTS_BACK = rf"^(?:mine|ours)\b|\b(?:{_HAS}) (?:one|some)(?= (?:on|in|at|near|for|from|since|when|too)\b|\W*\Z)"
"""Words of a statement that stand for what was named elsewhere."""
SAYS_WHEN = r"(?:until|till|when|before|after|while|as long as|ever since) (?:i|we|my|our)"
"""So begins a clause that only says when something was."""
IRONY = (
    r"oh,? (?:brilliant|great|sure|yeah|yes|wonderful|lovely|aye)|yeah,? right|sure,? (?:and|because)|"
    r"of course,? (?:and|because)|cool cool|right,? and i['’]?m"
)
"""So begins what is meant the other way round."""
IRONY_OPENS = (
    r"(?:oh,? )?(?:great|brilliant|wonderful|lovely|fantastic|perfect|marvellous)[,.!…]+ "
    r"(?:(?:yet )?another|again|just what|one more|i (?:guess|suppose|must|clearly|apparently|probably))"
)
"""So begins a message in which nothing is meant as it is said."""
PLAYED = (
    r"(?:a )?(?:quick )?role-?play\s*[:,.!—–-]|(?:let['’]?s|we|i want to|wanna|can we) (?:do a )?(?:role-?play|rp)\b|"
    r"text adventure\s*[:,]|in this (?:story|scene|game|sketch) i(?:['’]?m| am)\b|"
    r"for the (?:scene|sketch|role-?play|game) i(?:['’]?m| am)\b|pretend i(?:['’]?m| am)\b"
)
"""So begins a message in which somebody plays a part."""
SUPPOSED = (
    r"imagine|suppose|supposing|let['’]s (?:say|pretend|assume|suppose)|assum(?:e|ing)|pretend|hypothetically|"
    r"for the sake of argument|"
    r"(?:last night,? )?(?:i (?:just )?dream(?:t|ed) (?!of\b|about\b)|"
    r"i had (?:a|this) (?:\w+ )?dream (?:that|where|in which)|"
    r"in (?:a|my|the|last night['’]s) (?:\w+ )?dream\b)"
)
"""So begins what somebody only thinks up, or dreamt."""
COURTESY = (
    r"(?:i )?(?:would|should|must|do) (?:\w+ )?(?:ask|beg) you|"
    r"i (?:don['’]?t|do not) know,? what to (?:say|think|answer)|"
    r"i(?:['’]ve| have)? changed my mind|good to know|"
    r"(?:(?:i['’]?m )?sorry|apologies|excuse|forgive|pardon) (?:for |about |me for )?"
    r"(?:the|my|any|all|these) [^,.;:!?]+|"
    r"over my dead body|no regrets?|can['’]?t complain|never looked back|(?:no|not) (?:way|chance|a chance)"
)
"""What only leads to a wish or to news."""
IN_MY_OPINION = (
    r"in my (?:humble )?(?:opinion|view|experience)|to my mind|"
    r"i['’]?m (?:afraid|guessing|told|sure|sorry|sorry to say)|"
    r"i (?:guess|suppose|reckon|fear|think|hope|bet|must say|must admit|admit|have to (?:say|admit))|i['’]?d say"
)
"""Words around a statement that state nothing."""
I_ASK = r"i(?:['’]m| am) (?:not )?asking|(?:wondering|trying to (?:decide|think)|no idea) (?:what|which|how|where) to"
"""Words on one's own asking."""
ON_THE_TALK = (
    r"(?:i )?(?:do not|don['’]?t|does not) (?:even )?(?:remember|recall) (?:saying|that)|i['’]?m with the author|"
    r"(?:i )?(?:do not|don['’]?t|does not) know(?=\W*$|,\s+(?:it\s+|that\s+)?(?:sounds|seems|looks|feels)\b)|"
    r"(?:i )?knows? what (?:an?|the) (?:\w+ ){1,3}?(?:is|are)(?=\W*$)"
)
"""So begins a word on what was said before."""
HELLO = (
    r"hi|hiya|hello|hey|heya|howdy|yo|greetings|g'day|(?:(?:a )?(?:very )?good )?(?:morning|afternoon|evening|day)|"
    r"nice to meet you|what['’]?s up|(?:how d|o)['’]?ye? do|ow do|ey up|kia ora|awrite|wotcha|hullo"
)
HELLO_TO = r"there|all|everyone|everybody|folks|again|friends"
"""Whom a greeting greets."""
I_AM = r"i['’]?m|i am"
"""Words before one's own name."""
NAMED_ANIMAL = (r"is|['’]s", r"my|our", "{whose} {animal} is called {name}")
"""What joins an animal to its name before it, whose it is, and the same told the other way round."""
PRESENT = (r"(?!)", r"(?:here|speaking)(?: again)?", "I'm")
"""What says before, and behind a name, who is there, and how that is told of oneself."""
ARTICLE = r"an?"
YEAR_ONLY = r"in \d{4}"  # a time too wide for an event
TO_ME = r"(?:to )?(?:me|us)"
"""To whom something shall be said, which a wish for how to speak does without."""
OPINION_VERBS = r"is|are|was|were|will|would|has|have|should|can|could|must|does|do|makes?|needs?|beats?"
"""Words behind the subject of an opinion."""
DROPPED_SUBJECT = "I am "  # what people leave out before the verb that begins a sentence
ONGOING_ENDING = "ing"
"""The end of a verb that takes over the auxiliary of the one before."""

KEY_SENTENCES = {
    **dict.fromkeys(("company", "employer", "workplace"), "Works at"),
    **dict.fromkeys(("role", "job", "profession", "occupation"), "Works as"),
    **dict.fromkeys(("location", "city", "home"), "Lives in"),
}
"""What the usual keys say of a bare value; keys are English whatever the value is."""
KEY_VERBS = words_of(
    "likes dislikes prefers preference uses avoids plays has is does interested fears maintains learning wants"
)
"""Words of keys that a value in another language says in its own."""
KEY_TIMES = words_of("former planned previous past future")
"""Words of keys that set what they name in another time."""
TALKS = (
    r"\b(?:giv(?:e|es|ing)|hold(?:s|ing)?|do(?:es|ing)?) (?:a|the|an?other) (?:talk|lecture|presentation|speech)\b"
    r"|\b(?:speaks?|speaking|present(?:s|ing)?)(?= (?:on|about|at)\b)"
)
"""Ways of saying that somebody gives a talk."""

DID = (
    r"\b(?:I|we|We)(?:'ve| have)? (?:(?:just|also|recently|even|finally|already|actually|really) )*"
    r"(?:went|had|got|made|took|found|saw|came|gave|met|ran|won|lost|bought|built|wrote|"
    r"began|did|was|were|\w+ed)\b"
)
"""What the writer did; capitals count."""
WHEN = (
    r"yesterday|tomorrow|tonight|recently|lately|ago|since|every|when i was|these days|(?:last|next|this) \w+|"
    r"(?:year|month|week|day)s?"
)
MY_WORLD = (
    r"\b(?:my|our) (?:\w+ )?(?:kids?|children|son|daughter|husband|wife|partner|mom|mum|mother|dad|father|family|"
    r"friends?|grandma|grandpa|sister|brother|dog|cat|job|work|boss|store|studio|business|company|team|home|house|"
    r"school|class|students)\b"
)
"""People and things of the writer."""
WANTS = (
    r"\b(?:i|we|i'm|we're|i've)\b.{0,40}\b(?:want|plan|planning|going to|gonna|hope|hoping|thinking (?:of|about)|"
    r"looking|working on|trying|decided|learning|love|like|enjoy|started|joined|makes me|means? (?:a lot )?to me)\b"
)
"""What the writer wants, plans or likes."""
PRAISES = r"wow|that'?s|congrat\w*|great|awesome|nice|cool|sounds|looks|way to go|you'?re|amazing|good"
"""So begins a turn that only praises."""
THANKS = r"thanks|thank you|thx|appreciate"
FEELS = r"glad|happy|sorry|excited|proud|wish|hope|sure|agree|totally|bet"
"""Words of sympathy."""
FIRST_PERSON = r"i|i'm|i've|i'd|i'll|my|me|we|we're|we've|our|us"

LEADING = (
    r"and|but|so|because|since(?=\s+(?:i|we|my|it|they|he|she|you|there)\b)|which|although|though|while|also|btw|"
    r"by the way|well|oh|yeah|yes|ok|okay|hi+|hey|hello|yo|lol|haha"
)
"""Words before a telling that go when it stands by itself."""
SPEAKS_FIRST = r"i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|my|our"
"""So begins a telling that can be put into the third person."""
HAVING = r"i have(?: got)?|i['’]?ve got|i got|i own|i keep|we have(?: got)?|we['’]ve got|we own|we keep"
COUNTING = r"an?|my|our|some|several"
SAID_SUBJECT = "I"
APOSTROPHES = {"im": "I'm", "ive": "I've"}  # words that are often written without it

FLIPS = {
    "i": "they", "me": "them", "my": "their", "mine": "theirs", "myself": "themselves", "we": "they", "us": "them",
    "our": "their", "ours": "theirs", "ourselves": "themselves", "am": "are",
}  # fmt: skip
"""Words of the first person, each with that of the third."""
NO_FLIPS = frozenset({"US", "ME"})  # names: of a country, of an illness
THIRD_FORMS = {
    "am": "is", "are": "is", "have": "has", "do": "does", "go": "goes", "was": "was", "were": "was",
    **{verb: f"{verb}s" for verb in ("ring", "bring", "sing", "swing", "string")},
}  # fmt: skip
"""Verbs whose third person is not made by rule."""
COPULA = frozenset({"is"})  # a verb that a value does without
VERBS = words_of(
    """keep brew juggle tinker dread know owe earn rent share belong suffer struggle deal handle repair restore mend fix
    phone carve weld roast ferment forage breed train tutor babysit nanny referee umpire conduct compose record film
    edit photograph sketch sculpt embroider crochet quilt sail row paddle kayak jog lift box wrestle skate snowboard
    camp subscribe browse scroll stream game gamble invest save donate vote pray worship juice skip miss crave
    love-hate snore stutter limp lean tend prefer adore despise detest loathe enjoy appreciate admire worry panic
    stress mind resent regret remember forget understand translate interpret lecture report administer operate test
    debug automate script monitor audit analyse analyze model trade negotiate consult advise recruit hire supervise
    nurse treat operate deliver serve clean guard patrol farm harvest plant prune weave polish install assemble"""
)
"""Verbs that people begin with when they speak of themselves; they part no sentence, as those of the rules do."""
MODALS = words_of("can will would could should must might may never had did used")  # no form of the third person
PAST_FORMS = words_of(
    """went got made took found saw came gave told left met ran won lost bought built wrote read spent started
    began knew thought felt kept held brought taught caught fell grew drew flew drove rode sang swam ate drank
    spoke broke chose woke wore sold sent paid said heard became led put cut hit set let quit hurt cost"""
)
ADVERBS = r"\w+ly|also|just|still|always|often|never|now|sometimes|no|longer"
"""Words before a verb."""
POSSESSIVES = r"my|our"
I_OR_WE = words_of("i we")
REASONS = r"because|since|so that|which|although|though|whenever|but|due to|even if|unless|as (?:i|they|it|we|he|she)"
"""Words before a reason or a condition."""
STEM_ENDINGS = ("ations", "ation", "ings", "ing", "ers", "ies", "ed", "es", "s", "e", "y")
"""Endings that a rough stem goes without, the longer ones first."""

LIGHT = words_of("""
    keep keeps live living based reside work working job moved move use using have got own like love enjoy prefer hate
    can't cannot stand bear follow closely
    learn learning started joined go going am call called name named actually really currently now also still mostly
    just lately anymore any more these days today always pretty
    """)
"""Words that a known pattern says by its kind: "Location: Lviv" says "I live in Lviv"."""
WISH_BEGINS = r"please |always |never "
WISHES = r"prefer|would like|format|style|send me|show me|summar|digest"
"""Beginnings of words that wish for something."""
JOINTS = r"and|but|also|so"
"""Words between a statement and a request behind it."""
JOINT_TAILS = r"please "
"""Words between them and the request."""
NO_NAMES = r"The|An?|My|Our"
"""Words with a capital that begin no name."""
WHERE = r"in|to|near|outside|from|at|around|is|home|based"
"""Words before a place."""
ENDED = r"^(?:does not|do not|don't|no longer|not|is not|am not|isn't) .*\b(?:any ?more|any longer)\b|^no longer\b"
"""What says just that something is over."""
BEHIND_A_ROLE = r"in|at|for|from|near|on"
"""Words behind who somebody is."""
DOINGS = r"Works|Studies|Teaches"
"""So begins a value that may tell a place beside what somebody does."""
BEINGS = r"Is"
"""So does one that says who somebody is."""
PLACED = r"in|near|outside"
"""Words before that place."""
VALUE_BEGINS = (
    r"Thinks|Likes|Dislikes|Interested in|Learning|Prefers|Uses|Decided (?:to|on)|Switched to|Does not use|"
    r"Skeptical about|Optimistic about|Has"
)
"""So begins a value, before what was told."""
_COMMENTS = (
    r"pain|nightmare|shame|pity|nuisance|hassle|bummer|drag|joke|joy|blessing|curse|struggle|challenge|annoying|awkward|"
    r"tricky|tough|hard|rough|difficult|exhausting|tiring|sad|funny|weird|odd|silly|ironic|great|nice|lovely|fun|"
    r"brilliant|wonderful|handy|convenient|inconvenient|unfortunate|frustrating|stressful|embarrassing|fine|ok|okay|"
    r"crazy|wild|mad|harder|easier|impossible|interesting"
)
COMMENT = (
    r"(?:btw|tbh|by the way)?,?\s*(?:which|and (?:it|that|this))"
    r"(?:['’]?s| is| was| can be| gets| makes| feels| has been)\s+(?!my\b|our\b)"
    rf"[^,.;:!?]{{0,40}}\b(?:{_COMMENTS})\b[^,.;:!?]{{0,40}}|"
    r"which\s+(?:really |kinda |kind of |totally |honestly )?"
    r"(?:sucks|stinks|hurts|helps|drives me \w+|does(?:n['’]?t| not) help)\b[^,.;:!?]{0,30}|"
    r"as (?:you|u) (?:already |probably )?know|typical(?:ly)?|(?:just )?my luck|imagine that|go figure|"
    r"work that one out|figure that out|no offen[cs]e(?: to [^,.;:!?]{1,30})?|"
    r"(?:and )?(?:i(?:['’]ve)? )?never looked back|"
    r"(?:and )?no regrets|can['’]?t complain|"
    r"(?:can|could|would) you (?:imagine|believe)\b[^.!?]{0,60}"
)
"""A word on what was told just before it, which tells nothing by itself."""
MOOD = (
    r"(?:i['’]?m|i am|we['’]?re|we are|i feel|feeling)(?: (?:so|very|really|just|a bit|a little|pretty|quite|too|super|"
    r"kinda|kind of|bloody|feeling|still))* (?:tired|exhausted|knackered|shattered|hungry|starving|thirsty|bored|"
    r"sleepy|sad|happy|glad|fine|ok|okay|good|great|well|excited|angry|annoyed|upset|stressed|nervous|confused|lost|cold|"
    r"hot|busy|late|sorry|ready|back|done|curious|surprised|worried|cross|grumpy|hungover|awake|"
    r"scared|anxious|terrified|thrilled|relieved|proud|hyped)"
    r"(?: (?:today|now|right now|again|tonight|atm|at the moment|this (?:morning|evening|week)))*"
)
"""How somebody is just now, and nothing else."""
PREAMBLE = r"(?:just )?(?:to give (?:you|u)|so (?:that )?(?:you|u) (?:know|have))\b|(?:some|a bit of) context\b"
"""So begins what only leads to what the reader shall know."""
SLIP = r"but (?:i )?meant"
"""Words by which a sentence puts a slip right: what was written is then no memory."""
LAUGHS = r"(?:ha){2,}h?|he(?:he)+|lo+l|lmao|rofl|xd"
"""How somebody laughs in writing."""
UNDONE = (
    r"i (?:still )?have(?:n['’]?t| not) (?:even|yet)\b|i still have(?:n['’]?t| not)\b|"
    r"i(?:['’]?ve| have) (?:yet|still) to\b|"
    r"i have(?:n['’]?t| not) (?:[\w'’]+ ){1,6}(?:yet|so far)\W*\Z|"
    r"i have(?:n['’]?t| not) \w+ (?:a|one|any)(?: single)? ?thing\b"
)
"""So begins a word on what is not done yet: beside a plan or a stance it is no memory of its own."""
LIVING = (
    r"(?:i|we)(?:['’](?:m|re|ve)| am| are| have)?(?: been| now| still| currently| all| both)* "
    r"(?:live|living|based|staying)"
)
"""Words with which somebody says that they live somewhere; the place stands behind LIVING_IN."""
LIVING_FIRST = r"(?:now |still |currently )?(?:live|living|based)"
"""The same where a clause begins with them: "I work in Hull and live in Goole"."""
LIVING_IN = r"in"
INTRODUCING = r"my name(?:['’]s| is|s)|(?:i['’]?m|i am)(?: an?| the)?|call me"
"""Words before the name or the trade of who speaks."""
MOVED = r"(?:i|we)(?:['’]ve| have)?(?: just| recently| finally| all| both| then)* (?:moved|relocated)"
"""Words with which somebody says that they have moved; the place stands behind MOVED_TO."""
MOVED_FIRST = r"(?:just |recently |finally )?(?:moved|relocated)"
"""The same where a clause begins with them."""
MOVED_TO = r"to"
FROM = r"from|out of"
"""Words before the place where somebody comes from."""
THEIR_TRADE = {
    r"\b(i['’]?m|i am) (?:his|her|their) (?=(?P<what>[aeiou]\w+))": r"\1 an ",
    r"\b(i['’]?m|i am) (?:his|her|their) (?=(?P<what>[^\Waeiou]\w+))": r"\1 a ",
}
THEIR_TIE = {
    r"\b(i['’]?m|i am) (?:his|her|their) (?=(?P<what>[aeiou]\w+)(?:[.,;!?]|$))": r"\1 an ",
    r"\b(i['’]?m|i am) (?:his|her|their) (?=(?P<what>[^\Waeiou]\w+)(?:[.,;!?]|$))": r"\1 a ",
}
"""How somebody says what they are to people whom a message only points at, and how they say what they are; to be
anything else to them, with nothing behind it."""
OPINES = (
    r"i (?:really |honestly |still |personally )*(?:find|consider)(?! out\b| myself\b)|in my (?:humble |honest )?"
    r"(?:opinion|view)|to my mind|if you ask me|as i see it|(?:seems|strikes me as) (?:too|rather|quite|very)"
)
"""How somebody says what they think of something, beside the patterns of a statement."""
STRANGERS = (
    r"(?:at\s+|to\s+)?(?:the\s+(?:people|folks?|family|couple|guys?|lot|ones|lady|man|woman|kids)|they|those|somebody|someone)\s+"
    r"(?:(?:living|who\s+live)\s+)?(?:upstairs|downstairs|next\s+door|opposite|across(?:\s+(?:the\s+\w+|from\s+\w+))?|"
    r"(?:above|below|beneath)\s+(?:us|me)|down\s+the\s+(?:road|street|hall)|on\s+the\s+(?:next\s+)?(?:floor|corner))|"
    r"(?:at\s+|to\s+)?(?:the|my|our)\s+(?:\w+\s+)?neighbou?rs?(?:['’]s?)?|"
    r"(?:my|our|a)\s+(?:colleague|co-?worker|boss|manager|landlord|hairdresser|dentist|postman|teacher)['’]s\s+(?:\w+\s+)?(?:son|"
    r"daughter|wife|husband|kids?|brother|sister|mother|father|dog|cat|partner|nephew|niece)"
)
"""People who live or work near somebody and are nobody of theirs, and the kin of those who work with them."""
ORDER_ON_PART = (
    r"(?:please\s+|can\s+you\s+|could\s+you\s+|just\s+)*(?:sum\s+up|summari[sz]e|translate|shorten|cut|condense|explain|rewrite|"
    r"rephrase|paraphrase|describe|outline|quote)\s+(?:me\s+)?(?:(?:the|this|that)\s+(?:\w+\s+){0,2}?(?:part|section|"
    r"paragraph|chapter|passage|sentence|page|half|bit|piece|intro\w*|conclusion)|this|that|it)\b"
)
"""An order on a part of a text."""
