"""Past sessions of the user (their conversations): list them, read one, search all of them, delete one."""

from collections.abc import Sequence
from typing import Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime

from stores import MemoryStore
from stores.records import MESSAGE, Conversation, Hit, Memory, Message
from tools.answers import one_line
from tools.calls.evidence import current_message
from tools.calls.json_answers import answer, error, unavailable
from tools.calls.tool_kinds import reading, removing
from tools.context import Context, resolve
from tools.ids import can_be_a_name
from tools.limits import shortened, within
from tools.notes import answers as note_answers
from tools.removal.declare import Doomed, Removal
from tools.removal.named import SESSION

MOST_SESSIONS = 50
MOST_MESSAGES = 100
MOST_RESULTS = 20
_LONGEST_MESSAGE = 1_000

Run = ToolRuntime[Context, Any]


def session_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    async def doomed(runtime: Run, session_id: str) -> Doomed | str:
        context = resolve(runtime)
        if refused := await unavailable(store, context.user_id):
            return refused
        if session_id == context.conversation_id:
            return error("Not deleted: this is the conversation you are in.", session_id=session_id)
        others = [one for one in await store.conversations.all(context.user_id) if one.id != context.conversation_id]
        meant = [_named(session) for session in others if session.id == session_id]
        return Doomed(meant, among=[_named(session) for session in others]) if meant else _unknown(session_id)

    @reading
    async def memory_list_sessions(runtime: Run, limit: int = 10) -> tuple[str, Sequence[Conversation]]:
        """List the user's past conversations, newest first: title, summary, when it began and when it was
        last continued. Use this when the user refers to an earlier conversation ("what we discussed last
        week") and you need its session_id.

        Args:
            limit: Max sessions to return (default: 10, max: 50)
        """
        context = resolve(runtime)
        if refused := await unavailable(store, context.user_id):
            return refused, []
        every = [one for one in await store.conversations.all(context.user_id) if _is_told(one, context)]
        sessions = every[: within(limit, MOST_SESSIONS)]
        return answer([_about(session) for session in sessions]), sessions

    @reading
    async def memory_read_session(session_id: str, runtime: Run, limit: int = 20) -> tuple[str, Sequence[Message]]:
        """Read what was said in one past conversation: its newest messages, in order.

        Args:
            session_id: ID of the session (from memory_list_sessions or memory_search_sessions results)
            limit: Max messages to return, the newest ones (default: 20, max: 100)
        """
        context = resolve(runtime)
        user_id = context.user_id
        if refused := await unavailable(store, user_id):
            return refused, []
        session = await store.conversations.get(user_id, session_id) if can_be_a_name(session_id) else None
        if session is None or not _is_told(session, context):
            return _unknown(session_id), []
        messages = (await store.conversations.messages(user_id, session_id))[-within(limit, MOST_MESSAGES) :]
        return answer({**_about(session), "messages": [_turn(message) for message in messages]}), messages

    @reading
    async def memory_search_sessions(query: str, runtime: Run, top_k: int = 5) -> tuple[str, Sequence[Hit]]:
        """Search what was said in all conversations of the user, this one and earlier ones. Use this when a
        saved note does not hold the answer but an earlier conversation may.

        Args:
            query: Natural language search query
            top_k: Max results to return (default: 5, max: 20)
        """
        user_id = resolve(runtime).user_id
        hits = await said_in(store, runtime, query, within(top_k, MOST_RESULTS))
        refused = None if hits else await unavailable(store, user_id)
        return refused or note_answers.turns(hits), hits

    @removing(Removal(store, doomed, _not_deleted))
    async def memory_delete_session(session_id: str, runtime: Run) -> tuple[str, None]:
        """Delete a past conversation with all its messages, when the user's current message asks for it. What
        was learned from it and saved as notes stays; delete those notes separately.

        Args:
            session_id: ID of the session to delete (from memory_list_sessions results)
        """
        await store.conversations.delete(resolve(runtime).user_id, session_id)
        return answer({"session_id": session_id, "message": "Deleted, with all its messages."}), None

    return [memory_list_sessions, memory_read_session, memory_search_sessions, memory_delete_session]


async def said_in(
    store: MemoryStore, runtime: Run, query: str, limit: int, *, conversation_id: str | None = None
) -> list[Hit]:
    """Turns that answer a query, of one conversation or of all; the question being answered is not among them."""
    hits = await store.search(
        resolve(runtime).user_id,
        query,
        limit=limit + 1,
        kinds=[MESSAGE],
        conversation_id=conversation_id,
        viewer="agent",
    )
    asked = current_message(runtime.state)
    return [hit for hit in hits if hit.value != asked][:limit]


def _is_told(session: Conversation, context: Context) -> bool:
    """Whether a conversation may be spoken of here; one that keeps its words to itself only in itself."""
    return not session.kept_here or session.id == context.conversation_id


def _about(session: Conversation) -> dict[str, Any]:
    return {
        "session_id": session.id,
        "title": session.title,
        "summary": session.summary,
        "started_at": session.started_at,
        "last_at": session.last_at,
        "message_count": session.messages,
    }


def _turn(message: Message) -> dict[str, Any]:
    return {
        "role": message.role,
        "speaker": message.speaker or message.role,
        "text": shortened(message.content, _LONGEST_MESSAGE),
        "at": message.at,
    }


def _named(session: Conversation) -> Memory:
    """A session as what a request may name: by its title, else by what was said of it."""
    return Memory(
        session.id, session.title, session.summary, "", SESSION, conversation_id=session.id, updated_at=session.last_at
    )


def _not_deleted(reason: str, sessions: Sequence[Memory]) -> str:
    return error(f"Not deleted: {reason}", session_id=sessions[0].id)


def _unknown(session_id: str) -> str:
    return error(
        "No session of this user has this session_id. Find it with memory_list_sessions.",
        session_id=one_line(session_id, 80),
    )
