"""How Polish people tell whose words are whose."""

from language.languages.forms.listing import words_of

FIRST_PERSON = "ja|mój|moja|moje|mnie|mi|my"
SELF = words_of("ja ty")
SAYING = "pisze|(?:na)?pisał[aoiy]?|mówi(?:ą|ł|ła)?|powiedział[ao]?"
THAT = ", że"
RETOLD = "że"
TEXTS = "artykuł|tekst|cytat|wiadomość|ogłoszenie|recenzja"
THESE = "ten|tę|oto"
TEXT_BY = "od"
TEXT_ORDERS = "przetłumacz|streść"
MAIL_HEADERS = "od|do|dw|temat|data|autor|wysłano|wysłane"
CLOSES = "pozdrawiam"
ACTS = "jest|był|była|ma|miał|miała|mieszka|pracuje|lubi|chce|może|też|idzie|poszedł|poszła"
CHAT_FROM = "od"
COMMENTED = "skomentował(?:a)?|odpowiedział(?:a)?|napisał(?:a)?|dodał(?:a)? komentarz"
INTRODUCTIONS = r"(?:w dniu|dnia|on) [^\n]{3,120} (?:napisał(?:a|\(a\))?|pisze)"
WROTE = r"napisał(?:a|\(a\))?|pisze"
MAIL_DIVIDERS = "oryginalna|przekazana|przekazany"
FORWARDED = "przekazan[aeyo] (?:od|przez)|nowa wiadomość od"
REPLIED = "w odpowiedzi na|odpowiedź (?:na|do)"
EDITED = "edytowan[aeoy]|zmienion[aeoy]"
