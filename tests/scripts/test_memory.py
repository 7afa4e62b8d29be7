"""`python -m scripts.memory`: what each command prints, changes and returns."""

import io
import json
import sqlite3
import stat
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from scripts.memory import main
from stores import MemoryStore
from tests.scripts.conftest import CommandLine

ANN = ("--user-id", "ann")


class Keyboard(io.StringIO):
    """Somebody who types an answer."""

    def isatty(self) -> bool:
        return True


def test_show_into_a_pipe_is_the_file_byte_for_byte(ann: CommandLine) -> None:
    ran = ann(main, "show", *ANN)
    assert ran.code == 0
    assert ran.out == ann.memory_md.read_text()
    assert "- Role: Backend engineer at a small company" in ran.out


def test_show_on_a_terminal_keeps_control_characters_from_acting(
    ann: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = ann.memory_md.read_text().replace("small company", "small company\x1b[2J")
    ann.memory_md.write_text(text)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    ran = ann(main, "show", *ANN)
    assert "MEMORY.md of ann" in ran.out
    assert "\ufffd[2J" in ran.out
    assert "\x1b[2J" not in ran.out


def test_show_answers_with_the_words_a_person_just_typed_into_the_file(ann: CommandLine) -> None:
    ann.memory_md.write_text(ann.memory_md.read_text().replace("Backend", "Frontend"))
    assert "Frontend engineer" in ann(main, "show", *ANN).out
    assert "Frontend" in ann(main, "history", *ANN, "--key", "role").out


def test_show_prints_a_daily_note(ann: CommandLine) -> None:
    today = datetime.now(UTC).date().isoformat()
    assert "Crypto: Doubts that crypto is useful" in ann(main, "show", *ANN, "--daily", today).out
    missing = ann(main, "show", *ANN, "--daily", "2001-01-01")
    assert (missing.code, missing.out) == (1, "")
    assert "no note of 2001-01-01" in missing.err


def test_show_as_json_holds_the_document_and_its_memories(ann: CommandLine) -> None:
    shown = json.loads(ann(main, "show", *ANN, "--json").out)
    assert shown["enabled"] is True
    assert shown["document"].startswith("# User Memory")
    assert {memory["key"] for memory in shown["memories"]} == {"role", "reading", "crypto"}


@pytest.mark.parametrize("given", [["show"], ["history"], ["undo"], ["clear", "--yes"], ["forget", "role"], ["export"]])
def test_a_misspelled_user_is_named_and_not_created(command: CommandLine, given: list[str]) -> None:
    ran = command(main, *given, "--user-id", "anm")
    assert ran.code == 1
    assert "nothing is known of user 'anm'" in ran.err
    assert str(command.folder) in ran.err
    assert not (command.folder / "memory" / "anm").exists()


def test_history_is_a_table_of_who_changed_what_and_why(ann: CommandLine) -> None:
    ran = ann(main, "history", *ANN)
    assert ran.code == 0
    assert "confidence 0.50 is below 0.70" in ran.out
    assert "3 events, times in UTC" in ran.out


def test_history_shows_the_newest_events_and_says_how_many_there_are_before(ann: CommandLine) -> None:
    ran = ann(main, "history", *ANN, "--limit", "1")
    assert "crypto" in ran.out
    assert "Backend" not in ran.out
    assert "2 earlier ones" in ran.out


def test_history_of_a_key_as_json(ann: CommandLine) -> None:
    events = json.loads(ann(main, "history", *ANN, "--key", "role", "--json").out)
    assert [(event["operation"], event["actor"], event["after"]["value"]) for event in events] == [
        ("stored", "user", "Backend engineer at a small company")
    ]


@pytest.mark.parametrize(
    ("asked", "near"), [("rolle", "'role'"), ("crypto_coins", "'crypto'"), ("zebra", "`show --json`")]
)
def test_history_of_a_key_that_never_was_names_those_near_it(ann: CommandLine, asked: str, near: str) -> None:
    ran = ann(main, "history", *ANN, "--key", asked)
    assert (ran.code, ran.out) == (1, "")
    assert f"has or had the key {asked!r}" in ran.err
    assert near in ran.err


def test_undo_takes_back_the_newest_change_and_says_what_it_was(ann: CommandLine) -> None:
    before = ann.memory_md.read_bytes()
    ann.store(lambda store: store.update("ann", "role", "Manager of a large bank"))
    ran = ann(main, "undo", *ANN)
    assert ran.code == 0
    assert "Taken back: 1 memory as before." in ran.out
    assert "+ role: Backend engineer at a small company" in ran.out
    assert ann.memory_md.read_bytes() == before


def test_undo_takes_the_first_letters_of_a_batch(ann: CommandLine) -> None:
    events = json.loads(ann(main, "history", *ANN, "--key", "role", "--json").out)
    ran = ann(main, "undo", *ANN, "--batch", events[0]["batch"][:8])
    assert ran.code == 0
    assert "Role" not in ann.memory_md.read_text()
    assert "Reading" in ann.memory_md.read_text()


def test_undo_with_nothing_to_undo_fails(command: CommandLine) -> None:
    command(main, "pause", *ANN)
    ran = command(main, "undo", *ANN)
    assert (ran.code, ran.err) == (1, "error: there is nothing to undo\n")


def test_pause_and_resume(ann: CommandLine) -> None:
    async def write(store: MemoryStore) -> str:
        return str((await store.write("ann", key="pet", value="Has a cat called Tom", category="preference")).status)

    assert ann(main, "pause", *ANN).code == 0
    assert ann.store(write) == "rejected"
    assert "Backend" in ann(main, "show", *ANN).out
    assert ann(main, "resume", *ANN).code == 0
    assert ann.store(write) == "stored"


def test_resume_says_when_memory_is_off_for_everybody(ann: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMORY_ENABLED", "false")
    ran = ann(main, "resume", *ANN)
    assert ran.code == 1
    assert "MEMORY_ENABLED=false" in ran.err


def test_clear_without_anybody_to_ask_refuses_and_changes_nothing(ann: CommandLine) -> None:
    before = ann.memory_md.read_bytes()
    ran = ann(main, "clear", *ANN)
    assert ran.code == 1
    assert "--yes" in ran.err
    assert ann.memory_md.read_bytes() == before


@pytest.mark.parametrize("typed", ["n\n", "\n", "", "maybe\n"])
def test_clear_takes_only_yes_for_yes(ann: CommandLine, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard(typed))
    ran = ann(main, "clear", *ANN)
    assert ran.code == 1
    assert "nothing was changed" in ran.err
    assert b"Backend engineer" in ann.every_byte()


def test_clear_leaves_no_byte_behind(ann: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard("y\n"))
    ran = ann(main, "clear", *ANN)
    assert ran.code == 0
    assert "(3 memories, 0 conversations)" in ran.err
    for words in (b"Backend engineer", b"technical articles", b"crypto"):
        assert words not in ann.every_byte()


def test_clear_reaches_the_saved_state_of_graphs(ann: CommandLine) -> None:
    from graphs.server.checkpoints import open_threads

    config = {"configurable": {"thread_id": "talk", "checkpoint_ns": ""}}

    async def talk(store: MemoryStore) -> None:
        await store.activity.message("ann", "talk", role="user", content="My dog is called Quuxfrob")
        async with open_threads(store.settings) as threads:
            checkpoint = {
                "v": 4, "id": "1", "ts": "2026-02-12T09:00:00", "channel_values": {"said": "My dog is called Quuxfrob"},
                "channel_versions": {"said": "1"}, "versions_seen": {},
            }  # fmt: skip
            await threads.aput(config, checkpoint, {"step": 1}, {"said": "1"})  # type: ignore[arg-type]

    ann.store(talk)
    assert b"Quuxfrob" in ann.every_byte()
    assert ann(main, "clear", *ANN, "--yes").code == 0
    assert b"Quuxfrob" not in ann.every_byte()


def test_forget_removes_one_memory_and_undo_brings_it_back(ann: CommandLine) -> None:
    before = ann.memory_md.read_bytes()
    assert ann(main, "forget", "role", *ANN, "--yes").code == 0
    assert "Role" not in ann.memory_md.read_text()
    assert ann(main, "undo", *ANN).code == 0
    assert ann.memory_md.read_bytes() == before


def test_forget_shows_what_would_go_before_it_asks(ann: CommandLine) -> None:
    ran = ann(main, "forget", "role", *ANN)
    assert ran.code == 1
    assert "Forget 'role: Backend engineer at a small company'?" in ran.err
    assert "Role" in ann.memory_md.read_text()


def test_forget_of_an_unknown_key_says_where_keys_are_listed(ann: CommandLine) -> None:
    ran = ann(main, "forget", "shoe_size", *ANN, "--yes")
    assert ran.code == 1
    assert "'shoe_size'" in ran.err
    assert "history" in ran.err


def test_forget_with_erase_leaves_no_byte_of_the_memory(ann: CommandLine) -> None:
    assert ann(main, "forget", "role", *ANN, "--erase", "--yes").code == 0
    assert b"Backend engineer" not in ann.every_byte()
    assert b"technical articles" in ann.every_byte()


def test_erasing_lists_by_name_what_would_go_before_it_goes(ann: CommandLine) -> None:
    before = ann.every_byte()
    ran = ann(main, "forget", "role", *ANN, "--erase")
    assert ran.code == 1
    assert "memory role" in ran.err
    assert "1 memories" in ran.err
    assert b"Backend engineer" in before
    assert b"Backend engineer" in ann.every_byte()


def test_export_writes_a_private_file_and_never_over_another(ann: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "ann.json"
    assert ann(main, "export", str(path), *ANN).code == 0
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = path.read_bytes()
    again = ann(main, "export", str(path), *ANN)
    assert again.code == 1
    assert "exists" in again.err
    assert path.read_bytes() == before


def test_what_export_prints_import_takes_in_for_another_user(ann: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(ann(main, "export", *ANN).out))
    ran = ann(main, "import", "-", "--user-id", "bob")
    assert ran.code == 0
    assert "3 stored" in ran.out
    shown = ann(main, "show", "--user-id", "bob").out
    assert shown == ann.memory_md.read_text()


@pytest.mark.parametrize(
    "text", ["no json", "[]", '{"format": "other"}', "{}", '{"format": "hnpal-memory", "version": 99}']
)
def test_import_of_anything_else_is_refused_whole(ann: CommandLine, tmp_path: Path, text: str) -> None:
    before = ann.memory_md.read_bytes()
    path = tmp_path / "other.json"
    path.write_text(text)
    ran = ann(main, "import", str(path), *ANN)
    assert ran.code == 1
    assert ran.err.startswith("error: ")
    assert ann.memory_md.read_bytes() == before


def test_import_of_a_missing_file_names_it(command: CommandLine) -> None:
    ran = command(main, "import", "nowhere.json", *ANN)
    assert ran.code == 1
    assert "nowhere.json" in ran.err


def test_doctor_finds_nothing_wrong_with_a_healthy_store(ann: CommandLine) -> None:
    ran = ann(main, "doctor")
    assert (ran.code, ran.out) == (0, "Files, rows, events and index agree.\n")


def test_doctor_in_an_empty_folder_creates_nothing(command: CommandLine) -> None:
    assert command(main, "doctor").code == 0
    assert command.every_byte() == b""


def test_doctor_says_what_it_would_repair_and_repairs_when_told(ann: CommandLine) -> None:
    (ann.folder / "memory" / "ann" / f".MEMORY.md.{'0' * 32}.tmp").write_text("# half a fi")
    seen = ann(main, "doctor", *ANN, "--json")
    assert seen.code == 1
    assert [finding["repair"] for finding in json.loads(seen.out)["findings"]] == ["remove it"]
    assert ann(main, "doctor", *ANN).code == 1
    assert ann(main, "doctor", *ANN, "--repair").code == 1
    (kept,) = (ann.folder / "memory" / "ann").glob("MEMORY.kept-*.md")
    assert kept.name in json.loads(ann(main, "doctor", *ANN, "--json").out)["findings"][0]["problem"]
    kept.unlink()  # the person has looked at it
    assert ann(main, "doctor", *ANN).code == 0


def test_doctor_promises_no_repair_where_only_a_person_can_help(ann: CommandLine) -> None:
    with closing(sqlite3.connect(ann.folder / "memory.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    (finding,) = json.loads(ann(main, "doctor", "--json").out)["findings"]
    assert "upgrade the package" in finding["problem"]
    assert not finding.get("repair")
    assert ann(main, "doctor").out.endswith("Nothing was changed; this needs a person.\n")


@pytest.mark.parametrize(
    "given", [[], ["show"], ["guess", *ANN], ["show", *ANN, "--daily", "today"], ["history", *ANN, "--limit", "0"]]
)
def test_wrong_usage_is_exit_code_2(command: CommandLine, given: list[str]) -> None:
    ran = command(main, *given)
    assert ran.code == 2
    assert "usage: python -m scripts.memory" in ran.err


def test_a_wrong_setting_is_named(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMORY_BM25_B", "7")
    ran = command(main, "show", *ANN)
    assert ran.code == 1
    assert "MEMORY_BM25_B" in ran.err
    assert "Traceback" not in ran.err


def test_an_id_that_can_name_nobody_is_refused(command: CommandLine) -> None:
    assert "the user id is empty" in command(main, "show", "--user-id", "").err


def test_a_database_that_is_down_is_one_sentence(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMORY_DATABASE_URL", "postgresql://127.0.0.1:1/memory?connect_timeout=1")
    ran = command(main, "show", *ANN)
    assert ran.code == 1
    assert "the database refused" in ran.err
    assert len(ran.err.splitlines()) == 1
