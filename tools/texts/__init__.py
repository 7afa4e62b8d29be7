"""What the program itself says to a user, in each language that has a table of texts (`language/languages/`).

Each text has a name; what it has room for begins at a `$`. Which language it is said in, whoever speaks decides.
"""

from language.asking.words import tongue
from language.blanks import fill
from language.languages import by_language, merged

_TEXTS = by_language("program.texts", "TEXTS", dict)
_WHY = by_language("program.reasons", "WHY", dict)
_FAILURES = by_language("program.reasons", "FAILURES", dict)
LANGUAGES = tuple(_TEXTS)
COMMANDS = {
    alias: (name, language)
    for language, names in by_language("program.texts", "COMMANDS", dict).items()
    for alias, name in names.items()
}
"""The names of commands that are not English: what each means, and the language that it is."""
CHOICES = merged("program.choices", "CHOICES")
"""What is chosen after a command (on, off, status, auto), by the words of every language."""
LANGUAGE_NAMES = merged("program.choices", "LANGUAGES")
"""The languages there are texts for, by their names in each of them."""
_SOURCES = by_language("program.choices", "SOURCES", dict)
_ABOUT_MEMORY = (
    *(
        "remembered",
        "remembered_today",
        "note_only",
        "ended",
        "forgotten",
        "put_right",
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
    return sorted(
        {texts[name] for texts in _TEXTS.values() for name in _ABOUT_MEMORY if name in texts}, key=len, reverse=True
    )


def headings() -> list[str]:
    """The beginnings of lines that open a discussion, in all languages."""
    return ["🔗", *(_text("discussing", language).partition("$")[0].rstrip() for language in LANGUAGES)]


def say(name: str, spoken: str, /, **values: object) -> str:
    """The text of that name in a language, or in the language of words that were heard."""
    language = language_of(spoken)
    return fill(_text(name, language), language, values)


def _text(name: str, language: str) -> str:
    """A text; in English where a language has it not yet."""
    return str(_TEXTS[language].get(name) or _TEXTS["en"][name])


def has(name: str) -> bool:
    """Whether there is a text of that name."""
    return name in _TEXTS["en"]


def say_why(code: str, spoken: str) -> str:
    """Why a wish came out as it did, in a language or that of words; empty where there are no words for it."""
    return str(_WHY.get(language_of(spoken), {}).get(code, ""))


def say_failure(failed: str, spoken: str) -> str:
    """Why a model could not be used, in a language or that of words; as it is where there are no words for it."""
    return str(_FAILURES.get(language_of(spoken), {}).get(failed, failed))


def say_source(source: str, spoken: str) -> str:
    """Where something was heard, in a language or that of words; as it is where there are no words for it."""
    sort, _, name = source.partition(":")
    words = str(_SOURCES.get(language_of(spoken), {}).get(sort, ""))
    return f"{words} {name}".rstrip() if words else source


def language_of(spoken: str, fallback: str = "en") -> str:
    """The language itself, or that of words that were heard."""
    return spoken if spoken in _TEXTS else tongue(spoken, fallback)
