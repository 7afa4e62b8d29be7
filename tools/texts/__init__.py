"""What the program itself says to a user: one table, in English, Ukrainian, German and Spanish.

Each text has a name; what it has room for begins at a `$`. Which language it is said in, whoever speaks decides.
"""

from string import Template

from language.asking.words import tongue
from tools.texts import english, german, spanish, ukrainian

_PARTS = {"en": english, "uk": ukrainian, "de": german, "es": spanish}
LANGUAGES = tuple(_PARTS)
COMMANDS = {alias: (name, language) for language, part in _PARTS.items() for alias, name in part.COMMANDS.items()}
"""The names of commands that are not English: what each means, and the language that it is."""
_ABOUT_MEMORY = (
    *(
        "remembered",
        "remembered_today",
        "note_only",
        "ended",
        "forgotten",
        "restored",
        "undo_which",
        "already",
        "very_close",
        "conflict",
    ),
    *("refused", "paused", "nothing_found", "nothing_kept", "nothing_stored", "nothing_forgotten"),
    *("cut", "offline", "fallback"),
    "closed",
)


def own_lines() -> list[str]:
    """What the program says about the memory and the model, in all its languages; what it fills in begins at a `$`."""
    return sorted({part.TEXTS[name] for part in _PARTS.values() for name in _ABOUT_MEMORY}, key=len, reverse=True)


def headings() -> list[str]:
    """The beginnings of lines that open a discussion, in all languages."""
    return ["🔗", *(part.TEXTS["discussing"].partition("$")[0].rstrip() for part in _PARTS.values())]


def say(name: str, spoken: str, /, **values: object) -> str:
    """The text of that name in a language, or in the language of words that were heard."""
    return Template(_PARTS[language_of(spoken)].TEXTS[name]).safe_substitute(values)


def has(name: str) -> bool:
    """Whether there is a text of that name."""
    return name in english.TEXTS


def say_why(code: str, spoken: str) -> str:
    """Why a wish came out as it did, in a language or that of words; empty where there are no words for it."""
    return str(_PARTS[language_of(spoken)].WHY.get(code, ""))


def language_of(spoken: str, fallback: str = "en") -> str:
    """The language itself, or that of words that were heard."""
    return spoken if spoken in _PARTS else tongue(spoken, fallback)
