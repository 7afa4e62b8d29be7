"""Nights seen from outside: figures by date, and one night as the lines it changed."""

from datetime import timedelta
from functools import partial

from graphs.models.offline import OfflineModel
from stores import MemoryStore, Settings, open_store
from stores.areas.nightly_runs.review import changes_of, nights, one_night, users_of
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.nights import live, night, say


async def test_dates_users_and_one_night(any_settings: Settings, user: str, clock: Clock) -> None:
    clock.now += timedelta(days=int(user[-4:], 16) % 10_000)  # a date of its own: the database is shared
    settings = any_settings.model_copy(update={"prices": {"ScriptedModel": (1.0, 1.0)}, "offline_fallback": False})
    other = f"{user}-b"
    async with open_store(settings, clock=clock) as store:
        await live(store, user, clock)
        await say(store, other, "Hello there")
        day = clock.now.date()
        came = await night(store, OfflineModel(), settings, user, clock)
        await night(store, ScriptedModel(then=RuntimeError("down")), settings, other, clock)
        (figures,) = [one for one in await store.everyone(partial(nights, limit=1000)) if one.run_date == day]
        assert (figures.users, figures.completed, figures.failed, figures.running) == (2, 1, 1, 0)
        assert (figures.written, figures.updated, figures.cost) == (came.written, came.updated, 0.0)
        failed, done = await store.everyone(partial(users_of, run_date=day))
        assert (failed.user_id, failed.status, failed.batch) == (other, "failed", None)
        assert "the model failed" in failed.reason
        assert (done.user_id, done.status, done.batch, done.undone_by) == (user, "completed", came.batch, None)
        memory_md, *notes = await store.everyone(partial(changes_of, user_id=user, batch=came.batch))
        assert memory_md.name == "MEMORY.md"
        told = [line for lines in memory_md.sections.values() for line in lines]
        assert len(told) == came.written
        text = await store.document(user) or ""
        assert all(line[:2] == "+ " and line[2:] in text for line in told)
        (note,) = notes
        written = await store.document(user, day) or ""
        assert note.name.endswith(f"{day}.md")
        assert {line[2:] for lines in note.sections.values() for line in lines} <= set(written.splitlines())
        receipt = await store.undo(user, came.batch, actor="operator")
        assert receipt.ok
        again = await store.everyone(partial(one_night, run_id=done.id))
        assert again is not None
        assert again.undone_by == receipt.batch
        assert (await store.history(user))[-1].actor == "operator"
        await store.clear(user)
        assert await store.everyone(partial(one_night, run_id=done.id)) is None


async def test_a_changed_line_is_shown_as_it_was_and_as_it_is(store: MemoryStore) -> None:
    await store.write("ann", key="role", value="Backend engineer", category="work_context")
    async with store.batch("ann", actor="nightly") as draft:
        await draft.update("ann", "role", "Data engineer")
    (found,) = await store.everyone(partial(changes_of, user_id="ann", batch=draft.batch))
    assert found.sections == {"## Work Context": ["- - Role: Backend engineer", "+ - Role: Data engineer"]}
    await store.forget("ann", "role", erase=True)
    (left,) = await store.everyone(partial(changes_of, user_id="ann", batch=draft.batch))
    assert left.sections == {}
