"""The words of the pages in English and Ukrainian, side by side; what a receipt says, the replies' table has."""

from string import Template

from web.pages.texts import frame, more, operator, review, user

LANGUAGES = {"en": "English", "uk": "Українська"}
_COLUMNS = {language: place for place, language in enumerate(LANGUAGES)}
TABLE: dict[str, tuple[str, str]] = frame.TEXTS | user.TEXTS | review.TEXTS | more.TEXTS | operator.TEXTS


def say(name: str, language: str, /, **values: object) -> str:
    """The text of that name; what it has room for is filled in."""
    return Template(TABLE[name][_COLUMNS[language]]).safe_substitute(values)


def choose_language(chosen: str, accepted: str) -> str:
    """The language somebody chose, or the first their browser asks for that there are words in."""
    if chosen in LANGUAGES:
        return chosen
    asked = (part.partition(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((language for language in asked if language in LANGUAGES), "en")
