"""All texts that could stand for a note which a message makes outdated, each with the ways that lead to it.

Words of the message in the note, what the message tells in its own words, statements heard in it, what is left of the
note: each also with phrases of the note that it lacks. Which of them is right is for `chosen.py` to say.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from language.hearing.compare import outdating
from language.hearing.news import news_beyond
from language.hearing.removal.cut import cut
from language.hearing.revise import revised
from language.hearing.splicing.phrases import Phrase, phrases
from language.hearing.splicing.rest import lost_in, only_phrases, rest_of, with_phrases, with_rest
from language.hearing.splicing.retell import keeps_subject, retold
from language.hearing.splicing.staying import staying

RULED, SPLICED, SWAPPED, RETOLD, NEWS, HEARD = "ruled", "spliced", "swapped", "retold", "news", "heard"
"""Ways to a text: rules settled on it, new words stand in the note, a phrase of the message stands for one of the note,
the message tells it in its own sentences or clauses, or it was heard as a statement."""
LEFT, CUT, ENDED = "left", "cut", "ended"
"""Some of the note is left of it, what the message names is cut out, or nothing takes its place."""
REST, MORE = "+rest", "+more"
"""With the phrases of the note that most likely stay true, and with others of them."""
_FEW, _SHORT = 3, 4
"""Phrases of which every selection is tried: those that a text lacks, and those of a note."""
_LEAST = (0.5, 0.3, 0.15, 0.0)
"""How likely phrases must stay true to be kept where there are more."""
_MOST_SWAPS = 6


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
        for whole in _with_more(given, text):
            found[whole].add(way + MORE)
    for way, text in (*_left(given), (ENDED, "")):
        found[text].add(way)
    return {text: frozenset(_without_needless(ways)) for text, ways in found.items()}


def _without_needless(ways: set[str]) -> Iterator[str]:
    """The ways to a text without those that add nothing to another one."""
    return (way for way in ways if way.partition("+")[0] == way or way.partition("+")[0] not in ways)


def _told(given: Outdated) -> Iterator[tuple[str, str]]:
    """The texts that bring what the message tells, and the one of the rules."""
    if given.ruled:
        yield RULED, given.ruled
    found = revised(given.said, given.noted, given.start, given.unchanged)
    if found and found.text.startswith(given.noted[: given.start]):
        text = _begun(found.text[given.start :])
        yield from ((SPLICED, one) for one in (text, keeps_subject(given.said, given.note, text)))
    news = ((RETOLD, retold(given.said, given.note)), (NEWS, news_beyond(given.said, given.noted)))
    yield from ((way, text) for way, text in news if text)
    for heard in given.heard:
        yield from ((HEARD, one) for one in (heard, keeps_subject(given.said, given.note, heard)))
    yield from ((SWAPPED, text) for text in list(_swaps(given))[:_MOST_SWAPS])


def _swaps(given: Outdated) -> Iterator[str]:
    """The note with a phrase of the message for one of its own that tells the same sort of thing."""
    for part in phrases(given.note):
        for other in phrases(given.said):
            if part.words and other.words and not set(part.words) & set(other.words) and _tell_alike(part, other):
                line, words = part.line, other.line.of(other.opens, other.last)
                before, after = line.words[part.opens].start, line.words[part.last].end
                yield _begun(given.note[:before] + words + given.note[after:])


def _tell_alike(part: Phrase, other: Phrase) -> bool:
    """Do two phrases tell the same sort of thing: a place, a time, how many, a name, or what the same word leads to?"""
    if part.is_verb:
        return False
    kinds = ((one.is_place, one.is_time, one.counts, one.names) for one in (part, other))
    led = bool(part.lead) and part.lead == other.lead
    return led or bool(part.sorts & other.sorts) or any(map(all, zip(*kinds, strict=True)))


def _with_more(given: Outdated, text: str) -> Iterator[str]:
    """A text with each selection of the phrases that it lacks."""
    parts, likely = phrases(given.note), staying(given.said, given.note)
    lost = [at for at in lost_in(given.note, text) if parts[at].words and not parts[at].is_verb]
    chosen = list(_selections(lost)) if len(lost) <= _FEW else [_likely(lost, likely, least) for least in _LEAST]
    return (with_phrases(given.note, text, kept) for kept in chosen if kept)


def _left(given: Outdated) -> Iterator[tuple[str, str]]:
    """What may be left of the note, with nothing of the message."""
    parts, likely = phrases(given.note), staying(given.said, given.note)
    every = list(range(len(parts)))
    chosen = list(_selections(every)) if len(parts) <= _SHORT else [_likely(every, likely, at) for at in _LEAST[:2]]
    texts = [only_phrases(given.note, kept) for kept in chosen if 0 < len(kept) < len(parts)]
    yield from ((LEFT, _begun(one)) for one in (*texts, rest_of(given.said, given.note)) if one)
    if left := cut(given.note, outdating(given.said, given.noted), given.unchanged):
        yield CUT, left


def _likely(places: Sequence[int], likely: Sequence[float] | Mapping[int, float], least: float) -> list[int]:
    return [at for at in places if likely[at] >= least]


def _selections(places: Sequence[int]) -> Iterator[list[int]]:
    return (list(one) for size in range(1, len(places) + 1) for one in combinations(places, size))


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
