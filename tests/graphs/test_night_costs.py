"""What a night spends on each user beside the model: nothing is prepared anew, and no thread is taken for a glance."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event

from graphs.nightly.user_night import Nights
from stores import Settings, open_store
from tests.fakes import ScriptedModel, call


async def test_a_claim_is_taken_and_ended_by_statements_that_are_built_once(settings: Settings) -> None:
    built: list[str] = []
    async with open_store(settings.model_copy(update={"database_url": ""})) as store:
        await _tell(store)
        engine = store._runtime.database.engine
        event.listen(engine, "before_cursor_execute", lambda _, __, text, *more: built.append(text))
        nights = Nights(store, ScriptedModel(), settings)
        came = await nights.of("ann", datetime.now(UTC).date())
        runs = await store.runs.of("ann")
    assert came.status == "completed"
    assert [run["status"] for run in runs] == ["completed"]
    changed = [text for text in built if text.startswith(("INSERT", "UPDATE"))]
    assert changed == []


async def test_deciding_what_comes_next_takes_no_thread(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    took: list[str] = []
    async with open_store(settings.model_copy(update={"database_url": ""})) as store:
        await _tell(store)
        nights = Nights(store, ScriptedModel(answers=[call("search_memory", query="bees")]), settings)
        nights.prepare()
        run = asyncio.BaseEventLoop.run_in_executor

        def noted(loop: Any, executor: Any, work: Any, *given: Any) -> Any:
            took.append(str(work))
            return run(loop, executor, work, *given)

        monkeypatch.setattr(asyncio.BaseEventLoop, "run_in_executor", noted)
        assert (await nights.of("ann", datetime.now(UTC).date())).status == "completed"
    assert not [work for work in took if "run_in_executor" in work]


async def _tell(store: Any) -> None:
    before = datetime.now(UTC) - timedelta(hours=2)
    await store.activity.message("ann", "talk", role="user", content="I keep bees in Lviv", at=before)
    await store.conversations.close("ann", "talk")
