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
MAIL_HEADERS = "od|do|temat|data|autor"
CLOSES = "pozdrawiam"
