"""English words by which it is heard what a message tells, puts right, asks for and wants forgotten."""

from language.languages.forms.listing import words_of

ORDINALS_WITHOUT_STOP = True
"""Ordinals have no full stop, so that one behind a number ends its sentence."""
ABBREVIATIONS = r"dr|mr|mrs|ms|st|prof|jr|e\.g|i\.e|etc|vs|approx|no|u\.s|a\.m|p\.m"
"""What ends with a dot that ends no sentence."""
CLAUSE_JOINS = r"and|but|so|because|since|which|although|though|while"
"""Words with which another clause begins."""
REQUEST_BEGINS = r"(?:can|could|would|will) you"
"""With these another clause begins, which wants something of the reader."""
ASKING_BEGINS = r"what|how|why|which|who|where|when|should|can|could|would|do|does|did|is|are|am|will|any"
"""How a clause begins that asks."""
GOING_ON = r"so|and"
"""How a clause begins that goes on from one that leads to a colon."""
GREETING_WORDS = words_of("hello hi hey good morning evening thanks thank way welcome cheers yeah yes")
LINKS = r"and|but|also"
"""Words that link a clause to the one before, and belong to neither."""
LEANS = (
    r"then|after (?:that|which)|afterwards|since then|that way|there|finally|at last|till then|until then|"
    r"(?:i['’]?m|i am) (?:her|his|their)\b|(?:i |we )(?:still )?(?:\w+ ){1,2}(?:(?:it|them)\b|that\W*\Z)|"
    r"(?:i know )?(?:that['’]?s|this is|it['’]?s)\b(?! (?:my|our)\b)"
)
"""So is a clause put that is told with the one before, and says little without it."""
ME_AS_OBJECT = r"me|us"
"""Words for the writer as whom something is done to; only where no verb makes them its subject ("mir gefällt")."""
ME_AS_SUBJECT = r"i|i['’]\w+|im|ive|we|we['’]\w+|my|our|mine"
BELONGS = r"which|who|whose|that|because|since|although|though|while|so|when|where|if|as"
"""A clause that begins so belongs to the one before."""

NEWS = r"update|news|correction|change of plans?|changed|small thing|heads[- ]up|fyi|quick one|turns out"
"""Words by which a writer announces news."""
TRUTH = r"(?:the |ok(?:ay)? )?truth|to be honest|full disclosure|(?:my )?confession|confess|come clean|i admit"
"""Words at the end of what announces that its writer now says how it really is."""
NEWS_FILLING = words_of("oops quick little small earlier before")
"""Words beside them that say nothing by themselves."""
FOREIGN = r"article|text|post|comment|paper|headline|read|quote|she|he|they"
"""Words by which what follows a colon is somebody else's."""
NOW = (
    r"now|nowadays|these days|from (?:today|tomorrow|now|\w+day|(?:next|this) \w+)(?: on)?|as of|"
    r"since (?:yesterday|last \w+|this (?:week|month|year)|\w+day)"
)
"""Words that say that something is so from now on."""
LEADING = r"and|but|so"
"""Words before news that go when it stands by itself."""
AND = r"and"
I_AM = words_of("i'm im")
QUALITIES = words_of(
    "long open warm cool slow free clear light dry quiet calm empty smooth thin dirty wet loose live fine"
)
COUNTED_ON = words_of("back forth so")
APOSTROPHES = {
    "im": "i'm", "ive": "i've", "dont": "don't", "cant": "can't", "doesnt": "doesn't", "didnt": "didn't",
    "wont": "won't", "isnt": "isn't", "wasnt": "wasn't", "arent": "aren't", "havent": "haven't", "hasnt": "hasn't",
    "couldnt": "couldn't", "wouldnt": "wouldn't", "shouldnt": "shouldn't", "youre": "you're", "theyre": "they're",
    "thats": "that's", "whats": "what's", "hes": "he's", "shes": "she's", "theres": "there's", "weve": "we've",
}  # fmt: skip
"""Words that are often written without their apostrophe."""
TIME_TOLD = words_of("week month year last next around ago")
"""Words of a time that was made absolute, besides the months: "last month" is told as "in October 2026"."""
PAST_ENDINGS = r"\w{2}ed"
"""Forms of verbs that tell of the past."""
PRESENT_ENDINGS = r"[^s]s"
"""Forms of verbs that tell of now."""
HAD = frozenset({"had"})
NEGATIVE_ENDINGS = frozenset({"n't"})
"""Ends of words that deny."""

SHORT = r"short(?:er)?|brief(?:er|ly)?|concise(?:ly)?|terse(?:r)?|to the point|crisp(?:er)?"
"""How a wish for short answers is put."""
LONG = r"long(?:er)?|detail(?:s|ed)?|thorough(?:ly)?|in[- ]depth|deeper|elaborate(?:ly)?|extensive(?:ly)?"
ANSWERS = r"answer|repl(?:y|ies)|response|summar|explanation|digest"
"""Beginnings of words for what may be short or long."""
FORMAL = r"formally|by my (?:last name|surname)"
"""How a wish to be spoken to formally is put."""
FAMILIAR = r"informally|by my first name|on first[- ]name terms|less formal(?:ly)?"
"""How a wish to be spoken to as among friends is put."""
ALWAYS = r"always|in future|going forward"
ALL_ANSWERS = r"(?:answers|replies|responses|summaries|explanations)"
"""Words for all that is answered, not for one answer."""
SMILEYS = r"emojis?|emoticons?|smileys?|smilies"
"""Words for the small pictures in an answer."""
LISTS = r"bullets?|bullet points?|bulleted|lists?|tables?|numbered"
"""Words for answers in rows."""
TO_YOU = r"you|your|yours|yourself"
"""Words for the one who is asked."""
FRAME = r"(?:can|could|would|will) you(?: please)?"
"""How a wish begins that is put as a question."""

STAY = r"stay|remain|keep|kept|leav"
"""Beginnings of words that only say that something may stay."""
LEFT = r"left|remain\w*|stay\w*"
"""Words that say that something is left, or stays."""
KEEP_THAT = r"keep|leave"
"""Beginnings of orders to keep something, behind an "and"."""
LISTING = r"and|n"
"""Words between things of a list."""
CONTRAST = r"but|while"
"""Words behind a comma that set what follows against what was said."""
SPEAKER = r"i"
ANEW = r"they(?:\s+(?:are|have)|['’](?:re|ve))?|he|she"
"""How a part of a note begins that names its subject anew, and can do without it."""

OF_MEMORY = r"forget|unlearn|remember\w*|memor\w+|notes?|note down|stored?|stor(?:ing|age)|saved?|record\w*"
"""Words by which a request is about the memory, and not about a list or a draft."""
OUT_OF = r"from|out\s+of|in"
"""Words before that in which something stands."""
REASON = r"because|since|in\s+case|cause|cuz|if|before"
"""So begins a clause that says why, and names nothing that should go."""
OF = r"about|of|on|(?:relating|pertaining)\s+to|regarding|concerning"
"""Words before whom something is told of."""
ME = r"me|my\s+person|myself"
ABOUT = r"about|regarding|concerning|involving|(?:to do|connected|related) with|related to"
"""Words before what something is about."""
THEM = r"him|her|them"
"""Words for others who were spoken of."""
FORGET = "Forget {}"
"""A plain request to forget something."""
OWN_LETTERS = "[^\u0400-\u04ff]"
"""The letters with which words begin whose roots this language may know."""
SHOW = r"show|list|name|tell me"
"""So begins a request to hear what is known."""
I_SAID = r"\bi\s+(?:\w+\s+)?(?:told|said|mentioned)|\btold\s+(?:you|u|ya)\b"
"""How people say that they said something themselves."""

IS = r"is|am|i['’]m"
"""Verbs behind which an "and" is left over when what stood before it has gone."""
PLACE_BEFORE = r"in|at"
HANGING = r"and|or|in|on|at"
"""Words that end nothing: what they led to has gone."""
PREPOSITIONS = r"in|at|as|for"
"""Words before what is left of a note of which the verb has gone."""
BARE = r"lives?|works?|is|am|i['’]?m|i|a|an|the"
"""Words that say nothing once what they led to has gone."""

REPAIRS = (
    r"(?:phone|keyboard|autocorrect) (?:always |keeps? |kept )?(?:making|changing|turning|correcting|changed|turned)|"
    r"brain fog|senior moment|what am i saying|listen to me|(?:spelt|spelled) with|"
    r"with an? [a-z](?=[,.!:;]| please| not| actually)|"
    r"actually|sorry|oops|whoops|typo|autocorrect\w*|misspoke|mistyped|misspelt|misspelled|my bad|correction|"
    r"i (?:meant|mean)|meant to (?:say|write|type)|should(?:['’]?ve| have) said|on second thought|make that|"
    r"scratch that|(?:no|oh|ah|uh|um|er|hang on|hold on),? wait|wait,? no|or rather|come to think of it|"
    r"miscounted|miscalculated|"
    r"(?:had|got|put|said|wrote|typed) (?:that|it|this) wrong|mixed (?:that|it|them|those|things|\w+) up|mixed up|"
    r"muddled|(?:changed|changing) my mind|i (?:lied|tell a lie)|i stand corrected|thought better of it|"
    r"correct(?:ing)? (?:that|this|it|myself)|(?:fix|amend|update) (?:that|this|it)|(?:where|when) i (?:said|"
    r"wrote|put)|"
    r"got (?:that|it) (?:all )?(?:wrong|backwards)|never said|(?:hit|pressed) the wrong key|fat fingers?|"
    r"slip of the (?:tongue|pen|keyboard)|"
    r"wrong (?:name|number|year|month|day|date|town|city|way round)|(?:that|it)(?:['’]?s| is| was) (?:wrong|not right|"
    r"incorrect|false)|not quite right|let me (?:fix|correct)|small fix|my mistake|"
    r"n(?:o|ope|ah),? (?:it|that|he|she|they|we|i)(?:['’](?:s|m|re)| is| am| are| was)(?! not\b)"
)
"""How people put right what they have just said."""
ADDS = (
    r"also|as well|additionally|in addition|besides|on top of (?:that|it)|another|likewise|too(?=\W*(?:\Z|[.,;!]))|"
    r"(?:a|our|my|the) second(?= \w)|one more|as a side job|on the side"
)
"""Words by which something is added to what was said, and stands for nothing of it."""
SLIP = (
    r"(?:(?:why )?did i (?:really |just |seriously )?(?:say|write|type|put) |(?:i|what,? i) (?:said|wrote|put|typed) "
    r"(?=[^?\n]{1,40}, didn't i\?))(?P<slip>[^?,\n]{1,40})(?:, didn't i)?\?"
)
"""How people ask themselves whether they said it wrong; the group `slip` is what they said."""
SLIP_DENIED = "not"
"""The word that denies it; a language with SLIP has it too."""
SLIP_TOLD = r"about|that|anything"
"""Words behind which no slip stands, but what somebody spoke of."""

SEVERAL = r"we|us|our|both|together|he|she|her|him|they|them"
"""Words for several, or for somebody already spoken of."""
THE = words_of("the")
"""Words before somebody whom everybody knows by their office."""
PURPOSE = r"to (?!the\b|a\b)[a-z]|so (?:that |as to |i |we )|in order to|because|for (?:now|work|love|my|the|a)\b"
"""How what somebody lives in a place for begins."""
OTHERS_AGAIN = words_of("he she they he's she's they're")
"""Words for somebody already spoken of."""
STRANGERS = words_of("""
    neighbour neighbor author writer man woman guy lad lady character hero heroine singer player minister patient
    athlete runner actor actress star celebrity king queen columnist blogger protagonist narrator stranger
    bloke chap girl somebody someone
    """)
"""People whom nobody takes for the writer."""
ANY_OF_THEM = words_of("kid kids child children parents siblings pet pets animals baby")
"""Words for any of one's people and animals, which tell no single one."""
PASSING = r"today|tonight|tomorrow|this (?:week|evening|morning|weekend)|right now"
"""What is not so on a day is not over: "I'm not working tomorrow"."""
LONG_AGO = (
    r"when i was (?:a |little|small|young|\d)|as a (?:kid|child|boy|girl|student)|back in (?:the|my)|"
    r"in my (?:childhood|youth)"
)
"""What was so long ago says nothing against what is so now."""
CHANGES = r"(?:changed|switched|swapped|got myself|have|got) (?:a |an |my )?(?:new )?|new"
"""Words that speak of a change."""
GIVEN_TO = words_of("to")
"""Words before whom something is given to."""
BLANK = words_of("job work position post thing stuff got")
"""Words for what somebody has or does, of whichever sort it is."""
NEW = r"(?:my|our|the|a) new(?= \w)"
"""Before what there is from now on."""
DEGREES = r"a (?:bit|little)(?: of)?|some|basic"
"""Words that say how much of something, before it."""
OF_A_KIND = r"(?:i'm|i am|im) (?:(?:really|definitely|just|very much) )?(?:not )?(?:more of )?an? [\w-]+ person"
"""How somebody says which kind of person they are."""
OWN_PARENT = words_of("mum mom mam dad mummy mommy daddy grandma grandpa granny grandad")
"""What one calls one's own mother or father, with nothing before it."""
NAMESAKE = r"(?:from|in|at) (?:his|her|their|the|next door)\b|next door"
"""What behind a name says that another one of that name is meant."""
NAMING = words_of("called named name names")
"""Words before a name, which tell nothing by themselves."""
FAVOURITE = r"favou?rites?|fave"
"""Beginnings of words for what one likes best: of each sort there is one."""
OVER = (
    r"(?:g[ai]ve|given|giving|hand(?:ed|ing)|turned|thr[eo]wn?|pack(?:ed|ing)|hung|wound|call(?:ed|ing)|sw(?:ore|"
    r"orn)) (?:\w+ ){0,3}?(?:up|in|over|off|away|down|back)|stopp\w+|quit\w*|dropp\w+|ditch\w+|binn\w+|scrapp\w+|"
    r"cancel\w+|ended|ending|over(?! \w)|finished|(?:done|through) with|left|leaving|s[eo]ld|selling|closed|shut|"
    r"folded|lost|broke|broken|died|dead|passed away|put down|gone|went|retired|retiring|resigned|fired|sacked|"
    r"laid off|let go|redundant|divorc\w+|split|separated|rehomed|stolen|written off|swapp\w+|switch\w+|replac\w+|"
    r"trad(?:ed|ing)|exchang\w+|mov(?:ed|ing)|relocat\w+|transferr\w*|promot\w+|demoted|shifted|reschedul\w+|"
    r"postpon\w+|pushed|chang\w+|convert\w+|upgrad\w+|renam\w+|off (?:the|my)|no longer|no more|any ?more|used to|"
    r"ex-|history|got rid of|ran away|(?:is|are|was|were|has been|got) (?:totall?ed|scrapped|wrecked|put to sleep|"
    r"axed)|"
    r"(?:is|'s|are) off(?=\W*\Z)|fell through|expired|lapsed|(?:sent|brought|took) (?:\w+ ){0,3}?back|"
    r"behind (?:me|us)|in the past|instead|banned|forbade|forbidden|"
    r"(?:jack|chuck|knock|sack)(?:ed|ing) (?:\w+ ){0,3}?(?:in|off|on the head)|part(?:ed|ing) (?:ways|company)|came off"
)
"""Words by which something ends or gives way to something else: stopping, selling, leaving, moving, replacing."""
QUITS = (
    r"(?:gave|given|giving) up|(?:have |'ve |just )?quit(?:ted|ting)?|stopp(?:ed|ing)|packed in|dropp(?:ed|ing)|kicked|"
    r"(?:am |'m )?(?:done|finished|through) with|no longer"
)
"""How people say that they do something no longer."""

BEING = words_of("was is are it's its")
"""Words that lead to what is true now, and are no part of it: "it was gout"."""
FROM_NOW = words_of("now")
TRAILING = words_of("this last next obviously haha lol")
"""Words that end nothing: what they led to was left out."""
TURNING = words_of("""
    move moved moving relocated switch switched change changed shift shifted swap swapped go goes going went gone start
    starts started begin begins live living work working be make made meant mean said say based play become became
    """)
"""Words of a sentence that says of the same doing when or where it is now."""
DID = r"\w{2}ed"
"""Forms of verbs that tell what somebody did."""
REPLACES = r"instead(?! of)"
"""Something else altogether takes the place of what was said."""
OF_SORT = words_of("of")
"""Words between a thing and what it is made of."""
WITHIN_NAMES = words_of("of upon")
"""Words inside a name: "Stratford upon Avon"."""
ORDINALS = r"first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"
HOURS = words_of("hours hrs")
LEADS = "in at on / to into / with using / for / from / of / as / about / by / called named"
"""Words before a thing that say how it belongs to what stands before them; those of one side say the same."""
BUT_RATHER = words_of("but")
INSTEAD = words_of("instead rather")
"""With these, what follows is what no longer holds ("Freya instead of Wotan")."""

OF_TALK = (
    r"(?:article|text|post|comment|paper|headline|thread|author|title|paragraph|section|page|link|source|summary|quote|"
    r"question|answer|point|example|chart|graph|table|figure|translation|version|list|idea|word|part|one|rest)s?|"
    r"it|this|that|these|those|you|what|how|why"
)
"""What a talk about an article is about."""
OPEN_VERBS = words_of(
    """has likes loves prefers uses drives owns keeps eats drinks speaks works lives wears rents studies learns takes
    wants needs enjoys hates dislikes gets have like love prefer use drive own keep eat drink speak work live
    wear rent study learn take want need enjoy hate get"""
)
"""Verbs that go with many things, so that another thing may take the place of the one before."""
TURNING_VERBS = words_of(
    """switch switched switching change changed changing move moved swap swapped replace replaced go went gone turn
    turned buy bought get got gotten have had am is are was were be been use used like liked prefer preferred
    drive driven drove"""
)
"""Verbs with which somebody says that one thing came for another."""
FRAMES = words_of("has have own owns owned possess possesses go goes going does known")
"""Words that say how somebody stands to a thing, and nothing of it: two statements that differ in them say the same."""
ARTICLES = ("a", "an")
"""The article before a consonant, and before a vowel."""
BEGINS_WITH_VOWEL = (
    r"(?!uni(?!n|m)|use|usu|eu|one\b|once\b|ubi|uk\b|us\b|usb)[aeiou]|hour|honest|heir|honou?r|[fhlmnrsx]\d|8|11\b|18\b"
)
"""How words begin that sound as if they began with a vowel."""
OVER_BY_ITSELF = (
    r"(?:well,? |actually,? )?(?:not any ?more|no longer|(?:that|this)(?:'s"
    r"| is) (?:over|no longer true|history|not true any ?more)|not since \w+)"
)
"""How a message begins by which what was told last is over."""
NO_MORE = (
    r"died|dead|passed (?:away|on)|put (?:\w+ ){0,2}(?:down|to sleep)|lost|"
    r"buried|rehomed|ran (?:away|off)|is gone|no longer with us"
)
"""Words by which somebody is no more, or is somebody else's."""
HEARSAY = r"(?:they|people|folks)\s+(?:say|reckon|claim)|(?:i\s+)?hear(?:d)?\s+(?:that|they)|word\s+is|rumou?r"
"""So begins what everybody says."""
TALES = (
    r"article|report|(?:the|your) text|novel|book|film|movie|author|podcast|interview|parable|fable|"
    r"(?:fairy )?tale|documentary|poem|essay"
)
"""What somebody reads or watches, in which others are told of."""
SOMEONE = words_of("someone somebody anyone")
"""Words for people whom nobody knows."""
TURNED_AGE = r"turn(?:ed|s|ing)(?! (?:down|up|out|off|on|in|into|over|to|away|back|the|his|her|my|a)\b)|birthday"
"""Words of a birthday."""
AGED_SINCE = r"since|now|already|as of|today"
"""Words behind an age that somebody has reached ("59 since Friday")."""
