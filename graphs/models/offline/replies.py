"""The sentences the offline model says, in the language of the user."""

from language.blanks import fill
from language.languages import by_language

_TABLES = by_language("program.replies", "REPLIES", dict)


def say(name: str, language: str, **values: str) -> str:
    """The sentence of that name in the language of the user; in English where that language has none."""
    said = _TABLES.get(language, {}).get(name) or _TABLES["en"][name]
    return fill(str(said), language, values)
