"""Which words of the user a memory may rest on, and whether it does, by the rules or by a second opinion."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import lru_cache

from language.hearing.compare import is_correction
from language.hearing.features import tokens
from language.hearing.quote import is_told
from language.meaning.address import told_of_user
from language.meaning.alike.similarity import fingerprint
from language.meaning.doubt import question
from language.meaning.evidence import supports
from language.meaning.mentions import texts_in
from language.statements.ahead.beginnings import as_now, beginnings
from language.statements.ahead.planned import PLANNED, day_of, undated
from language.statements.opening.fragments import fragments
from language.statements.worth_keeping import durability, worth_keeping
from language.words.reader import Role, read
from stores.changes import NewMemory, as_said
from stores.records import AGENT_KINDS, Author, Code, Evidence, Question, Refusal, Said
from stores.write.checks.second_opinion import may_be_asked, who_finds
from stores.write.unit_of_work import UnitOfWork

_TELLING = (Role.CONTENT, Role.NAME, Role.NUMBER)
_READ = 600
"""Letters of a message that is heard again for this."""
_STATED = frozenset({"stated"})
"""What is listened for: what the user says of themselves, unasked."""
_ANY = ""
"""Stands for every key."""
_BEGUN = 3
"""First letters by which its words are compared before that."""
UNSUPPORTED = "nothing the user wrote supports it"
SECOND_OPINION = "second_opinion"
"""The detail that says who found a memory in the user's words where rules could not."""


@dataclass(frozen=True, slots=True)
class Backed:
    """A memory as it may be kept, and the words it rests on."""

    new: NewMemory
    said: list[Said]
    demotion: Refusal | None = None
    """Why it may not be durable."""


def taken_of(new: NewMemory) -> str:
    """What the record says of a memory that rules alone would not have kept."""
    by = new.details.get(SECOND_OPINION)
    return f"a second opinion was taken: {by} finds it in the user's words" if by else ""


def backed(unit: UnitOfWork, new: NewMemory, said: list[Said], before: Sequence[str] = ()) -> Backed:
    """May it be durable? What was known `before` speaks for it too."""
    if SECOND_OPINION in new.details:
        new = replace(new, details={name: value for name, value in new.details.items() if name != SECOND_OPINION})
    if new.category == "reading_history":
        reason = Refusal("reading history belongs to the daily note", Code.READING_HISTORY)
        return Backed(new, said, reason)
    threshold = unit.settings.confidence_threshold
    if new.confidence < threshold:
        reason = Refusal(f"confidence {new.confidence:.2f} is below {threshold:.2f}", Code.LOW_CONFIDENCE)
        return Backed(new, said, reason)
    open_ones = _unsupported(unit, new, [*said, *(Said(one, known=True) for one in before)])
    if not open_ones:
        return Backed(new, said)
    asked = may_be_asked() and new.author == Author.AGENT
    questions = [question(one, new.key, said) for one in open_ones] if asked else [None]
    by = who_finds([one for one in questions if one]) if all(questions) else ""
    if not by:
        return Backed(new, said, Refusal(UNSUPPORTED, Code.UNSUPPORTED))
    words = dict.fromkeys(text for one in questions if one for text in one.words)
    return Backed(replace(new, details={**new.details, SECOND_OPINION: by}), [Said(text) for text in words])


def _unsupported(unit: UnitOfWork, new: NewMemory, said: Sequence[Said]) -> list[str]:
    """What of it the user's words do not support. What a model wrote must rest on them; of its own notes, what speaks
    of the user."""
    if new.author not in (Author.AGENT, Author.TOOL):
        return []
    if new.kind in AGENT_KINDS:
        said = [*said, *as_said(new.evidence)]
    told = _told(unit, new, said) if new.kind in AGENT_KINDS else [new.value]
    return [one for one in told if new.author == Author.TOOL or not rests(one, new.key, said)]


def _told(unit: UnitOfWork, new: NewMemory, said: Sequence[Said]) -> list[str]:
    """What an agent's own note says of the user: in its text, and in what it is called and filed under, where that
    says more than the text and the user's words do."""
    names = _names(unit)
    beside = (new.key.replace("_", " "), *texts_in([new.details.get(name) for name in ("topic", "tags")]))
    known = {word.stem for text in (new.value, *(one.text for one in said)) for word in read(text)}
    more = [text for text in beside if {word.stem for word in read(text) if word.role in _TELLING} - known]
    return [one for text in (new.value, *more) for one in told_of_user(text, names)]


def open_question(value: str, key: str, said: Sequence[Said]) -> Question | None:
    """What a second opinion would be asked about a memory, where the rules neither find it nor see it to be false."""
    return None if rests(value, key, said) else question(value, key, said)


def rests(value: str, key: str, said: Sequence[Said]) -> bool:
    """Do rules find it in the user's words?"""
    return _rests(value, key, tuple(said))


@lru_cache(maxsize=64)
def _rests(value: str, key: str, said: tuple[Said, ...]) -> bool:
    """Kept for a moment: what a batch writes is asked ahead, when it is drafted and when it is applied."""
    if any(item.agreed and fingerprint(item.text) == fingerprint(value) for item in said):
        return True
    told = [item.text for item in said if not item.known]
    known = [item.text for item in said if item.known]
    return (
        supports(value, key, said)
        or is_told(value, told)
        or any(is_correction(value, before, text) for before in known for text in told)
        or _is_planned(value, key, said)
        or any(_is_heard(value, key, item) for item in said if not item.known)
    )


def _is_heard(value: str, key: str, item: Said) -> bool:
    """Is it what is heard in a message, word for word, as something that lasts?"""
    words = {word[:_BEGUN] for word in tokens(item.text)}
    if len(item.text) > _READ or not all(word[:_BEGUN] in words for word in tokens(value) if len(word) > _BEGUN):
        return False
    heard = _heard(item.text, (item.at or datetime.now(UTC)).date())
    return not heard.isdisjoint({(key, claimed := fingerprint(value)), (_ANY, claimed)})


@lru_cache(maxsize=64)
def _heard(text: str, today: date) -> frozenset[tuple[str, str]]:
    """What lasts of what is heard: clauses in the user's own words under any key, and what was told without a verb."""
    found = [one for one in worth_keeping(text, today, _STATED) if durability(one, today) == "durable"]
    bare = {(one.key, one.value) for one in fragments(text)[0]}
    sure = (one for one in found if one.kind == "told" or (one.key, one.value) in bare)
    return frozenset((_ANY if one.kind == "told" else one.key, fingerprint(one.value)) for one in sure)


def _is_planned(value: str, key: str, said: Sequence[Said]) -> bool:
    """Do the user's words say that it will be so, from just the day that it names on?"""
    day = day_of(value) if key.startswith(PLANNED) else None
    for item in said if day else ():
        today = item.at.date() if item.at else None
        told = [one.told for one in beginnings(item.text, today) if one.day == day] if today and not item.known else []
        if today and supports(undated(value), key.removeprefix(PLANNED), [Said(as_now(one, today)) for one in told]):
            return True
    return False


def words_for(unit: UnitOfWork, kind: str, value: str, evidence: Evidence) -> list[Said]:
    """The words a memory may rest on; a note on the work rests on none."""
    if kind in AGENT_KINDS and not told_of_user(value, _names(unit)):
        return []
    return as_said(evidence)


def _names(unit: UnitOfWork) -> list[str]:
    """What the user is called, to tell notes on them from notes on the work."""
    known = (unit.find("memory", "name"), unit.find("fact", "name", "personal"))
    words = [word for memory in known if memory for word in memory.value.split() if word.istitle()]
    return [name for name in (*words, unit.user.id) if name.isalpha() and name not in ("user", "reader")]
