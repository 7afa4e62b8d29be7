"""What can be said by denying something else: who eats no meat is vegetarian, who can't sleep has trouble sleeping.

The languages name words and, after `=`, what they deny; `>` holds from left to right only: who has coeliac disease eats
no gluten, but not everybody who eats none has it; after `<` stands what denies nothing but is denied in itself. Where
nothing is named there, the rest of the clause is denied.
"""

from collections.abc import Iterator
from dataclasses import replace

from language.languages import gathered
from language.meaning.claims import Claim
from language.meaning.vocabulary import is_deed
from language.meaning.vocabulary.glossary import Glossary
from language.words.reader import Role, Word, read

_MARKS = ("=", ">", "<")


def _rows() -> Iterator[tuple[str, str, str]]:
    for told in gathered("vocabulary", "OPPOSITES").values():
        mark = next(mark for mark in _MARKS if mark in told[0])
        halves = [one.partition(mark) for one in told]
        yield " ".join(half[0] for half in halves), mark, " ".join(half[2] for half in halves)


_ROWS = list(_rows())
_LEFT = Glossary(lambda: (left for left, _, _ in _ROWS))
_RIGHT = Glossary(lambda: (right for _, _, right in _ROWS))


def reworded(claim: Claim) -> Iterator[Claim]:
    """A claim, and what it amounts to in words of the other side."""
    yield claim
    for word in claim.needs:
        lower = word.text.casefold()
        if word.role is Role.NUMBER:
            continue
        if not claim.denied:
            yield from (_denying(claim, word, row) for row in _LEFT.find(lower) if _ROWS[row][1] != ">")
        else:
            yield from (_asserting(claim, word, row) for row in _RIGHT.find(lower) if _ROWS[row][1] != "<")


def _denying(claim: Claim, word: Word, row: int) -> Claim:
    """The claim that something is so, as the claim that something else is not."""
    right = _ROWS[row][2]
    instead = read(right.split()[0].removesuffix("*"))[:1] if right.split() else ()
    rest = [other for other in claim.needs if other is not word]
    return replace(claim, needs=[*instead, *rest], verb="", denied=True)


def _asserting(claim: Claim, word: Word, row: int) -> Claim:
    """The claim that something is not so, as the claim that something else is."""
    instead = read(_ROWS[row][0].split()[0].removesuffix("*"))[:1]
    rest = [other for other in claim.needs if other is not word and not is_deed(other.text.casefold())]
    return replace(claim, needs=[*instead, *rest], verb="", denied=False)
