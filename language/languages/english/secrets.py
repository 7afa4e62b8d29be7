"""How English people tell secrets, and what tells their sentences from code.

The names up to `ALIKE` are lists with commas. A `*` stands for any ending, or before a word for any beginning
(compounds, and scripts without blanks). Those below `DIGITS` are patterns.
"""

from language.languages.forms.listing import words_of

PASSWORDS = "password, passcode, passphrase, passwd, pwd, pasword, passwort, passwrd, pswd, psswd, pword"
"""Names of a secret that may be any word: a password."""
MAYBES = "pass, pw, login password, code word, secret word, safe word"
"""Names that mean other things too: here the value must look like a password, or a network be spoken of."""
CODES = """
    pin, pin code, pin-code, pincode, pin number, cvv, cvv2, cvc, cvc2, ccv, csc, ssn, social security number,
    security code,
    security number, unlock code, unlock pattern, one-time code, one time code, otp, recovery codes, backup codes,
    backup code, pickup code, pick-up code, collection code, puk, puk code
"""
"""Names of a secret made of digits: a PIN."""
LOCKS = "code, codes, combination, combo, digits"
"""Names of a code that is secret only beside a thing it opens."""
KEYS = "key, token, secret, credentials, apikey, privatekey, api keys, signing secret"
"""Names of a long generated secret."""
THINGS = """
    door, doors, gate, entrance, entry, building, alarm, safe, vault, garage, lock, locker, padlock, keypad, phone,
    mobile, tablet, ipad, iphone, card, debit, bank, atm, sim, sms, text message, verification, confirmation, security,
    2fa, two-factor, two factor, authenticator, access, unlock, gym, office, bike, suitcase, voicemail, intercom,
    lockbox, login, log in, apple id, whatsapp, telegram, gmail, google, paypal, security firm, security company,
    monitoring centre, monitoring center, call centre, call center, helpdesk
"""
"""What a code opens, or where one comes from."""
OPENS = "unlock, unlocks, opens with, open with, disarm, disarms, disarm it with, turn off with, to get in, to enter"
"""How it is said that a code opens a thing."""
NETS = "wifi, wi-fi, wlan, wireless, router, hotspot, wpa, wpa2, wpa3, ssid, network, guest network"
"""A wireless network, whose key may be any word."""
PUBLIC = """
    error, zip, postal, post, country, area, dress, bar, qr, source, discount, promo, coupon, status, sort, swift, tax,
    exit, dial, color, colour, product, booking, tracking, public, hotline, helpline, flight, airport, http, train
"""
"""What makes a code or a key no secret: postal codes, errors, music."""
LOGINS = "login, log in, logs in, sign in, username, user name, account, credentials, creds, user, get in with"
"""Names of an account, told with its password: "login ann / …"."""
PHRASES = """
    seed phrase, seed words, recovery phrase, recovery words, mnemonic, mnemonic phrase, backup phrase, secret phrase,
    wallet, ledger, trezor, metamask, passphrase, wallet words, backup words, secret words, seed, twelve words,
    twenty-four words, 12 words, 24 words, voice phrase, security phrase, telephone phrase, unlock phrase, code phrase
"""
"""Names of a wallet's words."""
SEEDS = """
    totp, 2fa, otp, two-factor, two factor, authenticator, mfa, setup key, one-time, authy, secret key, manual key,
    key by hand
"""
"""Names of what makes one-time codes."""
DOCUMENTS = """
    passport, passport number, ssn, social security, social security number, my social, national insurance, ni number,
    nino, tax id, tax number, taxpayer number, tin, itin, driver's license, drivers license, driving licence,
    driver's licence, driving license, id card, identity card, national id, id number, medicare, medicaid, nhs number,
    health insurance, insurance number, insurance id, green card, voter id, aadhaar, aadhar, pan card, residence permit,
    military id, service number
"""
"""What the state or an insurer numbers a person by: a passport, a tax number."""
QUESTIONS = "security question, security questions, secret question, recovery question"
"""The question that a service asks when a password is lost."""
REPLIES = """
    say, said, i say, i said, told them, i told, answer, answered, answer i gave, reply, i put, i always put, i use,
    i always use, i give them, i gave them, give, gave
"""
"""Words that announce the answer to it."""
RECALLS = """
    first grade teacher, first crush, childhood pet, hometown, met your spouse, met my wife, met my husband,
    maiden name, first pet, first dog, first cat, first school, primary school, elementary school, first car,
    street i grew up, childhood street, favourite teacher, favorite teacher, childhood nickname, childhood friend,
    childhood hero, memorable word, memorable name, memorable place, middle name, first job, first boss, first teacher,
    born in, place of birth, grandmother's name, grandma's name, best man, honeymoon, first employer, first manager,
    where my parents met, city my parents met, street i lived, house i grew up, first roommate, childhood best friend,
    grandmother's maiden, grandfather's name, mother's name, father's middle name, favourite book, favorite book,
    favourite film, favorite movie, first concert, first kiss, favourite food, favorite food, oldest cousin,
    gran's name,
    gran's first name, nan's name, nan's first name, grandmother's first name, grandfather's first name,
    mother's first name, father's first name, town i grew up, city i was born
"""
"""What such questions ask for: a maiden name, a first pet."""
SAYS = "is, are, was, equals, is set to, to, be"
"""Words after which the value comes."""
SERVES = "as"
"""Words between a value and the name of what it serves as: "… as my password"."""
ABOUT = """
    for, to, of, on, at, from, in, now, currently, still, today, again, code, number, my, the, our, your, it's, its,
    just, then, always, simply, called, a, and, here
"""
"""Small words between the name and the value."""
COUNTS = """
    characters, chars, digits, symbols, letters, bits, bytes, words, times, days, tokens, years, minutes, months,
    combinations, possibilities, options
"""
"""What is counted in talk about secrets: 12 characters."""
PLAIN = """
    required, optional, none, unknown, forgotten, changed, correct, incorrect, wrong, weak, strong, secure, insecure,
    safe, stored, hashed, reset, same, secret, private, public, here, there, below, above, bad, good, better, best,
    fine, okay, long, short, old, new, simple, complex, easy, hard, random, lost, stolen, leaked, hidden, needed,
    everything, nothing, something, dead, gone, ready, mine, yours, crazy, funny, silly, tricky, tbd, todo, n/a, null,
    true, false, manager*, policy, policies, reuse, rotation, hygiene, field*, protected, longer, shorter, again, this,
    that, what, which, outdated, broken, missing, important, *ed, *ing, *ly, *able, *ible, *ful, *less, *ous, *ive, *ic,
    *al, *ant, *ent, *ary, *est, please, anymore, overrated, security, privacy, patience, time, kept, written, saved,
    taped, locked, printed, engraved, worth, enough, fail, fails, failed, passed, yes, off
"""
"""What is said of secrets without telling one; `*` stands for any beginning or ending."""
HABITS = """
    everywhere, for everything, on every site, on all sites, for every account, for all my accounts, the same one,
    same password, even for the bank, for the lot, for all of them, across the board, all my accounts, every account,
    every login, all my logins, on everything, in every app, for anything online, same login, all my passwords
"""
"""Said of a password that serves for everything."""
MISSPELLED = "password, passcode, passphrase"
"""Names of a password in which one letter may be wrong, missing, too many or out of order."""
ALIKE = "passports, passport, passwords"
"""Ordinary words that are so near to them."""
DIGITS = "zero one two three four five six seven eight nine"
"""The digits from zero to nine, spelled."""
TICKETS = "pass"
"""Beginnings of names under `MAYBES` that bare digits may follow without being a secret: a ticket's."""
NINE_DIGITS = "ssn|social"
"""Beginnings of names under `CODES` that have nine digits."""
SHORT_CODES = r"cv[cv]|ccv|csc|secur"
"""What in a name under `CODES` says that three digits are enough."""
QUALIFIERS = (
    "api|access|secret|private|auth|encryption|signing|master|license|account|client|consumer|deploy|session|service"
    "|bot|refresh|bearer|personal|oauth|webhook|storage|admin|ssh|app|db|aws"
)
"""Beginnings of words that make a key one that opens."""
AGREED_WORDS = "code word"
"""A word agreed on with somebody."""
AGREED_WITH = "for(?: the)?"
"""What stands between it and whom it was agreed on with."""
SURE_PHRASES = "pass|phrase|words"
"""What in a name under `PHRASES` says that it is the words, not the wallet: after it a few words are enough."""
PHRASE_IS = "is|it's|are|reads"
"""Words after which a few words of such a phrase come."""
PHRASE_BEGINS = "(?:starts?|begins?|goes|go|runs?)(?: (?:with|like this|off with))?"
"""Words after which such a phrase begins."""
PHRASE_TALK = (
    "it|its|it's|i|i'm|i've|my|mine|you|your|them|they|never|always|keep|keeps|kept|write|written|store|stored"
    "|must|should|need|needs|have|has|had|lost|forgot|forgotten|how|what|why|where|which|who|when|please"
    "|characters|letters|long|short|paper|safe|change|better|password|passwords|passphrase|phrase|words|use|used"
    "|is|are|was|or|not|no|do|does|don't"
)
"""Words of who speaks about such a phrase instead of telling it."""
ROW_IS = "is|are"
"""Words after which a row of as many words as a wallet has may come."""
MOST_COMMON = "most (?:common|popular|used)"
"""Said of a password that everybody has, as articles tell."""
OWN = "my|our"
"""Beginnings of words that say whose a password is: the user's."""
KEYWORDS = "key ?words?"
"""The word that a text turns on."""
TEXTS = words_of("essay article text book novel speech chapter poem search")
"""Beginnings of words for what has such a word."""
STAND_INS = (
    "(?:your|my|the)[_-](?:[a-z]{1,12}[_-]){0,3}(?:password|secret|token|key)s?(?:[_-]here)?"
    "|(?:your|my|the)?[_-]?(?:password|passwd|pass|pwd|secret|token|key)s?|redacted|example|changeme|values?\\d{0,3}"
)
"""What is written in the place of a secret."""
PHONES = "phone|call|text|mobile|cell|tel|whatsapp|signal|telegram|viber"
"""Words that say that a number is a phone's."""
ACCOUNT_NUMBERS = (
    r"(?:bank\s|checking\s|savings\s|current\s|deposit\s)?(?:account|acct)\.?\s?"
    r"(?:numbers?|no\b|nr\b|num\b|#|№|(?=\d{7}))|routing(?:\snumbers?)?|sort[\s-]codes?"
)
"""The number of a bank account."""
ACCOUNTS = r"bank\saccount|(?:account|acct\.?)\s(?:at|with)(?:\s[\w'&-]{1,20}){1,3}"
"""A bank account, which its number may follow."""
ACCOUNT_IS = "number|no|is|are|was"
"""Words between an account and its number."""
MADE_UP = "checksum|example|invalid"
"""Words that say that an account is an example or a wrong one."""
ABBREVIATIONS = ("[nN][oO]",)
"""Words cut short, before the full stop of which a document's number may come; one pattern for each."""
COUNTED = "dollars?|pounds?|people|users|persons|days|times|years"
"""What a number counts that is no document's."""
ANSWER_SMALL = "always|i gave|was|is|it is|it's|to it|that"
"""Small words between what announces the answer to a secret question and the answer."""
ANSWER_ENDS = "as"
"""Words with which something else begins after the answer."""
ANSWER_WAS = "was|is"
"""Words before the answer where it repeats what was asked: "the answer: first pet was …"."""
COMMAND_WORDS = words_of("""
    cat find head kill make man nice set sort source tail time top touch which echo service go node ping host mount snap
    yarn alias bundle gem brew bun rails eval exec env
""")
"""Commands of a shell that are also words: with a capital they begin a sentence, unless signs of a shell follow."""
SENTENCE_WORDS = words_of("""
    a an the i my me we our you your he she they it its is are was were be been am do does did has have had and or but
    not no over than then because instead rather when while if for with without of in at by as from to into about every
    daily weekly always never often usually sometimes prefers prefer uses use using used likes like loves love hates
    wants works worked learning since before after on this that these those very more most less too also can cannot
    could would should will what how why who where which returned returns took takes failed fails gave gives said says
    shows showed keeps ran runs crashed broke printed prints
    found finds needs needed got gets leaks leaked hangs hung answered answers stopped stops
""")
"""Words that a sentence has, and a command hardly."""
SHORT_WORDS = words_of("i a")
"""Words of one letter."""
BRACKETED = "s|es"
"""Endings that are written in brackets after a word: "friend(s)"."""
AGREED = """
    security answer, security answers, secret answer, security question, security questions, secret question,
    recovery question, code word, codeword, safe word, security word, alarm word, duress word, verbal password,
    watchword
"""
"""Names of a word agreed on with somebody, or of the question that asks for one."""
ASKERS = """
    bank asks, bank ask, they ask, they always ask, asks for, ask me for, ask for, asks me, keep asking, always asks,
    wants to hear, want to hear
"""
"""How it is said that somebody asks for what only the user would know."""
ANSWERED = (
    (
        r"(?<!\w)(?:answers?|words?|password)\s(?:(?!(?:is|are|was|i)\s)[^\W\d_][\w'’-]{0,20}\s){0,6}(?:is|are|was|:)"
        r"\s(?:all\s|always\s|still\s|just\s){0,2}[\"“']?(…)[\"”']?(?=[,.;!?]|\s(?:and|because|as|so|in|for|if|btw|lol)\s|$)"
    ),
    r"(?<!\w)(?:answers?|words?):\s{0,2}[\"“']?(…)[\"”']?(?=[,.;!?]|$)",
    (
        r"(?<!\w)i(?:\salways|\sjust|\sstill)?\s(?:answer|say|put|give|said|answered|gave)(?:\s(?:them|with))?"
        r"\s[\"“']?(…)[\"”']?(?=[,.;!?]|\s(?:and|because|as|to|when|for|even)\s|$)"
    ),
)
"""How it is told; `…` stands for the word itself."""
RECALLED = (r"(?<!\w)(?:it's|it is|which is|that's|:|,)\s[\"“']?((?-i:[A-Z])[\w'’-]{2,20})[\"”']?(?=[,.;!]|$)",)
"""How what only the user would know is told, where somebody asks for it."""
ANSWER_TALK = (
    "a|an|the|my|your|our|their|his|her|it|its|i|i'm|you|they|not|no|never|always|something|anything|nothing|wrong"
    "|right|false|true|the same|same|easy|hard|too|so|very|really|public|silly|stupid|obvious|on|in|at|to|for|of|that"
    "|this|what|how|where|who|whatever|lies|lie|fake|random|nonsense|made|like|just|only|still|often|usually|safe"
    "|secure|weak|strong|forgotten|lost|known|written|yes|maybe|love|patience|all|one|more|less|better|worse|also|as"
    "|being|about|unknown|from|by|asked|much|with|good|bad|important|optional|required|enough|too|here|there|stored"
)
"""What is said of such a word without telling it."""
QUESTION_ANSWERS = """
    security answer, secret answer, security answers, answer to the security question, answer to my security question,
    answer to the secret question, answer to my secret question
"""
"""How the answer to a secret question is called, where it is told beside what was asked."""
UNLOCK_PATTERNS = """
    unlock pattern, unlocking pattern, lock pattern, lock screen pattern, screen pattern, swipe pattern, pattern lock,
    pattern on my phone, pattern to unlock, phone pattern
"""
"""The line that unlocks a screen."""
DIRECTIONS = "up, down, left, right, top, bottom, middle, across, diagonal, diagonally, corner, upwards, downwards"
"""The ways such a line goes."""
POINTS = "that, that's, it, it's, this, which"
"""Words that point back: "…, that is my security answer"."""
GLUED_MARKS = "pw|wpa|psw|pswd|pswrd|pwrd|psk|p/w"
"""Abbreviations of a password that no word ends in: what a sign joins to them is one ("wifipw=…")."""
GLUED_PASSWORDS = "pass|(?:my|db|root|admin|user|wifi|login|email|mail|router|guest)pass|passw|passwd|pwd|wpa2?key"
"""Others, which stand alone or behind an underscore."""
GLUED_NAMES = "password|passcode|passphrase|passwd|pwd|pw|psw|pswd"
"""Names of a password that mean nothing else before "=": a mere word right behind that is one."""
GLUED_ACCOUNTS = "login|logon|signin|auth|creds?|acct?|wifi|wlan|admin|root|guest|administrator|superuser|sysadmin"
"""Names of an account or a network that a password of its own follows at once: "login:…"."""
GLUED_KEYS = "(?:enc|ssh|api)?keys?"
"""Names of a key: right behind them and "=" stands what somebody has thought up."""
GLUED_USERS = "u|un|usr|user|username|login|id"
"""Labels of an account's name, before that of its password: "u:… p:…"."""
