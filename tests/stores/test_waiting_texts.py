"""A text that waits for its publication: what the disk holds meanwhile is told by what was put into it."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from stores import MemoryStore, Settings, open_store
from stores.database import migrate
from stores.database.connection import Database
from stores.documents.records import Page, Pages, _columns, mark_published, page_of, pages_of

OLD, NEW = b"# Note\n- One\n- Two\n", b"# Note\n- One\n- One and a half\n- Two\n"
ORDER = ("current", "published", "pending", "earlier", "folder", "saved_at", "inserted")


def _row(page: Page) -> list[object]:
    columns = _columns(page)
    return [columns[name] for name in ORDER]


@pytest.mark.parametrize(
    ("published", "current"),
    [
        (OLD, NEW),
        (OLD, OLD + b"- Three\n"),
        (NEW, OLD),
        (OLD, OLD),
        (OLD, b"# Other\n- One\n- Two\n- Three\n"),
        (None, NEW),
        (b"", NEW),
        (OLD, b""),
        (b"aaa", b"aaaaa"),
    ],
)
@pytest.mark.parametrize("pending", [True, False])
def test_the_text_on_disk_is_told_whatever_became_of_it(published: bytes | None, current: bytes, pending: bool) -> None:
    page = Page(current, published, pending, b"earlier", "folder", 7)
    assert page_of(_row(page)) == page


def test_what_an_earlier_version_left_waiting_is_taken_as_it_stands() -> None:
    page = Page(NEW, OLD, pending=True)
    left = [NEW, OLD, True, None, None, None, _columns(page)["inserted"]]
    assert _columns(page)["published"] == NEW
    assert page_of(left) == page


async def test_to_mark_a_text_that_grew_rewrites_none_of_its_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data_dir=tmp_path, database_url=f"sqlite:///{tmp_path / 'memory.db'}")
    log, sizes = tmp_path / "memory.db-wal", list[int]()

    def noted(*given: object) -> None:
        sizes.append(log.stat().st_size)
        mark_published(*given)  # type: ignore[arg-type]

    async with open_store(settings) as store:
        async with store.batch("ann") as draft:
            for number in range(200):
                value = f"Walked past the {chr(97 + number % 26) * 4}{number} mill with a friend"
                await draft.write("ann", key=f"walk {number}x", value=value, category="preference", durability="daily")
        await store.write("ann", key="a mill", value="Saw a mill", category="preference", durability="daily")
        assert not store._runtime.database.scrub()
        monkeypatch.setattr("stores.write.queue.commit_queue.mark_published", noted)
        await store.write("ann", key="a lake", value="Saw a lake", category="preference", durability="daily")
        [note] = [len(one) for name, one in _texts(store).items() if name != "MEMORY.md"]
        assert log.stat().st_size - sizes[0] < note


def _texts(store: MemoryStore) -> dict[str, bytes]:
    with store._runtime.database.reading("ann") as connection:
        return {name: page.current or b"" for name, page in pages_of(connection, "ann").items()}


def test_an_earlier_schema_has_the_text_on_disk_beside_the_new_one(tmp_path: Path) -> None:
    with closing(Database(f"sqlite:///{tmp_path / 'memory.db'}")) as database:
        migrate.migrate(database)
        with database.writing() as connection:
            connection.execute(text("INSERT INTO users (id) VALUES ('ann')"))
            pages = Pages(connection, "ann")
            pages.put_text("MEMORY.md", OLD)
            pages.seen("MEMORY.md", OLD)
            pages.flush()
            pages.put_text("MEMORY.md", NEW)
            pages.flush()
            assert replace(pages_of(connection, "ann")["MEMORY.md"], earlier=None) == Page(NEW, OLD, pending=True)
            config = migrate._config()
            config.attributes["connection"] = connection
            command.downgrade(config, "0017")
            found = connection.execute(text("SELECT current, published, pending FROM documents")).one()
            assert tuple(found) == (NEW, OLD, 1)
