"""How English people ask a memory to remember, say yes or no, ask for grounds, take back and end."""

YES = (
    r"y(?:es|ep|up|eah|ea)|sure|ok(?:ay|ey)?|of course|certainly|absolutely|definitely|do(?: it| so| that)?|go ahead|"
    r"confirm(?:ed)?|i confirm|agreed|i agree|(?:delete|remove|erase|clear) (?:it|them|that|everything)|fine|alright|"
    r"all right|go for it|go on|i(?:['’]?m| am) (?:quite |very )?(?:sure|certain)|exactly|correct|that['’]?s right|"
    r"(?:wipe|bin|scrap) (?:it|them|that|everything)(?: all)?|forget (?:them|everything)(?: all)?"
)
NO = (
    r"no|nope|nah|never ?mind|cancel(?: it| that)?|stop|don['’]?t(?: do it| delete (?:it|them))?|do not|not now|"
    r"(?:leave|keep) (?:it|them|everything|that|all)|better not|rather not|abort|decline(?:d)?"
)
BESIDE_ANSWER = r"please|pls|thanks|thank you|then|so|now|forget (?:it|that)"
"""What may stand beside an answer and is none: "forget it" alone may mean "never mind"."""
ALL_SHOWN = (
    r"all(?: of (?:it|them|that))?|it all|everything|the (?:whole )?lot|both(?: of them)?|all (?:two|three|four)"
)
"""What may stand behind a yes and says how much of what was shown: all of it."""
TAGS = (
    r"ok(?:ay)?|k|all\s?right|right|yeah|yes|yea|please|pls|plz|will\s+(?:you|ya)|would\s+(?:you|ya)|could\s+you|"
    r"can\s+you|won['’]?t\s+you|do\s+we|don['’]?t\s+we|shall\s+we|do\s+you|if\s+you\s+(?:would|can|don['’]?t\s+mind)|"
    r"is\s+that\s+(?:ok(?:ay)?|alright|possible)|sound\s+good|deal|thanks|thank\s+you|thx|ta|cheers|eh|huh|mate|love|"
    r"there['’]?s\s+a\s+(?:dear|love)|innit|got\s+it"
)
"""What people put behind a wish to make it polite."""

ASK_OPENINGS = r"ok|okay|actually|hey|hi|and|also|no|oh|well|sorry|so"
ASK_LEADS = r"please|pls|can you|could you|will you|would you|i want you to|i'd like you to|you can|you should|just"
ASK_FORGET = r"forget|delete|remove|erase|drop|wipe|clear|stop remembering|don'?t remember|do not remember|unlearn"
ASK_NOT_FORGET = r"(?:don'?t|do not|never) (?:ever )?(?:forget|delete|remove)"
ASK_EVERYTHING = (
    r"(?:about )?(?:everything|all(?: of it| that)?|it all|my (?:memory|memories|data)|"
    r"all (?:my|the|your) (?:memor\w+|data))"
)
ASK_OF_OTHERS = r"(?:about|regarding) (?!me\b)"
"""What follows "everything" and narrows it."""
BEFORE_SUBJECT = (
    r"that|about|the (?:fact|memory|entry|part) (?:that|about|of)?|what (?:you know|i (?:said|told you)) about|"
    r"everything (?:you know )?about|all about|anything about|any mention of|from (?:your |my )?memory"
)
BEHIND_SUBJECT = r"from (?:your |my |the )?memor\w+|please|anymore|any more|, ?thanks?"
IDLE_SUBJECT = r"it|that|this|about it|about that|it then|me|to\b.*"
"""Subjects that name nothing."""
GROUNDS = (
    r"\b(?:why|how come|what makes) (?:do |did |would |are )?you (?:think|believe|say|assume|know|sure)\b|"
    r"\bhow (?:do|did|would|could) you (?:know|find out)\b|"
    r"\bwhere (?:do|did) you (?:get|learn|have|know) (?:that|this|it)\b"
)
"""Questions for the grounds of a belief, anywhere in a message."""
GROUNDS_VERBS = r"think|believe|say|assume|know|sure|learn|get"
GROUNDS_POINTERS = r"that|this|it|so"
WHY_ALONE = (
    r"(?:and |but |so )?(?:why|how come|what makes) (?:do |did |would |are )?you (?:think|believe|say|assume|know|"
    r"sure)(?: (?:that|this|so|it))?\b(.*)|how (?:do|did|would|could) you (?:know|"
    r"find out)(?: (?:that|this|it|about))?\b(.*)|"
    r"where (?:do|did) you (?:get|have|learn|know) (?:that|this|it)(?: from)?\b(.*)"
)
"""The same as a whole message; each group is what the grounds are asked of."""

MEMORIES = r"\bmemor(?:y|ies)\b|\b(?:knows?|knew|remembers?|remembered|stored|saved) (?:about|of|on) me\b"
"""What another assistant remembers."""
OTHER_ASSISTANT = r"\b(?:another|other|old|previous|former|last) (?:ai |chat)?(?:assistant|bot|model|ai)\b"

END_COMMANDS = r"end|stop|done|quit"
"""Commands that end a discussion."""
END_LEADS = r"ok|okay|alright|thanks|thank you"
END_PLEASE = r"please"
ENDINGS = (
    r"(?:let's |let us |i want to |we can )?(?:end|close|finish|stop|"
    r"wrap up)(?: (?:the|this|our))?(?: (?:discussion|conversation|chat|here|it here|now))+|"
    r"(?:that's|that is|that will be) all(?: for (?:now|today))?|(?:we're|we are|i'm|i am) done(?: here)?|"
    r"(?:good ?)?bye(?: for now)?"
)
"""Requests to end a discussion."""
SEE_YOU = (
    r"(?:see|talk to|speak to) you(?: (?:later|soon|tomorrow|then|around))?|until tomorrow|till next time|good ?night"
)
"""Farewells until another time."""
NOT_TO_KEEP = r"\b(?:do(?:n't| not)|never|no need to) (?:remember|save|note|store|write down|keep) "
SELF = r"i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|our|us|actually|prefer|from now on|no longer|anymore|moved"
"""Words by which people speak of themselves."""

REMEMBER_OPENINGS = r"oh|ok|okay|hey|hi|well|also|and|btw|by the way|thanks|great|nice|cool|so|yes|no"
REMEMBER_LEADING = (
    (
        r"(?:please |pls |can you |could you |would you |i want you to |i'd like you to |i need you to |"
        r"you (?:really )?(?:should|must|need to|have to|ought to) |always |and |also |so |ok,? |hey,? |"
        r"just )*(?:remember|memori[sz]e|note|make a note|take a note|take note|write down|jot down|keep in mind|"
        r"bear in mind|save|store|record|log|don'?t forget|do not forget|"
        r"never forget)(?: (?:this|that|it|the following|for (?:me|later|next time|the future|good|ever|always|"
        r"all time)|forever|permanently|always|somewhere|down|"
        r"in (?:your )?memory))*(?: (?:about me|fact|thing|one|please))*[,:]*(?: that| how| about| —| -)?[,:]*"
    ),
    (
        r"(?:just )?(?:for (?:future|your|later) reference|for the future|for next time|for the record|"
        r"for your information|note to self|reminder)[,:]*(?: that)?"
    ),
    r"(?:(?:this|that|it)(?: is|'s) )?(?:very |really |super )?important(?: note| fact| to know)?: ?",
    r"(?:just )?(?:an? )?(?:fyi|f\.y\.i\.)[,:]*(?: that)?",
)
"""At the start of a sentence: what follows is to be remembered."""
REMEMBER_TRAILING = (
    (
        r"[,.;!:–—-]+ *(?:so |and |but )?(?:please |pls |can you |just )*(?:remember|note|keep|save|don'?t forget|"
        r"do not forget|write|store|bear|log|record)(?: (?:this|that|it|in mind|down|"
        r"for (?:me|later|next time|the future|future reference)|please))+[.!]*"
    ),
    r"[,.;–—-]* +(?:just )?(?:fyi|for (?:future|your) reference|for the record|for next time)[.!]*",
)
"""At the end of a sentence: what came before is to be remembered."""
REMEMBER_BARE = (
    (
        r"(?:please |pls |ok,? |so |and |also )*(?:remember|note|save|keep|don'?t forget|do not forget|store|"
        r"bear)(?: (?:this|that|it|in mind|for (?:me|later|next time|the future|future reference)|please))+"
    ),
    r"fyi",
)
"""A whole sentence that points at the one before it."""
REMEMBER_LOOKALIKES = (
    r"\bun-?(?:remember|save|note|store|write)\b",
    (
        r"\b(?:do|did|don't|didn't|can|will|would|if|whether|that|what) (?:you|u) (?:still |even |also |"
        r"really )?(?:remember|recall|forget|note|save)\b(?!.*\bremember (?:that|this)\b:)"
    ),
    (
        r"\b(?:i|we|they|he|she|people|who|to|not|can't|cannot|couldn't|never(?! forget that\b)|hard|if|"
        r"let me|lets?|as|you'll|you will|you|should|must|must've|have|had|barely|vaguely|hardly|still) "
        r"(?:do |don't |do not |did |didn't |can |"
        r"can't |cannot |could |couldn't |will |won't |always |still |also |hardly |barely |vaguely |really |even |"
        r"just )*(?:remember|recall|note|memorize|noted|save|saved|store|record|forget|log)\b"
    ),
    r"^remember (?:when|how|the (?:time|day|old|good)|that time|those|back|me\b|to\b|who|what|where)",
    (
        r"^(?:don't|do not|please don't|please do not|never|no need to|stop) (?:remember|save|store|note|record|log|"
        r"memori[sz]e|write down)"
    ),
    r"^(?:save|store|record|log|note) (?:the|my|your|a|an|some|time|money|energy|me from|on|for(?! today\b)|to)\b",
    (
        r"^(?:save|store|record) (?:this|that|the) (?:article|post|link|page|file|thread|discussion|one|"
        r"for later(?!:)|to)\b"
    ),
    r"^(?:fyi|important) (?:newsletter|section|tab|people|thing|part|question|point|topic)",
)
"""Sentences with a word of a request that ask for no memory."""
FOR = r"(?:just |only )?for"
THAT = r"that"
"""Words that open what is to be kept for a day: "remember for today that …"."""
REMEMBER_PARTS = (
    *("remem", "memori", "note", "jot ", "write ", "mind", "save", "keep", "store", "record", "bear", "log", "forget"),
    *("reference", "future", "next time", "information", "important", "fyi", "f.y.i"),
)
"""Parts of words, one of which stands in every phrase above: where there is none, nothing is asked."""
ALWAYS_NEW = r"can|could|would|i want|i'd like|i need|you (?:really )?(?:should|must|need to|have to|ought to)"
"""What begins a request, whatever it looks like."""
CAN_YOU_KEEP = (
    r"(?:can|could|would) you (?:please )?(?:remember|note|save|keep)"
    r"(?! any| (?:this|that|the) (?:article|post|link|page|file|thread|discussion)\b)"
)
"""A question that is a request: not for what is already kept, nor for a text to be put aside."""
KEEP_JOINTS = r"and also|and|but|also|so"
KEEP_SOFTENERS = r"please"
KEEP_JOINED = r"remember|(?<=please )note|(?<=also )note(?=(?: for \w+)? that\b)|keep in mind|don'?t forget"
"""A request that follows a statement in one sentence."""
KEEP_REPORTED = r"said|says|say|told|tells|wrote|writes|asked|asks"
KEEP_SUBJECTS = r"i|i'm|i've|i'd|i'll|we|we're"
KEEP_MINE = r"my|our"
KEEP_IS = r"is|are|has|have"
ADVISING = r"you (?:really )?(?:must|need to|have to|ought to) (?!\w+(?: \w+){0,2}?(?: that\b|:))"
"""What tells somebody what to keep in mind, rather than something of its writer."""
KEEP_QUOTED = r"(?:please )?(?:remember|note|save)"
KEEP_QUOTED_POINTERS = r"this|that"
"""What stands between a request and what it quotes."""

UNDO_LEADS = r"no|oh|oops|ok|okay|wait|sorry|hey|actually|please|pls|can you|could you|would you|will you|let's|just"
UNDO_TRAILS = r"please|pls|again|now|thanks|thank you|for me|right away"
_LAST_CHANGE = r"(?:the|my|your) (?:last|latest|previous) (?:one|change|edit|thing|step)"
_CHANGE = rf"(?:that|this|it|{_LAST_CHANGE}|what you (?:just )?did|last)"
UNDO = (
    rf"undo(?: {_CHANGE})?|revert(?: {_CHANGE})?|roll (?:{_CHANGE} )?back(?: {_CHANGE})?|"
    rf"(?:change|put|turn|bring|get) {_CHANGE} back(?: (?:the way|how|as|to (?:how|what)) (?:it|"
    rf"that) was)?(?: before)?|restore {_CHANGE}"
)
"""Requests to take the last change back."""
OVERRULES = (
    r"(?:ignore|disregard|override|overrule|bypass|forget)\b.{0,30}\b(?:instructions?|rules|prompts?|guidelines|"
    r"guardrails|restrictions|policies)|(?:reveal|print|repeat|leak)\b.{0,30}\b(?:system )?prompt|"
    r"you (?:are|must|will) now (?:be|act|obey|pretend)|"
    r"(?:delete|erase|wipe)\b.{0,20}\b(?:all|every)\b.{0,20}\bmemor\w+"
)
"""Orders to an assistant against its rules, which tell nothing of whoever brings them."""

SPELT = {
    "u": "you",
    "ya": "you",
    "ye": "you",
    "ur": "your",
    "yer": "your",
    "r": "are",
    "wat": "what",
    "wot": "what",
    "wut": "what",
    "whit": "what",
    "wats": "what's",
    "wots": "what's",
    "whit's": "what's",
    "hw": "how",
    "abt": "about",
    "aboot": "about",
    "bout": "about",
    "dya": "do you",
    "d'ya": "do you",
    "d'you": "do you",
    "ken": "know",
    "whaur": "where",
    "whaurs": "where's",
    "rember": "remember",
    "remeber": "remember",
    "rmbr": "remember",
    "ma": "my",
    "dae": "do",
}
"""Words of questions as they are typed or spoken, and as they are spelt."""
