"""What the model reads after a call of a memory tool. The words follow the receipt and claim nothing more."""

from collections.abc import Sequence

from stores.records import Code, Hit, Memory, Receipt, Status
from stores.write.remember import PAUSED, unknown

NOTHING_KNOWN = "Nothing is known about the user yet."
OPENINGS = (
    "✓ Memory written: ",
    "✓ Memory updated: ",
    "✓ Memory merged into: ",
    "✓ Memory deleted: ",
    "Already known, nothing was changed: ",
    "Not written to MEMORY.md, only to the daily note: ",
    "Similar entries found. Consider using update_memory()",
    "No memories found matching '",
    NOTHING_KNOWN,
)
"""How answers begin that are for a model alone: small models make them up, and no reader is to believe them."""


def written(receipt: Receipt) -> str:
    """The outcome of a write."""
    memory = receipt.memory
    if receipt.status is Status.STORED and memory:
        return f"✓ Memory written: {_name(memory)} (confidence: {memory.confidence:.1%})"
    return updated(receipt)


def updated(receipt: Receipt) -> str:
    """The outcome of an update, or of a write that did not simply add."""
    memory = receipt.memory
    match receipt.status:
        case Status.STORED | Status.UPDATED if memory:
            return f"✓ Memory updated: {memory.key}"
        case Status.MERGED if memory:
            return f"✓ Memory merged into: {memory.key}"
        case Status.UNCHANGED if memory:
            return f"Already known, nothing was changed: {_name(memory)}"
        case Status.DEMOTED if memory:
            return f"Not written to MEMORY.md, only to the daily note: {_name(memory)} ({receipt.reason})"
        case Status.REJECTED if receipt.code is Code.CONFLICT:
            (memory,) = receipt.similar
            return (
                f"Nothing was written, the key {memory.key} holds something else:\n\n{_entry(1, memory)}\n\n"
                f"If both are true, write it under another key. If this takes its place, call update_memory() with the "
                f"key {memory.key} and a value that loses nothing that is still true."
            )
        case Status.REJECTED if receipt.similar:
            entries = "\n\n".join(_entry(rank, memory) for rank, memory in enumerate(receipt.similar, 1))
            return f"Similar entries found. Consider using update_memory() instead:\n\n{entries}"
        case _:
            return f"Not remembered: {receipt.reason}"


def deleted(receipt: Receipt, key: str) -> str:
    """The outcome of a removal."""
    if receipt.status is Status.DELETED:
        return f"✓ Memory deleted: {receipt.memory.key if receipt.memory else one_line(key, 80)}"
    return f"Nothing was deleted: {receipt.reason}"


def nothing_to_delete(key: str, *, hidden: bool) -> str:
    """No memory of that key, or none that an agent may see now."""
    return f"Nothing was deleted: {PAUSED if hidden else unknown(key).reason}"


def not_deleted(reason: str, _: Sequence[Memory]) -> str:
    return f"Nothing was deleted: {reason}"


def proposed(receipt: Receipt, memory: Memory) -> str:
    """The outcome of a removal that only the user may make."""
    if receipt.status is Status.REJECTED:
        return f"Nothing was proposed: {receipt.reason}"
    return f"Nothing was deleted. Proposed to the user: delete {one_line(memory.key, 80)}"


def found(query: str, hits: Sequence[Hit]) -> str:
    """Search results, best first."""
    if not hits:
        return f"No memories found matching '{one_line(query, 200)}'"
    entries = [f"{_entry(rank, hit)}\n   (score: {hit.score:.2f}) {_origin(hit)}" for rank, hit in enumerate(hits, 1)]
    return "Search results:\n\n" + "\n\n".join(entries)


def listed(category: str, memories: Sequence[Memory]) -> str:
    """All entries of a category."""
    if not memories:
        return f"No memories in {category}"
    lines = [f"- {memory.key}: {one_line(memory.value)}" for memory in memories]
    return "\n".join([f"**{category.replace('_', ' ').title()}:**", *lines])


def no_room(max_tokens: int) -> str:
    """Something is known, and not a line of it fits."""
    return f"Nothing fits into {max_tokens} tokens, but the user is known: ask for more tokens, or use search_memory()."


def one_line(text: str, most: int = 2000) -> str:
    """The text without line breaks, cut where a prompt would drown in it."""
    line = " ".join(text[: 10 * most].split())
    return line if len(line) <= most else f"{line[:most]}…"


def _name(memory: Memory) -> str:
    return f"{memory.category}/{memory.key}"


def _entry(rank: int, memory: Memory | Hit) -> str:
    return f"{rank}. [{memory.category}] {memory.key}\n   {one_line(memory.value)}"


def _origin(hit: Hit) -> str:
    parts = [
        f"source: {hit.source}" if hit.source else "",
        f"{hit.created_at:%Y-%m-%d}" if hit.created_at else "",
        f"id: {hit.id}",
    ]
    return ", ".join(filter(None, parts))
