"""S7: erasure reaches every byte we hold, and nothing comes back."""

from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from langchain_core.messages import HumanMessage
from langgraph.types import Command

from graphs.build import Graphs, open_graphs
from graphs.models.offline import OfflineModel
from graphs.server.threads import delete_threads
from stores import MemoryStore, Settings, Status, open_store
from stores.areas.episodes import Happened
from stores.areas.facts import Statement
from stores.changes import Proposal
from tests.conftest import BACKENDS, Clock
from tools.context import Context

CANARY = "zyzzyvacanary"


async def _fill(store: MemoryStore, user: str, canary: str = CANARY) -> None:
    """The canary wherever a user's words can end up."""
    await store.write(
        user, key=f"key_{canary}", value=f"Likes {canary}", category="preference", evidence=f"I like {canary}"
    )
    await store.update(user, f"key_{canary}", f"Loves {canary}", reason=f"said {canary}")
    await store.write(user, value=f"A note on {canary}\nin two lines", kind="note", source=f"chat {canary}")
    await store.write(user, key="mood", value=f"Saw {canary}", category="personal_context", durability="daily")
    await store.write(user, key="gone", value=f"Gone {canary}", category="preference", details={"why": canary})
    await store.forget(user, "gone", reason=canary)
    await store.activity.message(user, f"talk-{user}", role="user", content=f"I said {canary}", title=canary)
    await store.activity.deliver(user, "p1", title=f"All about {canary}", url=f"https://example.org/{canary}")
    await store.activity.command(user, f"/memory search {canary}")
    await store.scratchpad.set(user, "plan", canary)
    await store.facts.remember(user, Statement("personal", "pet", f"Keeps a {canary}", evidence=f"I keep a {canary}"))
    await store.episodes.create(user, Happened(f"The {canary}", f"It was fed, the {canary}", tags=[canary]))
    await store.tasks.add(user, "call-1", "remember_fact", {"args": {"fact_value": canary}})
    await store.write(user, key="tea", value=f"Drinks {canary}", category="preference", confidence=0.75)
    doubt = (await store.review.questions(user, 1))[0]
    await store.review.answer(user, doubt.plain(), "change", f"Drinks {canary} daily")
    await store.change(user, Proposal("mood", reason=f"Like {canary}", same_as=doubt.memory.id), actor="nightly")
    await store.choices.keep_here(user, f"talk-{canary}", True)
    await store.search(user, canary, kinds=["memory", "message"])
    await store.trends.take_part(user, True)
    await store.activity.save_post(user, "p2", title=f"More about {canary}")
    await store.rank(user, [{"id": "p3", "title": f"News of {canary}", "points": 1}])


def _bytes_below(folder: Path) -> list[str]:
    wanted = CANARY.encode()
    return [str(path) for path in folder.rglob("*") if path.is_file() and wanted in path.read_bytes().lower()] + [
        str(path) for path in folder.rglob(f"*{CANARY}*")
    ]


@pytest.mark.parametrize("documents", ["files", "database"])
async def test_after_clear_no_byte_of_the_user_is_left_on_disk(settings: Settings, documents: str) -> None:
    settings = settings.model_copy(update={"documents": documents})
    async with open_store(settings) as store:
        await _fill(store, "ann")
        (settings.data_dir / "memory" / "ann").mkdir(parents=True, exist_ok=True)
        (settings.data_dir / "memory" / "ann" / "MEMORY.damaged-abc").write_text(CANARY)
        assert _bytes_below(settings.data_dir)
        receipt = await store.clear("ann")
        assert receipt.status is Status.DELETED
        assert (receipt.counts["memory"], receipt.counts["tool_tasks"]) == (7, 1)
        assert _bytes_below(settings.data_dir) == [] if documents == "files" else True
        assert await store.search("ann", CANARY, kinds=["memory", "message"]) == []
    leftover = settings.data_dir / "memory" / "ann" / "MEMORY.damaged-abc"
    if documents == "database":
        leftover.unlink(missing_ok=True)
    assert _bytes_below(settings.data_dir) == []


async def test_clearing_one_user_leaves_the_others_alone(any_store: MemoryStore, user: str) -> None:
    other = f"{user}-other"
    await _fill(any_store, user)
    await _fill(any_store, other)
    before = await any_store.export(other)
    await any_store.clear(user)
    assert await any_store.export(other) == before


async def test_after_clear_no_row_of_postgresql_holds_the_words(
    settings: Settings, postgres_url: str, user: str
) -> None:
    canary = _canary(user)
    async with open_store(settings.model_copy(update={"database_url": postgres_url})) as store:
        await _fill(store, user, canary)
        assert _rows_holding(postgres_url, canary)
        await store.clear(user)
        assert _rows_holding(postgres_url, canary) == []


def _canary(user: str) -> str:
    """A word of this user's own, of letters only: digits among them would look like a secret."""
    return "canary" + "".join(chr(ord("g") + int(digit)) if digit.isdigit() else digit for digit in user[-12:])


def _rows_holding(url: str, canary: str) -> list[str]:
    with psycopg.connect(url.replace("+psycopg", "")) as connection:
        tables = connection.execute(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        ).fetchall()
        # Bytes are compared as hex, since documents are kept as bytes.
        return [
            name
            for (name,) in tables
            if connection.execute(
                f"SELECT 1 FROM {name} AS t WHERE lower(t::text) LIKE %s OR t::text LIKE %s LIMIT 1",
                (f"%{canary}%", f"%{canary.encode().hex()}%"),
            ).fetchone()
        ]


async def test_erasing_one_memory_leaves_no_byte_of_it(settings: Settings) -> None:
    async with open_store(settings) as store:
        await store.write(
            "ann", key="hobby", value=f"Breeds {CANARY}", category="personal_context", evidence=f"I breed {CANARY}"
        )
        await store.update("ann", "hobby", f"Still breeds {CANARY}")
        await store.write("ann", key="mood", value=f"Fed the {CANARY}", category="personal_context", durability="daily")
        await store.write("ann", key="role", value="Engineer", category="work_context")
        await store.activity.message("ann", "talk", role="user", content=f"I breed {CANARY}")
        for key in ("hobby", "mood"):
            assert (await store.forget("ann", key, erase=True)).status is Status.DELETED
        assert [row.value for row in await store.read("ann")] == ["Engineer"]
    assert _bytes_below(settings.data_dir) == []


async def test_erasing_a_memory_erases_what_it_said_before_and_whatever_quotes_it(settings: Settings) -> None:
    async with open_store(settings) as store:
        await store.write("ann", key="home", value=f"Lives in {CANARY}", category="personal_context")
        await store.update("ann", "home", "Lives by the sea")
        await store.scratchpad.set("ann", "draft", f"She lives in {CANARY}, says the note")
        await store.activity.command("ann", f"/memory why lives in {CANARY}")
        await store.tasks.add("ann", "call-1", "write_memory", {"args": {"value": f"Lives in {CANARY}"}})
        assert (await store.forget("ann", "home", erase=True)).status is Status.DELETED
    assert _bytes_below(settings.data_dir) == []


async def _live(graphs: Graphs, user: str, canary: str, clock: Clock) -> None:
    """A user of the whole product: discussions, an article, commands, a night."""
    article = {"id": "p1", "title": f"All about {canary}", "text": f"Some say {canary}."}
    for thread, said in (
        ("one", f"Remember that I like {canary} birds"),
        ("one", f"What do you think of {canary}?"),
        ("two", f"I work as a nurse at {canary}"),
        ("three", f"/memory search {canary}"),
        ("four", f"Is {canary} new?"),
        ("five", "/memory review"),
        ("five", f"change: Likes {canary} birds a lot"),
        ("five", "/memory keep"),
        ("six", f"/memory vergessen {canary}"),
    ):
        again = article | {"id": "p2", "title": f"More about {canary}"}
        about = {"one": {"article": article}, "four": {"article": again}}.get(thread, {})
        given = {"messages": [HumanMessage(said)], **about}
        await graphs.turn(user, f"{user}-{thread}", given)
        clock.advance(minutes=45)
    posts = [{"id": "p3", "title": f"News of {canary}", "text": f"Birds like {canary}.", "points": 1}]
    for name in ("rank", "digest"):
        config = {"configurable": {"thread_id": f"{user}-{name}"}}
        await graphs[name].ainvoke({"posts": posts}, config, context=Context(user_id=user))
    await graphs["nightly"].ainvoke({"users": [user]}, {"configurable": {"thread_id": f"night-{user}"}})


@pytest.mark.parametrize("backend", BACKENDS)
async def test_clear_in_a_discussion_reaches_threads_too_and_the_next_night_learns_nothing_back(
    request: pytest.FixtureRequest, settings: Settings, clock: Clock, user: str, backend: str
) -> None:
    canary = _canary(user)
    if backend == "postgresql":
        settings = settings.model_copy(update={"database_url": request.getfixturevalue("postgres_url")})
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await _live(graphs, user, canary, clock)
        assert _held(settings, canary)
        asked = await graphs.turn(user, f"{user}-two", {"messages": [HumanMessage("/memory clear")]})
        assert asked.question
        done = await graphs.turn(user, f"{user}-two", Command(resume="yes"))
        assert "memories" in done.reply
        assert "messages" in done.reply
        clock.advance(hours=20)
        await graphs["nightly"].ainvoke({"users": [user]}, {"configurable": {"thread_id": f"next-{user}"}})
        assert await graphs.store.read(user, kind=None) == []
        answer = await graphs.turn(user, f"{user}-two", {"messages": [HumanMessage("What do you know about me?")]})
        assert canary not in answer.reply
    assert _held(settings, canary) == []
    if backend == "postgresql":
        assert _table_files_holding(settings.database_url, canary) == []


async def test_the_planner_of_postgresql_keeps_no_sample_of_what_was_said(
    settings: Settings, clock: Clock, user: str, postgres_url: str
) -> None:
    canary = _canary(user)
    settings = settings.model_copy(update={"database_url": postgres_url})
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await _live(graphs, user, canary, clock)
        await graphs.store.write(user, key="role", value="Gardener", category="work_context")
        with psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute("ANALYZE")
            samples = "SELECT tablename, attname FROM pg_stats WHERE schemaname = current_schema() AND "
            kept = "(most_common_vals::text LIKE %(canary)s OR histogram_bounds::text LIKE %(canary)s)"
            found = connection.execute(samples + kept, {"canary": f"%{canary}%"}).fetchall()
    assert found == []


def _held(settings: Settings, canary: str) -> list[str]:
    on_disk = [
        str(path) for path in settings.data_dir.rglob("*") if path.is_file() and canary.encode() in path.read_bytes()
    ]
    return on_disk + (_rows_holding(settings.database_url, canary) if settings.database_url else [])


def _table_files_holding(url: str, canary: str) -> list[str]:
    """The database's files after `VACUUM FULL`, which is what removes dead rows from them."""
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute("VACUUM FULL")
        connection.execute("CHECKPOINT")
        row = connection.execute(
            "SELECT current_setting('data_directory'), oid FROM pg_database WHERE datname = current_database()"
        ).fetchone()
    assert row
    holding = []
    for path in (Path(row[0]) / "base" / str(row[1])).iterdir():
        with suppress(FileNotFoundError):  # the server makes some of its files anew as others connect
            holding += [path.name] if canary.encode() in path.read_bytes() else []
    return holding


async def test_a_killed_clear_is_finished_at_the_next_open(settings: Settings) -> None:
    async with open_store(settings) as store:
        await _fill(store, "ann")
        text = (settings.data_dir / "memory" / "ann" / "MEMORY.md").read_bytes()
        await store.clear("ann")
    # As if the kill had come between the commit and the publication of the empty file.
    async with open_store(settings) as store:
        await store.clear("ann")
    assert text
    assert _bytes_below(settings.data_dir) == []


async def test_erasing_one_memory_takes_the_digests_that_tell_of_it(
    settings: Settings, clock: Clock, user: str
) -> None:
    canary = _canary(user)
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.store.write(user, key="hobby", value=f"Likes {canary} birds", category="preference")
        posts = [{"id": "p3", "title": "All about birds", "text": "Birds sing.", "points": 1}]
        for name in ("rank", "digest"):
            config = {"configurable": {"thread_id": f"{user}-{name}"}}
            made = await graphs[name].ainvoke({"posts": posts}, config, context=Context(user_id=user))
            assert canary in str(made)
        found = await graphs.store.would_erase(user, "hobby")
        assert found
        assert await delete_threads(graphs.threads, user, keep="", quoting=found.sayings) == []
        await graphs.store.forget(user, "hobby", erase=True)
        assert _held(settings, canary) == []


async def test_what_stays_beside_a_quotation_that_was_cut_is_named_where_it_may_speak_of_it(
    settings: Settings, clock: Clock
) -> None:
    """A question with half of the words, in a message, a file or a version that was cut, and in what others rest on."""
    asked, said, kept = "How do I feed my zorillas?", "I keep zorillas in the cellar", "Words about the garden"
    folder = settings.data_dir / "memory" / "ann"
    async with open_store(settings, clock=clock) as store:
        await store.write("ann", key="pets", value="Keeps zorillas in the cellar", category="personal_context")
        await store.write("ann", key="food", value=kept, category="preference", evidence=f"{asked} {kept}.")
        await store.write("ann", key="gone", value="Likes tea", category="preference", evidence=asked)
        await store.update("ann", "gone", "Likes coffee", evidence="I like coffee", reason=asked)
        await store.activity.message("ann", "talk", role="user", content=f"{asked} {said}.")
        file = folder / "MEMORY.md"
        file.write_text(f"{file.read_text()}\n## Mine\n\n{asked} {said}.\n")
        (folder / "MEMORY.kept-0123456789ab.md").write_text(f"- {said}\n- {asked}\n")
        await store.read("ann")
        shown = await store.would_erase("ann", "pets")
        receipt = await store.forget("ann", "pets", erase=True)
    assert shown
    assert shown.receipt.remains == receipt.remains
    places = ("messages talk", "file MEMORY.md", "MEMORY.kept-0123456789ab.md", "memory food", "events gone (2)")
    assert {f"{place} may speak of it" for place in places} == set(receipt.remains)
    assert {"messages talk", "file MEMORY.md", "MEMORY.kept-0123456789ab.md"} <= set(receipt.removed)
