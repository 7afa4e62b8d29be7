"""`import` and `export` on the command line: shown first, asked, done, and taken back."""

import io
import json
import stat
import sys
from pathlib import Path

import pytest

from scripts.extract_memory import main as night
from scripts.memory import EXPORTS, IMPORTS, main
from stores.moving.recognise import FORMATS
from stores.moving.writers import WRITERS
from tests.scripts.conftest import CommandLine
from tests.stores.moving import samples

ANN = ("--user-id", "ann")


@pytest.fixture
def export(tmp_path: Path) -> str:
    path = tmp_path / "conversations.json"
    turns = samples.said(1, "user", "I work as a nurse in Lviv"), samples.said(2, "assistant", "Good.")
    told = samples.chat("a", *turns)
    path.write_text(json.dumps([told, *samples.saved()]))
    return str(path)


def test_the_choices_are_those_of_the_store() -> None:
    assert set(IMPORTS) == set(FORMATS)
    assert set(EXPORTS) == set(WRITERS)


def test_a_dry_run_shows_a_table_and_changes_not_one_byte(ann: CommandLine, tmp_path: Path, export: str) -> None:
    (tmp_path / "list.txt").write_text("- Likes jazz\n- Backend engineer at a small company\n- My pin is 4821\n")
    ann(main, "show", *ANN)
    before = ann.every_byte()
    ran = ann(main, "import", str(tmp_path / "list.txt"), *ANN, "--dry-run")
    assert ran.code == 0
    for words in (
        "would be stored",
        "already known",
        "would be rejected",
        "like a secret",
        "Nothing was changed",
    ):
        assert words in ran.out
    assert "4821" not in ran.out
    ran = ann(main, "import", export, *ANN, "--dry-run")
    assert "3 conversations, 4 messages" in ran.out
    assert "Left out: 5 saved memories" in ran.out
    ran = ann(main, "import", export, *ANN, "--dry-run", "--saved", "--json")
    assert json.loads(ran.out)["counts"]["stored"] == 5
    assert ann.every_byte() == before


def test_an_import_asks_first_and_is_taken_back_by_one_undo(ann: CommandLine, export: str) -> None:
    ran = ann(main, "import", export, *ANN)
    assert ran.code == 1
    assert "pass --yes to confirm. Nothing was changed." in ran.err
    assert "4 messages" in ran.out
    ran = ann(main, "import", export, *ANN, "--yes", "--saved")
    assert ran.code == 0
    assert "Imported as one batch; `undo` takes it back." in ran.out
    assert "bees" in ann(main, "show", *ANN).out
    again = ann(main, "import", export, *ANN, "--yes", "--saved")
    assert "Nothing was changed" in again.out
    ran = ann(main, "undo", *ANN)
    assert "Taken back: 5 memories removed again; 4 messages, 3 conversations removed again." in ran.out
    assert "restored" not in ran.out
    assert "bees" in ran.out
    assert "bees" not in ann(main, "show", *ANN).out


def test_the_night_right_after_shows_what_it_learned(command: CommandLine, export: str) -> None:
    assert command(main, "import", export, *ANN, "--yes").code == 0
    ran = command(night, *ANN)
    assert ran.code == 0
    assert "Nurse" in ran.out
    assert "skipped" in command(night, *ANN).out


def test_a_list_from_standard_input(command: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(samples.TEXT))
    ran = command(main, "import", "-", *ANN, "--yes", "--json")
    assert json.loads(ran.out)["counts"]["stored"] == 3


def test_another_products_file_is_named(command: CommandLine, export: str) -> None:
    ran = command(main, "import", export, *ANN, "--from", "claude", "--yes")
    assert (ran.code, ran.out) == (1, "")
    assert "is an export of ChatGPT, not of Claude" in ran.err
    assert "pass --from chatgpt" in ran.err


@pytest.mark.parametrize("form", EXPORTS)
def test_every_form_goes_to_standard_output_and_to_files(ann: CommandLine, tmp_path: Path, form: str) -> None:
    printed = ann(main, "export", *ANN, "--to", form)
    assert printed.code == 0
    assert "Prefers long technical articles" in printed.out
    place = tmp_path / f"out-{form}"
    assert ann(main, "export", str(place), *ANN, "--to", form).code == 0
    files = [file for file in (place.rglob("*") if place.is_dir() else [place]) if file.is_file()]
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)
    assert "exists" in ann(main, "export", str(place), *ANN, "--to", form).err
    packed = tmp_path / f"{form}.zip"
    assert ann(main, "export", str(packed), *ANN, "--to", form).code == 0
    ran = ann(main, "import", str(packed), "--user-id", "bob", "--yes")
    assert ran.code == 0
    assert "Prefers long technical articles" in ann(main, "show", "--user-id", "bob").out
