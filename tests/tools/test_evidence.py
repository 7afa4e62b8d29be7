"""What the user said comes with what it answers."""

from datetime import UTC, datetime

from langchain_core.messages import AIMessage, HumanMessage

from stores import MemoryStore
from stores.records import Message, Said
from tools.calls.evidence import said, said_in

ASKED = "Shall we use metric units from now on?"
AGREED = "Yes, let's go with that"


def test_a_message_comes_with_the_reply_before_it() -> None:
    messages = [HumanMessage("Hello"), AIMessage(ASKED), HumanMessage(AGREED), HumanMessage("Thanks")]
    assert [(one.text, one.answers) for one in said({"messages": messages})] == [
        ("Hello", ""),
        (AGREED, ASKED),
        ("Thanks", ""),
    ]


def test_a_call_of_a_tool_is_no_reply() -> None:
    calling = AIMessage(ASKED, tool_calls=[{"name": "search", "args": {}, "id": "1"}])
    assert [one.answers for one in said({"messages": [calling, HumanMessage(AGREED)]})] == [""]


def test_given_evidence_keeps_what_it_answers() -> None:
    assert said({"evidence": [{"text": AGREED, "answers": ASKED}]}) == [Said(AGREED, answers=ASKED)]


def test_the_turns_of_a_past_conversation_too() -> None:
    at = datetime(2026, 1, 5, tzinfo=UTC)
    turns = [Message("1", "talk", "assistant", ASKED, at), Message("2", "talk", "user", AGREED, at)]
    assert said_in(turns) == [Said(AGREED, at, answers=ASKED)]


async def test_the_store_believes_what_was_agreed_to(store: MemoryStore) -> None:
    receipt = await store.write(
        "ann",
        key="units",
        value="Prefers metric units",
        category="preference",
        author="agent",
        evidence=[Said(AGREED, answers=ASKED)],
    )
    assert receipt.memory is not None
    assert receipt.memory.durability == "durable"
