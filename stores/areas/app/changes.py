"""What a host program puts into a user's memory, and takes out of it: its call, so it is carried out as it stands.

The gate still refuses secrets and code, and nothing is changed for a user who has paused. A program knows a memory by
a key of its own, whatever that looks like; the id of the memory is made of that key, so it is found at once.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any
from uuid import NAMESPACE_URL, UUID, uuid5

from language.sensitive.secrets import redacted
from stores.database.queries import is_taken
from stores.keys import check_key, key_from_words, normalise_key
from stores.records import CATEGORIES, USER_KINDS, Author, Code, Durability, Memory, Receipt, Refusal, State, Status
from stores.write.checks import gate, tombstones
from stores.write.checks.details import check_details
from stores.write.daily_lines import append_retraction
from stores.write.forget import forget_one
from stores.write.remember import PAUSED, rejected
from stores.write.unit_of_work import UnitOfWork

APP = "app"
ITEM = "item"
"""The detail that holds what the program put: its key, its value, and the text that was made of it."""
_LINE = 2_000
_UNKNOWN = "personal_context"
_SECRET = "the value holds what looks like a secret; secrets are never remembered: leave it out"  # noqa: S105 (words)


@dataclass(frozen=True, slots=True)
class Put:
    """Keep this value under the program's key; `text` is what it says."""

    key: str
    value: Mapping[str, Any]
    text: str

    @property
    def kind(self) -> str:
        """One line is a memory; what is longer is a note."""
        return "memory" if len(self.text) <= _LINE and len(self.text.splitlines()) == 1 else "note"

    @property
    def category(self) -> str:
        given = self.value.get("category")
        if self.kind == "note":
            return ""
        return given if isinstance(given, str) and given in CATEGORIES["memory"] else _UNKNOWN


def ids_of(user_id: str, key: str) -> list[str]:
    """The id of what a program keeps under this key, and the one it has where an import took that."""
    return [str(uuid5(NAMESPACE_URL, f"{name} {user_id} {key}")) for name in (APP, f"{APP}s")]


def put(unit: UnitOfWork, wanted: Put) -> Receipt:
    """Store or change, durable and by the author `app`."""
    if refused := _refusal(unit, wanted):
        return rejected(refused.reason, refused.code)
    old = find(unit, wanted.key) or next(filter(None, map(unit.get, ids_of(unit.user.id, wanted.key))), None)
    new = _memory(unit, wanted, old)
    kept = unit.put(new, "stored" if old is None else "updated", before=old)
    if old is not None and old.durability is Durability.DAILY and old.state is State.ACTIVE:
        append_retraction(unit, old)
    standing = old if old is not None and _stands(old) else None
    if standing is not None and standing.kind != kept.kind:
        unit.pages.hide(standing)
        standing = None
    unit.pages.show(kept, was=standing)
    tombstones.lift(unit, kept)
    return Receipt(Status.STORED if old is None else Status.UPDATED, memory=kept)


def delete(unit: UnitOfWork, key: str) -> Receipt:
    """Forget just what the program knows by this key."""
    if not (unit.user.enabled and unit.settings.enabled):
        return rejected(PAUSED, Code.PAUSED)
    old = find(unit, key)
    if old is None:
        return Receipt(Status.UNCHANGED, reason="nothing has this key", code=Code.UNKNOWN)
    return Receipt(Status.DELETED, memory=forget_one(unit, old, f"deleted by the {APP}"))


def find(unit: UnitOfWork, key: str) -> Memory | None:
    """What the program knows by this key: what it put there, else the memory of this id, else of this name."""
    ids = [*ids_of(unit.user.id, key), *([key] if is_id(key) else [])]
    found = [unit.get(one) for one in ids]
    if not check_key(key) and not is_id(key):
        found += [unit.find(kind, normalise_key(key)) for kind in USER_KINDS]
    return next((one for one in found if one and one.state is not State.FORGOTTEN and is_known_by(one, key)), None)


def is_known_by(memory: Memory, key: str) -> bool:
    """What a program put is known by the key it was put under; any other memory by its id and its own key."""
    item = memory.details.get(ITEM)
    return not isinstance(item, Mapping) or item.get("key") == key


def _refusal(unit: UnitOfWork, wanted: Put) -> Refusal | None:
    if not (unit.user.enabled and unit.settings.enabled):
        return Refusal(PAUSED, Code.PAUSED)
    details = _details(wanted)
    return (
        gate.check_text(wanted.text, kind=wanted.kind)
        or check_details(details)
        or next((refused for name, text in _texts(wanted.value, "") if (refused := _check_leaf(name, text))), None)
        or (gate.check_personal(wanted.text) if unit.settings.refuse_personal else None)
        or (Refusal(_SECRET, Code.SECRET) if redacted(details) != details else None)
    )


def _check_leaf(name: str, text: str) -> Refusal | None:
    return gate.check_text(text, kind="note", key="" if check_key(name) else name) if text.strip() else None


def _texts(value: Any, name: str) -> Iterator[tuple[str, str]]:
    """Every text of a value, with the name it stands under."""
    if isinstance(value, str):
        yield name, value
    elif isinstance(value, Mapping):
        for inner, one in value.items():
            yield from _texts(one, str(inner))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one, name)


def _details(wanted: Put) -> dict[str, Any]:
    return {ITEM: {"key": wanted.key, "value": dict(wanted.value), "text": wanted.text.strip()}}


def _memory(unit: UnitOfWork, wanted: Put, old: Memory | None) -> Memory:
    made = Memory(
        id=_free_id(unit, wanted.key) if old is None else old.id,
        key=_free_key(unit, wanted, old),
        value=wanted.text.strip(),
        category=wanted.category,
        kind=wanted.kind,
        source=APP,
        author=Author.APP,
        details={**(old.details if old else {}), **_details(wanted)},
    )
    return replace(made, created_at=old.created_at) if old and old.state is not State.FORGOTTEN else made


def _free_id(unit: UnitOfWork, key: str) -> str:
    first, second = ids_of(unit.user.id, key)
    return second if is_taken(unit.connection, first) else first


def _free_key(unit: UnitOfWork, wanted: Put, old: Memory | None) -> str:
    """The program's key where it can be one, else one made of the words; numbered where another memory has it."""
    if old is not None and old.kind == wanted.kind:
        base = old.key
    else:
        own = not check_key(wanted.key) and not is_id(wanted.key)
        base = normalise_key(wanted.key) if own else key_from_words(wanted.text)
    key, number = base, 1
    while (other := unit.find(wanted.kind, key, daily=False)) and (old is None or other.id != old.id):
        number += 1
        key = f"{base}_{number}"
    return key


def _stands(memory: Memory) -> bool:
    return memory.durability is Durability.DURABLE and memory.state is State.ACTIVE


def is_id(text: str) -> bool:
    """Whether it looks like the id of a memory."""
    try:
        return str(UUID(text)) == text.lower()
    except ValueError:
        return False
