"""A night as one batch: its days, its record, what it costs, and what stays out of its note."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from graphs.models.offline import OfflineModel
from stores import MemoryStore, Settings, Status
from stores.records import Run
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.graphs.nights import SURE, TODAY, Lived, everything, live, night, say


async def test_a_dry_run_shows_the_change_and_changes_nothing(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    await live(store, user, clock)
    before = await everything(store, user)
    came = await by_rules(dry_run=True)
    assert await everything(store, user) == before
    assert "+- Company: Stripe" in came.diff
    assert "+++ memory/2026-02-12.md (then)" in came.diff
    assert '+- User said: "Remember that I prefer technical articles"' in came.diff
    real = await by_rules()
    assert (real.written, real.interactions) == (came.written, came.interactions)


async def test_the_night_is_one_batch_and_undo_restores_the_file_byte_for_byte(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    await live(store, user, clock)
    before = await store.document(user)
    came = await by_rules()
    changed = [event for event in await store.history(user) if event.actor == "nightly"]
    assert {event.batch for event in changed} == {came.batch}
    (run,) = await store.runs.of(user)
    assert run["batch"] == came.batch
    note = str(await store.document(user, TODAY))
    receipt = await store.undo(user)
    assert (receipt.status, receipt.counts["kept"]) == (Status.UPDATED, 0)
    assert await store.document(user) == before
    after = str(await store.document(user, TODAY))
    assert after.startswith(note)
    assert "## Retractions" in after
    clock.advance(days=1)
    await by_rules()
    assert await store.document(user) == before


async def test_silent_discussions_are_closed_with_the_night_and_recent_ones_go_on(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.activity.message(user, "old", role="user", content="I work at Stripe", title="Rust 2.0")
    clock.advance(hours=1)
    await store.activity.message(user, "new", role="user", content="I live in Kyiv", title="Zig 1.0")
    clock.advance(minutes=5)
    await by_rules()
    assert [talk.id for talk in await store.conversations.open(user)] == ["new"]
    note = str(await store.document(user, TODAY))
    assert note.count('Discussed "Rust 2.0"') == 1
    assert note.count('Discussed "Zig 1.0"') == 1


async def test_each_interaction_is_noted_under_its_own_local_day(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.set_timezone(user, "America/Los_Angeles")
    await store.activity.react(user, "seed", title="Seed", reaction="👍", at=clock.now)
    await by_rules()
    monday = datetime(2026, 2, 16, 23, 30, tzinfo=UTC)
    await store.activity.react(user, "p1", title="Monday afternoon", reaction="👍", at=monday)
    await store.activity.react(user, "p2", title="Monday evening", reaction="👍", at=monday + timedelta(hours=8))
    await say(store, user, "Remember that I own a sailing boat", at=monday)
    await store.activity.react(user, "p3", title="Wednesday", reaction="👍", at=monday + timedelta(hours=44))
    clock.now = datetime(2026, 2, 19, 23, 0, tzinfo=UTC)
    came = await by_rules()
    notes = {day: str(await store.document(user, date(2026, 2, day))) for day in range(15, 21)}
    assert '👍 "Monday afternoon", "Monday evening"' in notes[16]
    assert 'User said: "Remember that I own a sailing boat"' in notes[16]
    assert "- Added " in notes[16]
    assert '👍 "Wednesday"' in notes[18]
    assert [day for day, note in notes.items() if note != "None"] == [16, 18]
    assert came.interactions == 4


async def test_a_discussion_over_midnight_is_noted_on_both_days(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock
) -> None:
    midnight = datetime(2026, 2, 13, 0, 0, tzinfo=UTC)
    for minutes in (-10, -5, 5):
        await say(store, user, "What about vacuum?", title="Rust 2.0", at=midnight + timedelta(minutes=minutes))
    clock.now = midnight + timedelta(hours=2)
    await by_rules()
    assert '- Discussed "Rust 2.0" (2 messages, 5 min)' in str(await store.document(user, date(2026, 2, 12)))
    assert '- Discussed "Rust 2.0"' in str(await store.document(user, date(2026, 2, 13)))


async def test_a_day_of_25_hours_is_one_day(by_rules: Lived, store: MemoryStore, user: str, clock: Clock) -> None:
    await store.set_timezone(user, "Europe/Kyiv")
    clock.now = datetime(2026, 10, 25, 21, 0, tzinfo=UTC)
    for number, at in enumerate(
        (datetime(2026, 10, 24, 21, 5, tzinfo=UTC), datetime(2026, 10, 25, 21, 55, tzinfo=UTC))
    ):
        await store.activity.react(user, f"p{number}", title=f"Post {number}", reaction="👍", at=at)
    await by_rules()
    assert '👍 "Post 0", "Post 1"' in str(await store.document(user, date(2026, 10, 25)))


async def test_secrets_and_code_never_reach_the_note(by_rules: Lived, store: MemoryStore, user: str) -> None:
    await say(store, user, "Remember that my password is hunter2-Qx9!kz and nothing else")
    await store.activity.react(user, "p1", title="key AKIAIOSFODNN7EXAMPLE leaked", reaction="👍")
    await store.activity.react(user, "p2", title="A harmless title", reaction="👍")
    await by_rules()
    kept = str(await store.document(user)) + str(await store.document(user, TODAY))
    assert "hunter2" not in kept
    assert "AKIAIOSFODNN7EXAMPLE" not in kept
    assert '- 👍 "A harmless title"' in kept


async def test_the_run_record_and_the_typed_update_say_what_happened(
    by_rules: Lived, store: MemoryStore, user: str, clock: Clock
) -> None:
    await live(store, user, clock)
    came = await by_rules()
    (run,) = await store.runs.of(user)
    assert (run["status"], run["error_message"]) == ("completed", None)
    assert run["interactions_processed"] == came.interactions == 16
    assert run["memories_written"] == came.written == len(await store.read(user, durability="durable", limit=None)) > 2
    assert (run["memories_updated"], run["tokens_used"]) == (0, came.tokens)
    assert came.tokens > 0
    assert run["duration_ms"] is not None
    assert run["prompt_version"].startswith("nightly@")
    assert came.update
    assert (came.update.user_id, came.update.date) == (user, "2026-02-12")
    assert {entry.action for entry in came.update.memory_updates} == {"add"}
    assert came.update.daily_notes == str(await store.document(user, TODAY)).strip("\n")
    assert came.update.summary == f"{came.written} written, 0 updated"


async def test_cost_counts_the_tokens_of_a_paid_model_only(
    store: MemoryStore, settings: Settings, model: ScriptedModel, user: str, clock: Clock
) -> None:
    priced = settings.model_copy(update={"price_input": 1_000.0, "price_output": 2_000.0})
    await say(store, user, "hello there")
    answer = call("search_memory", query="bees")
    answer.usage_metadata = {"input_tokens": 1_000, "output_tokens": 500, "total_tokens": 1_500}
    model.answers = [answer]
    came = await night(store, model, priced, user, clock)
    assert (came.tokens, came.cost) == (1_500, 2.0)
    await say(store, user, "I work at Stripe")
    clock.advance(days=1)
    assert (await night(store, OfflineModel(), priced, user, clock)).cost == 0.0


async def test_memory_paused_during_the_night_stays_as_it_was(
    by_model: Lived, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await say(store, user, "I work at Stripe")
    before = await store.document(user)
    model.answers = [call("write_memory", key="company", value="Stripe", **SURE)]
    look = store.conversations.open

    async def pause_first(user_id: str) -> Any:
        await store.pause(user_id)
        return await look(user_id)

    monkeypatch.setattr(store.conversations, "open", pause_first)
    came = await by_model()
    assert (came.status, "paused" in came.reason) == ("failed", True)
    await store.resume(user)
    assert await store.document(user) == before
    waiting = await store.runs.preview(user, clock.now.date(), clock.now)
    assert isinstance(waiting, Run)
    assert [one.content for one in waiting.interactions] == ["I work at Stripe"]
