"""The six tools say what the receipt says, for the user of the run and nobody else."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode

from stores import MemoryStore
from stores.records import Hit, Receipt
from tests.tools.conftest import Call
from tools.calls.errors import explain
from tools.calls.run_call import run_call
from tools.context import Context
from tools.memory.tools import memory_tools

ROLE = {
    "key": "role",
    "value": "Senior backend engineer",
    "category": "work_context",
    "durability": "durable",
}
SAID_ROLE = "I work as a senior backend engineer"
NIGHT = Context(user_id="ann", actor="nightly")


async def remember(store: MemoryStore, key: str = "role", value: str = "Senior backend engineer", **more: Any) -> None:
    receipt = await store.write("ann", key=key, value=value, **({"category": "work_context"} | more))
    assert receipt.ok, receipt.reason


async def test_a_key_that_only_repeats_the_value_makes_no_label(call: Call, store: MemoryStore) -> None:
    said = "I'm interested in PostgreSQL"
    entry = {"key": "interested_in_postgresql", "value": "Interested in PostgreSQL", "category": "preference"}
    await call("write_memory", said=said, durability="durable", confidence=0.9, **entry)
    assert "\n- Interested in PostgreSQL\n" in (await store.document("ann") or "")


async def test_a_stored_memory_is_confirmed_with_its_category_key_and_confidence(call: Call) -> None:
    answer = await call("write_memory", said=SAID_ROLE, confidence=0.95, **ROLE)
    assert answer.text == "✓ Memory written: work_context/role (confidence: 95.0%)"
    assert answer.status == "success"
    assert answer.artifact["status"] == "stored"
    assert answer.artifact["memory"]["value"] == ROLE["value"]


async def test_confidence_and_source_may_be_left_out(call: Call, store: MemoryStore) -> None:
    answer = await call("write_memory", said=SAID_ROLE, **ROLE)
    assert answer.text == "✓ Memory written: work_context/role (confidence: 100.0%)"
    memory = await store.get("ann", "role")
    assert memory is not None
    assert memory.source == "discussion:talk"
    assert memory.conversation_id == "talk"


async def test_what_has_no_words_of_the_user_behind_it_goes_to_the_daily_note_and_says_so(call: Call) -> None:
    answer = await call("write_memory", said="What is new in PostgreSQL 18?", **ROLE)
    assert answer.artifact["status"] == "demoted"
    assert "✓" not in answer.text
    assert answer.text.startswith("Not written to MEMORY.md, only to the daily note")
    assert "daily note" in answer.text


async def test_low_confidence_goes_to_the_daily_note_and_says_why(call: Call) -> None:
    answer = await call("write_memory", said=SAID_ROLE, confidence=0.6, **ROLE)
    assert answer.artifact["status"] == "demoted"
    assert "daily note" in answer.text
    assert "0.60" in answer.text


async def test_the_assistants_own_words_are_no_evidence(call: Call) -> None:
    request = {"name": "write_memory", "args": dict(ROLE), "id": "call_1", "type": "tool_call"}
    messages = [HumanMessage("Hello"), AIMessage(SAID_ROLE, tool_calls=[request])]
    answer = await call("write_memory", state={"messages": messages}, **ROLE)
    assert answer.artifact["status"] == "demoted"


async def test_where_a_graph_gives_evidence_only_that_counts(call: Call) -> None:
    said = {"text": SAID_ROLE, "at": "2026-02-12T10:00:00+00:00"}
    shown = [HumanMessage(f"Interactions: {SAID_ROLE}")]
    empty = await call("write_memory", state={"messages": shown, "evidence": []}, context=NIGHT, **ROLE)
    assert empty.artifact["status"] == "demoted"
    state = {"messages": shown, "evidence": [said]}
    given = await call("write_memory", state=state, context=NIGHT, tool_call_id="call_2", **ROLE)
    assert given.artifact["status"] == "stored"


async def test_a_rejected_memory_is_answered_with_the_reason(call: Call) -> None:
    code = "```python\nfor i in range(3):\n    print(i)\n```"
    answer = await call("write_memory", said=code, **{**ROLE, "value": code})
    assert answer.artifact["status"] == "rejected"
    assert answer.text == f"Not remembered: {answer.artifact['reason']}"


async def test_similar_entries_are_shown_with_the_advice_to_update(call: Call, store: MemoryStore) -> None:
    value = "Building a real-time fraud detection pipeline at work"
    await remember(store, "current_project", value)
    again = {**ROLE, "key": "project", "value": f"{value}."}
    answer = await call("write_memory", said=f"I am {value}.", **again)
    assert answer.text.startswith(
        "Similar entries found. Consider using update_memory() instead:\n\n1. [work_context] "
    )
    assert "current_project" in answer.text
    assert value in answer.text


async def test_writing_the_same_again_changes_nothing_and_says_so(call: Call, store: MemoryStore) -> None:
    await remember(store)
    answer = await call("write_memory", said=SAID_ROLE, **ROLE)
    assert answer.artifact["status"] == "unchanged"
    assert answer.text == "Already known, nothing was changed: work_context/role"


async def test_a_replayed_call_writes_once(call: Call, store: MemoryStore) -> None:
    first = await call("write_memory", said=SAID_ROLE, **ROLE)
    await store.forget("ann", "role")
    again = await call("write_memory", said=SAID_ROLE, **ROLE)
    assert again.text == first.text
    assert await store.get("ann", "role") is None


async def test_calls_that_share_an_id_but_not_their_words_are_different_calls(call: Call) -> None:
    await call("write_memory", said=SAID_ROLE, **ROLE)
    other = {**ROLE, "key": "company", "value": "Works at Stripe"}
    answer = await call("write_memory", said="I work at Stripe", **other)
    assert answer.text == "✓ Memory written: work_context/company (confidence: 100.0%)"


async def test_search_results_are_numbered_with_category_key_value_and_score(call: Call, store: MemoryStore) -> None:
    await remember(store)
    answer = await call("search_memory", query="backend")
    head, key, value, score = answer.text.replace("\n\n", "\n").split("\n")
    assert head == "Search results:"
    assert key == "1. [work_context] role"
    assert value == "   Senior backend engineer"
    assert score.startswith("   (score: ")
    assert "source: explicit" in score
    assert answer.artifact[0]["key"] == "role"
    assert answer.artifact[0]["score"] > 0


async def test_a_search_without_hits_says_so(call: Call) -> None:
    answer = await call("search_memory", query="quantum knitting")
    assert answer.text == "No memories found matching 'quantum knitting'"


async def test_reading_a_category_lists_its_entries(call: Call, store: MemoryStore) -> None:
    await remember(store)
    answer = await call("read_memory", category="work_context")
    assert answer.text == "**Work Context:**\n- role: Senior backend engineer"
    assert (await call("read_memory", category="preference")).text == "No memories in preference"


@pytest.mark.parametrize("limit", [-3, 0, 1, "2", 10**15])
async def test_limits_are_clamped(call: Call, store: MemoryStore, limit: Any) -> None:
    await remember(store)
    for name, arguments in (
        ("read_memory", {"category": "work_context"}),
        ("search_memory", {"query": "backend"}),
    ):
        answer = await call(name, limit=limit, **arguments)
        assert answer.status == "success"
        assert len(answer.artifact) == 1
    assert (await call("get_memory_context", topic="backend", max_tokens=limit)).status == "success"


async def test_the_context_holds_the_profile(call: Call, store: MemoryStore) -> None:
    await remember(store)
    assert "Senior backend engineer" in (await call("get_memory_context", topic="databases")).text
    nobody = await call("get_memory_context", topic="databases", context=Context(user_id="bob"))
    assert nobody.text == "Nothing is known about the user yet."


async def test_an_update_is_confirmed(call: Call, store: MemoryStore) -> None:
    await remember(store)
    answer = await call("update_memory", said="I am a staff engineer now", key="role", value="Staff engineer")
    assert answer.text == "✓ Memory updated: role"
    memory = await store.get("ann", "role")
    assert memory is not None
    assert memory.value == "Staff engineer"


async def test_a_key_made_of_the_value_follows_an_update(call: Call, store: MemoryStore) -> None:
    await store.write("ann", key="likes_tea", value="Likes tea", category="preference")
    await call("update_memory", said="I dislike tea now", key="likes_tea", value="Dislikes tea")
    assert "Likes tea" not in (await store.document("ann") or "")
    assert "Dislikes tea" in (await store.document("ann") or "")


async def test_an_update_of_an_unknown_key_says_that_there_is_none(call: Call) -> None:
    answer = await call("update_memory", said="I am a staff engineer", key="role", value="Staff engineer")
    assert "✓" not in answer.text
    assert "role" in answer.text


async def test_a_removal_of_what_is_not_there_says_so_in_words(call: Call) -> None:
    answer = await call("delete_memory", said="Please forget my boat", key="boat")
    assert answer.text.startswith("Nothing was deleted: no memory has the key or id 'boat'")


async def test_a_memory_is_deleted_when_the_user_asks_for_it(call: Call, store: MemoryStore) -> None:
    await remember(store)
    answer = await call("delete_memory", said="Please forget my job", key="role")
    assert answer.text == "✓ Memory deleted: role"
    assert await store.get("ann", "role") is None


async def test_nothing_is_deleted_when_only_an_earlier_message_asked(call: Call, store: MemoryStore) -> None:
    await remember(store)
    answer = await call("delete_memory", said=["Forget my job", "What is Raft?"], key="role")
    assert answer.text.startswith("Nothing was deleted:")
    assert await store.get("ann", "role") is not None


async def test_a_confirmation_given_outside_the_conversation_allows_a_removal(call: Call, store: MemoryStore) -> None:
    await remember(store)
    confirmed = Context(user_id="ann", confirmed=True)
    assert (await call("delete_memory", said="yes", key="role", context=confirmed)).text.startswith("✓")


async def test_the_nightly_agent_can_only_propose_a_removal(call: Call, store: MemoryStore) -> None:
    await remember(store)
    asks = [HumanMessage("Forget my job")]
    for state in (
        {"messages": asks},
        {"messages": asks, "evidence": [{"text": "Forget my job", "at": None}]},
    ):
        answer = await call("delete_memory", key="role", context=NIGHT, state=state)
        assert answer.text == "Nothing was deleted. Proposed to the user: delete role"
    assert await store.get("ann", "role") is not None
    assert "removal_proposed" in [event.operation for event in await store.history("ann")]


async def test_a_paused_user_is_neither_written_for_nor_read_for(call: Call, store: MemoryStore) -> None:
    await remember(store)
    await store.pause("ann")
    assert (await call("search_memory", query="backend")).text.startswith("No memories found")
    assert (await call("read_memory", category="work_context")).text == "No memories in work_context"
    assert "backend" not in (await call("get_memory_context", topic="backend")).text
    other = {**ROLE, "key": "company", "value": "Works at Stripe"}
    written = await call("write_memory", said="I work at Stripe", **other)
    assert written.artifact["status"] == "rejected"
    assert "paused" in written.text


async def test_arguments_cannot_name_another_user(call: Call, store: MemoryStore) -> None:
    forged = {"user_id": "bob", "runtime": {"context": {"user_id": "bob"}}, "context": {"user_id": "bob"}}
    await call("write_memory", said=SAID_ROLE, **ROLE, **{k: v for k, v in forged.items() if k != "context"})
    assert await store.read("bob") == []
    assert [memory.key for memory in await store.read("ann")] == ["role"]


async def test_many_calls_at_once_all_succeed(call: Call) -> None:
    answers = await asyncio.gather(
        *(
            call(
                "write_memory",
                said=f"My lucky number {number} is {number * 7}",
                context=Context(user_id=f"user{number}"),
                key="lucky_number",
                value=f"Lucky number {number} is {number * 7}",
                category="personal_context",
                durability="durable",
            )
            for number in range(20)
        )
    )
    assert {answer.artifact["status"] for answer in answers} == {"stored"}


async def test_over_a_draft_nothing_shows_before_the_block_ends(store: MemoryStore) -> None:
    async with store.batch("ann", actor="nightly") as draft:
        tools = memory_tools(draft)
        context = Context(user_id="ann", actor="nightly")
        state = {"messages": [], "evidence": [{"text": SAID_ROLE, "at": None}]}

        async def make(name: str, **arguments: Any) -> ToolMessage:
            request = {"name": name, "args": arguments, "id": f"call_{name}", "type": "tool_call"}
            return await run_call(tools, request, state=state, context=context)

        assert (await make("write_memory", **ROLE)).text.startswith("✓")
        assert "Senior backend engineer" in (await make("search_memory", query="backend")).text
        assert "role" in (await make("read_memory", category="work_context")).text
        assert (await make("get_memory_context", topic="backend")).status == "success"
        assert await store.read("ann") == []
    assert [memory.key for memory in await store.read("ann")] == ["role"]


async def test_answers_survive_a_checkpoint_with_the_strict_serializer(call: Call) -> None:
    answers = [
        await call("write_memory", said=SAID_ROLE, **ROLE),
        await call("search_memory", query="backend"),
        await call("read_memory", category="work_context"),
    ]
    serializer = JsonPlusSerializer(allowed_msgpack_modules=None)
    assert serializer.loads_typed(serializer.dumps_typed(answers)) == answers


async def test_the_tools_work_in_a_plain_tool_node_and_carry_records(store: MemoryStore) -> None:
    node = ToolNode(memory_tools(store), handle_tool_errors=explain)
    graph = StateGraph(MessagesState, context_schema=Context).add_node("tools", node).add_edge(START, "tools").compile()

    async def ask(name: str, **arguments: Any) -> ToolMessage:
        request = {"name": name, "args": arguments, "id": "call_1", "type": "tool_call"}
        messages: list[AnyMessage] = [HumanMessage(SAID_ROLE), AIMessage("", tool_calls=[request])]
        state = MessagesState(messages=messages)
        result = await graph.ainvoke(state, context=Context(user_id="ann"))
        answer = result["messages"][-1]
        assert isinstance(answer, ToolMessage)
        return answer

    written = await ask("write_memory", **ROLE)
    assert isinstance(written.artifact, Receipt)
    found = await ask("search_memory", query="backend")
    assert isinstance(found.artifact[0], Hit)
    wrong = await ask("search_memory", query="backend", category="hobbies")
    assert "'category' must be" in wrong.text
    assert wrong.status == "error"


async def test_when_a_message_was_said_travels_with_it(store: MemoryStore) -> None:
    from tools.calls.evidence import said

    moment = datetime(2026, 2, 12, 9, 30, tzinfo=UTC)
    dated = HumanMessage("first", additional_kwargs={"at": moment.isoformat()})
    words = said({"messages": [dated, AIMessage("no"), HumanMessage("second"), HumanMessage("now")]})
    assert [(item.text, item.at) for item in words[:2]] == [("first", moment), ("second", None)]
    assert words[2].at  # what is being answered is said now
