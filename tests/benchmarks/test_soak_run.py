"""The long run finds what is lost or there twice, and in its short form finds neither."""

import asyncio
import os
import re
from pathlib import Path

import pytest

from benchmarks.soak import proof, report, talk
from benchmarks.soak.ledger import Found, Ledger
from benchmarks.soak.run import POOL, Plan, Run
from benchmarks.soak.talk import Turn
from stores import Settings
from tests.conftest import database_on
from tests.processes import forks

TURN = Turn(1, "ann", "ann-1", "Remember that my neighbour Velka plays the cello", 2.0, "Velka")
ONCE = Found({"turn-1": 1, "turn-1:reply": 1}, {"Velka": 1}, {"Velka": 1})


def _ledger(state: str) -> Ledger:
    ledger = Ledger()
    ledger.send(TURN, 0, warm=True)
    if state == "answered":
        ledger.answer(1, 2.5, {"reply": "Got it", "written": 1})
    else:
        ledger.lose(1)
    return ledger


@pytest.mark.parametrize(
    ("state", "found", "problems"),
    [
        ("answered", ONCE, []),
        ("unknown", ONCE, []),
        ("unknown", Found({}), []),
        ("answered", Found({"turn-1": 1, "turn-1:reply": 1}), ["the write of turn-1 is lost"]),
        ("answered", Found({"turn-1": 1}, {"Velka": 1}), ["the reply of turn-1 is lost"]),
        ("unknown", Found({}, {"Velka": 2}), ["the write of turn-1 is there 2 times"]),
        ("answered", Found(ONCE.messages, {"Velka": 1}, {"Velka": 2}), ["the memory of turn-1 is there 2 times"]),
        ("unknown", Found({"turn-9": 1}), ["turn-9 was said by nobody"]),
    ],
)
def test_the_ledger_names_what_is_lost_and_what_is_there_twice(state: str, found: Found, problems: list[str]) -> None:
    assert [re.sub(r" \(.*\)", "", one) for one in _ledger(state).wrong(found)] == problems


def test_latency_counts_from_the_time_a_turn_was_due() -> None:
    (entry,) = _ledger("answered").of("answered")
    assert entry.seconds == 0.5


def test_users_speak_at_their_pace_in_discussions_that_end() -> None:
    every = list(talk.turns(20, 10.0, 200.0))
    assert [turn.due for turn in every] == sorted(turn.due for turn in every)
    assert len(every) == pytest.approx(20 * 20, rel=0.1)
    assert len({turn.name for turn in every if turn.name}) == sum(bool(turn.name) for turn in every)
    talks = [turn for turn in every if turn.thread == "user-00003-2"]
    assert talk.SHORTEST <= len(talks) <= talk.LONGEST
    assert talks[-1].text.startswith("Thanks")


@pytest.mark.soak
async def test_a_short_run_with_kills_and_nights_keeps_every_promise(
    settings: Settings, postgres_server: str, tmp_path: Path
) -> None:
    plan = Plan(seconds=12, warm_up=0, processes=2, users=12, every=2, night=4, kill=3, known=2)
    with database_on(postgres_server) as url:
        given = {"database_url": url, "documents": "database", "postgres_pool": POOL}
        run = Run(plan, settings.model_copy(update=given), forks(), tmp_path, say=lambda line: None)
        await run.whole()
        assert run.problems == []
        assert len(run.kills) >= 2
        assert proof.settled(run.address)[0].keys() == {"completed"}
    figures = report.summary(run)
    await asyncio.to_thread(report.kept, figures, tmp_path)
    assert figures["turns"]["answered"] > 30
    assert {"soak.json", "soak.png"} <= set(await asyncio.to_thread(os.listdir, tmp_path))
