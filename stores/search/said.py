"""Which turns of conversations answer a query: those that hold its words, and those beside them.

A turn next to one that matches may be the answer ("When is your flight?" — "At nine."); it is shown as such. Where no
turn holds a word of the query, words that mean the same are sought instead, and where none holds those either, nothing
was said of it.
"""

from datetime import datetime

from language.asking.other_words.meanings import meanings
from language.words.spelling import is_unspaced
from stores.search.index.entries import Filter
from stores.search.index.standing_for import Wanted
from stores.search.index.user_index import Match, UserIndex
from stores.search.relevance import read
from stores.search.timely import TURNS, timely


def said(index: UserIndex, text: str, limit: int, allow: Filter, now: datetime) -> list[tuple[Match, bool]]:
    """The best turns, each with whether it holds a word of the query, or one that means the same."""
    for asked in (text, _in_other_words(text)):
        found = timely(index, asked, limit, allow, now, index.search, TURNS) if asked else []
        holding = _holding(index, asked, found)
        if any(holding):
            return list(zip(found, holding, strict=True))
        if found and not index.search(asked, 1, allow):
            return [(match, True) for match in found]  # they are of the time asked about, whatever they say
    return []


def _holding(index: UserIndex, text: str, found: list[Match]) -> list[bool]:
    # Scripts that part no words are matched by pairs of letters, which say nothing of words held.
    if is_unspaced(text):
        return [True] * len(found)
    words = [Wanted(word.term) for word in read(text).words]
    held = index.held([match.id for match in found], words, spellings=True)
    return [bool(row.any()) for row in held]


def _in_other_words(text: str) -> str:
    """The single words that mean the same as those of a query."""
    others = (other for meaning in meanings(text) for other in meaning.others(meaning.same))
    return " ".join(other.word for other in others if " " not in other.terms)
