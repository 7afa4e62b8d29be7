"""How English people tell whose words are whose: the first person, and the forms of letters, chats and pastes.

All patterns ignore case, but for `BYLINES`, `BREAKING` and `ABSTRACTS`.
"""

from language.languages.forms.listing import words_of

FIRST_PERSON = "i|i['’](?:m|ve|d|ll)|im|ive|my|me|mine|we|our"
"""Words of the first person."""
SINGULAR = "i|i['’](?:m|ve|d|ll)|im|ive|my|me"
"""Words of the first person that speak of one."""
SECOND_PERSON = "you|your|yours"
"""Words of the second person."""
ADDRESSED = "[Yy]ou|[Yy]our|[Yy]ours"
"""The same where a letter speaks to whom it goes to, in the case in which they are written."""
SELF = words_of("me you i")
"""How an exported chat names the one who exported it."""
SELF_NOTES = words_of("(you) (me)")
"""The same as a note behind the name."""
ASIDES = (
    "by the way|btw|anyways?|as for me|personally|for the record|for context|fyi|in my case|i myself|myself|for my part"
    "|(?:(?:that|this) is |that['’]s )?not me|(?:he|she|they) (?:sent|wrote|forwarded) me (?:this|that)"
)
"""Turns from what others said to oneself."""
ASIDES_BEHIND_I = "i, by the way"
"""The same behind a first "I"."""
ASIDES_WITHIN = "btw|by the way|for the record|for context|anyway|as for me"
"""Turns to oneself in the middle of a line, where a new piece begins."""
ASIDES_AS_LABELS = r"btw|by the way|fyi|for the record|for context|honestly|p\.? ?s\.?"
"""Turns to oneself before a colon."""
REQUESTS = (
    "what (?:do|should|would|does|is|are)|can you|could you|would you|would that|should i|how (?:should|do|can|would)"
    "|is (?:this|that|it)|does (?:this|that|it)|any (?:ideas?|thoughts|advice)|thoughts|please|help me|summari[sz]e"
    "|translate|explain|rewrite|draft|write|who is|why"
)
"""How one turns to the assistant."""
SAYING = (
    "mentions|mentioned|brags|bragged|boasts|boasted|joked|thinks|believes|saying|confessed|denies|denied|suggested"
    "|wrote|writes|written|says|said|say|tells|told|reads|asks|asked|claims|claimed|replied|states|stated|texted"
    "|texts|posted|posts|tweeted|messaged|emailed|sent|commented|explains|explained|reports|reported|insists|insisted"
    "|goes|adds|added|swears|swore|confirmed|announced|warned|admits|admitted|recalled|promises|promised|argued"
    "|argues|noted|complained|complains|answered|answers|responded|responds|remarked|exclaimed"
)
"""Verbs that tell what somebody said or wrote."""
THAT = r"\bthat|\b(?:he|she|they)"
"""What leads from such a verb to what was said."""
ACCORDING = "according to"
"""How it is said whose words are retold."""
RETOLD = "that|he|she|they|according"
"""Words without one of which nothing is retold."""
SUBJECTS = "i|i['’]ve|we|you"
"""The user or the assistant as the one who says something."""
TEXTS = (
    "article|text|post|posting|story|comment|e-?mail|message|letter|paragraph|passage|abstract|excerpt|transcript"
    "|document|quote|page|summary|paste|content|readme|ad|advert|advertisement|listing|job description|review|bio"
    "|biography|description|announcement|tweet|thread|chat|conversation|dialogue|output|lyrics|poem|newsletter"
    "|press release|report|statement|testimonial|caption|reply|voicemail|feedback|complaint|invitation|sms|dm|speech"
    "|interview|blurb|snippet|column|essay|editorial"
)
"""What somebody may have written."""
THESE = "this|the|following|these|that|an?|her|his|their|here['’]?s|here is|here are"
"""Words before such a text where it is announced."""
POINTING = "this|these|that|it|here|below|following|from"
"""Words that point to a text or say where it is from."""
BELOW = "below|here|follows"
"""Words behind a text that say where it follows."""
TEXT_BY = "from|by|of"
"""Words between a text and its writer."""
GAVE_ME = r"(?:\w{1,20}ed|sent|gave) (?:me|us) (?:this|these|the following)"
"""That somebody gave or sent what follows."""
TEXT_ORDERS = "summari[sz]e|translate|proofread|rewrite|paraphrase|explain|shorten"
"""What the assistant is told to do with a text."""
MY_TEXT = "my (?:own |new |old |current |latest )?"
"""Words before a text that is the user's own."""
I_OR_WE = "i|i['’]ve|i['’]d|we"
"""The user as the one who says something."""
BEFORE_SAYING = "also|just|already|once|have|had|always|often"
"""Words between the user and the verb."""
DATE_THE = "the"
"""A word before the day in the first line of a letter."""
ORDINALS = "st|nd|rd|th"
"""Endings of the number of a day."""
HALF_DAYS = r"[ap]\.?m\b\.?"
"""What says behind a time in which half of the day it is."""
AT = "at"
"""A word between the day and the time."""
AGO = (
    r"(?:\d{1,3}|an?) ?(?:s|m|h|d|w|mo|y|sec\w*|min\w*|hours?|days?|weeks?|months?|years?)(?: ago)?|yesterday"
    "|just now"
)
"""How long ago something was posted."""
FORWARDED = (
    r"voice (?:note|message) from|posted by|shared by|"
    "forwarded (?:message )?from|fwd (?:from|by)|originally posted by|quote from|new message from"
)
"""The head of a forwarded message, before its sender."""
REPLIED = "in (?:reply|response) to|reply(?:ing)? to|responding to|replied to|answer(?:ing)? to"
"""The head of an answer, before the one whose words it answers."""
EDITED = "edited|modified|(?:this )?message (?:was )?edited|changed"
"""How a chat marks a message that was changed."""
SONG_PARTS = "verse|chorus|refrain|bridge|intro|outro|hook"
"""Names of the parts of a song."""
FIELDS = words_of("""
    note notes nb ps pps p.s fyi tldr tl;dr edit update updates reminder remember fact facts context background goal
    goals plan plans question questions problem issue job work role title profession city town location home country
    address name surname nickname age birthday family kids children partner wife husband pet pets hobby hobbies
    interests interest diet food drink allergy allergies health language languages skills tools stack editor os phone
    email mail budget schedule status mood task tasks todo reason result conclusion example warning important correction
    request wish preference preferences likes dislikes favourite favorite favourites favorites education school
    university company employer team project projects experience weight height timezone availability hours contact
    disclaimer pro con pros cons plus minus bonus also btw answer option options idea thought
    monday tuesday wednesday thursday friday saturday sunday weekday weekdays weekend weekends morning mornings noon
    afternoon evening evenings night breakfast lunch dinner
""")
"""Labels that users put before what they say of themselves."""
PEOPLE = words_of("""
    mom mum mama dad papa mother father brother sister boss friend neighbour neighbor colleague wife husband son
    daughter grandma grandpa aunt uncle landlord teacher doctor customer client caller interviewer host guest reporter
    journalist witness q a
""")
"""Labels that name somebody who speaks."""
ROLES = "assistant|system|developer|ai|bot|tool|agent|user|human"
"""Names of those who speak in a record of a talk with an assistant."""
BYLINES = "(?:words |text |story |written |report )?by"
"""The word before the writer of an article."""
ANOTHER = "he|she|him|her|his|they|them|their|candidates?|applicants?|cv|résumé|resume"
"""Words that ask about somebody else, whose record was pasted."""
OWN_RECORD = "my (?:own |new |old )?(?:cv|résumé|resume)"
"""What users call a record of their own."""
BREAKING = "BREAKING|EXCLUSIVE"
"""What news begin with that are urgent."""
ABSTRACTS = "Abstract|ABSTRACT"
"""The head of a paper's summary."""
MAIL_HEADERS = "from|to|cc|bcc|subject|date|sent|received|type|reply-to|author|written by|title"
"""Names of the lines above a mail or an article."""
MAIL_DIVIDERS = "original|forwarded"
"""What the line says that parts a reply from the mail below it."""
INTRODUCTIONS = r"on [^\n]{3,120}\bwrote"
"""The line above a quoted mail, with a day in it, to the colon."""
WROTE = "wrote"
"""The verb in such a line, where a time stands before it."""
FORMAL = "dear"
"""How a formal letter begins."""
SALUTATIONS = "hi|hello|hey"
"""How any other letter begins."""
GREETINGS = words_of("hi hello hey dear")
"""First words of a letter that may begin in the middle of a message."""
HELLOS = "hi|hello|hey"
"""Greetings in the middle of a line, where a new piece begins."""
CLOSES = (
    "(?:best|kind|warm|many)? ?(?:regards|wishes)|best|cheers|sincerely|yours (?:truly|sincerely|faithfully)|thanks"
    "|thank you|love|all the best"
)
"""How a letter ends."""
MAIL_DEVICES = "sent from my|sent via|get outlook for"
"""What a device adds below a mail."""
RUN_ON = "i(?:['’](?:m|ve|d|ll))?"
"""Words with which a new sentence may begin though no full stop stands before them."""
NO_START = words_of("i i'm i've i'd i'll may will a")
"""Small words in capitals that begin no sentence: names, or polite ones."""
ACTS = (
    "is|was|has|had|does|did|will|just|also|now|really|[a-z]{2,20}(?:s|ed)|went|got|came|left|thinks|lives|works|made|took"
    "|bought|sold|ate|slept|felt|kept|told|said|met|won|lost|broke|found|ran|sat"
)
"""How somebody's doings are told in a chat, behind their name."""
CHAT_FROM = "from"
"""The word before the sender of a message in a chat's record."""
COMMENTED = (
    "commented|added a comment|replied|reviewed|left a comment|posted|asked|answered|opened (?:this|an) issue|wrote"
)
"""How a page says above a text that somebody wrote it, before the day."""
AGES = r"\d{1,3} ?(?:s|secs?|m|mins?|h|hrs?|d|days?|w|wks?|mo|y|yrs?)\.?|just now|yesterday|1st|2nd|3rd\+?"
"""How old a post is, as its head says."""
AGED = (
    r"\d{1,3} ?(?:seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mo|years?|yrs?|y) ago"
)
"""The same, said so that nothing else can be meant."""
SPEAKERS = "speaker|voice|participant|caller|guest|person|interviewee"
"""What a transcript calls those who speak, with a number."""
QUOTATIONS = "quote|quotation|q|cite"
"""How templates and blocks for somebody's words are called."""
