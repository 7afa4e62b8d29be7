"""How people say that something may stay, or is as it was; and words that point to what was said, of all languages."""

from language.languages import alternatives, by_language, joined, words

STAYING = alternatives("wishes.staying", "STAYING")
AS_BEFORE = alternatives("wishes.staying", "AS_BEFORE")
DENYING = alternatives("wishes.staying", "DENYING")
AND = alternatives("wishes.forget", "AND")
BUT = alternatives("wishes.forget", "BUT")
FILLING = words("wishes.staying", "FILLING")
POINTERS = words("wishes.forget", "POINTERS")
SPEAKING_ON = alternatives("wishes.forget", "SPEAKING_ON")
PLACES = joined("wishes.forget", "PLACES")
ANOTHER = alternatives("wishes.forget", "ANOTHER")
EXCEPT = by_language("wishes.forget", "EXCEPT", str)
BUT_NOT = by_language("wishes.forget", "BUT_NOT", str)
STOPS = by_language("wishes.forget", "STOPS", str)
ONLY = by_language("wishes.forget", "ONLY", str)
REST = by_language("wishes.forget", "REST", str)
ALL = by_language("wishes.forget", "ALL", str)
"""How people speak of all, of all but one thing, of that thing alone and of the others: by language."""
