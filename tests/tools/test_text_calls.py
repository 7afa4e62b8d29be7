"""A call that a model writes into its answer is the call it meant, and nothing for the reader."""

import json

import pytest

from tools.calls.json_text import json_in, whole_part
from tools.calls.text_calls import read_calls

NAMES = ("search_memory", "write_memory")
MEANT = [("search_memory", {"query": "dog"})]
CALL = json.dumps({"name": "search_memory", "arguments": {"query": "dog"}})


@pytest.mark.parametrize(
    "text",
    [
        CALL,
        f"```json\n{CALL}\n```",
        f"```\n{CALL}\n```",
        f"<tool_call>\n{CALL}\n</tool_call>",
        f"[TOOL_CALLS] [{CALL}]",
        json.dumps({"tool_call": {"name": "search_memory", "arguments": {"query": "dog"}}}),
        json.dumps({"function": {"name": "search_memory", "arguments": '{"query": "dog"}'}}),
        json.dumps({"name": "search_memory", "parameters": {"query": "dog"}}),
        json.dumps({"action": "search_memory", "action_input": {"query": "dog"}}),
        json.dumps({"search_memory": {"query": "dog"}}),
        json.dumps({"name": "search_memory", "query": "dog"}),
        '<function=search_memory>{"query": "dog"}</function>',
        'search_memory(query="dog")',
        "functions.search_memory(query='dog')",
        CALL[:-1],
        CALL[:-2],
    ],
)
def test_a_call_written_as_text_is_read(text: str) -> None:
    left, calls = read_calls(text, NAMES)
    assert [(call["name"], call["args"]) for call in calls] == MEANT
    assert left == ""


def test_the_words_around_a_call_stay() -> None:
    left, calls = read_calls(f"Let me look.\n```json\n{CALL}\n```\nOne moment.", NAMES)
    assert len(calls) == 1
    assert "Let me look." in left
    assert "One moment." in left
    assert "{" not in left
    assert "```" not in left


@pytest.mark.parametrize(
    "text",
    [
        "I could use search_memory for that.",
        '{"name": "format_disk", "arguments": {}}',
        "search_memory(*everything)",
        "search_memory " + "{" * 20_000,
        "search_memory " + "[" * 20_000,
        '{"name": "search_memory", "arguments": 7}',
    ],
)
def test_what_is_no_call_of_a_known_tool_is_none(text: str) -> None:
    assert read_calls(text, NAMES)[1] == []


def test_a_call_that_is_quoted_from_an_article_is_not_made() -> None:
    assert read_calls(f"The article shows {CALL}.", NAMES, quoted=f"An example: {CALL}")[1] == []


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_list_cut_off_keeps_its_whole_entries(cut: int) -> None:
    text = json.dumps({"entries": [{"value": "tea"}, {"value": 'bread [brown] "{"'}, {"value": "milk"}]})
    assert json_in(text[: -2 - cut])["entries"][:2] == [{"value": "tea"}, {"value": 'bread [brown] "{"'}]
    assert json_in(f"```json\n{text[: -2 - cut]}")["entries"][0] == {"value": "tea"}


@pytest.mark.parametrize("text", ["", "{", '{"entries": [', '{"entries": [{"value": "te', "words", "]", "}{"])
def test_where_nothing_is_whole_there_is_nothing(text: str) -> None:
    with pytest.raises(ValueError, match="whole"):
        whole_part(text)
