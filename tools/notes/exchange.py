"""All notes of a user as JSON, and back: the bulk operations of the note vocabulary.

What a model imports passes the same gate as what it saves: text it was shown cannot become a durable note. A whole
backup, with history and conversations, is the user's own to make: `/memory export`, or the command line.
"""

import json
from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from stores import MemoryStore
from stores.changes import NewMemory
from stores.keys import normalise_key
from stores.records import Memory, Receipt, Status
from stores.write.checks.details import path
from stores.write.checks.gate import NOTE_LIMIT
from tools.calls.evidence import said
from tools.calls.json_answers import answer, error, unavailable
from tools.calls.tool_kinds import reading, remembering
from tools.context import Context, resolve
from tools.ids import memory_id
from tools.notes.answers import note_id

MOST_NOTES = 200

Run = ToolRuntime[Context, Any]


class NoteToImport(BaseModel):
    """One note of an export; what else an export says of it is not taken over."""

    note_id: Annotated[str, Field(max_length=80)] = ""
    text: Annotated[str, Field(min_length=1, max_length=NOTE_LIMIT)]
    category: Annotated[str, Field(max_length=80)] = ""


_NOTES = TypeAdapter(Annotated[list[NoteToImport], Field(min_length=1, max_length=MOST_NOTES)])


def exchange_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @reading
    async def memory_export(runtime: Run, category: str = "", start: int = 0) -> tuple[str, list[Memory]]:
        """Export the user's saved notes as a JSON object, for a backup or to move them elsewhere. Use this only
        when the user asks for all their notes; to find something, use memory_search. When the answer is not
        complete, call again with its next_start for the notes that follow.

        Args:
            category: Only notes saved under this category (optional)
            start: How many notes to pass over, as next_start of the last answer says (default: 0)
        """
        user_id = resolve(runtime).user_id
        if refused := await unavailable(store, user_id):
            return refused, []
        wanted = normalise_key(category) or None
        first, end = max(start, 0), max(start, 0) + MOST_NOTES
        notes = await store.read(user_id, kind="note", category=wanted, limit=end + 1, viewer="agent")
        shown, complete = notes[first:end], len(notes) <= end
        exported = {"notes": [_exported(note) for note in shown], "complete": complete}
        return answer(exported if complete else {**exported, "next_start": end}), shown

    @remembering
    async def memory_import(data: str, runtime: Run) -> tuple[str, list[Receipt]]:
        """Import notes that memory_export gave, when the user asks for it and gives them. Notes that are already
        there stay as they are, and the others keep their note_ids where these are free.

        Args:
            data: The JSON of memory_export, or a JSON list of objects with text and an optional category
        """
        context = resolve(runtime)
        try:
            notes = _parsed(data)
        except ValueError as problem:
            return error(f"Nothing was imported: {problem}"), []
        words = said(runtime.state)
        async with store.batch(context.user_id, actor="agent") as draft:
            await draft.write_all(
                context.user_id,
                [
                    NewMemory(
                        key="",
                        value=note.text,
                        category=normalise_key(note.category),
                        kind="note",
                        source="import",
                        author="agent",
                        evidence=words,
                        conversation_id=context.conversation_id,
                        id=memory_id(note.note_id) or "",
                    )
                    for note in notes
                ],
            )
        return _imported(draft.receipts), draft.receipts

    return [memory_export, memory_import]


def _exported(note: Memory) -> dict[str, Any]:
    return {"note_id": note_id(note), "text": note.value, "category": note.category, "created_at": note.created_at}


def _parsed(data: str) -> list[NoteToImport]:
    try:
        given = json.loads(data)
    except (ValueError, RecursionError):
        raise ValueError("the data is not JSON; pass what memory_export gave.") from None
    try:
        return _NOTES.validate_python(given.get("notes") if isinstance(given, dict) else given)
    except ValidationError as invalid:
        first = invalid.errors(include_input=False, include_url=False)[0]
        raise ValueError(f"notes{path(first['loc'])}: {first['msg']}; pass what memory_export gave.") from None


def _imported(receipts: list[Receipt]) -> str:
    counts = {status.value: sum(receipt.status is status for receipt in receipts) for status in Status}
    reasons = {receipt.reason for receipt in receipts if receipt.status in (Status.REJECTED, Status.DEMOTED)}
    return answer({**{status: count for status, count in counts.items() if count}, "reasons": sorted(reasons)})
