"""An import: what a source holds is shown, or taken in as one batch, all of it or nothing.

Statements pass the gate like any other; conversations become turns of the user, and what they say is learned from them
by the night. Both ways go through the same code, so that what was shown is what is done.
"""

import asyncio
import json
from dataclasses import replace
from datetime import timedelta
from functools import partial
from itertools import islice
from typing import Any

from language.intents.bring import overrules
from language.meaning.alike.similarity import same
from language.sensitive.secrets import redact
from language.statements.told import category_of
from stores.changes import NewMemory
from stores.database import imported_turns
from stores.documents.files.paths import check_user
from stores.documents.formats.bullets import statement
from stores.errors import Paused
from stores.keys import check_key
from stores.maintenance import export_import, import_checks
from stores.moving.gather import Gathered, Wish, gather
from stores.moving.long_texts import fitting
from stores.moving.records import CannotImport, Remembered, Report, Row
from stores.records import USER_KINDS, Author, Code, Durability, Memory, Receipt, Status
from stores.runtime import Runtime
from stores.write import remember
from stores.write.checks import gate
from stores.write.unit_of_work import UnitOfWork
from stores.write.word_limit import archive_surplus

ACTOR = "import"
_PAUSED = "memory is paused for this user. Nothing was imported: resume it first."
_ORDERS = "it gives orders to an assistant and tells nothing of you; say it yourself if you want it so"
_SHOWN = 300
_FEW_WORDS = 3
_TALKS = ("conversations", "messages")
_OUTCOMES = {"unchanged": "known"}


async def load_from(runtime: Runtime, user_id: str, wish: Wish, *, dry_run: bool) -> Report:
    """Take in a source, or only say what would come of it."""
    check_user(user_id)
    await runtime.foresee(user_id, _check_open)
    gathered = await asyncio.to_thread(gather, wish, user_id, runtime.clock(), runtime.settings.data_dir)
    try:
        if gathered.ours is not None:
            return await _ours(runtime, user_id, gathered.ours, dry_run=dry_run)
        if dry_run:
            return await runtime.foresee(user_id, partial(_foresee, gathered=gathered))
        report: Report = await runtime.write(user_id, partial(_carry_out, gathered=gathered))
        return report
    finally:
        gathered.close()


def _check_open(unit: UnitOfWork) -> None:
    if not (unit.user.enabled and unit.settings.enabled):
        raise Paused(_PAUSED)


def _foresee(unit: UnitOfWork, gathered: Gathered) -> Report:
    """What the import would answer now; the unit is never flushed."""
    with unit.batch(ACTOR):
        rows, _ = _remember_all(unit, gathered)
    conversations = messages = total = 0
    talks = gathered.talks()
    while some := list(islice(talks, 100)):
        known = imported_turns.known(unit.connection, unit.user.id, some)
        begun = {talk for talk, _ in known}
        conversations += sum(talk.id not in begun for talk in some)
        turns = [(talk.id, turn.id) for talk in some for turn in talk.turns]
        messages += sum(turn not in known for turn in turns)
        total += len(turns)
    known_turns, left = total - messages, dict(gathered.left_out)
    return Report(gathered.format, rows, conversations, messages, known_turns, left, dry_run=True)


def _carry_out(unit: UnitOfWork, gathered: Gathered) -> Report:
    _check_open(unit)
    # Others share the transaction: what was executed before an error is taken back here, not by it.
    with unit.connection.begin_nested(), unit.batch(ACTOR) as batch:
        rows, receipts = _remember_all(unit, gathered)
        archive_surplus(unit)
        until = unit.now + timedelta(days=unit.settings.message_retention_days)
        taken = imported_turns.take_in(unit.connection, unit.user.id, gathered.talks(), until)
        if taken.messages:
            unit.note(imported_turns.TAKEN_IN, source=f"{ACTOR}:{gathered.format}", after=taken.event())
        changed = batch.id if batch.changes or batch.notes else None
    return Report(
        gathered.format,
        rows,
        taken.conversations,
        taken.messages,
        taken.known_messages,
        dict(gathered.left_out),
        receipts=receipts,
        batch=changed,
    )


def _remember_all(unit: UnitOfWork, gathered: Gathered) -> tuple[list[Row], list[Receipt]]:
    """Write the statements. What stood side by side in the source does so here, however alike it is: to make one of two
    is what a review asks the user about."""
    receipts: list[Receipt] = []
    brought: set[str] = set()
    statements = [part for one in gathered.statements for part in fitting(one)]
    for one in statements:
        receipt = _remember(unit, one, gathered.format, frozenset(brought))
        brought.update([receipt.memory.id] if receipt.status is Status.STORED and receipt.memory else [])
        receipts.append(receipt)
    rows = [_row(one, receipt) for one, receipt in zip(statements, receipts, strict=True)]
    return rows, receipts


def _remember(unit: UnitOfWork, one: Remembered, origin: str, brought: frozenset[str]) -> Receipt:
    """Write one statement: never in place of another, and not where one says the same already."""
    unit.give_way()
    if overrules(one.text):
        return Receipt(Status.REJECTED, reason=_ORDERS, code=Code.UNSUPPORTED)
    key, value = _named(one)
    new = NewMemory(
        key=key,
        value=value,
        category=one.category or (category_of(one.text) if one.kind == "memory" else ""),
        kind=one.kind,
        durability=Durability.DAILY if one.day else Durability.DURABLE,
        source=f"{ACTOR}:{origin}",
        confidence=one.confidence,
        author=Author.IMPORT,
        details={"pinned": True} if one.pinned else {},
        day=one.day,
        replaces=False,
        beside=brought,
    )
    if not gate.check_text(new.value, kind=new.kind, key=new.key) and (stands := _known(unit, new)):
        return Receipt(Status.UNCHANGED, reason="already known", code=Code.DUPLICATE, memory=stands)
    receipt = _written(unit, new)
    return _written(unit, replace(new, key="", value=one.text)) if receipt.code is Code.CONFLICT else receipt


def _written(unit: UnitOfWork, new: NewMemory) -> Receipt:
    try:
        with unit.batch(ACTOR):
            return remember.write(unit, new)
    except remember.Refused as refused:
        return refused.receipt


def _named(one: Remembered) -> tuple[str, str]:
    """Key and value of a statement: a line is read as one of MEMORY.md is, where a label may name it."""
    if one.key or one.plain:
        return ("" if check_key(one.key) else one.key), one.text
    said = statement(one.text, 0, "memory", "")
    return (said.key, said.value) if said and said.start and not check_key(said.key) else ("", one.text)


def _known(unit: UnitOfWork, new: NewMemory) -> Memory | None:
    """What says the same already; a line of a note stands for a line of that note only."""
    return next((memory for memory in unit.close_to(new.value) if _stands_for(memory, new)), None)


def _stands_for(memory: Memory, new: NewMemory) -> bool:
    """A word or two under another key is something else ("Python", twice), and so is what the source names apart."""
    place = memory.day == new.day if new.day else memory.durability is Durability.DURABLE
    apart = new.key and (len(new.value.split()) <= _FEW_WORDS or memory.id in new.beside)
    named = not apart or (memory.key == new.key and (memory.kind == new.kind or memory.id not in new.beside))
    kinds = USER_KINDS if new.kind in USER_KINDS else (new.kind,)
    return memory.kind in kinds and place and named and same(memory.value, new.value)


def _row(one: Remembered, receipt: Receipt) -> Row:
    memory = receipt.memory or next(iter(receipt.similar), None)
    key, category = (memory.key, memory.category) if memory else ("", "")
    shown = redact(one.text)[:_SHOWN]
    if receipt.status in (Status.STORED, Status.UPDATED, Status.DEMOTED):
        return Row(shown, "stored", receipt.reason, key, category)
    if receipt.status is Status.UNCHANGED:
        return Row(shown, "known", receipt.reason, key, category)
    if receipt.code is Code.SIMILAR:
        return Row(shown, "merged", f"says what {key} says, which stays", key, category)
    return Row(shown, "rejected", receipt.reason, code=receipt.code or "")


async def _ours(runtime: Runtime, user_id: str, data: bytes, *, dry_run: bool) -> Report:
    """An export of our own: taken in as `store.load` does."""
    parsed = await asyncio.to_thread(_parsed, data)
    check = partial(import_checks.check, refuse_personal=runtime.settings.refuse_personal)
    checked = await runtime.in_reader(check, parsed)
    if dry_run:
        counts = await runtime.foresee(user_id, partial(_foresee_ours, data=checked))
        return _counted(counts, dry_run=True)
    work = partial(remember.once, work=partial(export_import.load, data=checked), actor=ACTOR)
    receipt: Receipt = await runtime.write(user_id, work)
    if not receipt.ok:
        raise Paused(_PAUSED)
    return _counted(receipt.counts, receipts=[receipt], batch=receipt.batch)


def _foresee_ours(unit: UnitOfWork, data: import_checks.Checked) -> dict[str, int]:
    with unit.batch(ACTOR):
        return export_import.foresee(unit, data)


def _counted(counts: Any, **more: Any) -> Report:
    rest = {_OUTCOMES.get(name, name): count for name, count in counts.items() if name not in _TALKS}
    talks = {name: counts.get(name, 0) for name in _TALKS}
    return Report("json", **talks, other=rest, **more)


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data.decode("utf-8-sig", "surrogateescape"))
    except (ValueError, RecursionError) as error:
        raise CannotImport("export_cut", "export_again") from error
