"""Arguments of the wrong type are taken as they are meant, where that is clear; else they stay as they are."""

from typing import Any

import pytest

from graphs.models.answers import Captured, DiscussionInsights
from stores import MemoryStore
from tests.fakes import call
from tools.calls.repair import repaired
from tools.calls.run_call import run_call
from tools.context import Context
from tools.memory.tools import memory_tools

GOOD = {"category": "work_context", "key": "role", "value": "Works as a nurse"}


@pytest.mark.parametrize(
    ("given", "schema", "meant"),
    [
        ("5", {"type": "integer"}, 5),
        (5.0, {"type": "integer"}, 5),
        ("five", {"type": "integer"}, "five"),
        ("0,9", {"type": "number", "maximum": 1}, 0.9),
        ("95%", {"type": "number", "maximum": 1}, 0.95),
        (95, {"type": "number", "maximum": 1}, 0.95),
        ("high", {"type": "number", "maximum": 1}, 0.9),
        (True, {"type": "number", "maximum": 1}, True),
        (["tea"], {"type": "string"}, "tea"),
        (["tea", "bread"], {"type": "string"}, "tea, bread"),
        (7, {"type": "string"}, "7"),
        ({"a": 1}, {"type": "string"}, {"a": 1}),
        ("Preferences", {"enum": ["preference", "work_context"]}, "preference"),
        ("Work Context", {"enum": ["preference", "work_context"]}, "work_context"),
        ("job", {"enum": ["preference", "work_context"]}, "work_context"),
        ("permanent", {"enum": ["durable", "daily"]}, "durable"),
        ("sports", {"enum": ["preference", "work_context"]}, "sports"),
        ("yes", {"type": "boolean"}, True),
        ("maybe", {"type": "boolean"}, "maybe"),
    ],
)
def test_a_value_is_brought_to_its_type_where_it_is_clear(given: Any, schema: dict[str, Any], meant: Any) -> None:
    assert repaired(given, schema) == meant


@pytest.mark.parametrize(
    "given",
    [
        {"entries": GOOD},
        {"entries": f"[{str(GOOD).replace(chr(39), chr(34))}]"},
        {"Captured": {"entries": [GOOD]}},
        {"arguments": {"entries": [GOOD]}},
        {"entries": [GOOD | {"category": "Work", "confidence": "95%"}]},
        {"entries": [GOOD | {"value": ["Works as a nurse"]}]},
        {"entries": [GOOD, GOOD]},
        {"entries": [GOOD | {"durability": "daily"}, GOOD]},
        {"entries": [GOOD, {"category": "None", "key": "None", "value": "None"}]},
        {"entries": [GOOD, GOOD | {"value": None}, GOOD | {"value": " - "}, GOOD | {"value": "N/A"}]},
    ],
)
def test_a_typed_answer_is_taken_as_it_is_meant(given: dict[str, Any]) -> None:
    [entry] = Captured.model_validate(given).entries
    assert (entry.category, entry.value, entry.durability) == ("work_context", "Works as a nurse", "durable")
    assert entry.confidence == 0.95


@pytest.mark.parametrize(
    "nothing", ["None", "unknown", "N/A", "", "not specified.", "невідомо", "keine Angabe", "nada"]
)
def test_placeholders_are_no_memories(nothing: str) -> None:
    assert Captured.model_validate({"entries": [GOOD | {"value": nothing}]}).entries == []
    told = DiscussionInsights.model_validate(
        {"topics": [nothing, "Rust"], "memory_updates": [GOOD | {"value": nothing}]}
    )
    assert (told.topics, told.memory_updates) == (["Rust"], [])


def test_the_words_of_the_schema_are_no_memory() -> None:
    echo = {
        "category": "preference",
        "key": "value",
        "value": "The memory itself: one line of natural language, no code",
    }
    assert DiscussionInsights.model_validate({"memory_updates": [echo]}).memory_updates == []


def test_an_endless_list_ends() -> None:
    entries = [GOOD | {"value": f"Works as a nurse, shift {number}"} for number in range(500)]
    assert len(Captured.model_validate({"entries": entries}).entries) == 10


async def test_a_tool_takes_its_arguments_as_they_are_meant(store: MemoryStore, user: str) -> None:
    arguments = {
        "key": ["drink"],
        "value": "Drinks green tea",
        "category": "Preferences",
        "durability": "Long-term",
        "confidence": "90%",
    }
    answer = call("write_memory", arguments=arguments)
    state = {"messages": [("human", "I drink green tea")], "evidence": [{"text": "I drink green tea"}]}
    done = await run_call(
        memory_tools(store), answer.tool_calls[0], state=state | {"messages": [answer]}, context=Context(user_id=user)
    )
    assert done.status == "success"
    [memory] = await store.read(user)
    assert (memory.value, memory.key, str(memory.durability)) == ("Drinks green tea", "drink", "durable")
