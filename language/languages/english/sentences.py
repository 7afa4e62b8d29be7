"""How English people put what a sentence says."""

from language.languages.forms.listing import words_of

TURNS = {
    "@age": (
        r"\b(?:i'm|i am|i just turned|turned|turning|turn|aged?|at the age of) (?:\w+ ){0,2}{years}"
        r"|\b\d{1,3}[- ]years?[- ]old|\bnot bad for \d{2}\b"
    ),
    "@name": (r"\b(?:call me|my name|name's|name is|i go by|known as|friends call)\b|^(?:hi|hello|hey)?,? ?\w+ here\b"),
    "@son": r"\b(?:my|our) (?:lad|wee man|little man|wee lad)\b",
    "@daughter": r"\b(?:my|our) (?:lass|wee lass|little lady)\b",
    "@parent": (
        r"\b(?:my|our) (?:eldest|oldest|youngest|middle one|little ones?|firstborn)\b(?! (?:brother|sister|sibling"
        r"|cousin))"
        r"|\b(?:our|my|number) (?:second|third|fourth|fifth|two|three|four|\d) (?:is|was) (?:due|born)\b|"
        r"\b(?:i'm|i am|as|became|become|being) (?:a |an |the )?(?:\w+ ){0,2}(?:mother|father|mom|mum|dad|parent)\b"
        r"|\b(?:mother|father|mom|mum|dad|parents?) (?:of|to) \w+|\bi let mine\b"
    ),
    "@home": (
        r"\b(?:i'm|i am|we're) an? (?:\w+ ){1,4}(?:in|near) (?!a\b|the\b|my\b|an\b)|\bwriting from\b"
        r"|\bhome (?:is|in)\b"
        r"|\b(?:i've|i have|we've|we have) been (?:in|here|living)\b|\b(?:here|back) in (?!the (?:past|day))"
        r"|\bis home\b"
        r"|\b(?:my|our) (?:\w+ )?(?:place|flat|apartment|house|cottage|studio|room) (?:in|near|outside)\b"
        r"|\bstaying in\b"
        r"|\b(?:i'm|i am|we're) (?:based |now |still |currently )?(?:in|based in) (?!a\b|my\b|the\b|an\b|no\b)"
    ),
    "@origin": (
        r"\b(?:i'm|i am|we're|i come|originally|hail) (?:\w+ )?from\b|\bborn (?:and raised |and bred )?in\b"
        r"|\bgrew up\b"
        r"|\bnative\b"
    ),
    "@with": r"\b(?:live|living|living here|share|moved (?:in|into|to)?) (?:\w+ ){0,5}with\b",
    "@visit": r"\bback from\b|\breturned from\b|\btrip to\b|\b(?:i was|we were) in\b",
    "@ill": (
        r"\ballerg\w+|\bdiagnos\w+|\bsuffer\w*|\bintoleran\w+|\b(?:take|taking|takes) (?:\w+ ){1,4}(?:for"
        r"|against)\b"
        r"|\btreated for\b|\bliving with\b"
    ),
    "@job": (
        r"\b(?:at|from|after|to) work\b|\bmy (?:\w+ )?(?:job|boss|colleagues?|coworkers?|shifts?|team|clients?"
        r"|patients"
        r"|students|pupils|customers|salary|office|desk|company|firm)\b|\bon (?:call|shift|duty|the ward)\b"
        r"|\bto the office\b"
    ),
    "@given": r"\b(?:gave|given|bought|left|handed down to|sent) (?:me|us)\b|\b(?:i|we) (?:was|were|got) given\b",
}
"""Turns of speech that say something without a word for it; `{years}` stands for a number that may be an age."""
COUNTED = r"minut|hour|people|colleg|day|week|month|kilo"
"""Beginnings of words for what a number counts that is no age."""

TITLES = words_of("st dr mr mrs ms vs")
"""Words whose full stop ends no sentence, nor a clause."""
ABBREVIATIONS = r"e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|st|jr|inc|ltd|approx|fig|u\.s|a\.m|p\.m"
"""Words whose full stop ends no sentence of what somebody tells."""
REMINDER = (
    r"\b(?:(?:can|could|would|will)\s+you\s+)?(?:please\s+)?(?:(?:don['’]?t|do\s+not|never)\s+(?:ever\s+)?forget|remember"
    r"|note|keep\s+in\s+mind|bear\s+in\s+mind|be\s+aware)(?:\s+(?:for\s+(?:good|ever|always|all\s+time|today|now|later|me)"
    r"|forever|permanently|always|please|too|also))*(?:,?\s+that|:)"
    r"|\b(?:please\s+)?(?:don['’]?t|do\s+not|never)\s+(?:ever\s+)?forget\b"
)
"""A request to remember: it neither denies nor orders what follows it."""
RESPELT = {"-in-law": "inlaw"}
"""Spellings that are read as others: what is written with a hyphen is one word."""
DONE = r"did|had|was|were|got|made|went|came|took|spent|found|left|met|saw|am|is|are|have|has"
"""Verbs with which a part of a sentence begins that leaves out its subject."""
SELF = r"also|now|still|often"
"""What may stand between a joining word and its verb."""
TOLD_SUBJECT = r"i|i'm|i've|i'd|i'll|we|we're"
"""With these what somebody says begins without a joining word: "she says I …"."""
NOW = r"now|nowadays|these days|today|currently|formerly|previously"
"""After a comma it turns to how things are, or were: "I used to live in Kyiv, now Lviv"."""
FIXED_ORDER = True
"""The subject stands before its verb: who is named later is not the subject."""
SPOKEN = r"i|i'm|my|me|we|our|you|your|remember|note|forget|save|important|fyi|never|always|please"
"""Words of speech: a quotation with one is no title."""
HEADLINE_NOTE = r"by [A-Z]|published|posted|updated|source:"
"""What stands under a headline."""
OPENING = frozenset({"the"})
"""Words that make a pair with the next one where it tells whose something is: "the kids"."""
OWNER_ENDING = r"'s"
GERUND_ENDING = r"ing"
"""A verb that stands for a thing: "my running"."""
VERB_ENDINGS = r"\w{3,}ed$"
"""Forms that are those of a verb, by their ending."""
PAST_WORDS = words_of("""
    went saw ate drank wrote taught ran swam flew drove spoke knew grew sang drew thought felt kept slept spent
    bought sold built paid left lost won met got made took gave came began broke chose fell found held rode said sent
    stood told understood wore caught fought forgot hid rose sought shook sank stole swore tore threw woke
    """)
"""Verbs that tell what is done, where no ending shows it."""
PAST_ENDING = r"(?<!e)ed$"
THIRD_FORM = r"(?<!s)s$"
"""How a memory tells what somebody does."""
PERFECT = r"have|has|'ve|i've|we've|been|get|got|am|i'm|is|are|we're|be"
"""Beside these a form of the past may tell of now."""
TELLS_PAST = r"was|were|did|had|have|has|i've|we've|used to|grew|\w+ed"
CONTRACTED_BEING = ("'m", "'re", "'s")
"""How a word ends that holds a verb of being now."""
ARRANGED = words_of(
    "booked planned arranged scheduled reserved invited registered agreed "
    "promised signed ordered told said tickets asked enrolled got"
)
"""Words of what was done for a day that is still to come."""
AGED = (r"(?!)", r"years? old|years? of age|yo|y/o|yrs?(?: old)?", r"by (?:trade|profession|training)")
"""Words before an age alone, what stands behind its number, and what says that something is a trade."""
SAYS_OF_SELF = ("I'm {}", "I have {}", "I'm {}")
"""How somebody says what they are, whom they have, and how old they are."""
OF_WHOM = words_of("of to")
"""Words behind a parent or a follower, before those they are it of."""
FOLLOWERS = words_of("fan supporter follower member")
BEFORE_A_NOUN = words_of("a an the")
ABOUT_ME = (
    r"about me|(?:a )?(?:quick|short|little|bit of) (?:intro\w*|background|about me)|intro(?:duction)?|"
    r"(?:some )?background|for context|context|a (?:bit|little) about me(?:self)?|"
    r"(?:on a |a )?personal(?: note)?|side ?note|fyi|by the way|btw|p\.?s\.?|one more thing|other news"
)
"""What announces that somebody tells of themselves, before a colon."""
DEPENDS = (
    r"if|when|since|because|as|after|before|while|until|till|although|though|once|whenever|unless|what|that|the thing|"
    r"whether"
)
"""So begins a clause that another one needs."""
LOCATED = r"(?:currently |now )?(?:based|living|located|residing) (?:in|near|out)"
"""So begins where somebody is, with nothing before it."""
AS_ONE = r"(?:speaking )?as(?= an? )"
"""Before what somebody is, who speaks as such ("As a nurse I …")."""
NEEDS_DONE = (
    r"(?:i )?(?:(?:really |just |badly )?need|want|could (?:use|do with)|(?:am |i['’]m )?looking for) "
    r"(?:some |a bit of |your )?(?:help|advice|tips|ideas|suggestions|a hand)|"
    r"(?:any|some) (?:help|advice|tips|ideas|suggestions) (?:needed|wanted|please)"
)
"""So begins what somebody wants done, behind what they tell."""
INSIDE = r"in (?:the|this|that|a)"
"""So begins where something happens."""
PER = r"an?|per|each|every"
"""Between how much something is and for what."""
ORDERS_ME = r"(?:please )?(?:tell|show|give|send|find|help|cheer|distract|remind) (?:me|us)"
"""So begins an order to do something for its writer."""
QUESTION = (
    r"(?:when|where|who|why|how|(?:what|which)(?: (?!(?:i|we|you)\b)\w+)?)\s+"
    r"(?:did|do|does|is|are|was|were|can|could|should|would|will|has)\b"
)
"""So begins a question, whether or not it ends as one."""
DAY_ALONE = r"(?:the )?(?P<day>\d{1,2})(?:st|nd|rd|th)"
"""A day of a month by its number alone."""
PUT_OFF = (
    r"(?:moved|pushed|put|shifted|postponed|brought|bumped|delayed|rescheduled)(?: \w+)?(?: \w+)? (?:to|until|till)|"
    r"(?:it|that)['’]?s (?:now )?in|now in|not until"
)
"""What says that something has another day now."""
