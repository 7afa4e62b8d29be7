"""Claims, leases and fences of nightly runs, and what each run collects."""

from datetime import date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event, insert, text

from stores import MemoryStore
from stores.areas.nightly_runs.runs import NotClaimed
from stores.database import schema
from stores.errors import LostLease, Paused
from stores.records import Run
from tests.conftest import Clock

TONIGHT = date(2026, 2, 12)


async def claim(store: MemoryStore, user: str, day: date = TONIGHT, **more: Any) -> Run:
    run = await store.runs.claim(user, day, worker="test", **more)
    assert isinstance(run, Run), run
    return run


async def finish(store: MemoryStore, run: Run, **figures: Any) -> None:
    """Complete a run as a night does: in the transaction of its batch."""
    async with store.batch(run.user_id, actor="nightly") as draft:
        await draft.write(run.user_id, key="learned", value=f"Learned on {run.run_date}", category="preference")
        draft.also(lambda unit, receipts: store.runs.finish(unit, run, **figures))


async def say(store: MemoryStore, user: str, words: str, at: datetime | None = None) -> None:
    await store.activity.message(user, f"{user}-talk", role="user", content=words, at=at)


async def test_a_run_collects_every_sort_of_interaction_in_order(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await any_store.activity.deliver(user, "p1", title="Rust 2.0")
    await any_store.activity.read(user, "p1")
    await any_store.activity.react(user, "p1", reaction="👍")
    await any_store.activity.save_post(user, "p1")
    await say(any_store, user, "I like it")
    await any_store.activity.command(user, "/memory")
    found = (await claim(any_store, user)).interactions
    assert [one.type for one in found] == ["delivery", "read", "reaction", "save", "message", "command"]
    assert [one.content for one in found] == ["", "", "👍", "", "I like it", "/memory"]
    assert {one.title for one in found[:4]} == {"Rust 2.0"}
    assert [one.source for one in found[2:5]] == ["reaction:p1", "save:p1", f"discussion:{user}-talk"]


async def test_turns_of_one_moment_come_in_the_order_they_arrived(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    moment = clock.now
    for number in range(12):
        await say(any_store, user, f"turn {number}", at=moment)
    found = (await claim(any_store, user)).interactions
    assert [one.content for one in found] == [f"turn {number}" for number in range(12)]


async def test_a_claimed_run_is_held_until_its_lease_ends_then_taken_over_with_what_it_had(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await say(any_store, user, "I work at Stripe")
    first = await claim(any_store, user, lease=timedelta(minutes=1))
    assert await any_store.runs.claim(user, TONIGHT, worker="other") is NotClaimed.HELD
    clock.advance(minutes=2)
    await say(any_store, user, "and live in Kyiv")
    second = await claim(any_store, user)
    assert (second.id, second.fence) == (first.id, 2)
    assert [one.content for one in second.interactions] == ["I work at Stripe", "and live in Kyiv"]


async def test_what_a_superseded_worker_still_applies_is_refused_whole(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await say(any_store, user, "I work at Stripe")
    slow = await claim(any_store, user, lease=timedelta(minutes=1))
    clock.advance(minutes=2)
    quick = await claim(any_store, user)
    with pytest.raises(LostLease):
        await finish(any_store, slow)
    assert await any_store.read(user) == []
    await finish(any_store, quick)
    assert len(await any_store.read(user)) == 1
    with pytest.raises(LostLease):
        await any_store.runs.renew(slow)


async def test_a_run_of_the_next_date_fences_off_an_abandoned_one(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await say(any_store, user, "I work at Stripe")
    old = await claim(any_store, user, lease=timedelta(minutes=1))
    clock.advance(days=1)
    assert await any_store.runs.due(TONIGHT + timedelta(days=1), after=f"{user[:-1]}", limit=5) != []
    new = await claim(any_store, user, TONIGHT + timedelta(days=1))
    assert [one.content for one in new.interactions] == ["I work at Stripe"]
    with pytest.raises(LostLease):
        await finish(any_store, old)
    await finish(any_store, new)
    records = {row["run_date"]: row["status"] for row in await any_store.runs.of(user)}
    assert records == {TONIGHT: "failed", TONIGHT + timedelta(days=1): "completed"}


async def test_only_one_run_of_a_user_goes_on_at_a_time_whatever_its_date(any_store: MemoryStore, user: str) -> None:
    await say(any_store, user, "I work at Stripe")
    await claim(any_store, user)
    assert await any_store.runs.claim(user, TONIGHT + timedelta(days=1), worker="other") is NotClaimed.HELD


async def test_a_completed_run_is_not_claimed_again_and_what_comes_later_waits(
    any_store: MemoryStore, user: str
) -> None:
    await say(any_store, user, "I work at Stripe")
    await finish(any_store, await claim(any_store, user), interactions_processed=1, tokens_used=7)
    await say(any_store, user, "I live in Kyiv")
    assert await any_store.runs.claim(user, TONIGHT, worker="other") is NotClaimed.DONE
    (record,) = await any_store.runs.of(user)
    assert (record["status"], record["interactions_processed"], record["tokens_used"]) == ("completed", 1, 7)
    later = await claim(any_store, user, TONIGHT + timedelta(days=1))
    assert [one.content for one in later.interactions] == ["I live in Kyiv"]


async def test_a_failed_run_lets_its_interactions_wait(any_store: MemoryStore, user: str) -> None:
    await say(any_store, user, "I work at Stripe")
    run = await claim(any_store, user)
    await any_store.runs.fail(run, "the model is down")
    (record,) = await any_store.runs.of(user)
    assert (record["status"], record["error_message"]) == ("failed", "the model is down")
    again = await claim(any_store, user)
    assert (again.fence, len(again.interactions)) == (2, 1)


async def test_the_first_night_is_the_last_24_hours_and_older_ones_never_come(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await say(any_store, user, "long ago", at=clock.now - timedelta(hours=25))
    await say(any_store, user, "today", at=clock.now - timedelta(hours=23))
    run = await claim(any_store, user)
    assert [one.content for one in run.interactions] == ["today"]
    await finish(any_store, run)
    assert user not in await any_store.runs.due(TONIGHT + timedelta(days=1), limit=100_000)


async def test_a_failed_first_night_loses_nothing(any_store: MemoryStore, user: str, clock: Clock) -> None:
    await say(any_store, user, "said on Monday", at=clock.now - timedelta(hours=20))
    await any_store.runs.fail(await claim(any_store, user), "down")
    clock.advance(days=2)
    run = await claim(any_store, user, TONIGHT + timedelta(days=2))
    assert [one.content for one in run.interactions] == ["said on Monday"]


async def test_late_and_directly_inserted_rows_are_collected_whatever_their_date(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    await say(any_store, user, "first")
    await finish(any_store, await claim(any_store, user))
    month_ago = clock.now - timedelta(days=30)
    rows = {"user_id": user, "conversation_id": f"{user}-talk", "id": "late", "role": "user", "content": "late"}
    with any_store._runtime.database.writing() as connection:
        connection.execute(insert(schema.messages).values(rows | {"at": month_ago}))
        connection.execute(insert(schema.posts).values(user_id=user, id="p", title="Direct"))
        connection.execute(
            insert(schema.deliveries).values(user_id=user, post_id="p", reaction="👍", reacted_at=month_ago)
        )
    run = await claim(any_store, user, TONIGHT + timedelta(days=1))
    assert {one.content for one in run.interactions} == {"late", "👍"}


async def test_a_changed_reaction_is_collected_again(any_store: MemoryStore, user: str) -> None:
    await any_store.activity.react(user, "p", title="Rust", reaction="👍")
    await finish(any_store, await claim(any_store, user))
    await any_store.activity.react(user, "p", reaction="👎")
    run = await claim(any_store, user, TONIGHT + timedelta(days=1))
    assert [one.content for one in run.interactions] == ["👎"]


async def test_paused_unknown_and_idle_users_have_nothing_to_claim(any_store: MemoryStore, user: str) -> None:
    assert await any_store.runs.claim(user, TONIGHT, worker="test") is NotClaimed.NOTHING
    assert user not in await any_store.users()
    await any_store.write(user, key="tea", value="Likes tea", category="preference")
    assert await any_store.runs.claim(user, TONIGHT, worker="test") is NotClaimed.NOTHING
    assert await any_store.runs.of(user) == []
    await say(any_store, user, "I work at Stripe")
    await any_store.pause(user)
    assert await any_store.runs.claim(user, TONIGHT, worker="test") is NotClaimed.PAUSED
    assert user not in await any_store.runs.due(TONIGHT, limit=100_000)


async def test_a_pause_during_the_run_applies_nothing(any_store: MemoryStore, user: str) -> None:
    await say(any_store, user, "I work at Stripe")
    run = await claim(any_store, user)
    await any_store.pause(user)
    with pytest.raises(Paused):
        await finish(any_store, run)
    await any_store.resume(user)
    assert await any_store.read(user) == []


async def test_an_erasure_during_the_run_applies_nothing(any_store: MemoryStore, user: str) -> None:
    await say(any_store, user, "I work at Stripe")
    run = await claim(any_store, user)
    await any_store.clear(user)
    with pytest.raises(LostLease):
        await finish(any_store, run)
    assert await any_store.read(user) == []
    assert await any_store.runs.of(user) == []


async def test_who_is_due_is_one_query_however_many_are_idle(store: MemoryStore, user: str) -> None:
    with store._runtime.database.writing() as connection:
        connection.execute(insert(schema.users), [{"id": f"idle-{number:04d}"} for number in range(2000)])
    await say(store, user, "I work at Stripe")
    asked: list[str] = []
    engine = store._runtime.database.engine
    event.listen(engine, "before_cursor_execute", lambda c, cursor, statement, *more: asked.append(statement))
    assert await store.runs.due(TONIGHT) == [user]
    assert len([statement for statement in asked if statement.startswith("SELECT")]) == 1


async def test_the_partial_indexes_serve_the_question_who_is_due(store: MemoryStore) -> None:
    """An idle user costs a look into seven empty places, not a scan of what they ever did."""
    seen: list[tuple[str, Any]] = []
    engine = store._runtime.database.engine
    event.listen(
        engine, "before_cursor_execute", lambda c, cursor, statement, given, *more: seen.append((statement, given))
    )
    await store.runs.due(TONIGHT)
    statement, given = next(one for one in seen if one[0].startswith("SELECT"))
    with engine.connect() as connection:
        plan = connection.connection.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", given).fetchall()
    assert len([row for row in plan if "_to_collect" in str(row)]) == 7
    assert not [row for row in plan if "SCAN messages" in str(row) or "SCAN deliveries" in str(row)]


async def test_what_waits_can_be_seen_without_claiming_it(any_store: MemoryStore, user: str, clock: Clock) -> None:
    await say(any_store, user, "I work at Stripe")
    before = await _marks(any_store, user)
    seen = await any_store.runs.preview(user, TONIGHT, clock.now)
    assert isinstance(seen, Run)
    assert [one.content for one in seen.interactions] == ["I work at Stripe"]
    assert await _marks(any_store, user) == before
    assert await any_store.runs.of(user) == []


async def test_an_error_beside_a_finished_run_takes_the_whole_night_back(any_store: MemoryStore, user: str) -> None:
    """Others share the transaction, so what was executed before the error must go too."""
    await say(any_store, user, "I work at Stripe")
    run = await claim(any_store, user)

    async def night() -> None:
        async with any_store.batch(user, actor="nightly") as draft:
            await draft.write(user, key="learned", value="Learned something", category="preference")
            draft.also(lambda unit, receipts: any_store.runs.finish(unit, run))
            draft.also(lambda unit, receipts: [][0])

    with pytest.raises(IndexError):
        await night()
    (record,) = await any_store.runs.of(user)
    assert record["status"] == "running"
    assert await any_store.read(user) == []


async def _marks(store: MemoryStore, user: str) -> list[Any]:
    query = text("SELECT run FROM messages WHERE user_id = :user ORDER BY arrival").bindparams(user=user)
    with store._runtime.database.reading() as connection:
        return [row.run for row in connection.execute(query)]
