"""How likely a message makes a note outdated, all signs taken together: what speaks for it and what against it.

Each rule that hears somebody else, another time or something besides may be wrong by itself; how much each says was
learned from messages of which it is known what they change (`benchmarks/hearing`). For asking: see `LIKELY`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from language.asking.words import words_for
from language.hearing.compare import changes, is_as_before, told_by
from language.hearing.features import tokens
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
from language.hearing.stored.lifted import overtaking
from language.hearing.stored.two import are_two, is_another, is_namesake, tells_otherwise
from language.hearing.styles import is_another_side
from language.people.sorts import PEOPLE
from language.sentences.cues import cues_of

_QUOTES = frozenset("\"“”„«»'‘’`")
_STEPS = (0.005, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97)


@dataclass(frozen=True, slots=True)
class Situation:
    """A message beside what is known: the notes as lines, the oldest first, and where each begins after its label."""

    text: str
    notes: Sequence[str]
    starts: Sequence[int]
    latest: Sequence[bool]
    """Was each learned with the last message that told anything?"""


def situation_features(given: Situation) -> list[list[str]]:
    """What speaks for and against each note being outdated."""
    text = given.text
    said, rest = news_and_rest(told_by(text))
    weighed = shares("tell", said, given.notes)
    changed = {one.note: one for one in changes(text, given.notes, given.starts)}
    whole = list(_of_message(text, said))
    found = []
    for at, note in enumerate(given.notes):
        share = weighed.get(at, 0.0)
        revision = revised(said, note, given.starts[at], rest)
        own = list(_of_note(said, note, share, revision, given.starts[at]))
        if (one := changed.get(at)) is not None:
            own += [f"sign={one.sign}", f"ends={one.ends}", f"sure={one.sure}", f"told={one.told}"]
        else:
            own.append("unchanged")
        own += [name for name, so in _against(text, said, rest, note, given.starts[at]) if so]
        own += [f"latest={given.latest[at]}", f"first={share == max(weighed.values(), default=0.0)}"]
        own.append(f"notes={min(4, len(given.notes))}")
        pairs = [f"{a}&{b}" for a in own if a in _PAIRED or a.startswith("share=") for b in (*whole, *own) if a != b]
        found.append(["bias", *whole, *own, *pairs])
    return found


_PAIRED = frozenset({"named=True", "named=False", "beside", "latest=True", "unchanged"})


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


def _topic(text: str) -> str:
    topics = topics_of(text)
    return max(topics, key=topics.__getitem__)


def _step(likely: float) -> int:
    return sum(likely >= one for one in _STEPS)
