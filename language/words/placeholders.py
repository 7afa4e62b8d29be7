"""Words that stand where something should stand and say nothing: "None", "unknown", "N/A"."""

import re

_ENGLISH = (
    *("none", "null", "nil", "n/a", "na", "nan", "nothing", "unknown", "undefined", "empty", "blank", "tbd", "todo"),
    *("not applicable", "not available", "not specified", "not provided", "not mentioned", "not stated", "not given"),
    *("not known", "unspecified", "no information", "no data", "no value", "no memory", "no memories", "no entries"),
    *("no preference", "no preferences", "nothing to remember", "nothing new", "string", "str", "text", "value"),
    *("key", "user", "the user", "placeholder", "example", "lorem ipsum", "your value here", "value here"),
)
_UKRAINIAN = ("немає", "нема", "невідомо", "невідомий", "не вказано", "не зазначено", "нічого", "відсутнє", "порожньо")
_GERMAN = ("keine", "kein", "keine angabe", "k.a", "unbekannt", "nichts", "nicht angegeben", "nicht bekannt", "leer")
_SPANISH = ("ninguno", "ninguna", "nada", "desconocido", "desconocida", "no especificado", "sin datos", "no aplica")
_WORDS = frozenset((*_ENGLISH, *_UKRAINIAN, *_GERMAN, *_SPANISH))
_EDGES = re.compile(r"^[\W_]+|[\W_]+$")
_SPEAKS = re.compile(r"[^\W_]")
_SUBJECT = re.compile(r"^(?:the )?user(?:'s)?\b(?: \w+)? (?:is|are|has|have|does not have|has no) ", re.IGNORECASE)


def says_nothing(text: str) -> bool:
    """Is this a placeholder, or nothing but marks?"""
    if not _SPEAKS.search(text):
        return True
    words = " ".join(_EDGES.sub("", text).casefold().split())
    return words in _WORDS or _EDGES.sub("", _SUBJECT.sub("", words)) in _WORDS
