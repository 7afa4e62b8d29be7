"""Headings that say of what sort the entries below them are, as our exports and other assistants' lists have them."""

from functools import lru_cache

from language.languages import joined
from language.patterns import pattern_of

_WRITTEN = {"preference": "Preferences", "work_context": "Work", "personal_context": "Personal"}
_OTHER = "Other"
_READ = {category: pattern_of(words) for category, words in joined("lists", "HEADINGS").items()}
_MOST_LETTERS = 60


def heading_of(category: str) -> str:
    """The heading that an export puts over a category."""
    return _WRITTEN.get(category, _OTHER)


def category_under(heading: str) -> str:
    """The category of what stands under a heading; empty where it says none."""
    return _category(" ".join(heading.casefold().split())) if len(heading) <= _MOST_LETTERS else ""


@lru_cache(maxsize=256)
def _category(words: str) -> str:
    return next((category for category, pattern in _READ.items() if pattern.fullmatch(words)), "")
