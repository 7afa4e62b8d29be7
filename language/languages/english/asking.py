"""How English people ask: the words of questions, who is spoken of, times and sums."""

from language.languages.forms.listing import words_of

ASKS = words_of(
    "what what's whats where where's when when's who who's whos which whose how how's why do does did am is are "
    "was were have has can could would should will any anything"
)
"""Words a question begins with."""
ASKS_FIRST = words_of("which who who's whose what's whats where's")
"""Those that begin nothing else."""
ME = words_of("i i'm i've i'd i'll me my mine myself we our us")
YOU = words_of("you you're you've your yours yourself u")
KNOWS = words_of(
    "know knew remember recall recollect noted note notes stored store stored saved save kept keep have got "
    "memory memories file profile records record learned learnt down written info information data facts"
)
"""What somebody does who remembers: know, recall, note, keep."""
TOLD = words_of("said say told tell mentioned mention")
"""What somebody did who told: say, tell, mention."""
REMIND = words_of("remind tell show list give read describe summarise summarize repeat recap recite")
"""Orders to tell again."""
WHY = words_of("why how come makes source based base from")
"""Words that ask for the grounds."""
ADVICE = words_of("should recommend suggest could would can good okay safe suitable advise worth")
"""Words that ask what to do, or whether something suits."""
ARTICLE = words_of("article author piece post text story writer paper blog book report it this they")
FOOD = words_of(
    "eat ate food dish recip cook bak cake meal dinner lunch breakfast restaurant sauce soup snack drink "
    "menu dessert salad cookie pie ingredient"
)
"""The beginnings of words of cooking and eating."""
THANKS = words_of("thanks thank thx ty cheers appreciated appreciate grateful tnx")
GREETS = words_of("hi hello hey hiya howdy morning afternoon evening greetings yo welcome sup")
EVERYTHING = words_of("everything all anything something about whole")
COMMON = words_of("the a an and of to in for with that this not so at on it's then again just about like")
"""Small words that tell the language, besides those above."""
SHARED = words_of("no a an me he is was am in on so do an as at or us son once sin come die war man hat gut")
"""Words that other languages have too: where only they speak for another one, they tell none."""
CALLS = words_of("listen look")
"""Words that only call for attention."""
COUNTING = words_of("lot lots bunch kind sort kinds")
"""Words that count and name nothing."""
TO_ME = words_of("me us")
"""To whom something shall be told: "give me temperatures in Celsius" asks for nothing of its writer."""
AND = r"and"

GLOSSES = {
    "name": "is called",
    "location": "lives in",
    "city": "lives in",
    "home": "lives in",
    "origin": "is originally from",
    "role": "works as",
    "job": "works as",
    "company": "works at the company",
    "employer": "works at the company",
    "age": "age, years old",
    "birthday": "birthday, born on",
    "languages": "speaks the languages",
    "diet": "diet, eats",
    "studies": "studies",
    "education": "studied",
    "timezone": "time zone",
    "tech_stack": "uses the tools",
}
"""What the keys mean whose values are bare: "Location: Lviv" is read as "lives in Lviv"."""
IS_SOMETHING = r"^(?:(?:i'm|i am|is|am|works as)\s+)?an? \w"
"""How a note begins that says what somebody is."""
BEFORE_PLACE = r"in|from|near|at|to"
BEFORE_ANSWERED_PLACE = r"in|from|near|at|to|on"
CALLED = r"called|names?|named"
NAME_FIRST = r"is|lives|works"
"""Verbs behind a name that a note begins with."""
CLOCK = r"\b\d{1,2}\s?(?:am|pm)\b"
"""A time of day."""
WHERE = r"where"
WHEN = r"when|what day|which day"
WHAT_TIME = r"what time"
HOW_OLD = r"how old|what age"
WHICH_ONES = r"what|what['’]?s|which|whom?|things?|anything|anyone|anybody"
"""Words that ask which things something is true of."""
WHETHER = r"whether|if|true"
"""Words that ask whether it is true."""
ASKED_SORTS = {
    "living": r"(?:which|what)\s+(?:city|town|village|place|country)|where\s+(?:do|am)\s+i\s+(?:live|based)",
    "employer": r"(?:which|what)\s+(?:company|firm|outfit)|who\s+(?:pays|employs)\s+me",
    "job": (
        r"what\s+do\s+i\s+(?:do\s+for\s+(?:a\s+\w+|money|work)|live\s+(?:off|on|from))|how\s+do\s+i\s+(?:earn|"
        r"make)\s+(?:my|a)\s+\w+|(?:my|what)\s+(?:line\s+of\s+work|trade)"
    ),
    "hobby": r"(?:free|spare)\s+time|for\s+fun|off\s+duty",
    "fear": r"(?:what|which)\s+(?:am\s+i|do\s+i|scares|frightens)\s+(?:\w+\s+)?(?:afraid|scared|fear|me)",
    "salary": r"how\s+much\s+do\s+i\s+(?:earn|make)",
}
"""Questions for a sort of things that people tell of themselves."""

NOTHING_SAID = (
    r"yes|yeah|yep|no|nope|ok|okay|sure|fine|right|alright|h+m+|so|and|but|or|well|then|anyway|also|um+|uh+"
    r"|maybe|perhaps|possibly|dunno|whatever|we'll see"
)
"""A bare word that answers something is no farewell."""
KNOWN_OF = r"what\s+(?:do|all\s+do)\s+you\s+(?:know|remember|recall|have)\s+(?:about|of|on)"
"""So begins a question for all that is known of somebody or something."""
TELL_ME = (
    r"(?:can|could|would|will) you (?:please |quickly |briefly )?(?:tell me|"
    r"explain(?: to me)?)|"
    r"(?:please )?explain(?: to me)?"
)
WHAT_IT_IS = r"what [^?.!]+ (?:is|are|means?|stands for)"
"""A question for what a thing or a word is: to be told, and of what."""
MEMORY_LEADS = r"so|and|hey"
MEMORY_ASKED = (
    r"do\s+you\s+(?:still\s+|happen\s+to\s+)?(?:remember|recall|know\s+(?:where|what|who|which|when|how)\s+(?:i|"
    r"my)\b)|(?:can\s+you\s+)?(?:remember|recall)\s+(?:what|where|who|which|when|how)|"
    r"(?:which|who)\s+(?:one\s+)?(?:of|in|from|among)\s+(?:my|mine|our)\b|how\s+(?:old|tall)\s+(?:is|are|am)\s+(?:my|our|i)\b"
)
"""So begins a question whether something is remembered, or which of their own people or things somebody means."""
TELL_ORDERS = (
    r"(?:tell|remind|show|give|read)\s+me|guess(?=\s+(?:what|where|who|whose|which|when|how|why)\s+\w)|read\s+(?:back|out)|fill\s+me\s+in|"
    r"(?:name|list|count(?:\s+(?:up|off))?|enumerate|recite|recap|repeat|describe|run\s+through|go\s+through|"
    r"spell\s+out)(?=\s+(?:me\b|my\b|all\b|every|the\b|what|who|which|them|again))|sum(?:\s+me)?\s+up|"
    r"summari[sz]e(?=\s+(?:what|me\b|everything))|(?:refresh|jog)\s+my\s+memory"
)
"""Orders to tell, to list, to count."""
AS_TOLD = (
    r"(?:going|judging|to\s+judge)\s+by\s+(?:my\s+(?:own\s+)?words|what\s+i(?:['’]ve)?\s+(?:said|told\s+\w+|mentioned))|"
    r"according\s+to\s+(?:me|my\s+(?:own\s+)?words|your\s+(?:notes|records|memory)|what\s+i(?:['’]ve)?\s+(?:said|told\s+\w+))|"
    r"(?:as\s+)?per\s+your\s+(?:notes|records|memory|files?)|if\s+(?:you|we)\s+(?:believe|trust|go\s+by)\s+(?:me|my\s+words)|"
    r"from\s+what\s+i(?:['’]ve)?\s+(?:said|told\s+\w+)|by\s+my\s+own\s+account"
)
"""What says beside a question that its writer has told the answer."""
TOLD_ASIDE = (
    r"(?:as\s+|like\s+)?i(?:['’]ve|\s+have|\s+did)?\s+(?:already\s+|just\s+)?(?:told|tell|said|mentioned)(?:\s+(?:you|u|it|that|"
    r"this|so|to\s+you|once|before|already|earlier|ages\s+ago|the\s+other\s+day|about\s+it))*|you\s+(?:should|must|ought\s+to)\s+know"
)
"""The same, between commas."""
SUM_ORDERS = r"multiply|add|subtract|divide|calculate|compute|work\s+out"
"""Orders to work out a sum."""
ORDER_LEADS = r"quick|right|go\s+on"
"""What may stand before an order."""
STANDING_WISH = (
    r"(?:^|[.!\n]\s*)(?:please |and |also )*(?:always|never)\b|\bfrom now on\b|"
    r"\b(?:each|every) time i\b|\bwhenever i\b|\bi(?:'d| would)? (?:\w+ly |always )?(?:prefer|rather)\b|"
    r"\bmy preference\b"
)
WISH_WHEN_ASKED = r"\bwhen(?:ever)? i ask\b|\b(?:each|every) time i ask\b"
"""A wish for the answers to questions."""
ADVICE_ASKED = (
    r"\b(?:suggest|recommend|advi[sc]e|ideas?|tips?)\b|\bshould i\b|\b(?:can|could|would) you\b|\bhelp me\b|"
    r"\bhow (?:can|do|would|should|to)\b|\bwhat are some\b|\bwhat \w+ would\b|\bbest way\b"
)
ADVICE_GIVEN = (
    r"\b(?:did|had|have) (?:you|we) (?:(?:\w+ly|ever|already) )?(?:suggest|recommend|advise|help)(?:ed|d)?(?: me\b)?|"
    r"\byou(?:'ve| have| had)? (?:suggested|recommended|advised|helped)(?: me\b)?"
)
"""Advice of before, which a question may name without asking for any."""

PERSONS = {
    "mother": "mother mom mum mommy mama",
    "father": "father dad daddy papa",
    "brother": "brother bro brothers",
    "sister": "sister sis sisters",
    "wife": "wife",
    "husband": "husband hubby",
    "partner": "partner girlfriend boyfriend fiancé fiancée fiance ex",
    "son": "son sons boy boys",
    "daughter": "daughter daughters girl girls",
    "child": "child baby kid twins",
    "grandmother": "grandmother grandma granny gran nana nan",
    "grandfather": "grandfather grandpa granddad grandad",
    "grandchild": "grandchild grandson granddaughter grandkid grandchildren",
    "uncle": "uncle",
    "aunt": "aunt auntie",
    "cousin": "cousin",
    "nephew": "nephew",
    "niece": "niece",
    "inlaw": "in-law",
    "friend": "friend mate buddy bestie",
    "boss": "boss manager supervisor",
    "colleague": "colleague coworker workmate",
    "neighbour": "neighbour neighbor",
    "flatmate": "flatmate roommate housemate",
    "doctor": "doctor gp dentist",
    "dog": "dog puppy pup terrier beagle labrador dachshund retriever spaniel poodle collie husky hound",
    "cat": "cat kitten tabby kitty",
    "bird": "bird parrot budgie parakeet canary",
    "fish": "fish goldfish",
    "horse": "horse pony mare",
    "hen": "hen chicken goat sheep cow pig",
    "rabbit": "rabbit bunny hamster guinea tortoise turtle lizard snake",
}
"""Words for people and animals by who they are to the user; languages without `ENDINGS` name only how they begin."""
GROUPS = {
    "pet": "pet pets animal animals",
    "parents": "parent parents folks",
    "children": "kids children child kid",
    "siblings": "sibling siblings",
    "spouse": "spouse other half",
    "family": "family relatives",
}
"""Words for several of them at once."""
ENDINGS = ("", "s", "es", "'s", "s'")

TIMES = r"times|multiplied\s+by"
DIVIDED_BY = r"divided\s+by|over"
PERCENT = r"percent|per\s+cent"
PERCENT_OF = r"of"
MULTIPLY = r"multiply"
MULTIPLY_BY = r"by"
DIVIDE = r"divide"
DIVIDE_BY = r"by"
PLUS = r"plus"
MINUS = r"minus|less"
SUM_ASKED = r"what['’]?s|what\s+is|how\s+much\s+is"

MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
"""How the months begin."""
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SEASONS = {"spring": r"spring", "summer": r"summer", "autumn": r"autumn", "winter": r"winter"}
UNITS = {"day": r"days?", "week": r"weeks?", "month": r"months?", "year": r"years?"}
IN_TIME = r"in|during|of|since"
"""What stands before a month or a year."""
ORDINALS = r"st|nd|rd|th"
DAY_OF = r"of"
"""Between a day and its month, and a month and its year."""
YEAR_OF = r"of"
"""Between a month and its year."""
IN_YEAR = r"the year"
"""Between the word before a year and its number."""
PAST = r"last|past|previous"
PRESENT = r"this"
AGO = r"ago"
"""What stands behind a span of time that is counted back."""
YESTERDAY = r"yesterday|last night"
TODAY = r"today"
BEFORE_SEASON = r"in|the|du(?:ring)?"
BEFORE_EVENT = r"before"
AFTER_EVENT = r"after|since"
TIME_WORDS = words_of("""
    january february march april may june july august september october november december
    last past previous this ago yesterday today
""")
"""Words that name a time, besides months and seasons: a quick look, for most questions name none."""
EVENT_WORDS = words_of("before after since")
"""Words, one of which stands before every event that sets a time."""
AHEAD = r"will i\b|i'?ll\b|am i (?:going to|gonna|about to|moving)|(?:next|future|new) (?:job|employer|home|city)"
"""A question for what is to come."""
FIRST_ASKED = (
    r"\bfirst\b(?=\s*(?:[?,.:]|$))|\b(?:the\s+)?(?:very\s+)?(?:first|earliest|oldest)\s+(?:thing|event|note|memory)\b"
)
"""Asked for the earliest of several things, or for the latest."""
LAST_ASKED = (
    r"\blast\b(?=\s*(?:[?,.:]|$))|\b(?:the\s+)?(?:very\s+)?(?:last|latest|newest)\s+(?:thing|event|note|memory)\b|"
    r"\b(?:the\s+)?most\s+recent(?:ly)?\b|\b(?:recently|lately)\b"
)
ENDS_ASKED = words_of("first earliest oldest last latest newest recent recently lately")
"""Words, one of which stands in every such question."""

_TELL = (
    r"(?:list|tell|give|show|walk|take|run|remind|provide|describe|explain|outline|summari[sz]e|recap|recount|recall|name|"
    r"enumerate|sum\s+up|go\s+over)\b(?:\s+(?:me|us))?(?:\s+(?:through|again|back))?"
)
_ASPECTS = r"(?:aspects?|topics?|ideas?|details?|things?|points?|subjects?|themes?|concerns?|areas?|elements?)\b"
_MANY = r"(?:(?:the|all|any|some|of)\s+)*(?:(?:different|various|several|main|key|major|specific|distinct)\s+)+"
_ABOUT = r"(?:\s+(?:of|about|related\s+to|regarding|concerning|around|involving)\b)"

ORDER_ASKED = (
    r"\b(?:in\s+)?(?:the|what|which)\s+(?:(?:exact|right|correct|chronological)\s+)*(?:order|sequence)\s+"
    r"(?:in\s+which|(?:that|did|have|had)\s+(?:i|we)|of\s+(?:how|events))\b|\bin\s+(?:chronological\s+)?order\b(?!\s+(?:to|that)\b)|"
    r"\bchronologically\b"
)
"""Asked for the order of what was told."""
READ_OR_TALKED = (
    r"discuss\w*|talk(?:ed|ing|s)?|spoke|spoken|chat(?:s|ted)?|conversations?|read|articles?|posts?|stor(?:y|ies)"
)
"""Words by which a question asks for what was read or talked about."""
LOOKING_BACK = (
    r"\b(?:an?\s+)?(?:(?:comprehensive|brief|short|quick|detailed|full|complete|clear|concise|thorough)\s+)*"
    r"(?:summary|overview|recap|rundown)\s+(?:of|on|about)\b|"
    r"\b(?:throughout|across|during|over|in|from|through|based\s+on)\s+(?:all\s+)?(?:of\s+)?(?:our|these|those|all)\s+"
    r"(?:\w+\s+)?(?:conversations?|discussions?|chats?|talks|exchanges)\b|"
    r"\b(?:summari[sz]e|recap|recount|sum\s+up)\b(?=\s+(?:how|what|everything|all|the|my|our)\b)|\bover\s+time\b|\bso\s+far\b"
)
"""Asked for a summary of what was told, or for what was told in conversations."""
FRAMING = (
    rf"\b(?:can|could|would|will)\s+you\s+(?:(?:please|also|kindly)\s+)*{_TELL}|^(?:please\s+)?{_TELL}|"
    r"\b(?:i|we|you)(?:['’]ve)?(?:\s+(?:have|had|first|also|ever|already))*\s+(?:br(?:ought|ing)\s+up|mention(?:ed)?\b|"
    r"raised|talk(?:ed)?\s+about|discuss(?:ed)?\b|told\s+you\s+about|went\s+over)|"
    rf"\b{_MANY}{_ASPECTS}(?:,?\s+and\s+{_ASPECTS})?{_ABOUT}?|\b(?:aspects|topics){_ABOUT}|"
    r"\bstep\s+by\s+step\b|\bone\s+by\s+one\b|"
    r"\b(?:mention|list|name|give)(?:\s+(?:only|and|exactly|just))+\s+\w+\s+(?:items?|things?|points?)"
)
"""Orders to tell, how many things shall be told, and that they were talked about."""
FRAMING_SIGNS = words_of("""
    order sequence chronologically summary overview recap rundown conversation conversations discussion discussions chat
    chats talks exchanges summarize summarise recount sum over so
""")
"""Words, one of which stands in every question that asks for an order or looks back."""
