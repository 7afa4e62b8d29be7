"""How a note reads once a message has corrected it: which words of the message take the place of which of its words."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from language.hearing.features import Feature, hashed, rows_of
from language.hearing.line import Line, Piece, line_of, members
from language.hearing.news import NOW
from language.hearing.relate import is_alike
from language.hearing.repairs import repairs
from language.hearing.signs import are_of_one_root, is_change
from language.hearing.splicing.certain import FROM_NOW, are_alike, trimmed, without_repeated
from language.hearing.splicing.contrast import contrast
from language.hearing.splicing.listings import listed_anew
from language.hearing.splicing.pieces import is_number, is_numeral, is_there, telling, with_article
from language.hearing.splicing.plain_corrections import (
    aged,
    contrasted,
    denied,
    is_bare_number,
    left_over,
    numbers_of,
    of_one_sort,
    only_number,
    opposed,
    recounted,
    renamed,
    reordered,
    repeats_number,
    respelt,
    whole_name,
    whole_thing,
    with_heads,
    without_named,
)
from language.hearing.splicing.sense import is_gone
from language.hearing.weights import model
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

LIKELY = 0.3
"""How likely the new words must be found, be they one more or one less, for a note to be corrected."""
CONTRASTED = 0.6
"""How likely they are where a message denies a word of the note and says another of its sort, or spells it anew."""
_NEAR = 3


@dataclass(frozen=True, slots=True)
class Revision:
    """A note after a correction, the words that came in and the words that went, and how likely that is right."""

    text: str
    new: str
    old: str
    likely: float
    alike: bool
    """It is certain that the words that came in can stand for those that went."""
    denied: bool
    """The message says no to the words that went."""


@lru_cache(maxsize=256)
def revised(said: str, note: str, start: int = 0, kept: str = "") -> Revision | None:
    """What a note says after a message that corrects it; None when the message names nothing new.

    What stands in the note before the start is its label, and stays; so does what the message says is as it was.
    """
    message, known = line_of(said), line_of(note)
    found = _weighed(message, known, start, kept)
    if found:
        new, old = without_repeated(message, found[0], known, found[1])
        new, old = trimmed(message, new, known, old, start)
        found = new, _other_number(message, new, known, old, start), found[2]
    fits = found is not None and are_alike(message, found[0], known, found[1], start)
    anew = _renamed(message, known, start) or _on_another_side(message, known, start)
    anew = anew or (None if fits else contrast(message, known, start))
    if anew and found and fits and found[2] >= CONTRASTED and _is_within(anew, found):
        anew = None  # the surer reading says as much
    if anew or not fits:
        plain = anew or _plainly(message, known, start)
        found = (*plain, CONTRASTED) if plain else found
    if found is None or (_is_same_word(message, found[0], known, found[1]) and not repairs(said)):
        return None
    new, likely = whole_thing(message, whole_name(message, found[0])), found[2]
    old = whole_name(known, without_named(message, found[0], known, found[1]), start)
    new, old = with_heads(message, new, known, old)
    text = with_article(note[: known.words[old[0]].start], message.of(*new)) + note[known.words[old[1]].end :]
    alike = anew is not None or are_alike(message, new, known, old, start)
    gone = any(old[0] <= place <= old[1] for place in denied(message, known, start))
    return Revision(text, message.of(*new), known.of(*old), likely, alike, gone)


def _other_number(message: Line, new: Piece, known: Line, old: Piece, start: int) -> Piece:
    """The number of a note that goes, where there is no such day or hour as would stand in the place of another one."""
    if not (is_number(message, new) and is_number(known, old)) or is_there(message.of(*new), known, old):
        return old
    others = [at for at in numbers_of(known, start) if is_there(message.of(*new), known, (at, at))]
    return (others[0], others[0]) if len(others) == 1 else old


def _is_within(one: tuple[Piece, Piece], other: tuple[Piece, Piece, float]) -> bool:
    """Do the words of one reading, those that come and those that go, begin among those of another?"""
    return all(piece[0] <= mine[0] <= piece[1] for mine, piece in zip(one, other[:2], strict=True))


def _is_same_word(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Is what would come in only another form of the word that would go ("Reiten" – "reitet", "Jo's" – "Jo")?"""
    came, went = (line.lower[piece[0]].removesuffix("'s") for line, piece in ((message, new), (known, old)))
    single = new[0] == new[1] and old[0] == old[1] and not is_numeral(message, new[0])
    return single and (came == went or (len(went) > _NEAR and are_of_one_root(came, went)))


def _renamed(message: Line, known: Line, start: int) -> tuple[Piece, Piece] | None:
    """Another name of the same one, where it is not another one's, who came after it."""
    found = renamed(message, known, start)
    return found if found and not is_gone(message, known) else None


def _on_another_side(message: Line, known: Line, start: int) -> tuple[Piece, Piece] | None:
    """Another number, ordinal, side or list of the very thing that a note says."""
    found = left_over(message, known, start) or recounted(message, known, start)
    if not found and (repairs(message.text) or is_bare_number(message) or repeats_number(message, known, start)):
        found = only_number(message, known, start)
    if found or not (is_turned(message) or denied(message, known, start)):
        return found or reordered(message, known, start, same_thing=True)
    found = listed_anew(message, known, start)
    return found or opposed(message, known, start) or reordered(message, known, start)


def is_turned(message: Line) -> bool:
    """Does a message say that something is otherwise now, or was said wrong?"""
    turns = NOW.search(message.text) or repairs(message.text) or is_change(message.text)
    return bool(turns) or any(word in FROM_NOW for word in message.lower)


def _weighed(message: Line, known: Line, start: int, kept: str) -> tuple[Piece, Piece, float] | None:
    """The likeliest piece that came in, the one that went, and how likely; None where nothing is likely enough."""
    new, likely = _new(message, known)
    old = _old(message, known, new, start, Line(kept).content) if new else None
    return (new, old, likely) if new and old and likely >= LIKELY else None


def _plainly(message: Line, known: Line, start: int) -> tuple[Piece, Piece] | None:
    """What corrects what where no weighing is needed: another number of the same things, a word denied and another of
    its sort, a name spelt anew."""
    respells = repairs(message.text) or bool(denied(message, known, start))
    found = recounted(message, known, start) or (respelt(message, known, start) if respells else None)
    found = found or contrasted(message, known, start) or aged(message, known, start)
    return found or (of_one_sort(message, known, start) if respells or NOW.search(message.text) else None)


@lru_cache(maxsize=64)
def _new(message: Line, known: Line) -> tuple[Piece | None, float]:
    """The piece of a message that is true now, and how likely it is found, be it with a word more or less."""
    pieces = [one for one in message.pieces() if _brings(message.lower[one[0] : one[1] + 1], known)]
    shares = _shares("new", [nothing_features(message), *(new_features(message, known, *one) for one in pieces)])
    best = max(range(1, len(shares)), key=shares.__getitem__, default=0)
    if not best:
        return None, 0.0
    new = pieces[best - 1]
    return new, sum(share for share, one in zip(shares[1:], pieces, strict=True) if _meet(one, new))


def _old(message: Line, known: Line, new: Piece, start: int, staying: Sequence[str]) -> Piece | None:
    """The piece of a note that new words take the place of; rather one that is denied than one of another sort."""
    places = [
        one
        for one in known.pieces()
        if known.words[one[0]].start >= start
        and not any(is_alike(word, other) for word in telling(known, one) for other in staying)
    ]
    if not places:
        return None
    olds = _shares("old", [old_features(message, known, new, *one) for one in places])
    likeliest = sorted(range(len(places)), key=olds.__getitem__, reverse=True)
    gone = denied(message, known, start)
    if not gone or are_alike(message, new, known, places[likeliest[0]], start):
        return places[likeliest[0]]
    named = (places[one] for one in likeliest if any(places[one][0] <= place <= places[one][1] for place in gone))
    return next(named, places[likeliest[0]])


def _brings(words: Sequence[str], known: Line) -> bool:
    """Does a piece say a word that the note does not have yet?"""
    telling = [word for word in words if word not in FUNCTION_WORDS]
    return not telling or any(word not in known.lower for word in telling)


def nothing_features(message: Line) -> Iterator[str]:
    """What speaks for a message naming nothing new."""
    yield "none"
    yield f"none:length={min(6, len(message.words) // 4)}"
    yield from (f"none:{word}" for word in message.lower)
    yield from (f"none:{a} {b}" for a, b in zip(message.lower, message.lower[1:], strict=False))


def new_features(message: Line, known: Line, first: int, last: int) -> Iterator[Feature]:
    """What speaks for a piece of a message being what is true now."""
    yield from _own_features(message, first, last)
    shape, named = message.shape(first, last), message.named(first, last)
    noted, there = members(known.sorts), members(named)
    repeated = sum(word in _shared(message, known) for word in message.lower[first : last + 1])
    yield f"repeated={min(2, repeated)}"
    yield f"same={min(2, len(named & known.sorts))}&repeated={min(1, repeated)}"
    yield f"members={min(2, len(there & noted))}&repeated={min(1, repeated)}"
    yield f"shapes={shape}/{known.shapes}"
    yield from (f"{one}|{other}" for one in there for other in noted)
    yield from (f"<{message.at(first - 1)}|{one}" for one in noted)
    yield from (f"{shape}|{one}" for one in noted)
    denied = any(word in NEGATIONS for word in message.lower[max(0, first - _NEAR) : first])
    yield f"denied={denied}&repeated={min(1, repeated)}"
    yield f"after={_after_mention(message, known, first)}"


@lru_cache(maxsize=1024)
def _own_features(message: Line, first: int, last: int) -> tuple[Feature, ...]:
    """What a piece says by itself, whatever note it may come into: hashed once for all of them."""
    words, shape, length = message.lower[first : last + 1], message.shape(first, last), last - first
    found = ["bias", f"length={length}", f"shape={shape}", f"shape={shape}&length={length}"]
    found += [f"edges={words[0] in FUNCTION_WORDS},{words[-1] in FUNCTION_WORDS}"]
    found += [*_around(message, first, last), f"first={words[0]}", f"last={words[-1]}"]
    found += [f"clause={_is_clause(message, first, last)}", *(f"class={one}" for one in message.named(first, last))]
    found += [f"inner={sum(word in FUNCTION_WORDS for word in words[1:-1])}"]
    found += [f"place={int(4 * first / max(1, len(message.words)))}"]
    return tuple(map(hashed, found))


def _around(line: Line, first: int, last: int) -> Iterator[str]:
    before, after = line.between(first), line.between(last + 1)
    yield f"<{line.at(first - 1)}"
    yield f"<<{line.at(first - 2)} {line.at(first - 1)}"
    yield f"<mark={before}"
    yield f"<{line.at(first - 1)}&{before}"
    yield f">{line.at(last + 1)}"
    yield f">>{line.at(last + 1)} {line.at(last + 2)}"
    yield f">mark={after}"
    yield f"marks={before},{after}"
    yield f"<>{line.at(first - 1)} {line.at(last + 1)}"


def old_features(message: Line, known: Line, new: tuple[int, int], first: int, last: int) -> Iterator[str]:
    """What speaks for a piece of a note being what the new words take the place of."""
    words = known.lower[first : last + 1]
    named = {one for place in range(new[0], new[1] + 1) for one in message.classes[place]}
    held = {one for place in range(first, last + 1) for one in known.classes[place]}
    length, whole = last - first, first == 0 and last == len(known.words) - 1
    shape, wanted = known.shape(first, last), message.shape(*new)
    said = sum(word in _shared(known, message) for word in words)
    yield f"length={length}"
    yield f"length={length}/{new[1] - new[0]}"
    yield f"whole={whole}&{len(known.words) == 1}"
    yield f"shapes={shape}/{wanted}"
    yield f"edges={words[0] in FUNCTION_WORDS},{words[-1] in FUNCTION_WORDS},{message.lower[new[0]] in FUNCTION_WORDS}"
    yield f"same={min(2, len(named & held))}"
    yield f"members={min(2, len(members(named) & members(held)))}"
    yield f"said={min(2, said)}"
    yield f"ends={last == len(known.words) - 1}&starts={first == 0}"
    yield f"<{known.at(first - 1)}"
    yield f"<{known.at(first - 1)}/{message.at(new[0] - 1)}"
    yield f">{known.at(last + 1)}"
    yield f"first={words[0]}"
    yield f"last={words[-1]}"
    yield from (f"class={one}" for one in held)
    yield from (f"{one}|{other}" for one in members(named) for other in members(held))


def _shares(name: str, options: Sequence[Iterable[Feature]]) -> list[float]:
    weights = model(name)
    sums = [weights.add(rows_of(option, weights.bits)) for option in options]
    raised = [exp(one - max(sums, default=0.0)) for one in sums]
    return [one / sum(raised) for one in raised]


def _meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] <= other[1] and other[0] <= one[1]


def _is_clause(message: Line, first: int, last: int) -> bool:
    return bool(message.between(first)) and bool(message.between(last + 1))


def _after_mention(message: Line, known: Line, place: int) -> str:
    """How far after the last word that the note has too."""
    for back in range(1, 12):
        if place - back < 0:
            break
        if message.lower[place - back] in _shared(message, known):
            return str(min(back, 6))
    return "never"


@lru_cache(maxsize=8)
def _shared(line: Line, other: Line) -> frozenset[str]:
    """The telling words of a line that another has too, in any form."""
    return frozenset(word for word in line.content if any(is_alike(word, one) for one in other.content))
