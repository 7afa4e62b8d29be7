"""The answer to a call that was carried out before, and to one that rests on a memory as it was before."""

from collections.abc import Mapping
from typing import Any

from language.sensitive.secrets import redact
from stores.records import Code, Memory, Receipt, Status
from stores.write.unit_of_work import UnitOfWork

_CHANGED = "this memory has changed since it was read"


def changed_since(old: Memory, revision: int | None) -> Receipt | None:
    """The answer where a memory is no longer the one that was read."""
    changed = revision not in (None, old.revision)
    return Receipt(Status.REJECTED, reason=_CHANGED, code=Code.CHANGED_SINCE, similar=(old,)) if changed else None


def kept(receipt: Receipt) -> dict[str, Any]:
    """An answer as a replayed call finds it; what it quotes of the call may be a secret."""
    return {
        "status": receipt.status,
        "reason": redact(receipt.reason),
        "code": receipt.code,
        "memory": receipt.memory.id if receipt.memory else None,
        "similar": [one.id for one in receipt.similar],
        "batch": receipt.batch,
    }


def given_before(unit: UnitOfWork, answer: Mapping[str, Any]) -> Receipt:
    """The answer to a call that was carried out already."""
    others = (unit.get(one) for one in answer["similar"])
    return Receipt(
        Status(answer["status"]),
        reason=answer["reason"],
        code=Code(answer["code"]) if answer.get("code") else None,
        memory=unit.get(answer["memory"]) if answer["memory"] else None,
        similar=tuple(one for one in others if one),
        batch=answer["batch"],
    )
