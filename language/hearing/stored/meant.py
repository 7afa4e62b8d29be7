"""How likely a message makes a note outdated, all signs taken together: what speaks for it and what against it.

Each rule that hears somebody else, another time or something besides may be wrong by itself; how much each says was
learned from messages of which it is known what they change (`benchmarks/hearing`).
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from language.asking.words import words_for
from language.hearing.compare import Change, changes, is_against, is_as_before, told_by
from language.hearing.features import rows_of, tokens
from language.hearing.judge import judged, topics_of
from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.relate import acts_of, agreement, content, denies, is_alike, orders, shares
from language.hearing.removal.stays import news_and_rest
from language.hearing.repairs import repairs
from language.hearing.revise import Revision, revised
from language.hearing.signs import adds, is_change, sorts, told
from language.hearing.splicing.frame import stands_as
from language.hearing.stored.bearing import bears_on, is_of_another
from language.hearing.stored.beside import is_beside
from language.hearing.stored.elsewhen import is_elsewhen
from language.hearing.stored.framed import frame_signs
from language.hearing.stored.hearsay import is_hearsay
from language.hearing.stored.layered import Layered, read
from language.hearing.stored.lifted import overtaking
from language.hearing.stored.meeting import clause_signs, lasting_signs, sorts_met, told_of
from language.hearing.stored.named import named_signs
from language.hearing.stored.two import are_two, is_another, is_namesake, tells_otherwise
from language.hearing.styles import is_another_side
from language.people.sorts import PEOPLE
from language.sentences.cues import cues_of

FILE = Path(__file__).with_name("meant.npz")
_ASKS, _FAINT = 0.5, 0.004
"""How likely a message must ask something to change nothing, and a note be meant to be looked at."""
_MOST = 5
_QUOTES = frozenset("\"“”„«»'‘’`")
_STEPS = (0.005, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97)
_PAIRED_ANYHOW = ("share=", "who=", "at=")
_PAIRED = frozenset({"named=True", "named=False", "beside", "latest=True", "unchanged"})


@dataclass(frozen=True, slots=True)
class Situation:
    """A message beside what is known: the notes as lines, the oldest first, and where each begins after its label."""

    text: str
    notes: Sequence[str]
    starts: Sequence[int]
    latest: Sequence[bool]
    """Was each learned with the last message that told anything?"""


def meant(given: Situation, chosen: Collection[int]) -> dict[int, float]:
    """How likely a message makes each of the chosen notes outdated."""
    judge = _judge()
    found = {at: rows_of(features, judge.bits) for at, features in situation_features(given, chosen).items()}
    return dict(zip(found, judge.likely(list(found.values())), strict=True))


@cache
def _judge() -> Layered:
    return read(FILE)


def candidates(given: Situation) -> list[int]:
    """The notes that a message may be about at all, the likeliest first."""
    said, _ = news_and_rest(told_by(given.text))
    if not given.notes or acts_of(said)["ask"] >= _ASKS:
        return []
    weighed = shares("tell", said, given.notes)
    likely = [at for at, share in weighed.items() if share >= _FAINT]
    return sorted(likely, key=weighed.__getitem__, reverse=True)[:_MOST]


def situation_features(given: Situation, chosen: Collection[int]) -> dict[int, list[str]]:
    """What speaks for and against each of the chosen notes being outdated."""
    said, rest = news_and_rest(told_by(given.text))
    weighed = shares("tell", said, given.notes)
    changed = {one.note: one for one in changes(given.text, given.notes, given.starts)}
    whole, words = list(_of_message(given.text, said)), tokens(given.text)
    lasting = list(lasting_signs(given.text))
    first = max(weighed.values(), default=0.0)
    found = {}
    for at in chosen:
        note, start, share = given.notes[at], given.starts[at], weighed.get(at, 0.0)
        own = [*_of_note(said, note, share, revised(said, note, start, rest), start), *_of_change(changed.get(at))]
        own += [name for name, so in _against(given.text, said, rest, note, start) if so]
        own += _of_whom(said, note[start:])
        own += [f"latest={given.latest[at]}", f"first={share == first}", f"notes={min(4, len(given.notes))}"]
        paired = [one for one in own if one in _PAIRED or one.startswith(_PAIRED_ANYHOW)]
        pairs = [f"{a}&{b}" for a in paired for b in (*whole, *own) if a != b]
        met = (*sorts_met(given.text, note), *clause_signs(given.text, note))
        topic = _topic(note)
        named = (*named_signs(given.text, note[start:], topic), *frame_signs(said, note[start:], topic))
        found[at] = ["bias", *whole, *own, *pairs, *lasting, *met, *named, *_worded(words, topic)]
    return found


def _of_change(change: Change | None) -> list[str]:
    if change is None:
        return ["unchanged"]
    return [f"sign={change.sign}", f"ends={change.ends}", f"sure={change.sure}", f"told={change.told}"]


def _worded(words: Sequence[str], topic: str) -> Iterator[str]:
    """The words of a message, their neighbours, and with which topic they stand together."""
    yield from (f"w:{word}" for word in words)
    yield from (f"b:{a} {b}" for a, b in pairwise(["^", *words, "$"]))
    yield from (f"wt:{word}|{topic}" for word in words)
    yield f"o:{' '.join(words[:2])}"


def _of_message(text: str, said: str) -> Iterator[str]:
    lower = said.casefold()
    acts, cues = acts_of(said), cues_of(lower)
    for act, likely in acts.items():
        yield f"{act}={_step(likely)}"
    yield f"heard={_step(max((one.worth for one in judged(said)), default=0.0))}"
    yield f"repairs={repairs(text)}"
    yield f"change={is_change(said)}"
    yield f"now={bool(NOW.search(said))}"
    yield f"over={any(one.over for one in told(said))}"
    yield f"denies={any(map(denies, tokens(said)))}"
    yield f"orders={orders(said)}"
    yield f"asks={text.rstrip().endswith('?')}"
    yield f"quotes={sum(mark in _QUOTES for mark in text) > 1}"
    yield f"own={said == text}"
    yield f"me={bool(cues.find('me', lower) or cues.find('verbs', lower))}"
    yield f"mine={bool(cues.find('mine', lower))}"
    yield f"people={any(sorts(word) & PEOPLE for word in tokens(said))}"
    yield f"says={bool(cues.find('says', lower))}"
    yield f"length={min(5, len(said.split()) // 5)}"
    yield f"language={words_for(text).language}"


def _of_note(said: str, note: str, share: float, revision: Revision | None, start: int) -> Iterator[str]:
    named = [word for word in content(note[start:]) if any(is_alike(word, other) for other in content(said))]
    yield f"share={_step(share)}"
    yield f"named={bool(named)}"
    yield f"names={min(3, len(named))}"
    yield f"near={_step(agreement(said, note))}"
    yield f"topic={_topic(note)}"
    yield f"topics={_topic(said)}/{_topic(note)}"
    yield f"labelled={start > 0}"
    if revision is None:
        yield "revision=none"
        return
    line, known = Line(said), Line(note)
    came, went = line.found(revision.new), known.found(revision.old)
    framed = bool(came and went and stands_as(line, came, known, went, start))
    yield f"revision={revision.alike},{framed}"
    yield f"revision={_step(revision.likely)}"
    yield f"revision={revision.alike}&{_step(revision.likely)}"
    yield f"denied={revision.denied}"
    yield f"adds={adds(said, revision.new)}"


def _of_whom(said: str, value: str) -> Iterator[str]:
    """Of whom a message and a note tell, and which of the note's words the message has: whom it is about, or what."""
    told, noted = content(said), content(value)
    places = [at for at, word in enumerate(noted) if any(is_alike(word, other) for other in told)]
    yield f"who={told_of(said, value)}"
    yield f"at={''.join('01'[at in places] for at in (0, len(noted) - 1))}" if noted else "at=none"
    yield f"left={min(4, len(noted) - len(places))}"
    yield f"leads={bool(told) and any(is_alike(told[0], other) for other in noted)}"
    yield f"brings={min(5, len(told) - len(places))}"


def _against(text: str, said: str, rest: str, note: str, start: int) -> Iterator[tuple[str, bool]]:
    """The rules that speak against a note being meant, or for it."""
    value = note[start:]
    yield "beside", is_beside(text, value)
    yield "another", is_another(said, note)
    yield "two", are_two(said, note)
    yield "namesake", is_namesake(said, note)
    yield "side", is_another_side(said, note)
    yield "elsewhen", is_elsewhen(said, note, start)
    yield "as before", is_as_before(note, said, rest)
    yield "of another", is_of_another(said, value)
    yield "otherwise", tells_otherwise(said, value)
    yield "bears", bears_on(said, note)
    yield "overtaken", bool(overtaking(said, note))
    yield "against", is_against(said, note)
    yield "adding", adds(said, "")
    yield "hearsay", is_hearsay(text, value)
    yield "noted orders", orders(value)


def _topic(text: str) -> str:
    topics = topics_of(text)
    return max(topics, key=topics.__getitem__)


def _step(likely: float) -> int:
    return sum(likely >= one for one in _STEPS)
