"""What a reader is told about their memory: only what a receipt says."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from stores.labels import shown_label
from stores.records import Code, Durability, Memory, Receipt, Status
from tools.texts import language_of, say, say_why

_PREDICATE = re.compile(r"\w+(?:s|ing|ed)\s+\w")
"""How a statement begins in English; "Leeds" alone is none."""
_SHORT = 6
_SHORT_WORD = 3
"""Letters of a word that may stand inside another by chance."""


def plain(receipt: Receipt) -> dict[str, Any]:
    """A receipt as plain data, fit for a thread."""
    memory = receipt.memory
    return {
        "status": str(receipt.status),
        "reason": receipt.reason,
        "code": receipt.code and str(receipt.code),
        "memory": _plain_memory(memory) if memory else None,
        "similar": [_plain_memory(similar) for similar in receipt.similar],
        "batch": receipt.batch,
    }


def _plain_memory(memory: Memory) -> dict[str, Any]:
    return {
        "id": memory.id,
        "key": memory.key,
        "value": memory.value,
        "category": memory.category,
        "durability": str(memory.durability),
    }


def told(receipts: Sequence[Mapping[str, Any]], values: Sequence[str], message: str) -> list[dict[str, str]]:
    """What the user is told of each wish to remember a value, in the language of the message, with its status.

    What is now remembered is one sentence, however much it is.
    """
    kept = [receipt["memory"] for receipt in receipts if _is_kept(receipt)]
    said = []
    if kept:
        words = _closed("; ".join(_words(one, message) for one in kept))
        said.append({"text": say("remembered", message, words=words), "status": str(Status.STORED)})
    for receipt, value in zip(receipts, values, strict=True):
        if not _is_kept(receipt):
            said.append({"text": _outcome(receipt, value, message), "status": receipt["status"]})
    return said


def ended(receipts: Sequence[Receipt], message: str) -> list[dict[str, str]]:
    """What the user is told of memories that have ended."""
    gone = [receipt.memory for receipt in receipts if receipt.status is Status.DELETED and receipt.memory]
    words = "; ".join(memory.value for memory in gone)
    return [{"text": say("ended", message, words=_closed(words)), "status": str(Status.DELETED)}] if gone else []


def _is_kept(receipt: Mapping[str, Any]) -> bool:
    memory = receipt["memory"]
    changed = receipt["status"] in (Status.STORED, Status.UPDATED, Status.MERGED)
    return changed and memory is not None and memory["durability"] == Durability.DURABLE


def _outcome(receipt: Mapping[str, Any], value: str, message: str) -> str:
    kept = _closed(_words(receipt["memory"], message) if receipt["memory"] else value)
    match receipt["status"]:
        case Status.STORED | Status.UPDATED | Status.MERGED:
            return say("remembered_today", message, words=kept)
        case Status.DEMOTED:
            return say("note_only", message, reason=_why(receipt, message), words=kept)
        case Status.UNCHANGED:
            return say("already", message, words=kept)
        case _ if receipt["code"] == Code.CONFLICT:
            return say("conflict", message, words=_closed(_words(receipt["similar"][0], message)))
        case _ if receipt["similar"]:
            return say("very_close", message, words=_closed(_words(receipt["similar"][0], message)))
        case _:
            return say("refused", message, reason=_closed(_why(receipt, message)))


def _why(receipt: Mapping[str, Any], message: str) -> str:
    """The reason in the reader's language where there are words for it, else as the receipt gives it."""
    told = say_why(receipt.get("code") or "", message)
    return told or receipt["reason"] or say("was_refused", message)


def _words(memory: Mapping[str, Any], message: str) -> str:
    """The value as a reader understands it: "Stripe" alone says little, "Company – Stripe" does."""
    value = str(memory["value"])
    name = shown_label(memory["key"], value, language_of(message))
    words = value.casefold().split()
    told = any(
        word in words or (len(word) > _SHORT_WORD and word in value.casefold()) for word in name.casefold().split()
    )
    return value if told or _PREDICATE.match(value) or len(value.split()) > _SHORT else f"{name} – {value}"


def _closed(words: str) -> str:
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
