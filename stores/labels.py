"""What a key is called for people: in a file its own words, or those of the memory's language where that has a script
of its own and words for how keys begin; in a reply those of the language of the reply.

Programs know a memory by its key (`name`), in whichever language it is told; a label is read back as that key.
"""

import re
from typing import NamedTuple

from language.languages import by_language
from language.patterns import pattern_of
from language.statements.same_fact import is_redundant, repeats
from stores.keys import key_from_words, label, normalise_key

_LABELS = by_language("program.labels", "LABELS", dict)
_ONLY_SHOWN = by_language("program.labels", "SHOWN", dict)
_SHOWN = {code: _LABELS.get(code, {}) | _ONLY_SHOWN.get(code, {}) for code in _LABELS | _ONLY_SHOWN}
_GROUPS = ("family_", "pet_")
"""How keys begin that say whom a memory is about, and nothing of what the user thinks of them."""


class _InFiles(NamedTuple):
    """A language whose words for keys stand in files."""

    labels: dict[str, str]
    firsts: dict[str, str]
    """By how a key begins what it is called where the rest is of this language."""
    script: re.Pattern[str]
    others: re.Pattern[str]
    """Letters that only other languages of the script have."""
    keys: dict[str, str]
    """By what a label would be as a key the key that it stands for."""
    begun: dict[str, str]
    """The same for the beginnings of keys."""

    def is_of(self, value: str) -> bool:
        return bool(self.script.search(value)) and not self.others.search(value)

    def label(self, key: str) -> str:
        """The words for a key; empty where there are none."""
        first = next((one for one in self.firsts if key.startswith(f"{one}_")), "")
        rest = key.removeprefix(f"{first}_")
        if first and self.script.match(rest):
            return f"{self.firsts[first]} {label(rest)[:1].lower()}{label(rest)[1:]}"
        return self.labels.get(key, "")

    def key(self, named: str) -> str:
        """The key that a label stands for, given as one made of its own words; empty where it is none of these."""
        first = next((one for one in self.begun if named.startswith(one)), "")
        rest = named.removeprefix(first)
        return f"{self.begun[first]}_{rest}" if first and self.script.match(rest) else self.keys.get(named, "")


def _in_files() -> tuple[_InFiles, ...]:
    scripts, letters = (by_language("sentences", name, str) for name in ("SCRIPT", "OWN_LETTERS"))
    found = []
    for code, firsts in by_language("program.labels", "FIRST_WORDS", dict).items():
        others = (letters[one] for one, script in scripts.items() if one != code and script == scripts[code])
        script, foreign = pattern_of(scripts[code]), pattern_of("|".join(others) or "(?!)", re.IGNORECASE)
        keys = {normalise_key(words): key for key, words in _LABELS[code].items()}
        begun = {f"{normalise_key(words)}_": first for first, words in firsts.items()}
        found.append(_InFiles(_LABELS[code], firsts, script, foreign, keys, begun))
    return tuple(found)


_IN_FILES = _in_files()


def shown_label(key: str, value: str, language: str = "") -> str:
    """The label of a memory in a language, where there are words for it, else in that of its value."""
    if named := _SHOWN.get(language, {}).get(key):
        return str(named)
    if language == "en" and any(key in one.labels for one in _IN_FILES):
        return label(key)
    return next((one.label(key) for one in _IN_FILES if one.is_of(value)), "") or label(key)


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
    return next((known for one in _IN_FILES if (known := one.key(key))), key)


def own_key(key: str) -> str:
    """The key that the label which a key has in files would be by its own words; empty where it has none."""
    return normalise_key(next((called for one in _IN_FILES if (called := one.label(key))), ""))


def key_after(key: str, before: str, value: str) -> str:
    """The key of a memory that is given another value: made anew where it only repeats what the memory said."""
    made = key == key_from_words(before) or is_redundant(key, before)
    return key_from_words(value) if made else key


def is_from_words(key: str, value: str) -> bool:
    """Does a key only repeat words of its value?"""
    return key == key_from_words(value) or repeats(key, value)
