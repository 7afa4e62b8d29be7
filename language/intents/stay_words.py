"""How people say that something may stay, or is as it was; and words that point to what was said, of all languages."""

from language.languages import alternatives, joined, words

STAYING = alternatives("forget", "STAYING")
AS_BEFORE = alternatives("forget", "AS_BEFORE")
DENYING = alternatives("forget", "DENYING")
AND = alternatives("forget", "AND")
BUT = alternatives("forget", "BUT")
FILLING = words("forget", "FILLING")
POINTERS = words("forget", "POINTERS")
SPEAKING_ON = alternatives("forget", "SPEAKING_ON")
PLACES = joined("forget", "PLACES")
ANOTHER = alternatives("forget", "ANOTHER")
