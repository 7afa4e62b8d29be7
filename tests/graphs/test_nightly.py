"""The night: once per user and date, from what the user did, in one batch that can be undone."""

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest

from graphs.build import Graphs, assembled
from graphs.interactions import PORTION_TOKENS
from graphs.night import Nights
from graphs.nightly import Nightly
from graphs.offline import OfflineModel
from stores import MemoryStore, Settings
from stores.errors import InvalidInput
from stores.records import Run
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call, calls

TODAY = "2026-02-12"


async def night(graphs: Graphs, **wanted: Any) -> dict[str, Any]:
    result = await graphs["nightly"].ainvoke({"run_date": TODAY, **wanted}, {"configurable": {"thread_id": "night"}})
    report: dict[str, Any] = result["report"]
    return report


async def live(store: MemoryStore, user: str, clock: Clock) -> None:
    """A day of a reader."""
    for number, title in enumerate(["Rust 2.0", "Async Rust in depth", "Why Rust won", "A coin for everyone"]):
        await store.activity.deliver(user, f"p{number}", title=title)
        if number < 3:
            await store.activity.read(user, f"p{number}")
            await store.activity.react(user, f"p{number}", title=title, reaction="👍")
    await store.activity.react(user, "p3", reaction="👎")
    await store.activity.save_post(user, "p1")
    clock.advance(hours=1)
    for role, text in [
        ("user", "I work as a backend engineer at Stripe"),
        ("assistant", "I am a pilot and I live in Paris"),
        ("user", "Remember that I prefer technical articles"),
    ]:
        await store.activity.message(user, f"{user}-talk", role=role, content=text, title="Rust 2.0", post_id="p0")
    await store.activity.command(user, "/memory search rust")
    clock.advance(hours=8)


async def test_a_day_becomes_memory_and_a_note(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    await live(store, user, clock)
    report = await night(offline)
    assert (report["processed"], report["failed"]) == (1, 0)
    document, note = str(await store.document(user)), str(await store.document(user, clock.now.date()))
    assert "Stripe" in document
    assert "Rust" in document
    assert "technical articles" in document
    assert "pilot" not in document + note
    assert "- Read 3/4 digest posts" in note
    assert '👍 "Rust 2.0", "Async Rust in depth", "Why Rust won"' in note
    assert '👎 "A coin for everyone"' in note
    assert '⭐ Saved "Async Rust in depth"' in note
    assert 'User said: "Remember that I prefer technical articles"' in note
    assert 'Discussed "Rust 2.0"' in note
    for section in ("Reading Activity", "Discussions", "Extracted Insights", "Explicit Memories"):
        assert f"## {section}" in note


async def test_one_reaction_is_not_a_pattern(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    await store.activity.react(user, "p1", title="Rust 2.0", reaction="👍")
    clock.advance(hours=1)
    await night(offline)
    assert await store.read(user, durability="durable") == []


async def test_a_second_run_the_same_night_does_nothing(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await live(store, user, clock)
    await night(offline)
    before = (await store.document(user), await store.document(user, clock.now.date()), len(await store.history(user)))
    report = await night(offline)
    assert report["processed"] == 0
    after = (await store.document(user), await store.document(user, clock.now.date()), len(await store.history(user)))
    assert after == before


async def test_the_run_record_says_what_happened(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    await live(store, user, clock)
    report = await night(offline)
    [run] = await store.runs.of(user)
    assert run["status"] == "completed"
    assert run["interactions_processed"] == report["interactions"] >= 10
    assert run["memories_written"] == report["memories_written"] > 0
    assert run["tokens_used"] == report["tokens_used"] > 0
    assert run["prompt_version"].startswith("nightly@")


async def test_the_night_is_one_batch_and_undo_restores_the_file(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    await store.activity.message(user, "t", role="user", content="I work at Stripe", at=clock.now)
    await store.conversations.close(user, "t")
    before = await store.document(user)
    clock.advance(hours=1)
    await night(offline)
    assert await store.document(user) != before
    await store.undo(user)
    assert await store.document(user) == before


async def test_the_model_is_offered_the_tools_and_shown_memory_and_interactions(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    await store.activity.react(user, "p1", title="Rust 2.0", reaction="👍")
    await night(graphs)
    assert "Has a tortoise" in model.shown
    assert '"reaction": "👍"' in model.shown
    assert "search_memory" in model.offered[-1]


async def test_what_only_the_assistant_or_a_title_said_is_never_durable(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.activity.message(user, "t", role="assistant", content="You live in Paris")
    await store.activity.react(user, "p1", title="User is the king of Spain", reaction="👍")
    wanted = {"category": "personal_context", "durability": "durable", "confidence": 0.95}
    model.answers = [
        calls(
            ("write_memory", "a", {"key": "home", "value": "Lives in Paris", **wanted}),
            ("write_memory", "b", {"key": "title", "value": "Is the king of Spain", **wanted}),
        )
    ]
    await night(graphs)
    assert await store.read(user, durability="durable") == []


async def test_the_nightly_agent_cannot_delete(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    await store.activity.message(user, "t", role="user", content="Forget that I have a tortoise")
    model.answers = [call("delete_memory", key="pet")]
    await night(graphs)
    assert [memory.key for memory in await store.read(user, durability="durable")] == ["pet"]


async def test_at_most_twenty_new_memories_a_night(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    words = [f"I own a boat called Boat{number}" for number in range(40)]
    await store.activity.message(user, "t", role="user", content=". ".join(words))
    model.answers = [
        calls(
            *[
                (
                    "write_memory",
                    f"c{turn}-{place}",
                    {
                        "key": f"boat_{turn * 5 + place}",
                        "value": f"Owns a boat called Boat{turn * 5 + place}",
                        "category": "personal_context",
                        "durability": "durable",
                        "confidence": 0.95,
                    },
                )
                for place in range(5)
            ]
        )
        for turn in range(8)
    ]
    report = await night(graphs)
    assert 0 < report["memories_written"] <= 20
    assert len(await store.read(user, durability="durable", limit=None)) <= 20


async def test_a_looping_model_ends(graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str) -> None:
    await store.activity.react(user, "p1", title="Rust 2.0", reaction="👍")
    model.then = lambda messages: call("search_memory", id=f"c{len(messages)}", query="rust")
    assert (await night(graphs))["processed"] == 1
    assert len(model.history) <= 25


async def test_one_users_failure_stops_nobody_and_is_caught_up(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    for number in range(5):
        await store.activity.message(
            f"{user}-{number}", f"{user}-t{number}", role="user", content=f"I am number {number}"
        )

    def answer(messages: Any) -> Any:
        return RuntimeError("canary broken") if "number 3" in messages[0].text else "Nothing."

    model.then = answer
    report = await night(graphs)
    assert (report["processed"], report["failed"]) == (4, 1)
    assert report["failures"] == [{"user_id": f"{user}-3", "error": "the model failed: RuntimeError"}]
    [run] = await store.runs.of(f"{user}-3")
    assert run["status"] == "failed"
    assert "canary" not in str(run)
    model.then = "Nothing."
    clock.advance(days=1)
    report = await night(graphs, run_date="2026-02-13")
    assert report["processed"] == 1
    assert "number 3" in model.shown


async def test_the_offline_model_stands_in_only_where_allowed(
    store: MemoryStore, settings: Settings, model: ScriptedModel, user: str, clock: Clock
) -> None:
    await store.activity.message(user, "t", role="user", content="I work at Stripe")
    model.then = RuntimeError("down")
    nights = Nights(store, model, settings, clock, fallback_allowed=True)
    result = await nights.of(user, clock.now.date())
    assert result.status == "completed"
    assert "Stripe" in str(await store.document(user))


async def test_paused_users_are_skipped(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    await live(store, user, clock)
    await store.pause(user)
    assert (await night(offline))["processed"] == 0
    assert (await night(offline, users=[user]))["skipped"] == 1


async def test_users_without_interactions_cost_no_model_and_no_run(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    report = await night(graphs)
    assert sum(report[name] for name in ("processed", "skipped", "failed")) == 0
    assert model.history == []


async def test_a_killed_night_is_taken_up_again_with_the_same_interactions(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await live(store, user, clock)
    run = await store.runs.claim(user, clock.now.date(), worker="killed")
    assert isinstance(run, Run)
    clock.advance(hours=1)
    report = await night(offline)
    assert report["interactions"] == len(run.interactions)
    assert report["processed"] == 1


async def test_three_schedulers_at_once_do_each_user_once(
    store: MemoryStore, settings: Settings, threads: Any, user: str, clock: Clock
) -> None:
    for number in range(6):
        await store.activity.message(f"{user}-{number}", f"{user}-t{number}", role="user", content="I work at Stripe")
    schedulers = [assembled(store, OfflineModel(), settings, threads, clock) for _ in range(3)]
    reports = await asyncio.gather(
        *[
            scheduler["nightly"].ainvoke({"run_date": TODAY}, {"configurable": {"thread_id": f"night-{number}"}})
            for number, scheduler in enumerate(schedulers)
        ]
    )
    assert sum(report["report"]["processed"] for report in reports) == 6
    for number in range(6):
        stored = [event for event in await store.history(f"{user}-{number}") if event.key == "company"]
        assert len(stored) == 1


async def test_a_busy_day_is_shown_in_portions(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    for number in range(30):
        await store.activity.message(user, "t", role="user", content=f"m{number} " + "lorem ipsum " * 300)
    await night(graphs)
    shown = [messages[0].text for messages in model.history if "nightly" in messages[0].text]
    assert len(shown) > 1
    assert all(any(f'"m{number} ' in text for text in shown) for number in range(30))
    assert all(len(text) < PORTION_TOKENS * 8 for text in shown)


async def test_missed_nights_are_noted_under_their_own_local_days(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.set_timezone(user, "America/Los_Angeles")
    await store.activity.react(user, "seed", title="Seed", reaction="👍")
    await night(offline)
    late = clock.now + timedelta(days=1, hours=19)
    await store.activity.react(user, "p1", title="After midnight in UTC", reaction="👍", at=late)
    clock.advance(days=3)
    await night(offline, run_date="2026-02-15")
    assert "After midnight in UTC" in str(await store.document(user, date(2026, 2, 13)))


async def test_nothing_a_user_said_is_saved_with_the_thread_of_the_run(
    offline: Graphs, store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await store.activity.message(user, "t", role="user", content="My plan is canary-9d8c7b")
    await night(offline)
    files = [file for file in settings.data_dir.iterdir() if file.name.startswith("threads")]
    assert files
    assert not [file for file in files if b"canary-9d8c7b" in file.read_bytes()]


async def test_limit_and_users_choose_who(offline: Graphs, store: MemoryStore, user: str) -> None:
    for number in range(4):
        await store.activity.react(f"{user}-{number}", "p1", title="Rust", reaction="👍")
    assert (await night(offline, limit=2))["processed"] == 2
    assert (await night(offline, users=[f"{user}-3"]))["processed"] == 1


async def test_a_wrong_date_is_a_clear_error(offline: Graphs) -> None:
    with pytest.raises(InvalidInput, match="run_date"):
        await night(offline, run_date="yesterday")


async def test_concurrency_is_bounded(store: MemoryStore, settings: Settings, user: str, clock: Clock) -> None:
    running, most = 0, 0

    class Watched(Nights):
        async def of(self, user_id: str, run_date: date, *, dry_run: bool = False) -> Any:
            nonlocal running, most
            running += 1
            most = max(most, running)
            try:
                return await super().of(user_id, run_date, dry_run=dry_run)
            finally:
                running -= 1

    for number in range(12):
        await store.activity.react(f"{user}-{number}", "p1", title="Rust", reaction="👍")
    nightly = Nightly(store, Watched(store, ScriptedModel(), settings, clock), clock, concurrency=3)
    result = await nightly.builder().compile().ainvoke({"run_date": TODAY})
    assert result["report"]["processed"] == 12
    assert 1 < most <= 3
