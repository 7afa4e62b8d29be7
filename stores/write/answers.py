"""What a verb answers that did nothing."""

from stores.records import Code, Memory, Receipt, Status

_CHANGED = "this memory has changed since it was read"


def changed_since(old: Memory, revision: int | None) -> Receipt | None:
    """The answer where a memory is no longer the one that was read."""
    changed = revision not in (None, old.revision)
    return Receipt(Status.REJECTED, reason=_CHANGED, code=Code.CHANGED_SINCE, similar=(old,)) if changed else None
