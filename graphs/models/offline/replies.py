"""The sentences the offline model says, in the language of the user."""

from string import Template

from language.languages import by_language

_TABLES = by_language("replies", "REPLIES", dict)


def say(name: str, language: str, **values: str) -> str:
    """The sentence of that name in the language of the user; in English where that language has none."""
    english = _TABLES["en"]
    return Template(_TABLES.get(language, english).get(name, english[name])).safe_substitute(values)
