"""How English people ask to have something forgotten, plainly or not, and what they except."""

from language.languages.forms.listing import words_of

FORGETTING = (
    r"forget(?:\s+about)?|delete|remove|erase|wipe|scrub|unlearn|drop|discard|clear|get\s+rid\s+of|scratch|take\s+out|"
    r"stop\s+(?:remembering|storing|keeping)|(?:don['’]?t|do\s+not|no\s+longer)\s+(?:remember|store|keep|save)|"
    r"(?<=mind\s)(?:forgetting|deleting|removing|erasing)"
)
"""Verbs that ask to forget."""
LEADS = (
    r"first(?:ly|\s+of\s+all)?|oh|god|gosh|omg|jeez|damn|crap|ugh|argh|haha|lol|wait|no|please|pls|plz|just|now|also|then|and|so|ok|okay|"
    r"actually|kindly|hey|hi|nah|well|yes|yeah|by\s+the\s+way|btw|(?:can|could|would|will)\s+you(?:\s+mind)?|"
    r"you\s+(?:can|could|may|should|must|need\s+to|have\s+to)|"
    r"(?:i\s+|i['’]d\s+)?(?:want|wish|like|ask|need|would\s+like)\s+you\s+to|"
    r"(?:do|be)\s+(?:\w+\s+){1,3}(?:and|to)|(?:i['’]d\s+|you['’]d\s+)?(?:better|best|rather)|perhaps|maybe|feel\s+free\s+to|"
    r"go\s+ahead\s+and|make\s+sure\s+to|i\s+wish\s+you(?:['’]d|\s+would)"
)
"""What may stand before a request."""
MERGING = r"merge|combine|consolidate|join|unite|put\s+together"
VERB_LAST = (
    r"(?:take|leave|keep)\s(?P<taken>.*?)\sout\s+of\s+(?:your|the|my)\s+(?:memory|memories|notes|records|profile)"
)
"""What is named may stand between two parts of the request: in a group `what`, `inside` or `taken`."""
NOT_BEHIND = r"never"
"""What denies a verb from behind it."""
DENIED = (
    r"\b(?:not\s+to|(?:do\s?n['’]?o?t|never)\s+let\s+(?:me|us))\s+forget\b|"
    r"(?<!why )\b(?:do\s?n['’]?o?t|never|must\s?n['’]?o?t|cannot|can['’]?t)\s+(?:(?:you|ever|dare)\s+)*forget\b"
)
"""Forgetting that is denied: a wish to bear in mind."""
BY_OTHERS = (
    r"\b(?:easy|hard|tempting|impossible)\s+to\s+forget\b|"
    r"\b(?:people|(?:every|some|any)(?:one|body)|nobody|no\s+one|folks|they|he|she|who|(?:most|many|some)(?:\s+of)?\s+\w+|"
    r"the\s+(?:author|writer|article|public|media|world))\s+(?:\w+\s+){0,2}?(?:(?:(?:tend|seem|like|love|try|prefer)(?:s|ed)?"
    r"\s+to|used\s+to)\s+)?(?:forget(?:s|ting)?|forgot(?:ten)?)\b|"
    r"\b(?:told|tells?|telling|asked|asks|advised|urged|ordered)\s+(?:(?!you\b)\w+\s+){1,4}?to\s+forget\b|"
    r"(?<!\bi\s)(?<!\bwe\s)\b(?:wants|(?<!['’]d\s)(?<!\bi\s)plans?|intends?|hopes|tries|decided|voted|is\s+going|are\s+going)\s+to\s+"
    r"(?:forget|delete|remove|scrap|erase|drop|ditch|axe|strike|wipe|cut)\b"
)
POLITE = r"please|pls|plz|thanks|thank\s+you"
POLITE_SHORT = r"plz"
CONDITIONS = r"if|unless"
"""A removal that is supposed is not asked for."""
PASSING = r"for\s+(?:a|one|the)\s+(?:moment|second|sec|minute|while|bit|time\s+being)|for\s+now"
"""To leave something aside for a while is not to have it forgotten."""
SAYING = r"says?|said|told|tells|wrote|writes|argues?|claims?|advises|recommends|suggests|goes"
SPEAKER = r"i"
POINTING = (
    r"(?:about\s+)?(?:that|this|it|them|these|those|him|her|all\s+(?:of\s+)?(?:that|this|it))(?:\s+(?:one|thing|again|"
    r"now|then|too))?(?:\s+(?:from|out\s+of|in)\s+(?:your|my|the)\s+(?:memory|notes|records|head))?(?:\s+(?:now|again|"
    r"ok|okay))?|now"
)
IDIOMS = (
    r"(?:(?:ok|okay|oh|nah|well|so|just|please|and|ah|no)[\s,]+)*(?:forget\s+(?:about\s+)?it|"
    r"forget\s+i\s+(?:asked|said\s+anything|mentioned\s+it)|drop\s+it|clear|forget)"
)
"""Ways to say "never mind"."""
WITHDRAWING = r"(?:just|only)\s+(?:kidding|joking)(?!\s+about)|jk(?!\s+there)"
"""What takes a request back that was made just before."""
LEAVING = r"forget(?:\s+about)?"
"""With these, "forget Emacs, everybody uses Vim" only turns to something else."""
MINE = r"i|i['’]\w+|my|me|mine|you\s+know|entry|note|memory|thing|fact"
REMOVING = r"(?:delet|forget|remov|eras|wip|drop|discard|clear)\w*|get\s+rid\s+of"
"""Verbs of removal in any form, as a question uses them."""
ENDED = (
    r"no\s+longer|any\s?more|not|never|\w+n['’]t|gave\s+up(?:\s+on)?|given\s+up(?:\s+on)?|quit|stopped|left|moved|"
    r"sold|switched|wrong|incorrect|outdated|untrue|used\s+to|formerly|isnt|dont"
)
"""How people say that something does not hold, or no longer does."""
OTHERS = r"he|she|they|who"
FIRST_PERSON = r"i|i['’]\w+|my|me|we|our"
MISSPELT = words_of("forget delete remove erase unremember address salary")
"""Words of requests that are put right where they are misspelt."""

_NOT = r"(?:don['’]?t|do\s+not|does\s+not|doesn['’]?t|needn['’]?t|not)"
_HERE = (
    r"(?:(?:anywhere\s+)?(?:in|on)\s+(?:there|here|file|record|(?:your|my|the)\s+(?:notes?|memory|records?|files?|"
    r"list|profile|books?|system|database))|anywhere|up\s+(?:again|here|anywhere))"
)
_KEEP = r"(?:keep|know|remember|store|save|have|hold|retain|hang\s+on\s+to|hold\s+on\s+to|record|note|write\s+down)"
_THAT = (
    r"(?:the|my|that|this|it|them|those|these|everything|all|anything|whatever|what|any|both|her|his|him|she|he|where|"
    r"how|who)"
)
DISMISSING = (
    rf"(?:throw\s+(?:away|out)|toss(?:\s+out)?|chuck(?:\s+out)?|bin|trash|purge|nuke|ditch|scrap|dump|shred|expunge|"
    rf"redact|strike(?:\s+out)?|cross\s+out|rub\s+out|blot\s+out|cut(?:\s+out)?|omit|leave\s+out|del|rm|axe|"
    rf"blank(?:\s+out)?|zap|lose|kill|withdraw|take\s+out|get\s+rid\s+of)(?=\s+{_THAT}\b)|"
    rf"(?:clear|clean|weed|rip|take|leave|edit)\s+out|get\s+shot\s+of|do\s+away\s+with|wash\s+out|"
    rf"(?:away|off|out|down|begone)\s+with(?=\s+(?:it|{_THAT})\b)|"
    rf"un-?(?:remember|save|note|store|know|write|say|tell|hear|learn|see)|"
    rf"(?:take|throw|cut|get|pull|leave|keep|strike|cross|toss|chuck|pluck)\s+(?={_THAT}\b)(?:\S+\s+){{1,6}}?(?:out|"
    rf"off|away|down)\b"
)
"""Verbs that order something away, at the beginning of a clause."""
MAY_GO = (
    r"(?<!\bi\s)(?<!\bwe\s)(?<!\bhe\s)(?<!\bshe\s)(?<!\bthey\s)(?<!\byou\s)(?:can|could|should|must|may|has\s+to|"
    r"have\s+to|needs?\s+to|ought\s+to|got\s+to|gotta)\s+(?:\w+\s+)?(?:go\b(?!\s+(?:to|home|on|for|with|back|there|"
    r"out|into|in|through|and|well|up|down)\b)|disappear|vanish|be\s+(?:deleted|removed|gone|forgotten|erased|dropped|"
    r"wiped|taken\s+out|struck))|"
    rf"(?:shouldn['’]?t|should\s+not|mustn['’]?t|must\s+not|oughtn['’]?t|{_NOT}|never)\s+(?:\w+\s+){{0,3}}?(?:be|stay|"
    rf"stand|appear|show|turn|sit|belong|live|come|want|see)\b(?:\s+\S+){{0,6}}?\s+{_HERE}|"
    rf"you\s+{_NOT}\s+(?:really\s+|actually\s+)?(?:need|have)(?:\s+to\s+{_KEEP}\b|(?=\s+(?:the|my|that|any)\b))|"
    rf"(?:there['’]?s\s+)?no\s+need\s+(?:for\s+you\s+)?(?:to\s+{_KEEP}\b|for(?=\s+(?:the|my)\b))|"
    rf"we\s+(?:really\s+|actually\s+)?{_NOT}\s+(?:need|want)(?=\s+(?:the|my|that|any)\b(?:\s+\S+){{1,5}}?\s+{_HERE})|"
    rf"(?:were|was|is|are)(?:n['’]?t|\s+not|\s+no\s+longer)\s+(?:\S+\s+){{0,2}}?{_HERE}|"
    rf"(?:were|was)\s+nowhere\s+(?:in|to\s+be\s+(?:found|seen|read))|"
    rf"(?:stay|remain|be\s+(?:left|kept))s?\s+(?:\w+\s+)?(?:out\s+of|outside)\s+(?:of\s+)?(?:it|this|your|my|the)\b|"
    r"^\W*(?:all\s+)?gone[\s.!]*$|make\s+(?:\S+\s+){1,6}?(?:vanish|disappear|go\s+away|unhappen)\b|"
    r"(?:you['’]?ll|you\s+will|can\s+we|could\s+we|let['’]?s|shall\s+we|we\s+can|we\s+could|"
    r"how\s+about\s+we)\s+(?:just\s+|please\s+|maybe\s+|all\s+)?(?:forget|drop|delete|remove|erase|lose|scrap|ditch|"
    r"strike|unremember|unsay)(?=\s+(?:the|my|that|about|what|i)\b)|"
    r"(?:not\s+a|no|without\s+a)\s+(?:single\s+)?trace\s+(?:of|left)\b|"
    r"take\s+(?:that|it|this|the|my)\s+(?:\S+\s+){0,5}?(?:back|off|out)\b|"
    r"(?:i\s+)?take\s+(?:that|it|this)(?:\s+last\s+\w+)?\s+back|"
    r"(?:nobody|no\s+one|anyone|anybody)(?:['’]?s)?(?:\s+else['’]?s)?\s+business|"
    r"none\s+of\s+(?:your|anyone|anybody)\S*\s+business|"
    rf"(?:i['’]?d|i\s+would)\s+(?:much\s+)?(?:rather|prefer|sooner)(?:\s+(?:it\s+)?if|\s+that)?\s+you\s+(?:didn['’]?t|"
    rf"did\s+not|not|stopped|don['’]?t)\s+{_KEEP}|(?:{_NOT}|never)\s+want\s+you\s+(?:to\s+{_KEEP}|{_KEEP[3:-1]}ing)|"
    rf"stop\s+(?:knowing|keeping|storing|holding)|"
    r"(?:like|want|need|prefer)\s+(?:\S+\s+){1,6}?(?:gone|deleted|removed|erased|forgotten|wiped|struck)\b|"
    r"(?:has|have)\s+no\s+(?:business|place)\s+(?:being\s+)?(?:in|on|here|there)\b|"
    r"(?:in|into)\s+the\s+(?:bin|trash|garbage)|"
    r"(?:off|from|out\s+of)\s+(?:the|your|my)\s+(?:record|records|notes|files?|memory|list)\b|off\s+the\s+books|"
    r"(?:is|are)\s+to\s+be\s+(?:deleted|removed|erased|destroyed|forgotten|wiped|expunged)|"
    r"(?:demand|request|require|want|insist\s+on|ask\s+for|asking\s+for)\s+(?:\S+\s+){0,4}?(?:deletion|erasure|"
    r"removal|destruction|to\s+be\s+(?:deleted|erased|removed|forgotten|wiped))|"
    r"(?:withdraw|revoke|retract)\s+(?:\S+\s+){0,2}?(?:consent|permission|statement|remark)|"
    r"^\W*(?:full|complete|total|factory|hard)\s+(?:reset|wipe|erasure|deletion)\b|"
    r"(?:is|are|was)\s+(?:\w+\s+)?hush-?hush|(?:nobody|no\s+one)\s+(?:must|should|can|may|needs\s+to)\s+(?:know|find\s+out|get\s+wind)"
)
"""What may go or has no place here, anywhere in a sentence."""
REGRETS = (
    r"should(?:n['’]?t|\s+not|\s+never)\s+(?:have|['’]?ve|of)\s+(?:told\s+(?:you|u|ya)|said|mentioned|brought|shared)|"
    r"wish\s+i\s+(?:hadn['’]?t|had\s+not|had\s+never|never)\s+(?:told|said|mentioned|brought)|"
    r"(?:pretend|act\s+(?:like|as\s+(?:if|though))|as\s+though|as\s+if)\s+(?:that\s+)?i(?:['’]d|\s+had)?\s+(?:never|didn['’]?t|not)|"
    r"i\s+never\s+(?:told\s+you|mentioned)|i(?:['’]d|\s+had)\s+never\s+(?:told|mentioned|brought|said)|never\s+(?:happened|came\s+up|was\s+said)|"
    r"kept\s+(?:\S+\s+){1,4}?to\s+myself|(?:slip\s+of\s+the\s+tongue|slipped\s+out)|"
    r"you\s+(?:didn['’]?t|never)\s+(?:get|got|have|had|hear|heard|learn)\s+(?:\S+\s+){1,5}?from\s+me\b|"
    r"why\s+(?:on\s+earth\s+)?did\s+i\s+(?:\w+\s+)?(?:tell\s+you|say|mention|bring)|"
    r"you\s+(?:never|didn['’]?t)\s+(?:heard?|read|saw|see)\s+(?:that|this|it|any)|"
    r"(?:was|were)\s+(?:just\s+|only\s+|all\s+)?(?:me\s+)?(?:kidding|joking|a\s+joke|pulling\s+your\s+leg|messing|"
    r"made\s+up|a\s+lie)"
)
"""Regrets of having told something."""
WISHED = (
    r"(?:happier|happy|better|grateful|glad|nice|great|lovely|good|relie(?:ved|f)|calmer|easier|thankful|obliged|"
    r"appreciate\s+it|prefer\s+it|rather)\s*,?\s+(?:if|it\s+if)"
)
"""With these a condition is a wish."""
AS_IF = r"as\s+(?:if|though)"
BEFORE_DISMISSING = r"no|oh|right|look|hm+"
BEHIND_VERB = r"now|again|too"
"""What may stand behind a verb that ends a clause."""

EXCEPT = (
    r"except(?:ing)?(?:\s+(?:for|that))?|apart\s+from|aside\s+from|other\s+than|besides(?!,)|excluding|barring|"
    r"not\s+(?:counting|including)|with\s+the\s+exception\s+of|save\s+for|(?:bar|minus|save)(?=\s+(?:the|my)\b)|"
    r"(?:just|only|but)\s+not(?=\s+(?:the|my|that|where|what|how|who)\b)|"
    r"(?:(?<=\ball\s)|(?<=everything\s)|(?<=anything\s)|(?<=all\sof\sit\s)|(?<=the\slot\s)|(?<=about\sme\s)|"
    r"(?<=on\sme\s)|(?<=you\sknow\s)|(?<=you\shave\s))but(?:\s+for)?"
)
"""What follows may stay."""
BUT_NOT = r"(?:but|just|only)\s+not|(?<=,\s)not(?=\s+(?:the|my|that|where|what|how|who)\b)"
"""Behind what may stay: what follows may not."""
STOPS = (
    r"(?:can|may|could|should|must|might|has\s+to|have\s+to|needs?\s+to|ought\s+to|is\s+to|gets?|goes|go)\s+(?:all\s+|"
    r"now\s+)?(?:go|be\s+\w+|vanish|disappear|deleted|wiped|removed|binned)|(?:can|may|should|must)\s+all\b|"
    r"(?:please\s+)?(?:forget|delete|remove|erase|wipe|clear|drop|scrap|bin)(?=\s+(?:everything|all|it|the))|goes\b"
)
"""With these the wish for the others goes on behind an exception."""
ONLY = (
    r"(?:(?:please|just|you\s+(?:can|may)|i['’]?d\s+like\s+you\s+to|let['’]?s)\s+)*(?:keep|retain|hold\s+on\s+to|"
    r"hang\s+on\s+to|stick\s+to|leave|remember)\s+(?:only|just|nothing\s+but|nothing\s+except|"
    r"no\s+more\s+than)(?!\s+(?:in|until|for\s+now)\b)|"
    r"(?:only|just)\s+(?:keep|retain|hold\s+on\s+to|hang\s+on\s+to|leave|remember)|"
    r"(?:only|just|nothing\s+but)\s+(?P<kept>(?:(?:the|my|that|where|what|how|who)\s)(?:\S+\s+){1,6}?)(?:(?:can|may|"
    r"should|must|is\s+to|gets\s+to|has\s+to)\s+(?:stay|remain|survive|be\s+kept|live)|stays?|remains?|survives?)"
)
"""Who keeps only one thing wants the others gone; where it stands between two parts, it is the group `kept`."""
REST = (
    r"(?:and\s+)?(?:the\s+(?:rest|remainder|others?|other\s+(?:stuff|things|bits|ones?|two|three|four))|"
    r"(?:everything|anything|all|nothing)\s+else|what['’]?s\s+left|what\s+remains)"
)
"""All that was not named."""
ALL = (
    r"(?:what|whatever|anything|everything|all)\s+(?:\w+\s+){0,2}?(?:u|you)(?:['’]ve)?\s+(?:\w+\s+){0,2}?(?:saved|stored|kept|"
    r"noted|learn(?:ed|t)|picked\s+up|wrote|written)\s+(?:\w+\s+)?(?:about|on)\s+me\b|(?:not|n['’]?t)\s+remember\s+me\b|"
    r"(?:whatever|anything)\s+you(?:['’]ve|\s+have)(?:\s+(?:got|stored|saved|kept))?\s*(?:on\s+me)?(?=\W*$)|"
    r"(?:not|n['’]?t|no)\s+(?:\w+\s+){0,2}?(?:a\s+single|one)\s+\w+\s+of\s+mine|whatever\s+(?:there\s+is|is\s+there|you\s+can\s+find)(?:\s+(?:about|on)\s+me)?\b|everything|all\s+of\s+(?:it|that|this)|it\s+all|the\s+(?:whole\s+)?(?:lot|thing|shebang|works)|"
    r"all(?=\s+but\b|$|\s*[,.!?]|\s+(?:about|on|of)\s+me\b|\s+(?:you|that\s+you|that['’]?s|that\s+is|i['’]?ve|i)\b|"
    r"\s+(?:can|may|must|should)\b)|all\s+(?:(?:my|your|the|of|personal|stored|saved)\s+)*(?:data|details|memor\w+|notes|info\w*|"
    r"entries|records?|stuff|facts|things)|(?:withdraw|revoke)\s+(?:\S+\s+){0,2}?consent|"
    r"(?:full|complete|total|factory|hard)\s+(?:reset|wipe|erasure)|(?:you\s+)?knowing\s+nothing|nothing\s+about\s+me|"
    r"(?:my|the)\s+(?:entire|whole|complete)\s+(?:file|profile|record|history|dossier)|every\s+(?:single\s+|last\s+|little\s+)?(?:scrap|bit|thing|detail|word|note|entry|fact|"
    r"memory|trace|crumb|one|line|record)|(?:what|whatever|anything)\s+(?:it\s+is\s+)?you(?:['’]?ve|\s+have|\s+know|"
    r"\s+hold|\s+keep|\s+store|\s+got|['’]?ve\s+got|['’]?ve\s+stored|\s+stored|\s+remember|"
    r"\s+noted)\s*(?:\w+\s+){0,2}?(?:about|on|of|from)\s+me|"
    r"(?:wipe|clear|erase|empty|reset|delete|purge|format|scrub|clean|nuke)(?:\s+out)?\s+(?:your|my|"
    r"the)\s+(?:whole\s+|entire\s+)?(?:memory|memories|slate|file|profile|notes|records?|history|dossier|"
    r"data)(?:\s+(?:clean|completely))?|(?:forget|wipe|erase|delete|clear|purge|"
    r"scrub)\s+(?:all\s+(?:of|about)\s+)?me\b(?!\s+(?:from|not))|clean\s+slate|"
    r"start(?:ing)?\s+(?:from\s+scratch|afresh|over|fresh)|"
    r"as\s+if\s+we(?:['’]?d|\s+had)?\s+never\s+(?:met|spoken|talked)|"
    r"(?:nothing|not\s+a\s+(?:thing|trace|scrap|word))\s+(?:of\s+mine\s+|about\s+me\s+|on\s+me\s+)?(?:left|behind|"
    r"(?:should|must|is\s+to|may)\s+(?:be\s+left|remain|stay))|(?:leave|keep)\s+(?:nothing|no\s+trace)|"
    r"nothing\s+of\s+mine|from\s+(?:a|top)\s+to\s+(?:z|bottom)|lock\s+stock|tabula\s+rasa|blank\s+(?:page|sheet|slate)"
)
"""All there is, as people name it who want it gone."""
ANYTHING = r"anything|whatever|any\s+mention"
"""Whatever there is about something that is named then."""
EXCEPTED_JOINTS = r"that"
"""What joins a clause that says more of an exception."""

AND = r"and|or"
BUT = r"but"
POINTERS = words_of("""
    again straight
    you've you'd you'll mate
    absolutely completely literally really
    last latest bit part thing one just said told mentioned mention wrote stupid silly mind wait oops sorry nah hm hmm

    don't didn't doesn't start starting want hereby keep keeping hold holding know knowing store save have written
    write anywhere nowhere don dont not no never
    u lol pls kindly whatever please him her them record records
    shouldn shouldnt should oh uh uf ok okay hey off away unremember business nobody rather
    ah eh forget strike scratch take back undo again right immediately quickly both
    story entry item detail details matter topic subject info information remark trace single scrap previous earlier
    mean meant meaning first second vanish disappear happen happened make longer need really kinda sort stuff between
    god gosh omg jeez damn crap ugh argh haha gone

    sentence line message words entirely completely whole fully totally entire wholly statement properly proper
    embarrassed embarrassing private secret ashamed
""")
"""Words by which a request points to what was said, and names nothing."""
SPEAKING_ON = r"s?he|it|his|her|who"
"""A part of a note that begins so speaks of the one that the part before names."""
ADDING_ON = (
    r"about|mostly|mainly|especially|particularly|chiefly|since|because|for|with|as|only|just|almost|nearly|"
    r"at\s+least|usually|thanks\s+to|due\s+to|in|at|on|near"
)
"""A part of a note that begins so says more of the part before it, and nothing by itself."""
PLACES = {
    "both": r"both|last\s+two",
    "first": r"(?:very\s+)?first",
    "before": r"(?:one|thing|bit)\s+before(?:\s+(?:that|last))?|second(?:\s+to\s+|-)last|penultimate|previous",
    "second": r"second(?!\s*-?\s*(?:to|last|thought))",
    "message": r"last\s+(?:message|text|lot)|everything\s+(?:in|from)\s+(?:my|the)\s+last",
    "last": r"last|latest|most\s+recent",
}
"""Where in the order of what was told that stands which a request points to."""
ANOTHER = r"he|him|his|she|her|hers"
"""Words for somebody else who was spoken of."""
OF_TALK = (
    r"articles?|paragraphs?|summar(?:y|ies)|headlines?|digests?|overviews?|recaps?|"
    r"(?:your|the|that) (?:\w+ )?(?:answer|reply|response)|questions?|"
    r"(?:what|that) i asked|charts?|tables?|(?<!your )lists?|drafts?|translations?|bullets?|quotes?|stud(?:y|ies)|"
    r"destinations?|footnotes?|typos?|emojis?|the (?:\w+ )?(?:words?|title|phrase|caption)|"
    r"account(?!\s+number)|emoticons?|smileys?|"
    r"commas?|exclamation marks?|hashtags?|subject line|"
    r"greetings?|salutation|sign-?off|closing line|jargon|adjectives?|adverbs?|your (?:\w+ )?(?:answers|replies)"
)
REMARK = (
    r"it(?:['’]s)?|this|they(?:['’]re)?|i(?:['’]m|['’]d|['’]ve)?|we|he|she|nobody|no\s+one|people|there|"
    r"that(?:['’]s|\s+(?:is|was))"
)
"""So begins a clause that says something of what should go."""
GONE = (
    r"no\s+trace|not\s+a\s+word|never\s+heard|"
    r"let\s+go\s+of|get\s+rid\s+of|bin|scrap|ditch|scrub|purge|nuke|chuck|toss|dump|shred|strike|unsay|"
    r"unlearn|drop|lose"
)
GONE_LAST = r"out|gone|away|off"
"""Words for removing, in a message that is no request otherwise; the second at the end of a clause only."""
HOW_TO = r"how\s+(?:do|can|could|would|does|to)|can\s+(?:i|one)|what\s+happens|is\s+it\s+possible"
"""So begins a question how, or whether, something can be removed."""
OUT_OF_TEXT = (
    r"(?:from|in|of|out of) my (?:\w+ )?(?:articles?|chapters?|cover letter|draft|essay|letter|paragraph|"
    r"poem|post|sentence|"
    r"speech|story|text|thesis)"
)
"""In a text that is worked on."""
"""Things of a talk, which stand in no memory."""
SOMEBODY = {"he": r"him", "she": r"her"}
"""Words by which a request means somebody who was spoken of."""
ANNOUNCED = (
    r"(?:(?:and|so|but|ok|okay|hey|right|a|one|just|small|little|quick|last|tiny|my|another|more|big|only) )*"
    r"(?:favou?r|request|ask|thing|wish)(?: (?:though|please|first|from you|to ask|before (?:i|we) \w+))?|"
    r"(?:\S+ ){0,4}(?:from (?:zero|scratch)|afresh|clean slate|blank (?:page|slate))(?: (?:please|then|time))?"
)
"""The whole of what announces a wish: that it is one, or that all shall begin anew."""
