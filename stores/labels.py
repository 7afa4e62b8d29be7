"""What a key is called for people: in a file its own words, or Ukrainian ones where the memory is in Ukrainian; in a
reply those of the language of the reply.

Programs know a memory by its key (`name`), in whichever language it is told; a label is read back as that key.
"""

import re

from language.languages import by_language
from language.statements.same_fact import is_redundant, repeats
from stores.keys import key_from_words, label, normalise_key

_LABELS = by_language("program.labels", "LABELS", dict)
_ONLY_SHOWN = by_language("program.labels", "SHOWN", dict)
_SHOWN = {code: _LABELS.get(code, {}) | _ONLY_SHOWN.get(code, {}) for code in _LABELS | _ONLY_SHOWN}
_UKRAINIAN: dict[str, str] = _LABELS["uk"]
_UKRAINIAN_FIRST: dict[str, str] = by_language("program.labels", "FIRST_WORDS", dict)["uk"]
_FIRSTS = {f"{normalise_key(words)}_": first for first, words in _UKRAINIAN_FIRST.items()}
_KEYS = {normalise_key(words): key for key, words in _UKRAINIAN.items()}
_GROUPS = ("family_", "pet_")
"""How keys begin that say whom a memory is about, and nothing of what the user thinks of them."""
_CYRILLIC = re.compile("[\u0400-\u04ff]")
_OTHER = re.compile("[ыэъёЫЭЪЁ]")


def shown_label(key: str, value: str, language: str = "") -> str:
    """The label of a memory in a language, where there are words for it, else in that of its value."""
    if named := _SHOWN.get(language, {}).get(key):
        return str(named)
    if language == "en" and key in _UKRAINIAN:
        return label(key)
    if not _CYRILLIC.search(value) or _OTHER.search(value):
        return label(key)
    first, _, rest = key.partition("_")
    if first in _UKRAINIAN_FIRST and _CYRILLIC.match(rest):
        return f"{_UKRAINIAN_FIRST[first]} {label(rest)[:1].lower()}{label(rest)[1:]}"
    return _UKRAINIAN.get(key) or label(key)


def titled(key: str, value: str, shown: str, language: str = "") -> str:
    """A memory on one line: its label in bold and what it says (`shown`), or that alone where the label repeats it."""
    return f"**{shown}**" if is_redundant(key, value) else f"**{shown_label(key, value, language)}**: {shown}"


def key_beside(key: str, value: str) -> str:
    """The key of something new; nothing where it only repeats the value, which then stands without a label."""
    return "" if is_redundant(key, value) else key


def says_itself(key: str, value: str) -> bool:
    """Does a value tell what its label would: "Family wife: Wife is Iryna"?"""
    group = next((one for one in _GROUPS if key.startswith(one)), "")
    return repeats(key.removeprefix(group), value)


def key_of(words: str) -> str:
    """The key that a label stands for."""
    key = normalise_key(words)
    first = next((one for one in _FIRSTS if key.startswith(one)), "")
    if first and _CYRILLIC.match(key.removeprefix(first)):
        return f"{_FIRSTS[first]}_{key.removeprefix(first)}"
    return _KEYS.get(key, key)


def own_key(key: str) -> str:
    """The key that the Ukrainian label of a key would be by its own words; empty where it has none."""
    first, _, rest = key.partition("_")
    if first in _UKRAINIAN_FIRST and _CYRILLIC.match(rest):
        return normalise_key(f"{_UKRAINIAN_FIRST[first]} {rest}")
    return normalise_key(_UKRAINIAN.get(key, ""))


def key_after(key: str, before: str, value: str) -> str:
    """The key of a memory that is given another value: made anew where it only repeats what the memory said."""
    made = key == key_from_words(before) or is_redundant(key, before)
    return key_from_words(value) if made else key
