"""What the model reads after a call of a note tool: JSON that claims no more than the receipt says."""

from collections.abc import Iterable, Sequence
from typing import Any

from language.statements.same_fact import stated
from stores.keys import key_from_words
from stores.records import USER_KINDS, Hit, Memory, Receipt, Status
from tools.answers import one_line
from tools.calls.json_answers import answer, error
from tools.ids import NOTE_PREFIX
from tools.limits import shortened

USER_MEMORY = "user_memory"
CONVERSATION = "conversation"
_LONGEST = 4_000


def note_id(memory: Memory | Hit) -> str:
    return f"{NOTE_PREFIX}{memory.id}"


def saved(receipt: Receipt) -> str:
    """The outcome of a save."""
    memory = receipt.memory
    match receipt.status:
        case Status.STORED | Status.UPDATED if memory and receipt.counts.get("notes"):
            return _done(memory, f"Saved as {receipt.counts['notes']} notes, as it was long. This is the first.")
        case Status.STORED | Status.UPDATED if memory:
            return _done(memory, "Saved. Use this note_id to update or delete the note.")
        case Status.DEMOTED if memory:
            return _done(memory, f"Saved, but {receipt.reason}. It expires with that note.")
        case Status.UNCHANGED if memory:
            return _done(memory, "Already saved; nothing was changed.")
        case _ if receipt.similar:
            similar = [{"note_id": note_id(one), "text": shortened(one.value, _LONGEST)} for one in receipt.similar]
            return error(
                "Not saved: a note says nearly the same. Update it with memory_update instead.", similar=similar
            )
        case _:
            return error(f"Not saved: {receipt.reason}")


def updated(receipt: Receipt, asked: str) -> str:
    """The outcome of an update; one that no words of the user support leaves the note as it was."""
    memory = receipt.memory
    match receipt.status:
        case Status.UPDATED if memory:
            return _done(memory, "Updated.")
        case Status.UNCHANGED if memory:
            return _done(memory, "It says this already; nothing was changed.")
        case Status.DEMOTED if memory:
            return error(
                f"Not updated: the new content is {receipt.reason}", note_id=asked, daily_note_id=note_id(memory)
            )
        case _:
            return error(f"Not updated: {receipt.reason}", note_id=asked)


def deleted(receipt: Receipt, asked: str) -> str:
    """The outcome of a removal."""
    if receipt.status is Status.DELETED:
        return answer({"note_id": asked, "message": "Deleted."})
    return error(f"Not deleted: {receipt.reason}", note_id=asked)


def unknown(asked: str) -> str:
    return error(
        "Nothing was changed: no note has this note_id. Find the note with memory_search and use the note_id it gives.",
        note_id=one_line(asked, 80),
    )


def not_deleted(reason: str, notes: Sequence[Memory]) -> str:
    return error(f"Not deleted: {reason}", note_id=note_id(notes[0]))


def proposed(_: Receipt, memory: Memory) -> str:
    return error("Not deleted: only the user may delete. It was proposed to them.", note_id=note_id(memory))


def found(hits: Iterable[Hit]) -> str:
    """Search results, best first."""
    return answer([_result(hit) for hit in hits])


def turns(hits: Sequence[Hit]) -> str:
    """Turns of conversations that answer a query, best first."""
    return answer([_turn(hit) | {"session_id": hit.conversation_id} for hit in hits])


def _done(memory: Memory, message: str) -> str:
    return answer({"note_id": note_id(memory), "message": message})


def _result(hit: Hit) -> dict[str, Any]:
    if hit.kind == "message":
        return {"note_id": None} | _turn(hit)
    return {"note_id": note_id(hit)} | _common(hit, USER_MEMORY) | ({"category": hit.category} if hit.category else {})


def _turn(hit: Hit) -> dict[str, Any]:
    return _common(hit, CONVERSATION) | {"speaker": hit.key}


def _text(hit: Hit) -> str:
    """A note by itself; what is kept under a name, with it ("Location: Kyiv")."""
    named = hit.kind in USER_KINDS and not hit.key.startswith(key_from_words(hit.value))
    return stated(hit.key, hit.value) if named else hit.value


def _common(hit: Hit, source: str) -> dict[str, Any]:
    return {
        "text": shortened(_text(hit), _LONGEST),
        "score": round(hit.score, 4),
        "source": source,
        "created_at": hit.created_at,
    }
