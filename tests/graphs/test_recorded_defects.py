"""What small models do wrong, each as a real one did it: the recordings show it, and the graphs mend it.

An answer is looked for by what it shows, not by its name, so that a new recording may take the place of an old one.
"""

import json
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage

from graphs.build import Graphs
from graphs.discussion.answer.claims import without_claims
from graphs.discussion.answer.readable import NOTICES, readable, without_notices
from graphs.discussion.answer.repeated import without_loop
from graphs.discussion.answer.reply import bounded
from graphs.heard_entries import completed, resting
from graphs.models.ability import ability_of
from graphs.models.answers import MOST_ENTRIES, Captured
from graphs.models.choose import ask_for, open_model
from graphs.models.effort import effort_for
from graphs.nightly import pace
from language.words.placeholders import says_nothing
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk
from tests.graphs.nights import night, say
from tests.openai_server import openai_server
from tests.recordings.replay import FOLDER, Replay
from tools.answers import OPENINGS
from tools.calls.json_text import json_in

TOOLS = ("search_memory", "write_memory", "update_memory", "delete_memory")
Answer = dict[str, Any]


def recorded() -> Iterator[Answer]:
    """Every answer of every recording: its text, its calls, why it ended and how long it took."""
    for file in sorted(FOLDER.glob("*.json")):
        kept = json.loads(file.read_text(encoding="utf-8"))["answers"]
        for answer in kept.values() if isinstance(kept, dict) else kept:
            if "message" in answer:
                yield {"seconds": 0, **answer["message"], **answer}
            elif answer["status"] == 200:
                yield {"seconds": 0, "finish": "", **answer["body"]["choices"][0]["message"]}


def shown_by(shows: Callable[[Answer], Any]) -> list[Answer]:
    found = [answer for answer in recorded() if shows(answer)]
    assert found, "no recording shows it"
    return found


def text(answer: Answer) -> str:
    return str(answer.get("content") or "")


def entries(answer: Answer) -> list[dict[str, Any]]:
    """The entries of a typed answer as they were given, whole or cut off."""
    given = [text(answer), *(call["function"]["arguments"] for call in answer.get("tool_calls") or [])]
    for one in given:
        try:
            read = json_in(one)
        except ValueError:
            continue
        read = read.get("arguments", read) if isinstance(read, dict) else read
        if isinstance(read, dict) and isinstance(read.get("entries"), list):
            return [entry for entry in read["entries"] if isinstance(entry, dict)]
    return []


def heard(answer: Answer) -> list[dict[str, Any]]:
    return [one.model_dump() for one in Captured.model_validate({"entries": entries(answer)}).entries]


def test_a_notice_that_a_model_repeats_is_not_shown() -> None:
    for answer in shown_by(lambda one: NOTICES.search(text(one))):
        assert not NOTICES.search(without_notices(text(answer)))


@pytest.mark.parametrize("mark", ["```json", "<tools>", '{"name"'])
def test_a_call_written_as_text_is_made_and_not_shown(mark: str) -> None:
    for answer in shown_by(lambda one: mark in text(one) and '"search_memory"' in text(one)):
        made = bounded(AIMessage(text(answer)), TOOLS)
        assert {call["name"] for call in made.tool_calls} == {"search_memory"}
        assert made.text == ""


def test_tags_of_a_template_are_not_for_the_reader() -> None:
    for answer in shown_by(lambda one: text(one).strip().startswith(("<tools>", "<memory>"))):
        assert "<" not in readable(text(answer), "Hello")


def test_what_a_tool_would_answer_is_not_for_the_reader_when_a_model_makes_it_up() -> None:
    for answer in shown_by(lambda one: text(one).startswith(OPENINGS)):
        assert readable(text(answer), "Hello") == ""


def test_of_a_list_cut_off_the_whole_entries_count() -> None:
    for answer in shown_by(lambda one: one["finish"] == "length" and entries(one)):
        assert [one["value"] for one in heard(answer)] == list(dict.fromkeys(one["value"] for one in entries(answer)))


def test_a_list_without_an_end_is_heard_once_each() -> None:
    for answer in shown_by(lambda one: len(entries(one)) > MOST_ENTRIES):
        values = [one["value"] for one in heard(answer)]
        assert len(set(values)) == len(values) <= MOST_ENTRIES


async def test_a_structure_called_like_a_tool_in_the_text_is_read() -> None:
    for answer in shown_by(lambda one: '"function": "Captured"' in text(one)):
        model = ScriptedModel(then=text(answer), knows_tools=False)
        came = await ask_for(model, Captured, [HumanMessage("I have two sons")])
        assert [one.value for one in came.entries] == [one["value"] for one in heard(answer)]


def test_a_placeholder_is_no_memory() -> None:
    """Here "unknown" stands where the list breaks off, and empty values in whole entries."""
    assert shown_by(lambda one: '"unknown"' in text(one))
    for answer in shown_by(lambda one: any(says_nothing(str(entry.get("value"))) for entry in entries(one))):
        assert not [one for one in heard(answer) if says_nothing(one["value"])]


def test_what_a_model_makes_up_is_no_memory() -> None:
    said = "Remember that my dog is called Biscuit."
    for answer in shown_by(lambda one: '"unknown"' in text(one) and entries(one)):
        assert heard(answer)
        assert resting(heard(answer), said) == []


def test_what_is_asked_for_is_durable_whatever_the_model_says() -> None:
    said = "Please remember that my dog is called Biscuit."
    dog = [one for one in recorded() if any("Biscuit" in str(entry.get("value")) for entry in entries(one))]
    passing = [one for answer in dog for one in heard(answer) if one["durability"] == "daily"]
    assert passing, "no recording shows it"
    assert {one["durability"] for one in completed(passing, [], said, lost=False)} == {"durable"}


async def test_the_same_call_twice_is_answered_by_the_first(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="tea", value="Loves green tea", category="preference")
    for answer in shown_by(lambda one: text(one).count('"search_memory"') == 2):
        model.answers, model.then = [text(answer)], "You love green tea."
        reply = await talk(graphs, user)("Please search for tea, then search for tea again.")
        assert reply == "You love green tea."
        made = [one for one in model.history[-1] if isinstance(one, ToolMessage)]
        assert len(made) == 1
        assert "green tea" in made[0].text


def test_one_value_is_not_for_the_day_and_for_good() -> None:
    both = {"durable", "daily"}
    for answer in shown_by(lambda one: len(entries(one)) == 2 and {e.get("durability") for e in entries(one)} == both):
        assert [(one["value"], one["durability"]) for one in heard(answer)] == [
            (entries(answer)[0]["value"], "durable")
        ]


def test_an_argument_of_a_wrong_type_is_taken_as_it_is_meant() -> None:
    for answer in shown_by(lambda one: any(isinstance(entry.get("confidence"), str) for entry in entries(one))):
        assert [one["confidence"] for one in heard(answer)] == [0.9]


def test_a_brace_too_many_hides_no_answer() -> None:
    for answer in shown_by(lambda one: text(one).startswith("{{")):
        assert heard(answer)


def test_which_names_a_tool_takes_is_not_for_the_reader() -> None:
    for answer in shown_by(lambda one: text(one).startswith("I apologize") and "personal_context" in text(one)):
        assert readable(text(answer), "Remember that I play the cello.") == ""
        assert readable(text(answer), "What does personal_context mean?") == text(answer)


def test_a_scrap_of_what_was_asked_for_is_kept_in_the_words_of_the_user() -> None:
    said = "Remember that I play the cello."
    rules = [{"key": "plays_cello", "value": "Plays the cello", "durability": "durable", "confidence": 0.95}]
    for answer in shown_by(lambda one: [entry.get("value") for entry in entries(one)] == ["play"]):
        assert [one["value"] for one in completed(heard(answer), rules, said, lost=False)] == ["Plays the cello"]


def test_a_promise_to_forget_is_checked() -> None:
    for answer in shown_by(lambda one: "I have forgotten" in text(one)):
        assert "forgotten" not in without_claims(text(answer), [], "Please forget that.")
        assert without_claims(text(answer), ["deleted"], "Please forget that.") == text(answer)


def test_an_answer_that_goes_round_until_it_is_cut_off_is_said_once() -> None:
    for answer in shown_by(lambda one: one["finish"] == "length" and text(one).count(text(one)[:6]) > 5):
        assert without_loop(text(answer)).count(text(answer)[:6]) == 1


def test_a_right_answer_is_not_cut_as_a_claim() -> None:
    known = ["Dog is called Biscuit"]
    for answer in shown_by(lambda one: "Biscuit" in text(one) and not entries(one) and "{" not in text(one)):
        assert "Biscuit" in without_claims(text(answer), [], "What is my dog called?", known)


def test_a_model_that_takes_longer_than_the_usual_limit_is_asked_for_less(settings: Settings) -> None:
    for answer in shown_by(lambda one: one["seconds"] > settings.call_seconds):
        model = ScriptedModel()
        assert not effort_for(model, settings).small
        ability_of(model).took(answer["seconds"])
        assert effort_for(model, settings).small


async def test_a_night_that_its_model_outlasts_is_partial_and_the_next_goes_on(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lasts as long as the recorded answers took."""
    replay = Replay(FOLDER / "qwen25_day.json")
    monkeypatch.setattr(pace, "time", SimpleNamespace(monotonic=lambda: replay.seconds))
    for number in range(3):
        await say(store, user, f"m{number} " + "lorem ipsum " * 300)
    with openai_server() as server:
        server.then = replay
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        small = settings.model_copy(update={"model_size": "small"})
        async with open_model(small) as model:
            first = await night(store, model, small.model_copy(update={"night_seconds": 300.0}), user, clock)
            second = await night(store, model, small.model_copy(update={"night_seconds": 1800.0}), user, clock)
    assert replay.unknown == 0
    assert (first.status, first.interactions) == ("partial", 1)
    assert first.reason.endswith("the time of the night was over; 2 interactions wait for the next night")
    assert (second.status, first.interactions + second.interactions) == ("completed", 3)


def _table() -> list[list[str]]:
    """The lines of the table of README.md of the recordings, each as its cells."""
    lines = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [row for row in rows if row[0] not in ("defect", "---")]


def test_the_table_of_defects_names_answers_and_tests_that_are_there() -> None:
    shown = _table()
    for _, file, answer, begins, test in shown:
        kept = json.loads((FOLDER / file.strip("`")).read_text(encoding="utf-8"))["answers"]
        given = kept[answer.strip("`")] if isinstance(kept, dict) else kept[int(answer.strip("`"))]
        message = given["message"] if "message" in given else given["body"]["choices"][0]["message"]
        assert text(message).strip("`").startswith(begins.strip("` ")), answer
        assert test.strip("`") in globals()
    ours = {name for name in globals() if name.startswith("test_") and "table_of_defects" not in name}
    assert {row[4].strip("`") for row in shown} == ours
