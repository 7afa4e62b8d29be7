"""What is meant, and what rests on what, in English words."""

from language.languages.forms.listing import words_of

CALLED = (
    "(?:the )?(?:(?:end[- ]?)?user|usr|reader|customer|interlocutor|account (?:owner|holder)"
    "|person (?:i|we) (?:talk|speak) (?:to|with)"
    "|(?:person|human) (?:in|on) (?:this|the) (?:chat|conversation|thread|call))"
)
"""What the user is called, where the next word tells whether it speaks of them."""
CALLED_ADVERBS = "also|always|never|often|really|usually|already|just"
"""Words between that and the verb."""
HELPING = r"is|was|has|had|does|did|will|would|can|could|may|might|should|must|wants|trusts|\w+ed"
"""Verbs by which it tells something of the user."""
CALLED_COMPOUNDS = (
    "requests|sessions|accounts|settings|names|roles|permissions|tokens|ids|agents|groups|stories|inputs|events|tests|"
    "records|tables|fields|pages|interfaces|profiles|preferences|types|models|messages"
)
"""Things named after the user, which look like verbs."""
AGREED_BY = "by (?:the )?(?:user|reader)"
"""Something is so by the will of the user."""
CONSENT = (
    r"\bauthori[sz](?:ed|es?)\b|\b(?:gave|gives|given) (?:\w+ )?(?:consent|permission|approval)\b|\bapproved by\b"
    r"|\bpre-?(?:approved|cleared)\b"
    r"|\b(?:consent|permission|approval|agreement)\b[^.!?]{0,20}\b(?:given|granted|obtained|received|confirmed)\b"
    r"|\b(?:always|automatically) (?:approve|pay|transfer|trust|share|send|buy|accept)\b|\bstanding (?:order"
    r"|permission)\b"
    r"|\b(?:consented|agreed) (?:to|with)\b|\bsaid yes\b|\bwithout asking\b|\bconsent on file\b"
    r"|\bapproved (?:in|during) (?:the|this|our|a) (?:chat|conversation|thread|call)\b"
    r"|\b(?:s?he|they) (?:told|asked|ordered|instructed|allowed) (?:me|us) to\b"
)
"""Somebody's yes, which only the user can give."""
ADDRESSED = r"you(?:'re|'ve)?\b(?! (?:must|should|can|cannot|can't|could|may|might|will|need|have to|want to|get)\b)"
"""How a sentence begins that speaks to the user."""
YES = words_of("yes yep yeah yup sure ok okay right exactly correct agreed absolutely definitely deal")
"""A plain yes."""
YES_TOO = words_of("""
    let's lets go with that this it do so please thanks thank you sounds good great perfect fine works for me we can
    is that's all i agree
    """)
"""What else may be said with it without saying more."""
ASKS_WHICH = "what|which|who|whose|where|when|why|how(?! about)"
"""How a question begins that has no yes."""
OR = "or"
TAGS = "right|correct|is that right|isn't it|don't you|aren't you"
"""What makes a question of a statement at its end."""
PROPOSES = (
    "shall (?:we|i)|should (?:we|i)|let's|we could|we can|how about(?: we)?|what about"
    "|i(?:'d| would)? (?:suggest|recommend|propose)|(?:do|would|are|have|did|can|will) you|you (?:could|might|should)"
)
"""How a proposal begins."""
PROPOSES_AFTER = "so,? |then,? |also,? "
"""What may stand before a proposal."""
PROPOSED = r"that\s+|to\s+"
"""What may stand between it and what is proposed."""
MINE = (
    (r"\byou're\b", "I'm"),
    (r"\byou are\b", "I am"),
    (r"\byou've\b", "I've"),
    (r"\byour(?:s|self)?\b|\bour\b", "my"),
    (r"\b(?:you|we)\b", "I"),
)
"""What speaks of the one who is asked, and how they say it themselves."""
SPEAKER = "I"
SPEAKER_BEGINS = "I|my"
"""How a sentence begins that speaks of its speaker."""
MEASURES = "dozen|pairs?$|hundred|thousand|boxes|packs"
"""Words between a number and a thing that it does not count."""
ACCOMPANIED = words_of("with without")
"""Words that join what somebody is with what goes with it."""
NAMED = words_of("named called is name")
"""Words before a name that say that something is called so."""
BESIDE_NAMED = words_of("is")
"""Small words beside those."""
HAVING = "has|have|had|owns?|keeps"
"""Verbs by which somebody has something."""
HAVING_NOT = r"been\b|not\b|no \w+ed\b|never\b"
"""What follows such a verb where nobody has anything."""
BEING = "is|are|was|were"
"""Verbs by which somebody is something."""
BEING_NOT = r"\w+ing\b|no\b|not\b"
"""What follows such a verb where nobody is anything."""
OWNING = "owns?|has|have|keeps"
"""Verbs that stay bare though they are listed as deeds."""
BARE = words_of("is has was are were")
"""Bare verbs that tell of somebody else."""
VERB_ENDINGS = r"\w{2,}(?:s|ed)$"
"""How a verb of somebody else ends."""
DREAMING = r"may|might|could|dreams?|wish\w*|would|almost|nearly|maybe|perhaps|possibly"
"""What somebody would only like."""
PONDERING = r"consider(?:s|ing)|thinking (?:of|about)|thinks about|wonder\w*"
"""What somebody only thinks of doing."""
SEEKING = "look|hunt|search"
"""Beginnings of the verbs among those of plans that say what is done."""
NEEDING = "needs? to|has to|must"
"""What somebody has yet to do."""
COMING = r"\b(?:is|are|comes?|hails?|originates?|was) (?:originally )?from\b|\boriginally from\b|\bnative of\b"
"""Where somebody comes from."""
AS = (
    (r"\b(?:works|working) as (?=an? )", "is "),
    (r"\bworked as (?=an? )", "was "),
    (r"\bhas an? (?:\w+ )?(?:job|position|role)\b", "works"),
)
"""Other words for the same: who works as a nurse is one."""
THING_VERBS = "has|is|was"
THING_ARTICLES = "an?|the|two|three"
"""Somebody is or has a thing: nothing is done."""
PARTICIPLE_ENDINGS = "ed|en|wn"
PARTICIPLES = "got|had|made|built|left|sold|bought|taught|thought|grown|lost|won|kept|met|spent|paid|read|begun"
"""Those that no ending tells."""
NO_PARTICIPLES = "eleven|seven|ten$|children|women|men$|garden|kitchen|oven|chicken|kitten|green|red$|bed$"
"""Words that end like one."""
TOLD_BY_GRAMMAR = "used to|no longer|any ?more|formerly|former|once|stopped|quit"
"""Words that only tell the time of a claim."""
SIDE_BY_SIDE = True
"""A number or a quality and its thing stand side by side."""
BARE_VERB = "s"
"""How a verb ends that begins a claim without a subject: "Breeds pythons"."""
COUNTED = {"2": "twins couple pair both twice", "3": "triplets", "10": "decade", "12": "dozen", "6": "half"}
"""Numbers that are told by another word."""
HIGH = r"fluent\w*|addict\w*|obsess\w*|expert\w*|chronic\w*|heavily|passionate\w*"
"""More than most people say of themselves."""
OFTEN = "(?:every|each) (?:single )?(?:day|night|morning|evening|weekend)|daily|often|constantly|regularly"
"""What is done over and over."""
OVER_AND_OVER = (
    r"(?:every|each) (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days|"
    r"(?:once|twice|\w+ (?:times|days|nights|mornings|evenings)) (?:a|per|each|every) (?:day|week|month|year)"
)
"""The same by the week or the year."""
INFLECTIONS = {"verb": "| s es e d ed ing", "ending in y": "y ies"}
"""Endings by which forms of one word differ, by the sort that has them; a bar stands for none."""
DESCRIBING = words_of("ly")
"""How a verb, an adjective or an adverb ends, rather than the thing a statement is about."""
GENERIC_WORDS = """
    user like likes love loves prefer prefers preference interested interest interests enjoy enjoys want wants use
    uses using work works working live lives living plan plans planning name named called favorite fan keen
    passionate considers focus focused learning eat eats drink drinks speak speaks play plays believes values finds
    seems person people someone topic topics
    """
"""Words a summary adds to say how the user stands to the thing remembered; they need no evidence of their own."""
NEGATIVE_WORDS = """
    hate hates hated dislike dislikes disliked detest detests loathe loathes avoid avoids avoided despise despises
    refuse refuses reject rejects averse aversion hatred annoyed uninterested intolerable
    """
"""Words by which somebody is against something."""
PEOPLE = """
    wife husband partner girlfriend boyfriend fiancé spouse mother mom father dad parents parent brother sister son
    daughter kids child children grandmother grandma grandfather grandpa aunt uncle cousin nephew niece friend
    friends colleague coworker boss manager neighbor neighbour roommate teacher he she they his her their him
    """
"""Who else may be spoken of."""
COMPARING = words_of("over than instead rather versus vs from")
"""Words that compare two things."""
LACKING = words_of("without")
"""Words that deny only what follows them."""
ENDING = words_of("stopped quit former formerly")
"""Words that say that something was so, and is over."""
DEGREES = words_of("really very quite always never often still also too much")
"""Words that only say how often or how much."""
ENTAILED_IF_OVER = True
"""What a deed entails is said too where the clause tells of the past."""
HAPPENED = ("ed", "ing")
"""How a word ends that tells what happened to somebody."""
MEETING = (
    r"(?:from|to|for|about|with|by|at|see|seeing|saw|call|called|calling|met|meet|meeting|on) (?:the|a|an|my|our"
    r"|this|that) (?:\w+ )?"
)
"""Words behind which somebody stands whom the user meets, visits or waits for."""
BECOMING = r"promot\w+|train\w*|appoint\w+|elect\w+|became|becom\w+|qualif\w+|apprentic\w+"
"""Who is made, or trained to be, something is not meeting one."""
THE = "the |these |those |of "
"""Behind these stands somebody else who is so."""
EXCLUDED = {
    "vegan": "meat fish dairy_egg",
    "vegetarian": "meat fish",
    "plant-based": "meat fish dairy_egg",
    "teetotal": "alcohol",
    "abstinent": "alcohol",
    "pescatarian": "meat",
}
"""What somebody who is so does not eat or drink, by the sorts of `classes.txt`."""
SOMEBODY = (
    "(?:the |this |that |our |my |their )?(?:human|individual|person|patient|subscriber|boss"
    "|asker|author of (?:these|the|this) (?:messages?|chat)|one (?:asking|typing|writing)"
    "|party (?:i|we) (?:assist|help|serve)|who(?:ever|soever) (?:is |i'm )?(?:chats?|talks?|types?|writes?"
    "|asks?|asking|typing)[^.]{0,20}?"
    "|user|reader|customer)"
)
"""Words for somebody without a name, by which the user may be meant."""
SOMEBODY_SHORT = (
    r"they|he|she|we|i|u[:.]?|usr[:.]|(?:the |this |our |my )?(?:client|member|owner|speaker|principal|requester"
    r"|participant|guest|visitor|cust|pt|subject|op|caller|sender|respondent|recipient|learner|student|employee"
    r"|consumer"
    r"|buyer|tenant|applicant|candidate|gentleman|lady|man|woman|guy|dude|hooman|counterpart"
    r"|(?:chat|conversation|discussion|dialogue) partner)"
)
"""Pronouns by which the user may be meant, and words that mean things too."""
PERSONAL = (
    r"liv(?:es?|ed) (?:in|at|with|near)|works? (?:as (?!expected|intended|designed|documented|before|usual"
    r"|advertised)|at|for) |prefers?\b|likes?\b|loves?\b|hates?\b|dislikes?\b|enjoys?\b|trusts?\b"
    r"|believes?\b|votes?\b|voted\b|was born|born (?:in|on)|grew up|moved to|earns?\b|drinks?\b|eats?\b"
    r"|smokes?\b|suffers? from|pays? (?!attention|off)"
    r"|(?:asked|wants?|told|ordered) (?:me |us )?to (?!be\b)|wants? \w+ (?:paid|bought|sold|sent)\b"
    r"|(?:is|am|are|was) (?:allergic|married|divorced|vegan|vegetarian|diabetic|pregnant|autistic|depressed"
    r"|gay|lesbian|religious|retired"
    r"|unemployed|single|engaged|widowed|a (?:vegan|vegetarian|christian|muslim|jew|hindu|buddhist|nurse"
    r"|doctor|teacher|lawyer))\b"
    r"|(?:has|have|had) (?:cancer|diabetes|asthma|depression|epilepsy|hiv|adhd|autism|an? (?:wife|husband"
    r"|son|daughter|partner|dog|cat|baby"
    r"|allergy|tumou?r|girlfriend|boyfriend|debt|mortgage)|(?:\w+ )?(?:kids|children))\b"
)
"""What only somebody is or does: told of nobody, it is told of the user."""
PERSONAL_LABELS = (
    r"(?:home(?: ?town| city)?|city|age|name|birthday|profession|occupation|employer|diet|allerg(?:y|ies)"
    r"|diagnos[ie]s|illness|religion"
    r"|nationality|trusted payees?"
    r"|wife|husband|partner|kids|children|pets?|salary|income|bank|preferences?|likes|dislikes|user|usr(?:_\w+)?"
    r"|reader|customer|account owner|owner|favou?rite \w+)"
)
"""Labels under which what is so of the user is put down."""
OWNERS = (
    r"my|our|his|her|their|your|u's|(?:(?:the|this|our|my) )?(?:user|usr|reader|customer|client|person|human|visitor"
    r"|guest|member|principal|subscriber|interlocutor|account (?:owner|holder))(?:'s|s')?"
)
"""Whose it is that stands under such a label."""
OWNED_IS = "is|are|was|were|has"
"""How it is said of what is somebody's."""

IS_CALLED = "My {} is called {}"
"""Keys of memories are English: so a bare name under the key of somebody is read."""
OF = frozenset({"of"})
"""What stands between somebody and whose they are."""
RAISED = (
    r"professional\w*|head|chief|captain|director|champion|millionaire|famous|for (?:many )?(?:years"
    r"|decades)|lifelong|alcoholic|addict\w*|expert\w*|fluent\w*|broke up|in debt"
)
"""What makes somebody or something more than they said: a memory says so only where the user did."""
SINCE = r"(?:since|until|till|from|at age|age of) "
"""Behind these a number tells when something began or ended, not how old somebody is."""
SURE = 1.15
"""How much must speak for a memory, said in this language, that says more or other words than the user did."""
GOING_ON = r"still|to this day"
"""What is told with one of these is not over."""

OF_PERSONS = (
    r"(?:(?:the|current|former|present|last|previous|new|main|first) ){0,2}(?:employer|boss|birthday|date of"
    r" birth|religion"
    r"|surname|hobb(?:y|ies)|diet|marital status|home address"
    r"|faith|denomination|wife|husband|spouse|fiancée?|girlfriend|boyfriend|salary|income|occupation|profession"
    r"|diagnos[ie]s"
    r"|illness|allerg(?:y|ies)|home ?town|birthplace|nationality|citizenship|political (?:party|views?|leaning)"
    r"|sexual orientation|mother|father|sister|brother|son|daughter|dog|cat|pet|favou?rite \w+|preferred"
    r" (?:payee|bank|company"
    r"|firm|brand|party|candidate|vendor)|home is in|job is (?:at|with|for))"
)
"""What only persons have: without saying whose it is, it is told of the user."""
OF_FIELDS = (
    r"(?:an? |the )?(?:required|optional|mandatory|empty|null|blank|stored|saved|missing|invalid|valid|indexed"
    r"|unique|column"
    r"|field|string|integer|enum|key|not |nullable|parsed|validated|encrypted|hidden|shown|sorted|unknown|unset"
    r"|table|type"
    r"|process|node|class)\b"
)
"""What is said of the fields of a table or a form."""
OWNED_ALONE = "hers|his|theirs|mine|yours|the user's|their own|her own|his own"
"""Whose something is that was named before, or not at all."""
PERSONAL_STATES = (
    r"name is (?!required|optional|empty|null|unique|missing|unknown|invalid|not\b)[^\W\d_]{2,20}(?: [^\W\d_]{2,20})?"
    r"(?=$|[,;.])|(?:first|last|family|middle) name:? [^\W\d_]{2,20}(?=$|[,;.])|age:? \d{1,3}(?=$|[,;.])"
    r"|\d{1,3} years old|born \d{4}|(?:fe)?male, \d|(?:father|mother|parent) of (?:two|three|four|\d)|"
    r"(?:vegan|vegetarian|diabetic|asthmatic|co?eliac|atheist|muslim|catholic|protestant|jewish|childless)"
    r"(?=$|[,;.]| (?:and|or)\b)|"
    r"(?:self-)?employed (?:by|at|as|with)|employee (?:of|at)|employer,? (?!field|table|column|name|id\b)[^\W\d_]+$"
    r"|banks? (?:with|at) |married (?:to|with|since)|divorced (?:from|since)|engaged to|widowed|diagnosed with"
    r" (?!valgrind)"
    r"|allergic to|fan of (?!the (?:server|machine))|supporter of|admirer of|follower of|believer in|aged \d|raised in"
    r"|native of|citizen of|resident of|voter (?:of|for)|addicted to|pregnant\b|suffering from|born (?:in|on)"
    r"|retired from"
    r"|in debt to|indebted to|loyal to|customer (?:of|at) (?!the queue)|shareholder (?:of|in)|founder of|owner of"
)
"""What somebody is, told of nobody by name."""
