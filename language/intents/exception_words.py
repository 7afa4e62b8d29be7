"""The words by which people speak of all, of all but one thing, of that thing alone and of the others, by language."""

from language.languages import by_language

EXCEPT = by_language("forget", "EXCEPT", str)
STOPS = by_language("forget", "STOPS", str)
ONLY = by_language("forget", "ONLY", str)
REST = by_language("forget", "REST", str)
ALL = by_language("forget", "ALL", str)
