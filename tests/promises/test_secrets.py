"""S16: a refused secret is nowhere on disk, except in a file where the person typed it; no model ever sees it."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from langchain_core.messages import HumanMessage
from langchain_core.runnables import RunnableConfig

from graphs.build import Graphs, open_graphs
from language.sensitive.values import MARK
from stores import MemoryStore, Settings, Status, open_store
from stores.errors import InvalidInput
from tests.conftest import BACKENDS, Clock
from tests.fakes import ScriptedModel, call
from tools.context import Context

SECRET = "hunterzwei77"
DAY = date(2026, 2, 12)


def bytes_below(folder: Path, secret: str = SECRET) -> list[str]:
    """The files that hold the secret, as it is or as a search index spells it."""
    wanted = secret.encode()
    found = [path for path in folder.rglob("*") if path.is_file()]
    return [
        str(path.relative_to(folder)) for path in found if wanted in path.read_bytes().lower() or secret in path.name
    ]


def rows_with(url: str, secret: str = SECRET) -> list[str]:
    """The tables of PostgreSQL with a row that holds the secret, the threads' tables among them."""
    with psycopg.connect(url.replace("postgresql+psycopg:", "postgresql:", 1)) as connection:
        tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        like = {"as_text": f"%{secret}%", "as_bytes": f"%{secret.encode().hex()}%"}
        query = 'SELECT 1 FROM "{}" AS row WHERE row::text LIKE %(as_text)s OR row::text LIKE %(as_bytes)s'
        return [name for (name,) in tables if connection.execute(query.format(name), like).fetchall()]


async def _tell_the_store(store: MemoryStore, user: str) -> None:
    """The secret through every verb that takes words."""
    for kind, category in (("memory", "preference"), ("note", ""), ("fact", "personal"), ("observation", "finding")):
        for durability in ("durable", "daily"):
            value = f"My password is {SECRET}"
            receipt = await store.write(
                user, key="way in", value=value, kind=kind, category=category, durability=durability
            )
            assert receipt.status is Status.REJECTED
    refused = await store.write(user, key="wifi password", value=SECRET, category="preference")
    assert (refused.status, SECRET in refused.reason) == (Status.REJECTED, False)
    kept = await store.write(
        user, key="tea", value="Likes green tea", category="preference", source=f"said with password {SECRET}",
        evidence=f"I like green tea and my password is {SECRET}", details={"why": f"pin and password: {SECRET}"},
    )  # fmt: skip
    assert kept.status is Status.STORED
    await store.update(user, "tea", "Likes black tea", reason=f"the password is {SECRET}")
    await store.forget(user, "tea", reason=f"password: {SECRET}")
    await store.activity.message(
        user, f"talk-{user}", role="user", content=f"my password is {SECRET}", title=f"password: {SECRET}"
    )
    await store.activity.deliver(user, "p1", title=f"His password is {SECRET}", url=f"https://x.org/?token={SECRET}1a")
    await store.activity.react(user, "p1", reaction=f"Nice, my password is {SECRET}")
    for number, key in enumerate((f"my password is {SECRET}", f"мій пароль {SECRET}")):
        assert (await store.update(user, key, "Tea", call_id=f"u{number}")).status is Status.REJECTED
        assert (await store.forget(user, key, call_id=f"f{number}")).status is Status.REJECTED
    await store.activity.command(user, f"/memory search password {SECRET}")
    await store.tasks.add(
        user, f"call-{user}", "remember_fact", {"args": {"fact_value": f"pw: {SECRET}", "password": SECRET}}
    )
    with pytest.raises(InvalidInput):
        await store.scratchpad.set(user, "password", SECRET)
    await store.search(user, "password", kinds=["memory", "message"])


async def _import(store: MemoryStore, user: str) -> None:
    data = await store.export(user)
    memory = {
        "id": str(uuid4()), "kind": "memory", "category": "preference", "key": "wifi_password", "value": SECRET,
        "durability": "durable", "state": "active", "author": "file", "confidence": 1.0,
        "created_at": "2026-01-01T00:00:00+00:00", "updated_at": "2026-01-01T00:00:00+00:00",
        "evidence": f"password: {SECRET}",
    }  # fmt: skip
    with pytest.raises(InvalidInput, match="secret") as refused:
        await store.load(user, {**data, "memories": [*data["memories"], memory]})
    assert SECRET not in str(refused.value)
    data["memories"].append(memory | {"key": "pet", "value": "Keeps a cat"})
    plan = {"key": "plan", "value": f"password: {SECRET}", "updated_at": "2026-01-01T00:00:00+00:00"}
    with pytest.raises(InvalidInput, match="secret"):
        await store.load(user, {**data, "activity": {**data["activity"], "scratchpad": [plan]}})
    data["activity"]["commands"] = [{"command": f"password {SECRET}", "at": "2026-01-01T00:00:00+00:00"}]
    assert (await store.load(user, data)).ok


async def _talk(graphs: Graphs, user: str) -> None:
    """Turns of a thread, a command, a capture and a summary, as a server's client would send them."""
    for text in (
        f"remember my password is {SECRET}",
        f"I live in Porto. The wifi password is {SECRET}!",
        f"/memory search password {SECRET}",
        f"Мій пароль: {SECRET}, запам'ятай",
    ):
        await graphs.turn(user, f"thread-{user}", {"messages": [{"role": "user", "content": text}]})
    config: RunnableConfig = {
        "configurable": {"thread_id": f"other-{user}", "user_id": user, "note": f"password: {SECRET}"}
    }
    given = {
        "messages": [HumanMessage(f"my password is {SECRET}")],
        "article": {"title": "x", "text": f"password: {SECRET}"},
    }
    await graphs["discussion"].ainvoke(given, config, context=Context(user_id=user))
    asked = {"message": f"remember: my password is {SECRET}"}
    await graphs["capture"].ainvoke(asked, _thread(f"c-{user}", user), context=Context(user_id=user))
    article = {"title": "x", "text": f"They said the password is {SECRET}."}
    await graphs["summarize"].ainvoke({"article": article}, _thread(f"s-{user}", user), context=Context(user_id=user))


def _thread(name: str, user: str) -> RunnableConfig:
    return {"configurable": {"thread_id": name, "user_id": user}}


def _careless() -> ScriptedModel:
    """A model that repeats what it was told, and tries to store it under every name."""
    wanted = call("save_memory", key="wifi password", value=SECRET, category="preference")
    return ScriptedModel(
        answers=[], then=lambda messages: wanted if len(messages) % 2 else f"Your password is {SECRET}."
    )


@pytest.mark.parametrize("backend", BACKENDS)
async def test_no_byte_of_a_refused_secret_is_kept_and_no_model_is_shown_it(
    backend: str, settings: Settings, user: str, clock: Clock, request: pytest.FixtureRequest
) -> None:
    if backend == "postgresql":
        settings = settings.model_copy(update={"database_url": request.getfixturevalue("postgres_url")})
    listening = ScriptedModel()
    async with open_graphs(settings, model=listening, clock=clock) as graphs:
        await _tell_the_store(graphs.store, user)
        await _import(graphs.store, user)
        await _talk(graphs, user)
        assert bytes_below(settings.data_dir) == []
        hits = await graphs.store.search(user, "password", kinds=["message"], limit=20)
        assert any(f"password is {MARK}" in hit.value for hit in hits)
    assert listening.history
    assert SECRET not in "".join(str(message) for shown in listening.history for message in shown)
    async with open_graphs(settings, model=_careless(), clock=clock) as graphs:
        for text in ("What is my wifi password?", "And again?"):
            await graphs.turn(user, f"loud-{user}", {"messages": [{"role": "user", "content": text}]})
    assert bytes_below(settings.data_dir) == []
    if backend == "postgresql":
        assert rows_with(settings.url) == []


LINES = ("- Wifi password: {}", "- my password is {}", "- `router pin code`: {}", "- **Пароль:** {}")


@pytest.mark.parametrize("how", ["editor", "save_document"])
async def test_a_secret_typed_into_a_file_stays_there_and_nowhere_else(
    settings: Settings, clock: Clock, how: str
) -> None:
    secrets = [f"4829{number}377" if "pin" in line else f"{SECRET}{number}" for number, line in enumerate(LINES)]
    typed = "".join(f"{line.format(secret)}\n" for line, secret in zip(LINES, secrets, strict=True))
    async with open_store(settings, clock=clock) as store:
        await store.write("ann", key="city", value="Lives in Porto", category="personal_context")
        await store.write("ann", key="mood", value="Feels fine", category="personal_context", durability="daily")
        for day in (None, DAY):
            before = str(await store.document("ann", day))
            heading = before[before.rindex("\n## ") : before.index("\n", before.rindex("\n## ") + 1) + 1]
            text = before.replace(heading, f"{heading}{typed}")
            if how == "save_document":
                await store.save_document("ann", text, day=day)
            else:
                (settings.data_dir / "memory" / "ann" / (f"memory/{day}.md" if day else "MEMORY.md")).write_text(text)
            assert typed in str(await store.document("ann", day))
        rows = await store.read("ann", kind=None, limit=None)
        assert sorted(row.key for row in rows) == ["city", "mood"]
        for secret in secrets:
            assert await store.search("ann", f"password {secret}", kinds=["memory", "message"]) == []
            assert secret not in await store.context("ann", f"wifi password {secret}", 1500)
        assert not [one for one in secrets if one in str(await store.history("ann"))]
        exported = await store.export("ann")
        assert not [one for one in secrets if one in str(exported)]
        assert (await store.load("bob", exported)).ok
        assert "Lives in Porto" in str(await store.document("bob"))
        await store.save_document("ann", str(await store.document("ann")).replace(typed, ""))
    tables = _texts_of(settings.data_dir / "memory.db")
    assert not [(name, one) for name, text in tables.items() for one in secrets if one in text and name != "documents"]


def _texts_of(database: Path) -> dict[str, str]:
    """All that each table holds, as text."""
    with closing(sqlite3.connect(database)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {name: str(connection.execute(f'SELECT * FROM "{name}"').fetchall()) for (name,) in names}
