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
        r"(?:what|how)\s+(?:to|you)\s+(?:call|address)\s+me|nick-?name|(?:pet|pen|stage|screen|user|artist)[\s-]*name|pseudonym|nom\s+de\s+plume|what\s+(?:they|people|"
        r"everyone|friends|my\s+\w+)\s+calls?\s+me|alias"
    ),
    "living": (
        r"where\s+i\s+(?:\w+\s+)?(?:live|stay|reside|sleep)|where\s+i['’]?m\s+(?:living|based)|"
        r"(?:my|the)\s+(?:location|whereabouts|place\s+of\s+residence|living\s+situation)|"
        r"where\s+(?:to\s+find\s+me|my\s+(?:house|home|flat)\s+is)"
    ),
    "age": r"(?:my|the|that)\s+(?:real\s+)?age|^\W*age\b|how\s+old\s+i|years?\s+i\s+have|(?:my|the)\s+years\b",
    "birthday": r"birthday|birth\s*date|(?:date|year)\s+of\s+birth|birth\s*year|when\s+i\s+was\s+born",
    "street": r"(?:my|the)\s+(?:street|road|lane|avenue)\b|street|address|house\s+number|postcode|zip",
    "home": r"(?:my|the)\s+(?:home\s*)?(?:town|city|village|place)\b",
    "employer": (
        r"employer|(?:my|the)\s+(?:company|firm|workplace|work)\b|where\s+i\s+(?:\w+\s+)?work|place\s+of\s+work|"
        r"who\s+i\s+work\s+for"
    ),
    "job": (
        r"(?:my|the)\s+(?:job|profession|occupation|work|trade|career)\b|what\s+i\s+do(?:\s+for\s+a\s+living)?\b|"
        r"job\s+title|(?:my|the)\s+job|professional|(?:my|the)\s+work\s+(?:stuff|life|things)|work\s+(?:stuff|"
        r"things|matters)|(?:about|on|with)\s+work\b|work-?related"
    ),
    "salary": (
        r"salary|the\s+(?:amount|figure|number|sum)\b|(?:my|the)\s+(?:pay|wages?|income|earnings)|how\s+much\s+i\s+(?:earn|make|get)|"
        r"(?:how\s+much|what)\s+(?:they|he|she|my\s+\w+)\s+pays?\s+me|what\s+i\s+(?:earn|make)"
    ),
    "debts": r"debts?\b|loans?\b|mortgage|what\s+i\s+owe|(?:my|the)\s+credit",
    "money": r"\bmoney|\bthe\s+(?:amount|sum|figure)\b|financ\w+|savings",
    "health": (
        r"health|illness\w*|medical|diagnos\w+|disease|sickness|(?:my|the)\s+condition|ailment\w*|"
        r"what['’]?s\s+wrong\s+with\s+me|ill-health"
    ),
    "star_sign": r"(?:star|sun|zodiac)\s*signs?|zodiac|horoscope",
    "politics": r"politic\w*|(?:my|the)\s+party\b|(?:how|who|what)\s+i\s+(?:vote|voted)\b|(?:my|the)\s+vote|ideolog\w+",
    "religion": r"religio\w*|(?:my|the)\s+(?:faith|church|beliefs?)|church|what\s+i\s+believe|spiritual\w*",
    "drinking": r"drinking|alcohol\w*|booze|boozing",
    "gambling": r"gambl\w+|betting|bets",
    "love": (
        r"love\s+life|relationships?\b|dating|marriage|divorce|(?:my|the)\s+(?:partner|other\s+half|better\s+half|"
        r"spouse)\b|who\s+i['’]?m\s+(?:with|seeing|dating|going\s+out)|romantic\w*|(?:marital|"
        r"relationship)\s+status|private\s+life"
    ),
    "family": (
        r"(?:my|the)\s+family|relatives|famil(?:y|ial)\s+(?:stuff|things?|matters|bits?|business|details)|"
        r"in-?laws|loved\s+ones"
    ),
    "children": r"(?:my|the)\s+(?:kids|children)|(?:my|the)\s+(?:little\s+ones|offspring|boys|girls)\b",
    "pets": r"(?:my|the)\s+(?:pets?|animals?)",
    "contact": r"(?:phone|cell|mobile)\b(?:\s+number)?|e-?mail(?:\s+address)?|contact\s+details",
    "studies": (
        r"(?:my|the)\s+(?:studies|degree|university|college|education|school)|what\s+i\s+study|schooling|"
        r"qualifications?|what\s+i\s+studied|education\b|diploma"
    ),
    "fear": r"fears?\b|phobias?|what\s+(?:i['’]?m|i\s+am|scares)\s+(?:afraid|scared|me)\b|what\s+frightens\s+me",
    "body": (
        r"(?:my|the|that)\s+(?:weight|height|size|measurements?|kilos|pounds|bmi)\b|how\s+(?:tall|heavy|fat|big)\s+i|"
        r"how\s+much\s+i\s+weigh|what\s+i\s+weigh"
    ),
    "crime": (
        r"prison|\bjail|(?:my|the)\s+(?:crime|offence|offense)|(?:criminal|police|my)\s+record\b|conviction|arrest|doing\s+time|(?:my|the)\s+sentence|"
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
    "origin": (
        r"(?:my|the)\s+(?:origins?|roots|background|heritage|home\s+country|homeland|passport)\b|nationality|"
        r"citizenship|ethnicity|birthplace|place\s+of\s+birth|where\s+(?:i['’]?m|i\s+am|i\s+come|i\s+was|i\s+grew|"
        r"i['’]?m\s+originally)\s+(?:\w+\s+)?(?:from|born|up)\b"
    ),
    "smoking": r"smoking|cigarettes?|cigs?\b|ciggies|fags\b|vap(?:e|es|ing)\b|tobacco",
    "sleep": r"sleep(?:ing)?\b|insomnia|bedtime",
    "medication": r"medications?|meds\b|medicines?\b|pills?\b|prescriptions?",
    "allergy": r"allerg(?:y|ies)\b|intolerances?|what\s+i['’]?m\s+allergic",
    "food": (
        r"(?:my|the)\s+diet\b|dietary|foods?\b|dishes\b|cuisine|eating\s+habits|"
        r"what\s+i\s+(?:like\s+to\s+)?(?:eat|cook)\b"
    ),
    "pregnancy": r"pregnan\w+|(?:my|the)\s+(?:baby|bump)\b|expecting",
    "vehicle": r"(?:my|the)\s+(?:cars?|vehicles?|motor|motorbike|van|truck|wheels)\b|what\s+(?:car\s+)?i\s+drive",
    "speech": r"languages?\b|mother\s+tongue|what\s+i\s+speak",
    "music": r"music\w*|(?:my|the)\s+bands?\b|what\s+i\s+listen\s+to|playlists?",
    "reading": (
        r"(?:my|the)\s+(?:reading|books|novels)\b|what\s+i(?:['’]?m)?\s+read(?:ing)?\b|reading\s+(?:list|habits|"
        r"taste)"
    ),
    "sport": r"(?:my|the|any|what)\s+sports?\b|sporty|sporting|exercise|fitness|work-?outs?",
    "plans": (
        r"(?:my|the|any|future)\s+(?:\w+\s+)?plans?\b|what\s+i['’]?m\s+(?:planning|up\s+to)|what\s+i\s+(?:plan|"
        r"intend)\b|intentions"
    ),
    "law": r"legal\w*|lawsuits?|court\b|litigation|custody",
    "parents": r"(?:my|the)\s+(?:parents|folks|old\s+folks)\b",
    "siblings": r"siblings?\b|brothers?\s+and\s+sisters?|sisters?\s+and\s+brothers?",
    "ex": r"(?:my|the)\s+ex(?:es|-\w+)?\b|former\s+(?:husband|wife|partner|boyfriend|girlfriend)",
    "past_work": (
        r"(?:old|past|previous|former|earlier)\s+(?:\w+\s+)?(?:jobs?|employers?|work|compan(?:y|ies)|careers?|"
        r"positions?)\b|where\s+i\s+(?:used\s+to\s+work|worked)\b|what\s+i\s+used\s+to\s+do"
    ),
    "device": r"devices?\b|gadgets?|(?:my|the|what)\s+(?:phone|laptop|computer)\b(?!\s+number)",
    "travel": (
        r"travels?\b|travelling|(?:my|the)\s+(?:trips?|holidays?|vacations?|journeys?)\b|"
        r"where\s+i(?:['’]?ve)?\s+(?:been|went|travell?ed)"
    ),
    "friends": r"(?:my|the)\s+(?:friends|mates|pals|buddies|social\s+(?:circle|life)|friendships)\b",
    "looks": r"what\s+i\s+look\s+like|how\s+i\s+look|(?:my|the)\s+(?:appearance|looks)\b",
    "membership": r"(?:trade\s+)?unions?\b|(?:my|the)\s+(?:membership|club|association|society)\b",
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
    "street": r"\b(?:flat|house|apartment|door|unit)\s+(?:number|no)\b|postcode",
    "employer": r"\bworks?\s+(?:\w+\s+)?(?:at|for|in)\b|employ\w+|company",
    "job": r"\bworks?\s+as\b|^role|for\s+a\s+living",
    "salary": r"\bearns?\b|\bmakes?\s+[€$£]?\d|salary|wages?\b|income|get\s+paid",
    "debts": r"\bdebts?\b|\bow(?:e|es|ed|ing)\b|\bloans?\b|mortgage|overdraft|bankrupt\w*",
    "money": r"savings?\b|\bsaved\s+[€$£]?\d|\d\s?(?:euros?|dollars?)",
    "health": r"suffer\w*|diagnos\w+|surgery|\bsick\b|\bmeds\b|medication|\bpills\b|therap\w*",
    "star_sign": rf"^an?\s+(?:{_SIGNS})(?=,|$)|\b(?:i['’]?m|is)\s+an?\s+(?:{_SIGNS})(?=,|$)|star\s*sign",
    "politics": (
        r"\bvot(?:e|es|ed|ing)\b|\b(?:green|labou?r|democratic|republican|socialist|communist|conservative|left|"
        r"liberal)\s+party\b"
    ),
    "religion": r"\bpray\w*|church\b|mosque|synagogue|jehov[aá]\w*|baptis\w+|\b(?:to|at)\s+mass\b|worship\w*",
    "drinking": (
        r"\bdrink(?:s|ing)?\s+(?:too|a\s+lot|heavily|every)|drinking\s+problem|alcohol\w*|\b(?:AA|A\.A\.)(?!\w)|\bsober\b|\bdrunk|hangover"
    ),
    "gambling": r"gambl\w*|\bbet(?:s|ting)?\b|casino|lott(?:o|ery)\w*|poker|roulette|slot\s+machine",
    "love": (
        r"\b(?:dating|married|divorc\w+|single|girlfriend|boyfriend|my\s+ex|affair|engaged|"
        r"seeing\s+(?:some(?:one|body)|a\s+\w+|(?-i:[A-Z])\w+))\b"
    ),
    "family": r"^family",
    "children": r"\b(?:kids?|child(?:ren)?|(?:step|grand)?(?:sons?|daughters?)|toddler|twins|bab(?:y|ies))\b",
    "pets": r"^pet\b",
    "studies": r"\bstud(?:y|ies|ying|ied)\b|\bdegree\b",
    "origin": (
        r"\b(?:comes?|hails?|originally)\s+from\b|\boriginally\b|\bborn\s+in\s+(?-i:[A-Z])|\bgrew\s+up\s+in\b|"
        r"\broots\b|\bnative\s+of\b"
    ),
    "smoking": r"\bsmok\w+|cigarettes?|\bvap(?:e|es|ing)\b",
    "sleep": r"\bsle(?:ep\w*|pt)\b|insomnia|\bhours\s+a\s+night|\bnight\s+owl",
    "medication": (
        r"\bmeds\b|medication|\bpills?\b|\btakes?\s+\w+\s+(?:for\s+(?:my|their)|every|each|daily|twice|once|"
        r"in\s+the)\b|\d\s?mg\b"
    ),
    "allergy": r"allerg\w+|intoleran\w+|\bcoeliac|\bceliac",
    "food": r"\bvegan\b|vegetarian|\beats?\b",
    "pregnancy": r"pregnan\w+|\bexpecting\b",
    "vehicle": r"\b(?:drives?|driving)\s+(?:an?|my|their)\b",
    "speech": r"\bspeaks?\b|fluent|mother\s+tongue|\blearning\s+(?-i:[A-Z])\w+",
    "music": r"\blisten\w*\s+to\b|\bmusic\b|\bbands?\b",
    "reading": r"\bread(?:s|ing)?\b|\bnovels?\b|\bbooks?\b",
    "plans": (
        r"\b(?:wants?|plan(?:s|ning)?|hop(?:es?|ing)|going|intends?|thinking)\s+(?:to|of|about)\b|"
        r"\bnext\s+(?:year|month|summer|spring)\b"
    ),
    "law": r"\bsu(?:e|es|ing|ed)\b|lawsuit|custody|\bcourt\b|\blawyer\b|solicitor|tribunal",
    "ex": r"\bex\b|\bex-\w+|former\s+(?:husband|wife|partner|boyfriend|girlfriend)",
    "past_work": (
        r"\bused\s+to\s+(?:work|be)\b|\bformerly\b|\bpreviously\b|\bworked\s+(?:at|for|as|in)\b|\bex-(?!husband|"
        r"wife|partner)\w+"
    ),
    "travel": r"\b(?:went|travell?ed|been|trip|holiday|vacation)\s+(?:to|in|around)\b",
    "friends": r"\b(?:best\s+)?(?:friends?|mates?)\b",
    "looks": r"tattoo\w*|\bhair\b|\bbeard\b|piercing|\bbald\b|freckles|\bscar\b",
    "membership": r"\b(?:members?|shop\s+steward)\b|\bunion\b|\bbelongs?\s+to\b|\bjoined\b",
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
