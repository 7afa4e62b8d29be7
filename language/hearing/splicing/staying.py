"""How likely each phrase of a note stays true beside a message that makes the note outdated.

What each sign says (a word denied, another place, another thing of its sort) was learned from messages of which it is
known what stays of a note and what goes (`benchmarks/hearing/staying.py`).
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path

from language.hearing.features import rows_of
from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.relate import agreement, content, denies, is_alike
from language.hearing.revise import revised
from language.hearing.signs import are_of_one_root, clauses_of, is_change
from language.hearing.splicing.phrases import Phrase, phrases
from language.hearing.splicing.plain_corrections import denied
from language.hearing.weights import Model, read
from language.people.sorts import BEINGS, FIRST_NAMES

FILE = Path(__file__).with_name("staying.npz")
_STEPS = (0.02, 0.1, 0.3, 0.6)
_MANY = 4


@lru_cache(maxsize=64)
def staying(said: str, note: str) -> tuple[float, ...]:
    """How likely each phrase of a note stays true, after a message that makes something in it outdated."""
    judge, found = _judge()[FILE.stem], phrase_features(said, note)
    return tuple(judge.likely("stays", [rows_of(one, judge.bits) for one in found]))


def use(judge: Model) -> None:
    """Put a judge in the place of the one in the file: for training another on what it says of texts new to it."""
    _judge()[FILE.stem] = judge
    staying.cache_clear()


@cache
def _judge() -> dict[str, Model]:
    return read(FILE)


def phrase_features(said: str, note: str) -> list[list[str]]:
    """What speaks for and against each phrase of a note staying true: its own signs, and those of the others, of its
    clause and of other ones."""
    parts, told = phrases(note), phrases(said)
    signs = [list(signs_against(said, part, told)) for part in parts]
    clauses = list(accumulate(part.new_clause for part in parts))
    found = []
    for at, part in enumerate(parts):
        others = [(other, one) for other, some in enumerate(signs) if other != at for one in some]
        near = {f"{'near' if clauses[other] == clauses[at] else 'far'}:{one}" for other, one in others}
        beside, kinds = {f"beside:{one}" for _, one in others}, _kinds(part)
        pairs = [f"{a}&{b}" for a in (*signs[at], *kinds, f"at={min(at, 2)}") for b in beside]
        pairs += [f"{a}&{b}" for a in kinds for b in signs[at]]
        own = [*signs[at], *_of_phrase(part, at, len(parts)), *kinds, *_sorts_beside(part, told)]
        found.append(["bias", *own, *near, *beside, *pairs])
    return found


def _sorts_beside(part: Phrase, told: Sequence[Phrase]) -> Iterator[str]:
    """What sorts of things a message speaks of, beside those of a phrase."""
    others = {sort for one in told if not _shares(one, part) for sort in one.sorts}
    yield from (f"{one}|{other}" for one in sorted(part.sorts) for other in sorted(others))


def _of_phrase(part: Phrase, at: int, count: int) -> Iterator[str]:
    yield f"at={min(at, 2)}/{min(count, _MANY)}"
    yield f"last={at == count - 1}"
    yield f"lead={part.language}{part.lead}"
    yield f"clause={part.new_clause}&at={min(at, 1)}"
    yield f"length={min(_MANY, len(part.words))}"


def _kinds(part: Phrase) -> list[str]:
    """What sort of phrase it is."""
    members = part.line.members(part.first, part.last)
    signs = {
        "place": part.is_place,
        "time": part.is_time,
        "number": part.counts,
        "name": part.names,
        "verb": part.is_verb,
        "being": bool(members & BEINGS),
        "called": bool(members & FIRST_NAMES),
        "led": bool(part.lead),
        "unknown": not (part.sorts or part.is_place or part.is_time or part.counts),
    }
    return [name for name, so in signs.items() if so] + [f"sort={one}" for one in sorted(part.sorts)]


def signs_against(said: str, part: Phrase, told: Sequence[Phrase]) -> Iterator[str]:
    """What a message says against or for a phrase."""
    line = Line(said)
    if denied(line, part.line) & set(range(part.first, part.last + 1)):
        yield "denied"
    naming = [one for one in clauses_of(said) if any(are_of_one_root(a, b) for a in part.words for b in content(one))]
    if naming:
        yield "named"
        yield f"named:over={all(map(_ends, naming))}"
        yield f"named:now={any(NOW.search(one) for one in naming)}"
        yield f"named:first={naming[0] == clauses_of(said)[0]}"
    fresh = [one for one in told if not _shares(one, part)]
    if part.sorts & {sort for one in fresh for sort in one.sorts}:
        yield "sort"
    elif part.sorts & {sort for one in told for sort in one.sorts}:
        yield "sort of named"
    pairs = {"place": "is_place", "time": "is_time", "number": "counts", "name": "names"}
    for name, sign in pairs.items():
        if getattr(part, sign) and any(getattr(one, sign) for one in fresh):
            yield f"other {name}"
    if part.lead and any(one.lead == part.lead for one in fresh):
        yield "lead"
        if any(part.line.lower[part.first] == one.line.lower[one.first] for one in fresh):
            yield "same lead"
    yield f"near={sum(agreement(part.text, said) >= step for step in _STEPS)}"
    yield from _weighed(said, part)


def _weighed(said: str, part: Phrase) -> Iterator[str]:
    """Does the judge of pieces take words out of a phrase, and how surely?"""
    found = revised(said, part.line.text)
    piece = part.line.found(found.old) if found else None
    if found is None or piece is None:
        yield "unrevised"
        return
    inside = part.first <= piece[1] and piece[0] <= part.last
    yield f"old={inside}"
    yield f"old={inside}&alike={found.alike}&sure={found.likely >= 0.6}"
    if inside:
        whole = piece[0] <= part.first and part.last <= piece[1]
        yield f"old:whole={whole}&denied={found.denied}"


def _ends(clause: str) -> bool:
    return is_change(clause) or any(map(denies, content(clause)))


def _shares(one: Phrase, other: Phrase) -> bool:
    return any(is_alike(a, b) for a in one.words for b in other.words)
