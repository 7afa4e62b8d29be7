"""The phrases by which people ask for a memory, in several languages, and look-alikes that ask for nothing."""

LEADING = (
    (
        r"(?:please |pls |can you |could you |would you |i want you to |i'd like you to |i need you to |"
        r"you (?:really )?(?:should|must|need to|have to|ought to) |always |and |also |so |ok,? |hey,? |just )*"
        r"(?:remember|memori[sz]e|note|make a note|take a note|take note|write down|jot down|keep in "
        r"mind|bear in mind|save|store|record|log|don't forget|do not forget|never forget)"
        r"(?: (?:this|that|it|the following|for (?:me|later|next time|the future)|somewhere|down|in "
        r"(?:your )?memory))*"
        r"(?: (?:about me|fact|thing|one|please))*[,:]*(?: that| how| about| —| -)?[,:]*"
    ),
    (
        r"(?:just )?(?:for (?:future|your|later) reference|for the future|for next time|for the record|"
        r"for your information|note to self|reminder)[,:]*(?: that)?"
    ),
    r"(?:(?:this|that|it)(?: is|'s) )?(?:very |really |super )?important(?: note| fact| to know)?: ?",
    r"(?:just )?(?:an? )?(?:fyi|f\.y\.i\.)[,:]*(?: that)?",
    (
        r"(?:будь ласка,? |прошу,? |можеш |і |також |ще |тоді |(?:тобі|вам) (?:треба|слід|варто|потрібно) |"
        r"(?:ти|ви) (?:маєш|маєте|повинен|повинна|повинні|мусиш|мусите) )*"
        r"(?:мати на увазі|пам'ятати|не забувати|врахувати|враховувати|"
        r"запам'ятай(?:те)?|запам'ятати|занотуй(?:те)?|запиши(?:те)?|зафіксуй(?:те)?|збережи(?:те)?|"
        r"нотуй|май(?:те)? на увазі|не забудь(?:те)?|не забувай(?:те)?|врахуй(?:те)?|пам'ятай(?:те)?)"
        r"(?: (?:собі|це|на майбутнє|про мене|такий факт|будь ласка))*[,:]*(?: що| про те,? що)?"
    ),
    r"(?:на майбутнє|для довідки|до відома|на замітку|довідково)[,:]*(?: що)?",
    r"(?:(?:це|оце) )?(?:дуже )?(?:важливо|увага): ?",
    (
        r"(?:пожалуйста,? )?(?:запомни(?:те)?|запиши(?:те)?|имей(?:те)? в виду|не забудь(?:те)?)(?: "
        r"это)?[,:]*(?: что)?"
    ),
    (
        r"(?:por favor,? )?(?:(?:tienes que|debes|deberías|hay que) (?:recordar|tener en cuenta|tener presente)|"
        r"recuerda|acuérdate de|ten en cuenta|ten presente|anota|apunta|"
        r"no (?:te )?olvides(?: de)?|toma nota de)(?: esto)?[,:]* (?:por favor,? )?(?:que )?"
    ),
    r"(?:esto es |es )?(?:muy )?importante: ?",
    (
        r"(?:bitte )?(?:merke? dir|denke? (?:daran|dran)|notiere?(?: dir)?|vergiss nicht|beachte|"
        r"(?:du )?(?:musst|solltest) (?:dir merken|daran denken|im kopf behalten|beachten|wissen|bedenken))"
        r"[,:]* (?:bitte,? )?(?:dass )?"
    ),
    r"(?:das ist |ist )?(?:sehr )?wichtig: ?",
    (
        r"(?:s'il te plaît,? )?(?:souviens-toi|rappelle-toi|retiens|n'oublie pas|note bien)(?: "
        r"bien)?[,:]* (?:que |qu')?"
    ),
    r"(?:proszę,? )?(?:zapamiętaj|zapisz|pamiętaj|nie zapomnij|zanotuj)(?: sobie)?[,:]* (?:że )?",
    r"(?:por favor,? )?(?:lembre-se|lembra|anote|anota|não esqueça|não se esqueça)(?: de)?[,:]* (?:que )?",
    r"(?:per favore,? )?(?:ricorda(?:ti)?|tieni a mente|non dimenticare|annota)[,:]* (?:che )?",
    r"(?:onthoud|vergeet niet|noteer)[,:]* (?:dat )?",
    r"(?:请)?(?:记住|记下|别忘了|请记得)[，,：:]?",
    r"(?:unutma|hatırla|not al)[,:]* (?:ki )?",
)
"""At the start of a sentence: what follows is to be remembered."""

TRAILING = (
    (
        r"[,.;!:–—-]+ *(?:so |and |but )?(?:please |pls |can you |just )*(?:remember|note|keep|save|"
        r"don't forget|do not forget|write|store|bear|log|record)"
        r"(?: (?:this|that|it|in mind|down|for (?:me|later|next time|the future|future reference)|please))+[.!]*"
    ),
    r"[,.;–—-]* +(?:just )?(?:fyi|for (?:future|your) reference|for the record|for next time)[.!]*",
    (
        r"[,.;!–—-]+ *(?:будь ласка,? )?(?:запам'ятай|занотуй|запиши|збережи|май|не забудь)(?:те)?(?: "
        r"(?:це|собі|на увазі|будь ласка))+[.!]*"
    ),
    r"[,.;–—-]* +(?:на майбутнє|до відома)[.!]*",
)
"""At the end of a sentence: what came before is to be remembered."""

BARE = (
    (
        r"(?:please |pls |ok,? |so |and |also )*(?:remember|note|save|keep|don't forget|do not forget|store|bear)"
        r"(?: (?:this|that|it|in mind|for (?:me|later|next time|the future|future reference)|please))+"
    ),
    (
        r"(?:будь ласка,? )?(?:запам'ятай|занотуй|запиши|збережи|май)(?:те)?(?: (?:це|собі|на увазі|будь "
        r"ласка))*"
    ),
    r"fyi",
)
"""A whole sentence that points at the one before it."""

LOOKALIKES = (
    r"\bun-?(?:remember|save|note|store|write)\b",
    (
        r"\b(?:do|did|don't|didn't|can|will|would|if|whether|that|what) (?:you|u) (?:still |even |also |"
        r"really )?(?:remember|recall|forget|note|save)\b(?!.*\bremember (?:that|this)\b:)"
    ),
    (
        r"\b(?:i|we|they|he|she|people|who|to|not|can't|cannot|couldn't|never|hard|if|let me|lets?|as|"
        r"you'll|you will|you|should|must|must've|have|had|barely|vaguely|hardly|still) (?:do |don't |do "
        r"not |did |didn't |can |can't |cannot |could |couldn't |will |won't |always |still |also |"
        r"hardly |barely |vaguely |really |even |just )*(?:remember|recall|note|memorize|noted|save|"
        r"saved|store|record|forget|log)\b"
    ),
    r"^remember (?:when|how|the (?:time|day|old|good)|that time|those|back|me\b|to\b|who|what|where)",
    (
        r"^(?:don't|do not|please don't|please do not|never|no need to|stop|не треба|не потрібно|не) "
        r"(?:remember|save|store|note|record|log|memori[sz]e|write down|запам'ятовувати|запам'ятовуй|"
        r"записуй|записувати|зберігай|зберігати)"
    ),
    r"^(?:save|store|record|log|note) (?:the|my|your|a|an|some|time|money|energy|me from|on|for|to)\b",
    (
        r"^(?:save|store|record) (?:this|that|the) (?:article|post|link|page|file|thread|discussion|one|"
        r"for later(?!:)|to)\b"
    ),
    (
        r"\b(?:ти|ви) (?:ще )?(?:пам'ятаєш|пам'ятаєте)|^(?:я )?(?:не )?(?:пам'ятаю|запам'ятав|"
        r"запам'ятала|забув|забула)\b"
    ),
    r"^(?:fyi|important) (?:newsletter|section|tab|people|thing|part|question|point|topic)",
)
"""Sentences with a trigger word that ask for no memory."""

TELLING = (
    "remem", "memori", "note", "jot ", "write ", "mind", "save", "keep", "store", "record", "bear", "log", "forget",
    "reference", "future", "next time", "information", "important", "fyi", "f.y.i", "увазі", "пам", "забу", "врах",
    "нотуй", "зафікс", "запиш", "збереж", "май", "довід", "відома", "замітку", "важлив", "увага", "запомн", "имей",
    "recuerd", "acuérd", "tener", "ten ", "anot", "apunt", "olvid", "nota", "merk", "denk", "notier", "vergiss",
    "beacht", "kopf", "wissen", "wichtig", "souviens", "rappelle", "retiens", "oublie", "zapami", "zapisz", "pamięt",
    "zapomn", "lembr", "esque", "ricord", "tieni", "dimentic", "onthoud", "vergeet", "记", "unutma", "hatırla",
    "not al",
)  # fmt: skip
"""Parts of words, one of which stands in every phrase above: where there is none, nothing is asked."""
