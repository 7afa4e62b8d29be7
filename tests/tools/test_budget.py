"""How many memory calls a model may make."""

from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage

from tools.calls.budget import DISCUSSION, NIGHTLY, Budget, calls, refusal


def turn(*ids: str) -> AIMessage:
    return AIMessage(
        "", tool_calls=[{"name": "search_memory", "args": {}, "id": one, "type": "tool_call"} for one in ids]
    )


def answers(message: AIMessage) -> list[AnyMessage]:
    return [ToolMessage("ok", tool_call_id=call["id"]) for call in calls(message)]


def refusals(messages: list[AnyMessage], budget: Budget) -> list[str | None]:
    last = messages[-1]
    assert isinstance(last, AIMessage)
    return [refusal(messages, call, budget) for call in calls(last)]


def run_of(turns: int, size: int = 5) -> list[AnyMessage]:
    messages: list[AnyMessage] = [HumanMessage("hello")]
    for number in range(turns):
        message = turn(*(f"{number}-{index}" for index in range(size)))
        messages += [message, *answers(message)]
    return messages


def test_five_calls_of_a_turn_run_and_the_sixth_is_refused_politely() -> None:
    told = refusals([HumanMessage("hello"), turn("a", "b", "c", "d", "e", "f")], DISCUSSION)
    assert told[:5] == [None] * 5
    assert told[5] is not None
    assert told[5].startswith("Memory call limit reached for this turn (5 calls).")
    assert "not made" in told[5]


def test_a_run_ends_at_twenty_five_calls() -> None:
    assert refusals([*run_of(4), turn("x", "y")], DISCUSSION) == [None, None]
    told = refusals([*run_of(5), turn("x")], DISCUSSION)
    assert told[0] is not None
    assert told[0].startswith("Memory call limit reached for this run (25 calls).")


def test_a_night_has_sixty_calls() -> None:
    assert refusals([*run_of(11), turn("x")], NIGHTLY) == [None]
    assert refusals([*run_of(12), turn("x")], NIGHTLY) != [None]


def test_a_new_message_of_the_user_starts_a_new_run() -> None:
    assert refusals([*run_of(5), HumanMessage("and now?"), turn("x")], DISCUSSION) == [None]


def test_refused_calls_do_not_count_against_the_run() -> None:
    assert refusals([*run_of(4, size=20), turn("x", "y")], DISCUSSION) == [None, None]


def test_calls_with_unreadable_arguments_count_and_are_listed() -> None:
    broken: Any = {
        "name": "search_memory",
        "args": "{",
        "id": "bad",
        "error": None,
        "type": "invalid_tool_call",
    }
    message = AIMessage("", tool_calls=turn("a", "b", "c", "d", "e").tool_calls, invalid_tool_calls=[broken])
    assert [call["id"] for call in calls(message)] == ["a", "b", "c", "d", "e", "bad"]
    assert refusals([HumanMessage("hello"), message], DISCUSSION)[5] is not None


def test_calls_that_share_an_id_cannot_pass_the_limit() -> None:
    assert None not in refusals([HumanMessage("hello"), turn(*["same"] * 8)], DISCUSSION)
