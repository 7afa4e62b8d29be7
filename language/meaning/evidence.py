"""Does a memory rest on words the user wrote?

The memory and the messages are read by clauses. A clause of the memory is supported by clauses that are about the same
person, asserted (not asked, supposed, reported or jested), of the same polarity and time; between them they must say
each of its content words, in so many words or by a declared entailment. Only words that a summary adds
without saying more need not be said.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from language.authorship import own_words
from language.meaning.assent import agreed_to
from language.meaning.claims import Claim, claims
from language.meaning.coverage import Index
from language.meaning.opposites import reworded
from language.meaning.said import Said
from language.meaning.support import Support
from language.sentences.clauses import Clause, clauses, known_clauses
from language.sentences.cues import Cues
from language.sentences.moments import tells_time, undated

__all__ = ["own_words", "supports"]

_SHORT = 2000


def supports(value: str, key: str, evidence: Sequence[Said]) -> bool:
    """Do the user's own words say what the memory says?"""
    words = [_told(message.text, message.answers) for message in evidence if not message.known]
    if any(tells_time(text) for text in words):
        value = undated(value) or value
    claimed = _claimed(value, key.replace("_", " "))
    if not any(claim.needs for claim in claimed):
        return False
    said = [_read(text, claimed[0].cues) for text in words]
    known = [clause for item in evidence if item.known for clause in _known_again(item.text)]
    return any(_rests_on(claimed, passage) for passage in _passages(said, known))


def _told(text: str, answered: str) -> str:
    """What the user said themselves, or said yes to."""
    own = _own_again(text) if len(text) <= _SHORT else own_words(text)
    agreed = agreed_to(own, answered) if answered else ""
    return f"{own}\n{agreed}" if agreed else own


@lru_cache(maxsize=256)
def _own_again(text: str) -> str:
    """A message is evidence for many memories: short ones stay read."""
    return own_words(text)


def _read(text: str, fallback: Cues) -> list[Clause]:
    return _read_again(text, fallback) if len(text) <= _SHORT else clauses(text, fallback)


@lru_cache(maxsize=256)
def _read_again(text: str, fallback: Cues) -> list[Clause]:
    return clauses(text, fallback)


@lru_cache(maxsize=256)
def _claimed(value: str, topic: str) -> list[Claim]:
    """A memory is held against many others: it stays read."""
    return claims(value, topic=topic)


@lru_cache(maxsize=512)
def _known_again(text: str) -> list[Clause]:
    return known_clauses(text)


def _passages(said: list[list[Clause]], known: list[Clause]) -> Iterator[list[Clause]]:
    """A message, or two that follow each other, each with what is known already."""
    for one in said or [[]]:
        yield one + known
    for one, two in pairwise(said):
        yield one + two + known


def _rests_on(claimed: Sequence[Claim], passage: list[Clause]) -> bool:
    index = Index(passage)
    return all(any(Support(form, index).holds() for form in reworded(claim)) for claim in claimed)
