"""All texts that could stand for a note which a message makes outdated, each with the ways that lead to it.

Words of the message in the note, what the message tells in its own words, statements heard in it: each also with what
holds on of the note; and what is left of the note by itself. Which of them is right is for `chosen.py` to say.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from language.asking.words import words_for
from language.hearing.choosing.own import own_words
from language.hearing.compare import outdating
from language.hearing.features import tokens
from language.hearing.news import news_beyond
from language.hearing.removal.cut import cut
from language.hearing.revise import revised
from language.hearing.splicing.rest import rest_of, with_rest
from language.hearing.splicing.retell import keeps_subject, retold
from language.sentences.conjugation import readings_of
from language.statements.wording import capitalised
from language.words.lexicon import FUNCTION_WORDS

RULED, SPLICED, RETOLD, NEWS, HEARD, OWN = "ruled", "spliced", "retold", "news", "heard", "own"
"""Ways to a text: rules settled on it, new words stand in the note, the message tells it in all its sentences
or clauses that bring something, it was heard as a statement, or it is one sentence or clause of the message."""
LEFT, CUT, ENDED = "left", "cut", "ended"
"""Some of the note is left of it, what the message names is cut out, or nothing takes its place."""
REST = "+rest"
"""With what holds on of the note."""


@dataclass(frozen=True, slots=True)
class Outdated:
    """A note that a message makes outdated, under its key and as a line with its label, and what was made of both."""

    said: str
    unchanged: str
    """What the message says is as it was."""
    note: str
    noted: str
    key: str
    ruled: str
    """How rules would have the note read now; empty where they let it end."""
    heard: tuple[str, ...]
    """The statements of the message."""

    @property
    def start(self) -> int:
        """Where the note begins after its label."""
        return len(self.noted) - len(self.note)


def ways_to_read(given: Outdated) -> dict[str, frozenset[str]]:
    """The texts that could stand for a note, each with the ways that lead to it; the empty one is its end."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for way, text in _told(given):
        found[text].add(way)
        found[with_rest(given.said, given.note, text)] |= {way + REST}
    for way, text in (*_left(given), (ENDED, "")):
        found[text].add(way)
    return {text: frozenset(_without_needless(ways)) for text, ways in found.items() if not _is_broken(given, text)}


def _is_broken(given: Outdated, text: str) -> bool:
    """Does a deed stand behind a small word that it stands behind neither in the message nor in the note ("a thesis on
    gave me to Dr Osei")?"""
    joined = {pair for source in (given.said, given.note) for pair in pairwise(tokens(source))}
    language = words_for(given.said).language
    return any(
        first in FUNCTION_WORDS and {whom for whom, _ in readings_of(second, language)} == {"was"}
        for first, second in pairwise(tokens(text))
        if (first, second) not in joined
    )


def _without_needless(ways: set[str]) -> Iterator[str]:
    """The ways to a text without those that add nothing to another one."""
    return (way for way in ways if way.removesuffix(REST) == way or way.removesuffix(REST) not in ways)


def _told(given: Outdated) -> Iterator[tuple[str, str]]:
    """The texts that bring what the message tells, and the one of the rules."""
    said, note = given.said, given.note
    if given.ruled:
        yield RULED, given.ruled
    found = revised(said, given.noted, given.start, given.unchanged)
    if found and found.text.startswith(given.noted[: given.start]):
        text = capitalised(found.text[given.start :])
        yield from ((SPLICED, one) for one in (text, keeps_subject(said, note, text)))
    news = ((RETOLD, retold(said, note)), (NEWS, news_beyond(said, given.noted)))
    yield from ((way, text) for way, text in news if text)
    for heard in given.heard:
        yield from ((HEARD, one) for one in (heard, keeps_subject(said, note, heard)))
    yield from ((OWN, keeps_subject(said, note, own)) for own in own_words(said))


def _left(given: Outdated) -> Iterator[tuple[str, str]]:
    """What may be left of the note, with nothing of the message."""
    left = (
        (LEFT, rest_of(given.said, given.note)),
        (CUT, cut(given.note, outdating(given.said, given.noted), given.unchanged)),
    )
    return ((way, capitalised(text)) for way, text in left if text)
