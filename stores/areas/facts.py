"""Facts, as `store.facts`: one memory per category and key, with what held before it.

A fact is never overwritten by remembering: what contradicts it is answered with it. Where time has passed, the former
value stays as a fact of its own (`former_location`) that says until when it held, and what is still to come waits as
one (`planned_location`) that says from when it holds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection

from language.meaning.alike.similarity import same
from language.statements.ahead.planned import PLANNED
from stores.changes import NewMemory, NewValue
from stores.database import queries, rows, schema
from stores.database.users import User
from stores.keys import check_key, normalise_key
from stores.records import USER_KINDS, Code, Durability, Evidence, Memory, Receipt, State, Status, Viewer
from stores.runtime import Runtime
from stores.write import remember as verbs
from stores.write.copies import elsewhere
from stores.write.forget import forget_memory
from stores.write.unit_of_work import UnitOfWork

FACT = "fact"
_FORMER = "former_"
_LONGEST_KEY = 60


@dataclass(frozen=True, slots=True)
class Statement:
    """What somebody says of a fact, and what that rests on."""

    category: str
    key: str
    value: str
    confidence: float = 1.0
    author: str = "user"
    evidence: Evidence = ()
    source: str = "explicit"
    conversation_id: str | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    request: str = ""
    """The words by which the user asked for it: they stand in the note of the day."""


class Facts:
    """The verbs of facts. Each answers with a receipt; a replayed `call_id` changes nothing."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def remember(self, user_id: str, said: Statement, *, call_id: str | None = None) -> Receipt:
        """Keep a new fact; what is known stays, and so does what it contradicts."""
        return await self._once(user_id, partial(remember, said=said), said.author, call_id)

    async def change(self, user_id: str, said: Statement, *, reason: str = "", call_id: str | None = None) -> Receipt:
        """Give a known fact another value."""
        return await self._once(user_id, partial(change, said=said, reason=reason), said.author, call_id)

    async def supersede(
        self,
        user_id: str,
        said: Statement,
        *,
        valid_from: date | None = None,
        valid_until: date | None = None,
        call_id: str | None = None,
    ) -> Receipt:
        """Say what holds from and until when; the value that held before is kept beside it."""
        work = partial(supersede, said=said, valid_from=valid_from, valid_until=valid_until)
        return await self._once(user_id, work, said.author, call_id)

    async def forget_all(self, user_id: str, *, reason: str = "", call_id: str | None = None) -> Receipt:
        """Forget all that is known of the user, in whichever vocabulary, as one batch that undo takes back."""
        return await self._once(user_id, partial(forget_all, reason=reason), "agent", call_id)

    async def find(self, user_id: str, category: str, key: str, *, viewer: Viewer = "user") -> Memory | None:
        """The fact of this category and key, or what another vocabulary keeps under the key."""
        return await self._runtime.read(user_id, viewer, None, partial(_find, category=category, key=key))

    async def _once(self, user_id: str, work: Any, actor: str, call_id: str | None) -> Receipt:
        return await self._runtime.once(user_id, work, actor, call_id)


def remember(unit: UnitOfWork, said: Statement) -> Receipt:
    old = None if _refuses(unit, said) else unit.find(FACT, normalise_key(said.key), said.category)
    if old is None:
        return verbs.write(unit, replace(_new(said), replaces=False))
    if old.durability is Durability.DAILY:
        surer = said.confidence > old.confidence or not same(old.value, said.value)
        return _changed(unit, old, said) if surer else _known(old)
    return _known(old) if same(old.value, said.value) else _conflict(old)


def change(unit: UnitOfWork, said: Statement, reason: str = "") -> Receipt:
    old = None if check_key(said.key) else _held(unit, said)
    if old is None:
        return verbs.rejected(
            f"no fact of type {said.category} has the key {said.key[:80]!r}; recall the facts first", Code.UNKNOWN
        )
    return _changed(unit, old, said, reason)


def supersede(unit: UnitOfWork, said: Statement, valid_from: date | None, valid_until: date | None) -> Receipt:
    dated = replace(said, details={**said.details, **_validity(valid_from, valid_until)})
    if _refuses(unit, said):
        return verbs.write(unit, _new(dated))
    key = normalise_key(said.key)
    if valid_until is not None and valid_until < unit.today:
        return _remember_beside(unit, dated, key, _FORMER)
    old = _held(unit, said)
    if valid_from is not None and valid_from > unit.today:
        return _plan(unit, dated, key, old, valid_from)
    if old is None:
        return verbs.write(unit, _new(dated))
    again = same(old.value, said.value)
    if again and valid_from is None and valid_until is None:
        return _known(old)
    receipt = _changed(unit, old, dated, "it changed")
    if receipt.status is Status.UPDATED and old.durability is Durability.DURABLE and not again:
        keep_former(unit, old, said.category, key, until=valid_from or unit.today)
        _fulfil(unit, receipt.memory, key)
    return receipt


def forget_all(unit: UnitOfWork, reason: str) -> Receipt:
    if not unit.user.enabled:
        return verbs.rejected(verbs.PAUSED, Code.PAUSED)
    facts = [memory for memory in unit.everything() if memory.kind in USER_KINDS]
    for memory in facts:
        if (standing := unit.get(memory.id)) and standing.state is not State.FORGOTTEN:  # not gone as a copy
            forget_memory(unit, standing, reason=reason)
    return Receipt(Status.DELETED, reason=reason, counts={"facts": len(facts)})


def holds(details: Mapping[str, Any], on: date) -> bool:
    """Whether a fact with these details is true on a day."""
    since, until = _day(details.get("valid_from")), _day(details.get("valid_until"))
    return (since is None or since <= on) and (until is None or on <= until) and not details.get("former")


def _refuses(unit: UnitOfWork, said: Statement) -> bool:
    """The gate says why when the write reaches it."""
    return bool(check_key(said.key)) or not (unit.user.enabled and unit.settings.enabled)


def _held(unit: UnitOfWork, said: Statement) -> Memory | None:
    """The fact of this type and key, or what another vocabulary keeps under the key."""
    key = normalise_key(said.key)
    return unit.find(FACT, key, said.category) or elsewhere(unit, FACT, key)


def _known(old: Memory) -> Receipt:
    return Receipt(Status.UNCHANGED, reason="already known", code=Code.DUPLICATE, memory=old)


def _conflict(old: Memory) -> Receipt:
    return Receipt(
        Status.REJECTED, reason="a fact of this type and key says something else", code=Code.CONFLICT, similar=(old,)
    )


def _new(said: Statement) -> NewMemory:
    return NewMemory(
        said.key, said.value, said.category, FACT, Durability.DURABLE, said.source, said.confidence, said.author,
        said.evidence, said.details, said.conversation_id, request=said.request,
    )  # fmt: skip


def _changed(unit: UnitOfWork, old: Memory, said: Statement, reason: str = "") -> Receipt:
    wanted = NewValue(
        old.id,
        said.value,
        confidence=said.confidence,
        reason=reason,
        author=said.author,
        evidence=said.evidence,
        details={**said.details, **_heard_in(old, said.conversation_id)},
    )
    return verbs.update(unit, wanted)


def _heard_in(old: Memory, conversation_id: str | None) -> dict[str, Any]:
    """A fact belongs to every conversation in which it was stated."""
    known = [old.conversation_id, *old.details.get("conversations", ())]
    if conversation_id is None or conversation_id in known:
        return {}
    return {"conversations": [*old.details.get("conversations", ()), conversation_id]}


def _plan(unit: UnitOfWork, said: Statement, key: str, old: Memory | None, begins: date) -> Receipt:
    """Something still to come: what holds now goes on holding until then."""
    receipt = _remember_beside(unit, said, key, PLANNED)
    ends = _day(old.details.get("valid_until")) if old else None
    certain = receipt.memory is not None and receipt.memory.durability is Durability.DURABLE
    if old and certain and holds(old.details, unit.today) and (ends is None or ends > begins):
        details = {**old.details, "valid_until": begins.isoformat()}
        unit.put(replace(old, details=details), "updated", before=old, reason="something else holds from then on")
    return receipt


def _fulfil(unit: UnitOfWork, now: Memory | None, key: str) -> None:
    """What was planned has come: it is said once."""
    planned = unit.find(FACT, _name_beside(unit, now.category, key, now.value, PLANNED), now.category) if now else None
    if now and planned and same(planned.value, now.value):
        unit.put(replace(planned, state=State.FORGOTTEN), "merged", before=planned, reason="it holds now")
        if planned.durability is Durability.DURABLE and planned.state is State.ACTIVE:
            unit.pages.hide(planned)


def _remember_beside(unit: UnitOfWork, said: Statement, key: str, prefix: str) -> Receipt:
    """Something that held once, or will: it stands beside what holds now, and never in its place."""
    name = _name_beside(unit, said.category, key, said.value, prefix)
    known = unit.find(FACT, name, said.category)
    details = {**said.details, prefix.rstrip("_"): key}
    new = replace(_new(said), key=name, details=details)
    return verbs.write(unit, new) if known is None else _changed(unit, known, replace(said, details=details))


def keep_former(unit: UnitOfWork, old: Memory, category: str, key: str, until: date) -> None:
    """What held until then stays as that."""
    name = _name_beside(unit, category, key, old.value, _FORMER)
    known = unit.find(FACT, name, category, daily=False)
    details = {**old.details, "former": key, "valid_until": until.isoformat()}
    former = replace(known or old, id=known.id if known else str(uuid4()), key=name, value=old.value, details=details)
    former = replace(former, kind=FACT, category=category)
    kept = unit.put(
        replace(former, state=State.ACTIVE), "updated" if known else "stored", before=known, reason="it held before"
    )
    unit.pages.show(kept)


def _name_beside(unit: UnitOfWork, category: str, key: str, value: str, prefix: str) -> str:
    name = made = f"{prefix}{key}"[:_LONGEST_KEY]
    number = 1
    while (other := unit.find(FACT, name, category, daily=False)) and not same(other.value, value):
        number += 1
        name = f"{made}_{number}"
    return name


def _validity(valid_from: date | None, valid_until: date | None) -> dict[str, str | None]:
    """Both ends, so that a new statement leaves nothing of an older one's."""
    days = {"valid_from": valid_from, "valid_until": valid_until}
    return {name: day.isoformat() if day else None for name, day in days.items()}


def _day(text: Any) -> date | None:
    return date.fromisoformat(text) if isinstance(text, str) else None


def _find(connection: Connection, user: User, category: str, key: str) -> Memory | None:
    if check_key(key):
        return None
    c = schema.memory.c
    query = queries.mine(user).where(c.kind.in_(USER_KINDS), c.key == normalise_key(key))
    found = [rows.from_row(row) for row in connection.execute(query).mappings()]
    named = [memory for memory in found if memory.kind != FACT or memory.category == category]
    return max(named, key=_first, default=None)


def _first(memory: Memory) -> tuple[bool, bool, int]:
    return memory.durability is Durability.DURABLE, memory.kind == FACT, memory.revision
