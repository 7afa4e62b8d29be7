"""Whatever a model answers, the reader is told something."""

from typing import Any

import pytest
from langchain_core.messages import AIMessage

from graphs.build import Graphs
from tests.fakes import ScriptedModel, calls

BLANK = (
    "",
    " \n\t",
    "\u200b",
    "\u2060\ufeff",
    "\u00ad",
    "&nbsp;",
    "<br>",
    "**",
    "---",
    "``` \n```",
    "\u2800",
    "\u3164",
    ".",
    '""',
)


def seven(id: str | None = None, query: str = "tea") -> AIMessage:
    wanted = calls(*(("search_memory", f"call-{number}", {"query": f"{query} {number}"}) for number in range(7)))
    wanted.id = id
    return wanted


async def told(graphs: Graphs, user: str, text: str = "What do I drink?") -> str:
    asked = {"messages": [{"role": "user", "content": text, "id": "said"}]}
    return (await graphs.turn(user, f"{user}-talk", asked)).reply


@pytest.mark.parametrize("blank", BLANK)
async def test_an_answer_without_a_word_is_none(graphs: Graphs, model: ScriptedModel, user: str, blank: str) -> None:
    model.then = blank
    reply = await told(graphs, user)
    assert any(letter.isalnum() for letter in reply), repr(reply)


@pytest.mark.parametrize("id", [None, "one", "said"], ids=["no id", "one id", "the user's id"])
@pytest.mark.parametrize("last", ["", "You drink tea.", "endless"])
async def test_seven_calls_in_a_turn_end_in_words(
    graphs: Graphs, model: ScriptedModel, user: str, id: str | None, last: str
) -> None:
    rounds: list[Any] = [seven(id, f"tea {number}") for number in range(3)]
    model.answers = rounds
    model.then = (lambda _: seven(id, f"more {len(model.history)}")) if last == "endless" else AIMessage(last, id=id)
    reply = await told(graphs, user)
    assert any(letter.isalnum() for letter in reply), repr(reply)
    assert last in ("", "endless") or last in reply
