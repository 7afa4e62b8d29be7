"""Sorts of things that English people tell of themselves: what they are called, and how notes tell them."""

_SIGNS = r"aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces"
SURNAME = r"sur-?names?|(?:last|family)\s+names?"
"""The part of a name that a family shares."""
NAMED = {
    "name": (
        r"(?:my|the)\s+(?:first\s+|last\s+|full\s+|real\s+)?name(?!\s+of|\s*['’]s)|what\s+i['’]?m\s+called|"
        r"who\s+i\s+am|surname"
    ),
    "nickname": (
        r"nick-?name|(?:pet|pen|stage|screen|user|artist)[\s-]*name|pseudonym|nom\s+de\s+plume|what\s+(?:they|people|"
        r"everyone|friends|my\s+\w+)\s+calls?\s+me|alias"
    ),
    "living": (
        r"where\s+i\s+(?:\w+\s+)?(?:live|stay|reside|sleep)|where\s+i['’]?m\s+(?:living|based)|"
        r"(?:my|the)\s+(?:location|whereabouts|place\s+of\s+residence|living\s+situation)|"
        r"where\s+(?:to\s+find\s+me|my\s+(?:house|home|flat)\s+is)"
    ),
    "age": r"(?:my|the|that)\s+(?:real\s+)?age|^\W*age\b|how\s+old\s+i|years?\s+i\s+have",
    "birthday": r"birthday|birth\s*date|date\s+of\s+birth|when\s+i\s+was\s+born",
    "street": r"(?:my|the)\s+(?:street|road|lane|avenue)\b|street|address|house\s+number|postcode|zip",
    "home": r"(?:my|the)\s+(?:home\s*)?(?:town|city|village)",
    "employer": (
        r"employer|(?:my|the)\s+(?:company|firm|workplace|work)\b|where\s+i\s+(?:\w+\s+)?work|place\s+of\s+work|"
        r"who\s+i\s+work\s+for"
    ),
    "job": (
        r"(?:my|the)\s+(?:job|profession|occupation|work|trade|career)\b|what\s+i\s+do(?:\s+for\s+a\s+living)?\b|"
        r"job\s+title|(?:my|the)\s+job"
    ),
    "salary": (
        r"salary|(?:my|the)\s+(?:pay|wages?|income|earnings)|how\s+much\s+i\s+(?:earn|make|get)|"
        r"(?:how\s+much|what)\s+(?:they|he|she|my\s+\w+)\s+pays?\s+me|what\s+i\s+(?:earn|make)"
    ),
    "debts": r"debts?\b|loans?\b|mortgage|what\s+i\s+owe|(?:my|the)\s+credit",
    "money": r"\bmoney|financ\w+|savings",
    "health": r"health|illness\w*|medical|diagnos\w+|disease|sickness|(?:my|the)\s+condition|ailment\w*",
    "star_sign": r"(?:star|sun|zodiac)\s*signs?|zodiac|horoscope",
    "politics": r"politic\w*|(?:my|the)\s+party\b|(?:how|who|what)\s+i\s+(?:vote|voted)\b|(?:my|the)\s+vote",
    "religion": r"religio\w*|(?:my|the)\s+(?:faith|church|beliefs?)|church",
    "drinking": r"drinking|alcohol\w*|booze|boozing",
    "gambling": r"gambl\w+|betting|bets",
    "love": r"love\s+life|relationships?\b|dating|marriage|divorce",
    "family": r"(?:my|the)\s+family|relatives",
    "children": r"(?:my|the)\s+(?:kids|children)",
    "pets": r"(?:my|the)\s+(?:pets?|animals?)",
    "contact": r"(?:phone|cell|mobile)\b(?:\s+number)?|e-?mail(?:\s+address)?|contact\s+details",
    "studies": r"(?:my|the)\s+(?:studies|degree|university|college|education|school)|what\s+i\s+study",
    "fear": r"fears?\b|phobias?|what\s+(?:i['’]?m|i\s+am|scares)\s+(?:afraid|scared|me)\b|what\s+frightens\s+me",
    "body": (
        r"(?:my|the|that)\s+(?:weight|height|size|measurements?|kilos|pounds|bmi)\b|how\s+(?:tall|heavy|fat|big)\s+i|"
        r"how\s+much\s+i\s+weigh|what\s+i\s+weigh"
    ),
    "crime": (
        r"prison|\bjail|(?:my|the)\s+(?:crime|offence|offense)|(?:criminal|police)\s+record|conviction|arrest|doing\s+time|(?:my|the)\s+sentence|"
        r"time\s+inside"
    ),
    "sexuality": (
        r"sexual\w*|orientation|(?:that|about)\s+(?:me\s+being|i['’]?m|i\s+am)\s+(?:gay|bi|lesbian|queer|trans)|"
        r"coming\s+out"
    ),
    "addiction": r"addict\w*|rehab|recovery|twelve\s+steps?",
    "hobby": (
        r"hobb(?:y|ies)|pastimes?|what\s+i\s+do\s+(?:for\s+fun|in\s+my\s+(?:free|spare)\s+time)|"
        r"(?:my|the|that)\s+interests?\b"
    ),
}
"""What requests call them ("my age", "where I live")."""
TOLD = {
    "name": r"^is called|\bmy name\b|^name\b|\bcall me\b",
    "age": r"^is aged|^age\b",
    "nickname": (
        r"nick-?name|pet\s+name|(?:calls?|called|nicknamed)\s+(?:me|them)\b|known\s+as|under\s+the\s+name|goes\s+by"
    ),
    "living": r"\b(?:lives?|living|resides?|based|home\s+is|moved\s+to|location|hometown)\b",
    "fear": r"\b(?:afraid|scared|terrified|fears?|frightened|panics?)\b|phobi\w*",
    "body": (
        r"\bweigh\w*|\btall\b|\d\s?(?:kilos?|lbs?|stone)\b|\b(?:\d|four|five|six)\s*(?:foot|feet|ft|['’])(?:\s|\d|$)"
    ),
    "crime": (
        r"\b(?:prison|jail|convict\w+|arrested|behind\s+bars|served\s+(?:\w+\s+){1,2}(?:years|months)|did\s+time|"
        r"on\s+parole|probation)\b"
    ),
    "sexuality": r"\b(?:gay|lesbian|bisexual|bi|queer|trans|asexual|homosexual)\b",
    "addiction": r"addict\w*|rehab|\bAA\b",
    "birthday": r"birthday|born\s+(?:on|in\s+\d)",
    "home": r"\b(?:lives?|living|resides?|based|home\s+is|moved\s+to|location|hometown)\b",
    "employer": r"\bworks?\s+(?:\w+\s+)?(?:at|for|in)\b|employ\w+|company",
    "job": r"\bworks?\s+as\b|^role|for\s+a\s+living",
    "salary": r"\bearns?\b|\bmakes?\s+[€$£]?\d|salary|wages?\b|income|get\s+paid",
    "debts": r"\bdebts?\b|\bow(?:e|es|ed|ing)\b|\bloans?\b|mortgage|overdraft|bankrupt\w*",
    "money": r"savings?\b|\bsaved\s+[€$£]?\d|\d\s?(?:euros?|dollars?)",
    "health": r"suffer\w*|diagnos\w+|surgery|\bsick\b|\bmeds\b|medication|\bpills\b|therap\w*",
    "star_sign": rf"^an?\s+(?:{_SIGNS})$|\b(?:i['’]?m|is)\s+an?\s+(?:{_SIGNS})$|star\s*sign",
    "politics": (
        r"\bvot(?:e|es|ed|ing)\b|\b(?:green|labou?r|democratic|republican|socialist|communist|conservative|left|"
        r"liberal)\s+party\b"
    ),
    "religion": r"\bpray\w*|church\b|mosque|synagogue|jehov[aá]\w*|baptis\w+|\b(?:to|at)\s+mass\b|worship\w*",
    "drinking": (
        r"\bdrink(?:s|ing)?\s+(?:too|a\s+lot|heavily|every)|drinking\s+problem|alcohol\w*|\bsober\b|\bdrunk|hangover"
    ),
    "gambling": r"gambl\w*|\bbet(?:s|ting)?\b|casino|lott(?:o|ery)\w*|poker|roulette|slot\s+machine",
    "love": r"\b(?:dating|married|divorc\w+|single|girlfriend|boyfriend|my\s+ex|affair)\b",
    "family": r"^family",
    "children": r"\b(?:kids?|child(?:ren)?|(?:step|grand)?(?:sons?|daughters?)|toddler|twins|bab(?:y|ies))\b",
    "pets": r"^pet\b",
    "studies": r"\bstud(?:y|ies|ying|ied)\b|\bdegree\b",
}
"""Words of notes that are of the sort."""
TOLD_PART = {
    "name": r"^(?:I['’]?m\s+|I\s+am\s+)?{upper}[\w'’-]+(?=,\s)|my\s+name\s+is\s+{name}",
    "age": r"\b\d{1,2}[\s-]+years?[\s-]+old\b|\b\d{1,2}\s*y/?o\b|\baged\s+\d{1,2}\b",
    "street": (
        r"(?:(?:on|at)\s+)?(?:\d+\w?\s+)?{name}\s(?:street|st\b|lane|road|rd\b|avenue|ave\b|drive|close|crescent|"
        r"terrace|boulevard|square|court)(?:\s+\d+\w?)?"
    ),
    "employer": r"\s(?:at|for|with)\s+{name}",
    "salary": (
        r"\b(?:earns?|makes?|earning|making|got?s?|with|on)\s+{amount}|"
        r"(?:salary|wage|income)\s*(?:is|of|:|—)?\s*{amount}"
    ),
}
"""The piece of a note that tells the sort, where the rest can do without it; `{name}` stands for a name, `{upper}` for
its first letter, `{amount}` for a sum of money."""
BEFORE_TOWN = r"close\s+to|in|from|near|outside"
TOWN_ARTICLES = r"the"
ABOUT_AMOUNT = r"about|around|roughly"
CURRENCIES = r"eur\w*|usd|dollars?|pounds?|bucks|grand"
PER = r"a|an|per"
SPANS = r"month|year|hour|week"
EACH_SPAN = r"monthly|yearly|annually"
ONWARD = "Works"
"""What a note begins with of which the pay has gone and the place is left."""
UNDER_NAME = r"as|under\s+the\s+(?:pen\s+)?name(?:\s+of)?"
"""What stands before a name that somebody goes by."""
