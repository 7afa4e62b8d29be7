"""The words of the pages, in each language whose folder has them (`language/languages/*/program/pages/`)."""

from language.blanks import fill
from language.languages import by_language, spoken
from stores.write.erasure.erase import MAY_SPEAK
from tools.texts.told import told_in

_PARTS = ("frame", "memories", "settings", "review", "operator")
_TABLES = {part: by_language(f"program.pages.{part}", "TEXTS", dict) for part in _PARTS}
LANGUAGES = {code: str(spoken()[code].OWN_NAME) for code in _TABLES["frame"]}


def texts(language: str) -> dict[str, str]:
    """Every text of a language by its name."""
    return {name: text for tables in _TABLES.values() for name, text in tables.get(language, {}).items()}


_TEXTS = {language: texts("en") | texts(language) for language in LANGUAGES}


def has(name: str) -> bool:
    """Whether there is a text of that name."""
    return name in _TEXTS["en"]


def say(name: str, language: str, /, **values: object) -> str:
    """The text of that name, in English where the language has it not yet; what it has room for is filled in."""
    return fill(_TEXTS[language][name], language, values)


def choose_language(chosen: str, accepted: str) -> str:
    """The language somebody chose, or the first their browser asks for that there are words in."""
    if chosen in LANGUAGES:
        return chosen
    asked = (part.partition(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")


def place_in(language: str, line: str) -> str:
    """A line of an erasure ("messages t2 (2)", "note boats may speak of it") in that language."""
    places = by_language("program.pages.told", "PLACES", dict).get(language)
    if not places:
        return line
    bare = line.removesuffix(MAY_SPEAK)
    first, blank, name = bare.partition(" ")
    told = f"{places[first]}{blank}{name}" if first in places else told_in(language, bare)
    form = by_language("program.pages.told", "MAY_SPEAK", str)[language]
    return told if bare == line else fill(form, language, {"place": told})
