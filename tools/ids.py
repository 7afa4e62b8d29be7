"""Ids as models pass them: with blanks, with a prefix, or made up."""

from uuid import UUID

from stores.write.checks.gate import check_unicode

NOTE_PREFIX = "note-"


def memory_id(text: str) -> str | None:
    """The id of a memory in what a model passed as one; None when it can be none."""
    handle = text.strip().removeprefix(NOTE_PREFIX)
    try:
        return str(UUID(handle))
    except ValueError:
        return None


def can_be_a_name(text: str) -> bool:
    """Whether a conversation or a key may be called this at all."""
    return bool(text.strip()) and check_unicode(text) is None
