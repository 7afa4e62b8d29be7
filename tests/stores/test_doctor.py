"""The doctor: sees every disagreement, changes nothing while it looks, and mends without losing a memory."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from stores import Settings, open_store
from stores.database.connection import Database
from stores.maintenance.doctor import Doctor, Finding
from stores.search.index.entries import Entry
from stores.search.index.user_index import UserIndex

pytestmark = pytest.mark.slow

SORTS = (("memory", "preference"), ("memory", "reading_history"), ("fact", "skill"), ("note", ""), ("episode", "mixed"))
VALUE = "Backend engineer at a small company"


async def fill(settings: Settings, user: str) -> None:
    async with open_store(settings) as store:
        await store.write(user, key="role", value=VALUE, category="work_context")
        await store.write(user, key="reading", value="Prefers long technical articles", category="preference")
        await store.write(user, key="timezone", value="Europe/Kyiv", category="personal_context")
        await store.write(
            user, key="crypto", value="Doubts that crypto is useful", category="preference", confidence=0.5
        )
        await store.write(
            user, key="deploys", value="Fridays go wrong", category="lesson", kind="observation", author="agent"
        )


def examine(settings: Settings, user: str) -> list[Finding]:
    with closing(Doctor(settings)) as doctor:
        return doctor.examine([user])


def repair(settings: Settings, user: str) -> list[Finding]:
    with closing(Doctor(settings)) as doctor:
        return doctor.repair([user])


def damage(settings: Settings, statement: str, **values: object) -> None:
    with closing(Database(settings.url)) as database, database.writing() as connection:
        connection.execute(text(statement), values)


async def values(settings: Settings, user: str) -> dict[str, str]:
    async with open_store(settings) as store:
        return {memory.key: memory.value for memory in await store.read(user, kind=None, limit=None)}


async def test_a_healthy_user_has_no_findings(any_settings: Settings, user: str) -> None:
    await fill(any_settings, user)
    assert examine(any_settings, user) == []
    assert repair(any_settings, user) == []


async def test_nobody_has_no_findings_and_is_not_created(any_settings: Settings, user: str) -> None:
    async with open_store(any_settings) as store:
        assert examine(any_settings, user) == []
        assert user not in await store.users()


ROLE = "WHERE user_id = :user AND key = 'role'"
SNAPSHOT = "INSERT INTO index_snapshots (user_id, name, epoch, upto, data) VALUES (:user, 'memory'"
DAMAGES = {
    "a row vanished": (f"DELETE FROM memory {ROLE}", "rows"),
    "a row changed without an event": (f"UPDATE memory SET confidence = 0.9 {ROLE}", "events"),
    "a row says something else than its line": (f"UPDATE memory SET value = 'x' {ROLE}", "rows"),
    "events vanished": ("DELETE FROM events WHERE user_id = :user", "events"),
    "a daily row vanished": ("DELETE FROM memory WHERE user_id = :user AND key = 'crypto'", "rows"),
    "spellings are of another version": ("UPDATE memory SET fingerprint = 'old' WHERE user_id = :user", "rows"),
    "the revision fell behind": ("UPDATE users SET revision = 0 WHERE id = :user", "rows"),
    "a snapshot is damaged": (f"{SNAPSHOT}, 0, 9, x'0badda7a')", "index"),
    "a snapshot outlived an erasure": (f"{SNAPSHOT}, -1, 9, x'0badda7a')", "index"),
}


@pytest.mark.parametrize("what", DAMAGES)
async def test_damage_is_seen_where_it_is_and_mended_without_losing_a_memory(
    settings: Settings, user: str, what: str
) -> None:
    statement, where = DAMAGES[what]
    await fill(settings, user)
    known = await values(settings, user)
    damage(settings, statement, user=user)
    found = examine(settings, user)
    assert where in {finding.where for finding in found}
    assert all(finding.repair for finding in found)
    assert examine(settings, user) == found, "examining changed something"
    assert repair(settings, user) == found
    assert examine(settings, user) == []
    assert await values(settings, user) == known


def _rewrite(settings: Settings, user: str, name: str, old: str, new: str) -> None:
    """A document that says something else, on disk and in its record: nobody edited it."""
    path = settings.data_dir / "memory" / user / name
    text_now = path.read_text().replace(old, new)
    assert text_now != path.read_text()
    path.write_text(text_now)
    same = "UPDATE documents SET current = :now, published = :now WHERE user_id = :user AND name = :name"
    damage(settings, same, now=text_now.encode(), user=user, name=name)


def _note(settings: Settings, user: str) -> str:
    (note,) = (settings.data_dir / "memory" / user / "memory").glob("*.md")
    return f"memory/{note.name}"


_CRYPTO = "Doubts that crypto is useful"
LINES: dict[str, tuple[Callable[[Settings, str], object], str]] = {
    "a line is gone": (
        lambda chosen, user: _rewrite(chosen, user, "MEMORY.md", f"- Role: {VALUE}\n", ""),
        "MEMORY.md has no line for memory 'role'",
    ),
    "a line has no row": (
        lambda chosen, user: _rewrite(chosen, user, "MEMORY.md", "- Role:", "- Pet: A cat named Sirko\n- Role:"),
        "(pet) has no row",
    ),
    "a daily line is gone": (
        lambda chosen, user: _rewrite(chosen, user, _note(chosen, user), f"Crypto: {_CRYPTO}", "Nothing of note"),
        "has no line for memory 'crypto'",
    ),
    "a daily line has no row": (
        lambda chosen, user: _rewrite(chosen, user, _note(chosen, user), _CRYPTO, f"{_CRYPTO}\n- Lunch: Borshch"),
        "(lunch) has no row",
    ),
}


@pytest.mark.parametrize("what", LINES)
async def test_lines_and_rows_that_disagree_are_brought_together(settings: Settings, user: str, what: str) -> None:
    spoil, problem = LINES[what]
    await fill(settings, user)
    known = await values(settings, user)
    spoil(settings, user)
    assert any(problem in finding.problem for finding in examine(settings, user))
    repair(settings, user)
    assert examine(settings, user) == []
    assert (await values(settings, user)).items() >= known.items()


def _snapshot(settings: Settings, user: str, kept: dict[str, str], *, epoch: int = 0) -> None:
    """A whole snapshot of an index that holds these values."""
    index = UserIndex(k1=settings.bm25_k1, b=settings.bm25_b)
    for memory_id, value in kept.items():
        index.put(Entry(memory_id, value))
    damage(settings, f"{SNAPSHOT}, :epoch, 99, :data)", user=user, epoch=epoch, data=index.dump())


@pytest.mark.parametrize(
    ("epoch", "spoil", "problem"),
    [
        (-1, lambda kept: kept, "is from before an erasure"),
        (0, lambda kept: dict(list(kept.items())[1:]), "1 would not be found"),
        (0, lambda kept: dict.fromkeys(kept, "Something else"), "ranks otherwise"),
    ],
)
async def test_an_index_that_does_not_answer_as_the_rows_is_built_anew(
    settings: Settings, user: str, epoch: int, spoil: Callable[[dict[str, str]], dict[str, str]], problem: str
) -> None:
    await fill(settings, user)
    async with open_store(settings) as store:
        kept = {memory.id: memory.value for memory in await store.read(user, kind=None, limit=None)}
    _snapshot(settings, user, spoil(kept), epoch=epoch)
    (finding,) = examine(settings, user)
    assert problem in finding.problem
    repair(settings, user)
    assert examine(settings, user) == []


async def test_a_row_that_is_brought_back_takes_nobodys_key(settings: Settings, user: str) -> None:
    await fill(settings, user)
    damage(settings, f"DELETE FROM memory {ROLE}", user=user)
    async with open_store(settings) as store:
        await store.write(user, key="role", value="Staff engineer by now", category="work_context")
    assert repair(settings, user)
    assert examine(settings, user) == []
    assert (await values(settings, user))["role"] == "Staff engineer by now"


async def test_mending_works_on_postgresql_too(postgres_url: str, settings: Settings, user: str) -> None:
    chosen = settings.model_copy(update={"database_url": postgres_url})
    await fill(chosen, user)
    damage(chosen, "DELETE FROM memory WHERE user_id = :user", user=user)
    assert {finding.where for finding in repair(chosen, user)} >= {"rows"}
    assert examine(chosen, user) == []
    assert (await values(chosen, user))["role"] == VALUE


async def test_what_mending_did_is_in_the_history_and_can_be_undone(settings: Settings, user: str) -> None:
    await fill(settings, user)
    damage(settings, "DELETE FROM memory WHERE user_id = :user AND key = 'role'", user=user)
    repair(settings, user)
    async with open_store(settings) as store:
        event = (await store.history(user, key="role"))[-1]
        assert (event.actor, event.operation) == ("doctor", "found")
        await store.undo(user, event.batch)
        assert await store.get(user, "role") is None


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (lambda path: path.write_text(path.read_text().replace("Backend", "Frontend")), "was edited"),
        (lambda path: path.unlink(), "was missing"),
        (lambda path: (path.parent / "memory" / "2026-02-01.md").write_text("## Insights\n"), "was edited"),
    ],
)
async def test_what_happened_to_the_files_is_seen_and_taken_in(
    settings: Settings, user: str, edit: Callable[[Path], object], problem: str
) -> None:
    await fill(settings, user)
    edit(settings.data_dir / "memory" / user / "MEMORY.md")
    (finding,) = examine(settings, user)
    assert problem in finding.problem
    repair(settings, user)
    assert examine(settings, user) == []


async def test_what_an_interrupted_write_left_is_seen_and_forgets_nothing(settings: Settings, user: str) -> None:
    await fill(settings, user)
    async with open_store(settings) as store:
        known = await store.read(user, limit=None)
    assert known
    folder = settings.data_dir / "memory" / user
    (folder / f".MEMORY.md.{'0' * 32}.tmp").write_text("half")
    (finding,) = examine(settings, user)
    assert "interrupted write" in finding.problem
    repair(settings, user)
    async with open_store(settings) as store:
        assert await store.read(user, limit=None) == known
    (kept,) = folder.glob("MEMORY.kept-*.md")
    assert kept.read_text() == "half"


async def test_a_secret_a_person_typed_is_no_damage(settings: Settings, user: str) -> None:
    await fill(settings, user)
    path = settings.data_dir / "memory" / user / "MEMORY.md"
    path.write_text(path.read_text() + "- Router: the password is Xy9!kLmn27Qp\n")
    repair(settings, user)
    assert examine(settings, user) == []
    assert "Xy9!kLmn27Qp" in path.read_text()


async def test_files_the_database_never_saw_are_taken_in(settings: Settings) -> None:
    folder = settings.data_dir / "memory" / "zoe"
    folder.mkdir(parents=True)
    (folder / "MEMORY.md").write_text("# User Memory\n\n## Work Context\n- Role: Zoo keeper\n")
    with closing(Doctor(settings)) as doctor:
        (finding,) = doctor.examine()
        assert (finding.user_id, finding.where) == ("zoe", "file")
        doctor.repair()
        assert doctor.examine() == []
    assert await values(settings, "zoe") == {"role": "Zoo keeper"}


async def test_a_folder_that_is_no_users_is_left_to_a_person(settings: Settings, user: str) -> None:
    await fill(settings, user)
    (settings.data_dir / "memory" / "Lost+Found").mkdir()
    with closing(Doctor(settings)) as doctor:
        (finding,) = doctor.repair() or doctor.examine()
    assert "Lost+Found" in finding.problem
    assert finding.repair == ""


async def test_a_damaged_database_is_reported(settings: Settings, user: str) -> None:
    await fill(settings, user)
    engine = create_engine(settings.url)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("INSERT INTO tombstones (user_id, digest) VALUES ('nobody', 'x')")
        connection.commit()
    engine.dispose()
    with closing(Doctor(settings)) as doctor:
        assert [finding.problem for finding in doctor.examine([user])] == ["rows without an owner in tombstones"]


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_a_user_does_leaves_nothing_to_mend(settings: Settings, user: str, seed: int) -> None:
    dice = Random(seed)
    async with open_store(settings) as store:
        for step in range(60):
            key = f"topic_{dice.randrange(12)}"
            match dice.randrange(9):
                case 0 | 1 | 2:
                    kind, category = dice.choice(SORTS)
                    value = f"Step {step} says {dice.randrange(10**6)}: [a] *b* – Київ"
                    await store.write(
                        user, key=key, value=value, category=category, kind=kind, confidence=dice.random()
                    )
                case 3 | 4:
                    await store.update(user, key, f"Changed at step {step} to {dice.randrange(10**6)}")
                case 5:
                    await store.forget(user, key, erase=dice.random() < 0.3)
                case 6:
                    await store.undo(user)
                case 7:
                    await store.load(user, await store.export(user))
                case _:
                    path = settings.data_dir / "memory" / user / "MEMORY.md"
                    if path.exists():
                        lines = path.read_text().splitlines(keepends=True)
                        lines.insert(dice.randrange(1, len(lines) + 1), f"- Typed {step}: {dice.randrange(10**6)}\n")
                        path.write_text("".join(lines))
        await store.document(user)
    assert examine(settings, user) == []


async def test_files_of_several_machines_are_warned_of(
    settings: Settings, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    chosen = settings.model_copy(update={"database_url": postgres_url})
    async with open_store(chosen):
        assert "MEMORY_DOCUMENTS=database" in caplog.text
    for one, warned in (
        (chosen, True),
        (chosen.model_copy(update={"documents": "database"}), False),
        (settings, False),
    ):
        with closing(Doctor(one)) as doctor:
            assert bool(doctor.advice) is warned
