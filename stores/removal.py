"""Forget, merge, erase: the verbs that make memories fewer."""

from dataclasses import replace

from stores import erasure, tombstones
from stores.documents.notes import append_retraction, retract_told
from stores.erasure import Erasable
from stores.ledger import Ledger
from stores.records import Durability, Evidence, Memory, Receipt, State, Status
from stores.text.mentions import Sayings
from stores.verbs import PAUSED, Refused, locate, rejected, unknown, update


def forget(ledger: Ledger, key: str, *, kind: str = "memory", category: str | None = None, reason: str = "") -> Receipt:
    """Never find this memory again (undo still can); the next night does not learn it back."""
    if not ledger.user.enabled:
        return rejected(PAUSED)
    old = locate(ledger, key, kind, category)
    if old is None:
        return rejected(unknown(key))
    return Receipt(Status.DELETED, memory=forget_memory(ledger, old, reason=reason))


def forget_memory(ledger: Ledger, old: Memory, *, reason: str = "") -> Memory:
    gone = ledger.put(replace(old, state=State.FORGOTTEN), "forgotten", before=old, reason=reason)
    tombstones.lay(ledger, old)
    if old.durability is Durability.DAILY:
        append_retraction(ledger, old)
        return gone
    if old.state is State.ACTIVE:
        ledger.pages.hide(old)
    retract_told(ledger, old, reason=reason)
    return gone


def merge(
    ledger: Ledger,
    ids: list[str],
    value: str,
    *,
    confidence: float = 1.0,
    author: str = "user",
    evidence: Evidence = (),
    reason: str = "",
) -> Receipt:
    """Make one memory of several: the first takes the value, the others are forgotten."""
    found = [locate(ledger, one, "memory") for one in dict.fromkeys(ids)]
    if len(found) < 2 or any(memory is None for memory in found):
        return rejected("merging takes the ids of at least two memories that exist; search for them first")
    first, *rest = (memory for memory in found if memory)
    if any(memory.kind != first.kind for memory in rest):
        return rejected("only memories of one kind can be merged")
    for memory in rest:
        ledger.put(replace(memory, state=State.FORGOTTEN), "merged", before=memory, reason=reason)
        if memory.durability is Durability.DAILY:
            append_retraction(ledger, memory)
        elif memory.state is State.ACTIVE:
            ledger.pages.hide(memory)
    receipt = update(
        ledger, first.id, value, confidence=confidence, author=author, evidence=evidence, reason=reason or "merged"
    )
    if not receipt.ok or receipt.status is Status.DEMOTED:
        raise Refused(receipt)
    return replace(receipt, status=Status.MERGED)


def erase(
    ledger: Ledger, *, key: str, kind: str = "memory", category: str | None = None, foreseen: Sayings
) -> Receipt | Erasable:
    """Erase one memory from every byte; forgotten ones can be erased by id."""
    memory = _any(ledger, key, kind, category)
    return erasure.erase(ledger, memory, foreseen) if memory else rejected(unknown(key))


def would_erase(ledger: Ledger, *, key: str, kind: str = "memory", category: str | None = None) -> Erasable | None:
    """What erasing a memory would take; None where there is none."""
    memory = _any(ledger, key, kind, category)
    return erasure.would_erase(ledger, memory) if memory else None


def _any(ledger: Ledger, key: str, kind: str, category: str | None) -> Memory | None:
    return locate(ledger, key, kind, category) or ledger.get(key.removeprefix("note-"))


def propose_removal(ledger: Ledger, *, key: str, kind: str = "memory", reason: str = "") -> Receipt:
    """Record that a memory should go, for the user to confirm."""
    memory = locate(ledger, key, kind)
    if memory is None:
        return rejected(unknown(key))
    ledger.note("removal_proposed", reason=reason, after={"id": memory.id, "key": memory.key})
    return Receipt(Status.UNCHANGED, reason="recorded for the user to confirm", memory=memory)
