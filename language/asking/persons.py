"""Who besides the user is spoken of: kin, friends and animals by one name each, in any form of each language.

A word for several ("kids", "pets", "parents") stands for each of them, so that a question by it finds them all.
"""

from functools import lru_cache

from language.asking.words import words_for
from language.languages import by_language
from language.patterns import pattern_of

_GROUPS = {
    "pet": "dog cat bird fish horse hen rabbit",
    "parents": "mother father",
    "children": "son daughter child",
    "siblings": "brother sister",
    "spouse": "wife husband partner",
    "family": (
        "mother father brother sister wife husband partner son daughter child grandmother grandfather uncle aunt"
    ),
}
"""Who belongs to each group."""
_ENDINGS = by_language("asking", "ENDINGS", tuple)
_LONGEST_ENDING = 3
_WORD = pattern_of(r"[^\W\d_]+(?:['-][^\W\d_]+)*")


def _forms() -> dict[str, dict[str, set[str]]]:
    """For each language, who each word stands for."""
    forms: dict[str, dict[str, set[str]]] = {}
    for table in ("PERSONS", "GROUPS"):
        for language, rows in by_language("asking", table, dict).items():
            for name, words in rows.items():
                for word in words.split():
                    members = _GROUPS[name].split() if table == "GROUPS" else [name]
                    forms.setdefault(language, {}).setdefault(word, set()).update(members)
    return forms


_FORMS = _forms()


@lru_cache(maxsize=2048)
def persons(text: str, language: str = "") -> frozenset[str]:
    """Everybody a text names by what they are to the user."""
    spoken = language or words_for(text).language
    forms, endings = _FORMS.get(spoken, {}), _ENDINGS.get(spoken)
    found: set[str] = set()
    for word in _WORD.findall(text.lower().replace("’", "'")):
        beginnings = (word[:size] for size in range(1, len(word) + 1))
        for form in forms.keys() & beginnings:
            if _fits(word[len(form) :], form, endings):
                found |= forms[form]
    return frozenset(found)


def _fits(ending: str, form: str, endings: tuple[str, ...] | None) -> bool:
    """Is it the form with an ending that the language has?"""
    if endings is not None:
        return ending in endings
    return len(ending) <= (_LONGEST_ENDING if len(form) > _LONGEST_ENDING else 2)
