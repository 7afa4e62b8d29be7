"""Headings that say of what sort the entries below them are, as our exports and other assistants' lists have them."""

import re
from functools import lru_cache
from typing import NamedTuple

from language.languages import joined
from language.patterns import pattern_of
from stores.records import CATEGORIES, Memory

_WRITTEN = {"preference": "Preferences", "work_context": "Work", "personal_context": "Personal"}
_OTHER, _PINNED = "Other", "Pinned"
_KINDS = {"fact": "Facts", "note": "Notes"}
_READ = {category: pattern_of(words) for category, words in joined("lists", "HEADINGS").items()}
_OF_A_KIND = re.compile(rf"(?P<kind>{'|'.join(_KINDS.values())})(?:: (?P<category>.+))?", re.IGNORECASE)
_MOST_LETTERS = 60


class Sort(NamedTuple):
    """Of what sort an entry is, as far as its heading says so."""

    category: str = ""
    kind: str = "memory"
    pinned: bool = False


def heading_of(memory: Memory) -> str:
    """The heading that an export puts over a memory."""
    if memory.pinned:
        return _PINNED
    if memory.kind in _KINDS:
        return ": ".join(filter(None, (_KINDS[memory.kind], memory.category)))
    return _WRITTEN.get(memory.category, _OTHER)


def sort_under(heading: str) -> Sort:
    """The sort of what stands under a heading."""
    return _sort(" ".join(heading.split())) if len(heading) <= _MOST_LETTERS else Sort()


@lru_cache(maxsize=256)
def _sort(words: str) -> Sort:
    if words == _PINNED:
        return Sort("personal_context", pinned=True)
    if (of_a_kind := _OF_A_KIND.fullmatch(words)) and (found := _of_a_kind(of_a_kind)):
        return found
    words = words.casefold()
    return Sort(next((category for category, pattern in _READ.items() if pattern.fullmatch(words)), ""))


def _of_a_kind(heading: re.Match[str]) -> Sort | None:
    """Facts have one of a few categories; a heading of somebody else's that has none of them says nothing."""
    kind = next(kind for kind, title in _KINDS.items() if title.casefold() == heading["kind"].casefold())
    category = heading["category"] or ""
    known = category in CATEGORIES[kind] if CATEGORIES[kind] else category == category.casefold()
    return Sort(category, kind) if known and (category or kind == "note") else None
