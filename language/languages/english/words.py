"""What English words are, apart from what they mean."""

from language.languages.forms.listing import phrases_of, words_of

FUNCTION_WORDS = words_of("""
    a an the this that these those i me my mine myself we us our ours you your yours he him his she her hers it its
    they them their theirs who whom whose which what where when why how am is are was were be been being do does did
    done have has had having will would shall should can could may might must and or but if so as than of in on at
    by for with about into onto to from up out off over under again then once here there just very really quite also
    too some any each all both such own same one because actually basically generally simply somewhat rather pretty
    indeed maybe perhaps while during i'm i've i'll i'd it's that's he's she's we're they're you're there's let's
    user user's users ok oh well please currently now
    """)
"""Words that carry no meaning of their own."""
NEGATIONS = words_of("""
    not no never none nor neither nothing nobody nowhere without cannot cant dont doesnt didnt wont wouldnt shouldnt
    couldnt isnt arent wasnt werent hasnt havent hadnt aint mustnt nt hardly barely rarely seldom stopped quit
    former formerly
    """)
"""Words that turn a meaning round."""
RELATIONS = words_of("""
    from to over than before after until since against instead versus vs under above between rather but else more
    less most least first last up down in out on off
    """)
"""Small words that say which of two things is meant: swapping or dropping one changes the statement."""
LIMITS = words_of("only solely exclusively")
"""Words that narrow a statement: with one of them it says something else."""
CONJUNCTIONS = words_of("and or")
"""Words that join items of a list, in their folded spelling."""
EXACT = words_of("""
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
    forty fifty sixty seventy eighty ninety hundred thousand million billion brother mother father morning evening
    """)
"""Words that differ from another word of their kind by a letter or two: a typo is never assumed in them."""
GENERAL_WORDS = words_of("""
    favorite favourite like likes love prefer use uses using have own get want need kind type sort thing things
    new current currently last latest first next many much best good about tell know remember info information
    details list year day time week month user make made help go going went come came happen happened do does
    doing done name names called version configuration config settings setup january february march april may
    june july august september october november december
    """)
"""Words that can be asked of anything: they say little of what a question is about."""
STOP_WORDS = words_of("""
    a an and are as at be by can could did do does don for from had has have he her his how i if in is it its me my
    of on or our she that the their them they this to was we were what when where which who whom whose why will with
    would you your
    """)
"""Left out of queries only. Question words say nothing of the topic, yet are rare enough in statements to decide."""
ROOT_ENDINGS = words_of("""
    ation ations ition ion ions ment ments ness ity ship ist ists ian ians or ors ied ies ed es s y ly ally ous ful
    al ic ics able ive ant ance ence
    """)
"""What a word may end in where others of its family have the bare root."""
NUMBERS = {
    "0": "zero",
    "2": "two twice",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "11": "eleven",
    "12": "twelve",
}
"""Numbers below thirteen by their value, but for one."""
ONE = words_of("one")
TEENS = {
    "13": "thirteen",
    "14": "fourteen",
    "15": "fifteen",
    "16": "sixteen",
    "17": "seventeen",
    "18": "eighteen",
    "19": "nineteen",
    "100": "hundred",
}
TENS = {
    "20": "twenty",
    "30": "thirty",
    "40": "forty",
    "50": "fifty",
    "60": "sixty",
    "70": "seventy",
    "80": "eighty",
    "90": "ninety",
}
HALF_YEAR = "half a year|six months"
ORDINAL_ENDINGS = "st|nd|rd|th"
"""What follows a number that is an ordinal."""
DAY_NAMES = """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
    """
"""The days of a month as words, from the first."""
DAY_MONTHS = "of (?:january|february|march|april|may|june|july|august|september|october|november|december)"
"""Months as they follow such a day."""
DAY_HINTS = "h of |[rt]st of |ond of |ird of "
"""What such a day ends in, with what follows it: a quick look before the long one."""
DECADES = {
    "twenties": "20",
    "thirties": "30",
    "forties": "40",
    "fifties": "50",
    "sixties": "60",
    "seventies": "70",
    "eighties": "80",
    "nineties": "90",
}
DECADE = (r"\bthe (?:nineteen[- ])?({decades})\b", "the 19{value}s")
"""How a decade is told, and what it becomes; the bracket holds one of `DECADES`."""
PLACEHOLDERS = phrases_of("""
    none, null, nil, n/a, na, nan, nothing, unknown, undefined, empty, blank, tbd, todo, not applicable, not
    available, not specified, not provided, not mentioned, not stated, not given, not known, unspecified, no
    information, no data, no value, no memory, no memories, no entries, no preference, no preferences, nothing
    to remember, nothing new, string, str, text, value, key, user, the user, placeholder, example, lorem ipsum,
    your value here, value here
    """)
"""What stands where something should stand and says nothing."""
PLACEHOLDER_SUBJECT = r"(?:the )?user(?:'s)?\b(?: \w+)? (?:is|are|has|have|does not have|has no) "
"""What may stand before a placeholder without saying anything either."""
SYNONYMS = (
    "child kid kids children",
    "mother mom mum mommy",
    "father dad daddy",
    "grandmother grandma granny",
    "grandfather grandpa",
    "movie film",
    "favorite favourite",
    "color colour",
    "photo photograph picture",
    "bicycle bike",
    "phone cellphone smartphone",
    "television tv",
    "apartment flat",
    "automobile car",
    "doctor physician",
    "store shop",
    "vacation holiday",
    "soccer football",
    "live reside",
    "purchase buy bought",
    "tech technology technologies",
    "programmer developer coder",
    "javascript js",
    "typescript ts",
    "kubernetes k8s",
    "postgres postgresql",
)
"""Everyday words that mean the same, line by line; the first stands for the others."""
CONCEPTS = {
    "live": "live lives living reside location city hometown home address town",
    "job": "job work profession occupation role position career employed employer company client",
    "boss": "boss manager supervisor lead reports",
    "name": "name called",
    "birthday": "birthday born birthdate age old",
    "wife": "wife spouse partner married",
    "husband": "husband spouse partner married",
    "partner": "partner spouse girlfriend boyfriend fiancée",
    "children": "children child kid baby",
    "son": "son child children",
    "daughter": "daughter child children",
    "brother": "brother sibling",
    "sister": "sister sibling",
    "mother": "mother mom mum parents",
    "father": "father dad parents",
    "family": "family relatives",
    "pet": "pet | dog puppy cat kitten hamster rabbit parrot",
    "eat": "eat food diet meal dish cuisine | vegetarian vegan breakfast lunch dinner",
    "meat": "meat vegetarian vegan diet",
    "drink": "drink beverage | coffee tea chai beer wine juice",
    "allergy": "allergy allergic intolerance",
    "health": "health illness medical condition medication",
    "language": "language speak speaks languages",
    "study": "study studies university degree education major student",
    "learn": "learn learning course",
    "hobby": "hobby pastime leisure",
    "sport": "sport fitness gym exercise workout training | jogging running swim weights",
    "music": "music | band song concert instrument",
    "book": "book read reads reading novel author",
    "movie": "movie film series show",
    "car": "car vehicle drive drives",
    "bike": "bike bicycle cycle commute",
    "travel": "travel trip journey vacation holiday | visit visited conference abroad",
    "phone": "phone smartphone mobile cellphone",
    "computer": "computer laptop machine notebook macbook",
    "os": "os system | linux windows macos ubuntu",
    "editor": "editor ide | vim neovim emacs vscode",
    "software": "software tool tools app program | stack figma",
    "database": "database db | postgres postgresql mysql sqlite mongodb redis bigquery warehouse",
    "goal": "goal goals plan plans ambition future dream",
    "project": "project projects",
    "style": "style tone answers answer communication feedback prefers",
    "sleep": "sleep bed wake wakes",
    "schedule": "schedule hours working days off",
    "salary": "salary rate wage income charges",
    "color": "color colour",
    "timezone": "timezone zone",
}
"""Words that ask for, or stand for, the same sort of thing, by its name in every language; behind a bar stand those
that the others ask for, but that do not ask for them."""
ASKED_WITH = {
    "family": """
        parent sibling child spouse husband wife partner grandparent grandchild uncle aunt cousin nephew niece relative
        mother_in_law father_in_law parents_in_law brother_in_law sister_in_law son_in_law daughter_in_law
        """,
    "relative": """
        parent sibling child spouse husband wife grandparent grandchild uncle aunt cousin nephew niece mother_in_law
        father_in_law parents_in_law brother_in_law sister_in_law son_in_law daughter_in_law
        """,
    "pet": "dog cat",
    "keep_animals": "dog cat pet",
    "animal": "dog cat pet farm_animal bird wild_animal fish insect",
    "spouse": "husband wife",
    "drink": "coffee tea alcohol hot_chocolate juice lemonade water milk",
    "musical_instrument": "instrument",
    "sport": "fitness",
}
"""By the name of a concept, those of others that whoever asks for it may be told of."""
NEGATION_ENDINGS = words_of("n't")
"""A word that ends so is a negation."""
CLITICS = words_of("d ll m re s t ve")
"""What follows an apostrophe and is no word."""
FORM_ENDINGS = "e?s|e?d|ing|e?rs?|e?st|y|ies|'s"
"""How a word may go on after the letters that its forms have in common."""
_OF_NAMES = ".>'?s"
FORMS_OF = {
    **dict.fromkeys(("city", "female_name", "male_name"), _OF_NAMES),
    "job": rf"{_OF_NAMES}|.y>ies|man>en",
}
"""By sort what its names end in, and behind the arrow what their forms go on with after the first letter."""
LAST_PARTS = {"job": r"(?:maker|smith|keeper|wright|monger|herd)(?:s|'s)?"}
"""What words put together end in that are of a sort by that alone."""
NO_LAST_PARTS = {
    "job": (
        r"(?:pace|ice|coffee|bread|peace|trouble|noise|widow|deal|play|rain|king|merry|holiday|money|hay|mischief|tea"
        r"|decision|popcorn|difference|yoghurt|yogurt|score|time|gate|record|finders)(?:maker|keeper)s?"
        r"|(?:aero|hammer|lang|high)smiths?|(?:play|ark)wrights?|(?:war|scare|hate|fear|rumou?r|scandal)mongers?|sherds?"
        r"|-(?:server|monitor|controller|editor|model|operative|cook|driver|teacher|umpire)s?"
    )
}
"""What only looks like such a part."""
PLURALS = ("'s", "es", "s")
DOER = "(.*[aeiouy].*?)(?:ing|er|ers|e)$"
"""A verb, and who does it: "bake", "baking", "baker"; the bracket holds what they have in common."""
STEM_VERBS = ("ing", "ed")
"""Endings before which a word may have doubled a letter or lost an e."""
STEM_PLURALS = ("sses", "shes", "ches", "xes", "zes", "oes")
"""What a word ends in that has lost nothing before its last two letters."""
STEMMER = "english"
"""The Snowball stemmer of its words."""
STEMMED_LETTERS = ((0x0000, 0x024F), (0x1E00, 0x1EFF))
"""First and last letters of the scripts whose words are stemmed so."""
PEOPLE_GROUPS = {
    "family": "family families relative relatives relations kin kinsfolk folks household clan in-laws",
    "siblings": "siblings sibling",
    "parents": "parents parent",
    "children": "children kids offspring",
    "work": "work job office colleagues colleague coworkers coworker workmates teammates workplace staff",
    "friends": "friends mates buddies pals besties",
    "neighbours": "neighbours neighbors neighbourhood neighborhood roommates flatmates housemates",
}
"""Words for several people at once, by what they are to somebody."""
