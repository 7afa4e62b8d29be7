"""Write, update, forget: what each verb does to one user's unit, through the one gate for every writer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

from language.meaning.alike.similarity import same
from language.meaning.evidence import supports
from language.people.statements import people
from language.statements.same_fact import repeats
from stores.changes import NewMemory, NewValue
from stores.database.queries import is_taken
from stores.errors import MemoryStoreError
from stores.keys import check_key, key_from_words, normalise_key
from stores.labels import is_from_words
from stores.records import Author, Code, Durability, Memory, Receipt, Refusal, Said, State, Status
from stores.search.apart import here
from stores.write.checks import gate, tombstones
from stores.write.checks.details import check_details
from stores.write.checks.second_opinion import Undecided
from stores.write.checks.support import SECOND_OPINION, UNSUPPORTED, Backed, backed, taken_of, words_for
from stores.write.copies import in_its_place, is_models, known, similar
from stores.write.daily_lines import append_memory, append_retraction, request_line, tell_of
from stores.write.earlier_answers import changed_since, given_before, kept
from stores.write.long_notes import notes_of
from stores.write.plans import as_planned, is_plan_for
from stores.write.steering.retention import expiry
from stores.write.unit_of_work import UnitOfWork
from stores.write.word_limit import archive_surplus

KEY_FACTS = frozenset({"timezone", "birthday", "contact", "email", "phone", "pronouns", "digest_preference"})
"""Keys of personal context that stand under Key Facts without being asked to."""

PAUSED = "memory is paused for this user; resume it first"
_OCCUPIED = "this key holds something else; nothing was changed: write under another key, or update that memory"
_FORGOTTEN = "the user had this forgotten; it may return only when they say it again"


def once(unit: UnitOfWork, *, work: Callable[[UnitOfWork], Receipt], actor: str, call_id: str | None = None) -> Receipt:
    """Carry out a verb as one batch; a call that was answered before gets the same answer and changes nothing."""
    if call_id is not None and (answered := unit.answered(call_id)) is not None:
        return given_before(unit, answered)
    try:
        with unit.batch(actor) as batch:
            receipt = work(unit)
            archive_surplus(unit)
            receipt = replace(receipt, batch=batch.id) if batch.changes or batch.notes else receipt
            if call_id is not None:
                unit.answer(call_id, kept(receipt))
    except Undecided as undecided:
        return replace(rejected(UNSUPPORTED, Code.UNSUPPORTED), asks=undecided.questions)
    except Refused as refused:
        return refused.receipt
    return receipt


class Refused(MemoryStoreError):
    """A verb gave up after it had begun; what it had done is dropped and the receipt says why."""

    def __init__(self, receipt: Receipt) -> None:
        super().__init__(receipt.reason)
        self.receipt = replace(receipt, status=Status.REJECTED, memory=None)


def write(unit: UnitOfWork, new: NewMemory) -> Receipt:
    """Store, update, demote or refuse; the receipt says which and why. Blanks around a value are not part of it. A note
    that is too long for one is kept as several, all or none."""
    if len(parts := notes_of(new)) > 1:
        return _write_all(unit, new, parts)
    new = as_planned(new, unit.today)
    refused = _refusal(unit, new)
    if refused:
        return rejected(refused.reason, refused.code)
    key = normalise_key(new.key) if new.key.strip() else free_key(unit, new.kind, new.category, new.value)
    its_id = new.id if new.id and not is_taken(unit.connection, new.id) and unit.get(new.id) is None else ""
    new = replace(new, key=key, value=new.value.strip(), id=its_id)
    if new.durability == Durability.DURABLE or is_models(new):
        unit.bring(new.key, new.value)
    new = in_its_place(unit, new)
    said = words_for(unit, new.kind, new.value, new.evidence)
    if tombstones.bars(unit, new.kind, new.key, new.value, Author(new.author), said):
        return rejected(_FORGOTTEN, Code.FORGOTTEN)
    if stands := known(unit, new):
        return Receipt(Status.UNCHANGED, reason="already known", code=Code.DUPLICATE, memory=stands)
    if new.durability == Durability.DAILY:
        return _write_daily(unit, new, said, None)
    rests = backed(unit, new, said)
    if rests.demotion:
        return _write_daily(unit, new, said, rests.demotion)
    receipt = _write_durable(unit, rests.new, rests.said)
    if new.request and receipt.memory and receipt.status in (Status.STORED, Status.UPDATED):
        line = request_line(new, receipt.memory)
        _ = _refusal(unit, line) or _write_daily(unit, line, [], None)
    return receipt


def _write_all(unit: UnitOfWork, whole: NewMemory, parts: Sequence[NewMemory]) -> Receipt:
    """The parts of one text, which is read as a whole first: a secret may lie across a cut."""
    if refused := gate.check_content(whole.value, whole.key):
        return rejected(refused.reason, refused.code)
    receipts = [write(unit, part) for part in parts]
    if failed := next((one for one in receipts if one.status is Status.REJECTED), None):
        raise Refused(failed)
    return replace(receipts[0], reason=f"kept as {len(parts)} notes", counts={"notes": len(parts)})


def update(unit: UnitOfWork, wanted: NewValue, merged: Sequence[str] = ()) -> Receipt:
    """Give an existing memory (by key or id) another value, key, category or confidence.

    What it said before, and what is `merged` into it, was let in already: it supports what is made of it.
    """
    old = locate(unit, wanted.key, wanted.kind, wanted.category)
    if old is None:
        return unknown(wanted.key)
    if changed := changed_since(old, wanted.revision):
        return changed
    if wanted.new_key and (refused := check_key(wanted.new_key)):
        return rejected(refused.reason, refused.code)
    new = NewMemory(
        key=normalise_key(wanted.new_key) if wanted.new_key else _label_for(unit, old, wanted.value, wanted.author),
        value=wanted.value,
        category=wanted.category or old.category,
        kind=old.kind,
        durability=old.durability,
        source=old.source if wanted.source is None else wanted.source,
        confidence=old.confidence if wanted.confidence is None else wanted.confidence,
        author=wanted.author,
        evidence=wanted.evidence,
        details={**old.details, **wanted.details},
        conversation_id=wanted.conversation_id or here() or old.conversation_id,
    )
    if is_plan_for(old, wanted, unit.today):
        return write(unit, new)
    refused = _refusal(unit, new)
    if refused:
        return rejected(refused.reason, refused.code)
    new = replace(new, value=new.value.strip())
    said = words_for(unit, new.kind, new.value, new.evidence)
    if tombstones.bars(unit, new.kind, new.key, new.value, Author(new.author), said):
        return rejected(_FORGOTTEN, Code.FORGOTTEN)
    before = [*merged, old.value] if old.durability is Durability.DURABLE else merged
    lasts = old.durability is Durability.DURABLE or old.details.get("demoted")
    rests = backed(unit, new, said, before) if lasts else Backed(new, said)
    if rests.demotion and old.durability is Durability.DURABLE:
        return _write_daily(unit, new, said, rests.demotion)
    promoted = old.durability is Durability.DAILY and not rests.demotion and bool(lasts)
    return _replace(unit, old, rests.new, rests.said, reason=wanted.reason, promoted=promoted)


def locate(unit: UnitOfWork, key: str, kind: str, category: str | None = None) -> Memory | None:
    """A memory by key, or by id whatever its kind; forgotten ones are not found."""
    handle = key.removeprefix("note-")
    if _is_id(handle):
        found = unit.get(handle)
        return found if found and found.state is not State.FORGOTTEN else None
    if check_key(key):
        return None
    return unit.find(kind, normalise_key(key), category)


def _label_for(unit: UnitOfWork, old: Memory, value: str, author: str) -> str:
    """A key that only repeats what a memory said follows what a model makes of it ("Likes tea" is no name for
    "Dislikes tea"); any other key is a name and stays."""
    models = author in (Author.AGENT, Author.TOOL) and old.durability is Durability.DURABLE
    if not models or not is_from_words(old.key, old.value) or repeats(old.key, value):
        return old.key
    return free_key(unit, old.kind, old.category, value)


def free_key(unit: UnitOfWork, kind: str, category: str, value: str, made: str = "") -> str:
    """A key, by default of the words, numbered where what says something else has it: nothing is overwritten."""
    key = made = made or key_from_words(value)
    number = 1
    while (other := unit.find(kind, key, category, daily=False)) and not same(other.value, value):
        number += 1
        key = f"{made}_{number}"
    return key


def _refusal(unit: UnitOfWork, new: NewMemory) -> Refusal | None:
    if not unit.settings.enabled:
        return Refusal("memory is switched off (MEMORY_ENABLED=false)", Code.DISABLED)
    if not unit.user.enabled:
        return Refusal(PAUSED, Code.PAUSED)
    return (
        gate.check_kind(new.kind)
        or gate.check_durability(new.durability)
        or gate.check_category(new.kind, new.category)
        or gate.check_confidence(new.confidence)
        or (check_key(new.key) if new.key.strip() else None)
        or gate.check_author(new.author)
        or gate.check_text(new.value, kind=new.kind, key=new.key)
        or check_details(new.details)
        or (gate.check_personal(new.value) if unit.settings.refuse_personal else None)
    )


def _write_durable(unit: UnitOfWork, new: NewMemory, said: list[Said]) -> Receipt:
    old = unit.find(new.kind, new.key, new.category, daily=False)
    if old is not None:
        again = same(old.value, new.value)
        if again and old.state is State.ACTIVE and old.category == new.category:
            return _said_again(unit, old, new)
        if not again and not new.replaces:
            return Receipt(Status.REJECTED, reason=_OCCUPIED, code=Code.CONFLICT, similar=(old,))
        renamed = replace(new, key=_label_for(unit, old, new.value, new.author))
        return _replace(unit, old, renamed, said, reason="")
    close = [memory for memory in similar(unit, new) if memory.id not in new.beside]
    if close:
        return Receipt(
            Status.REJECTED,
            reason="similar memories exist; update one of them instead",
            code=Code.SIMILAR,
            similar=tuple(close),
        )
    memory = unit.put(_memory(new, said), "stored", reason=taken_of(new))
    unit.pages.show(memory)
    tombstones.lift(unit, memory)
    return _done(Status.STORED, memory, new)


def _said_again(unit: UnitOfWork, old: Memory, new: NewMemory) -> Receipt:
    """Nothing new; of what an agent observed again in another step of its work, both steps are kept."""
    steps = [*old.details.get("sources", [old.source]), new.source]
    if new.kind != "observation" or not new.source or len(set(steps)) < len(steps):
        return Receipt(Status.UNCHANGED, reason="already known", code=Code.DUPLICATE, memory=old)
    details = {**old.details, "sources": [step for step in steps if step]}
    memory = unit.put(replace(old, details=details), "updated", before=old, source=new.source, reason="observed again")
    return Receipt(Status.UPDATED, memory=memory)


def _write_daily(unit: UnitOfWork, new: NewMemory, said: list[Said], demotion: Refusal | None) -> Receipt:
    day = new.day or unit.today
    noted = unit.noted(day, new.kind, new.key)
    again = next((memory for memory in noted if same(memory.value, new.value)), None)
    if again:
        return Receipt(Status.UNCHANGED, reason="already in the daily note", code=Code.DUPLICATE, memory=again)
    details = {**new.details, **({"demoted": True} if demotion else {})}
    memory = replace(
        _memory(replace(new, details=details), said),
        durability=Durability.DAILY,
        day=day,
        expires_at=expiry(unit),
    )
    memory = unit.put(memory, "stored", reason=demotion.reason if demotion else "")
    append_memory(unit, memory)
    if demotion:
        reason = f"kept in the daily note only: {demotion.reason}"
        return Receipt(Status.DEMOTED, reason=reason, code=demotion.code, memory=memory)
    return Receipt(Status.STORED, memory=memory)


def _replace(
    unit: UnitOfWork, old: Memory, new: NewMemory, said: list[Said], *, reason: str, promoted: bool = False
) -> Receipt:
    held = {name: value for name, value in old.details.items() if name != SECOND_OPINION}
    details = {name: value for name, value in new.details.items() if not (promoted and name == "demoted")}
    words = _words(said, new.value, new.key)
    memory = replace(
        old,
        key=new.key,
        value=new.value,
        category=new.category,
        confidence=float(new.confidence),
        source=new.source or old.source,
        author=Author(new.author),
        evidence=words or old.evidence,
        conversation_id=(words and new.conversation_id) or old.conversation_id,
        details={**held, **details, **people(new.value), **(_pinning(new) if new.key != old.key else {})},
        state=State.ACTIVE,
        durability=Durability.DURABLE if promoted else old.durability,
        day=None if promoted else old.day,
        expires_at=None if promoted else old.expires_at,
    )
    if replace(memory, evidence=old.evidence, author=old.author, conversation_id=old.conversation_id) == old:
        return Receipt(Status.UNCHANGED, reason="already known", code=Code.DUPLICATE, memory=old)
    taken = unit.find(memory.kind, memory.key, memory.category, daily=False)
    if taken and taken.id != old.id:
        return Receipt(Status.REJECTED, reason=_taken(memory, old), code=Code.TAKEN, similar=(taken,))
    if old.durability is Durability.DAILY:
        append_retraction(unit, old)
    if memory.key != old.key:
        tell_of(unit, old.key, memory.key)
    memory = unit.put(memory, "updated", before=old, reason="; ".join(filter(None, (reason, taken_of(new)))))
    if memory.durability is Durability.DAILY:
        append_memory(unit, memory)
    else:
        unit.pages.show(memory, was=old)
    tombstones.lay_replaced(unit, old, memory, said)
    tombstones.lift(unit, memory)
    return _done(Status.UPDATED, memory, new)


def _done(status: Status, memory: Memory, new: NewMemory) -> Receipt:
    """What was done, and whether that took a second opinion."""
    taken = taken_of(new)
    return Receipt(status, reason=taken, code=Code.SECOND_OPINION if taken else None, memory=memory)


def _taken(memory: Memory, old: Memory) -> str:
    if memory.key == old.key:
        return "that category already has a memory of this key"
    return f"another memory has the key {memory.key}; choose another one, or update that memory"


def _memory(new: NewMemory, said: list[Said]) -> Memory:
    return Memory(
        id=new.id or str(uuid4()),
        key=new.key,
        value=new.value,
        category=new.category,
        kind=new.kind,
        source=new.source,
        author=Author(new.author),
        confidence=float(new.confidence),
        evidence=_words(said, new.value, new.key),
        details={**_pinning(new), **new.details, **people(new.value)},
        conversation_id=new.conversation_id,
    )


def _pinning(new: NewMemory) -> dict[str, Any]:
    key_fact = new.kind == "memory" and new.category == "personal_context" and new.key in KEY_FACTS
    return {"pinned": True} if key_fact else {}


def _words(said: list[Said], value: str, key: str) -> str:
    """The words a memory rests on: the newest message that supports it, else all of them. Most memories are of what
    was just said: few messages are read for them."""
    resting = next((item for item in reversed(said) if len(said) > 1 and supports(value, key, [item])), None)
    return (resting.text if resting else "\n".join(item.text for item in said))[:2000]


def rejected(reason: str, code: Code) -> Receipt:
    return Receipt(Status.REJECTED, reason=reason, code=code)


def unknown(key: str) -> Receipt:
    return rejected(f"no memory has the key or id {key[:80]!r}; search for it first, or write it as new", Code.UNKNOWN)


def _is_id(text: str) -> bool:
    try:
        return str(UUID(text)) == text.lower()
    except ValueError:
        return False
