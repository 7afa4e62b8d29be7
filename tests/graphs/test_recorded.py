"""Answers that real small models gave, untidy as they are: the graphs stay whole, and honest, whatever they say.

`benchmarks/recordings/` makes the recordings. Those named `*_tools.json` are older: a list of answers, in which the
models repeat notices of the program, quote the prompt, echo the schema and leave values empty.
"""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks.recordings.living import Clock, Turn, durable, live
from benchmarks.recordings.record import STARTS
from graphs.build import Graphs, open_graphs
from graphs.discussion.answer.claims import without_claims
from graphs.discussion.answer.readable import NOTICES
from graphs.discussion.answer.reply import own_words
from graphs.models.answers import Captured, DiscussionInsights
from graphs.models.choose import open_model
from language.words.placeholders import says_nothing
from stores import Settings
from tests.openai_server import openai_server
from tests.promises.test_wrong_answers import RAW
from tests.recordings.replay import FOLDER, Replay

pytestmark = pytest.mark.slow

LISTS = sorted(FOLDER.glob("*_tools.json"))
DAYS = sorted(set(FOLDER.glob("*.json")) - set(LISTS))
MOST_CALLS = 1.5
"""Of the model, for a plain turn, on average."""


def answers(path: Path) -> Iterator[dict[str, Any]]:
    for answer in json.loads(path.read_text(encoding="utf-8"))["answers"]:
        if answer["status"] == 200:
            yield answer["body"]["choices"][0]["message"]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_of_what_a_model_said_only_words_are_shown(path: Path) -> None:
    texts = [message["content"] for message in answers(path) if message["content"]]
    assert any(NOTICES.search(text) or RAW.search(text) for text in texts), "nothing to see in this recording"
    for text in texts:
        shown = own_words(text, [], "What changed for upgrades?", [])
        assert not NOTICES.search(shown.removesuffix("(Nothing was written to memory.)"))
        assert not RAW.search(shown)


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_what_a_model_heard_holds_no_placeholders(path: Path) -> None:
    for message in answers(path):
        for made in message.get("tool_calls") or []:
            schema: type[Captured | DiscussionInsights] = (
                Captured if made["function"]["name"] == "Captured" else DiscussionInsights
            )
            heard = schema.model_validate_json(made["function"]["arguments"])
            entries = heard.entries if isinstance(heard, Captured) else heard.memory_updates
            assert not [entry.value for entry in entries if says_nothing(entry.value)]


@pytest.fixture(params=DAYS, ids=lambda path: path.stem)
def replay(request: pytest.FixtureRequest) -> Replay:
    return Replay(request.param)


@pytest.fixture
def moving() -> Clock:
    """One clock for the graphs and for the day: what was forgotten was forgotten after it was said."""
    return Clock(STARTS)


@pytest.fixture
async def graphs(
    replay: Replay, settings: Settings, moving: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Graphs]:
    with openai_server() as server:
        server.then = replay
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        async with open_model(settings) as model:
            model.disable_streaming = True
            async with open_graphs(settings, model=model, clock=moving) as opened:
                yield opened


async def test_a_day_with_a_small_model(graphs: Graphs, replay: Replay, moving: Clock) -> None:
    """The figures: no notice repeated, no raw data, no false claim, every request kept, few calls of the model."""
    turns = await live(graphs, moving, lambda: replay.asked, replay.said, night=replay.night)
    assert replay.unknown <= replay.left_out, "asked for what was not recorded"
    assert [turn.reply for turn in turns if _repeats(turn)] == []
    assert [turn.reply for turn in turns if RAW.search(turn.reply)] == []
    assert [turn.reply for turn in turns if _claims(turn)] == []
    assert [turn.said.text for turn in turns if turn.said.kind == "remember" and not _holds(turn)] == []
    assert [turn.said.text for turn in turns if turn.said.kind == "forget" and _holds(turn)] == []
    assert not replay.plain or sum(turn.asked for turn in turns) <= MOST_CALLS * len(turns)
    after = await durable(graphs)
    assert set(turns[-1].durable) - set(after) <= replay.replaced, "the night took something away"
    gone = [turn.said.told for turn in turns if turn.said.kind == "forget"]
    assert [value for value in after for one in gone if one.casefold() in value.casefold()] == [], "it came back"


def _repeats(turn: Turn) -> bool:
    """More than the program said itself: the same notice twice, or one about another turn."""
    lines = [match[0].strip() for match in NOTICES.finditer(turn.reply)]
    return len(lines) != len(set(lines))


def _claims(turn: Turn) -> bool:
    told = NOTICES.sub("", turn.reply)
    happened = ["stored", "deleted"] if NOTICES.search(turn.reply) else []
    return without_claims(told, happened, turn.said.text, turn.durable) != told


def _holds(turn: Turn) -> bool:
    return any(turn.said.told.casefold() in value.casefold() for value in turn.durable)
