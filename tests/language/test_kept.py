"""What was made of words and patterns is taken from the last process, as compiled modules are."""

import re
import sys
from datetime import date
from pathlib import Path

import pytest

from language.kept import keep, kept, read
from language.meaning.address import told_of_user
from language.meaning.evidence import supports
from language.meaning.said import Said
from language.patterns import compile_all, pattern_of
from language.sensitive.secrets import find_secret
from language.statements.worth_keeping import worth_keeping

SOURCES = [
    (r"(?<!\w)(?P<verb>lik|lov)(?:e|es|ed)\b(?P<what>[^.]*)(?=\.)", re.IGNORECASE),
    (r"^(?:я|мене)\s+(?:звати|кличуть)\s+(\w+)", re.IGNORECASE),
    (r"[\s_-]{1,2}|[^\W\d_]+(?:'[^\W\d_]+)*", 0),
]
TEXT = "She Loves tea.\nмене звати Оля. I like it's end."


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where compiled modules go in this test."""
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path


def lengths(made: list[str], *words: str) -> dict[str, int]:
    """What a process makes or finds that asks for the table of these words."""

    @kept
    def table(*asked: str) -> dict[str, int]:
        made.extend(asked)
        return {word: len(word) for word in asked}

    return table(*words)


def test_a_table_is_made_once() -> None:
    made: list[str] = []
    assert lengths(made, "tea", "coffee") == lengths(made, "tea", "coffee") == {"tea": 3, "coffee": 6}
    assert made == ["tea", "coffee"]
    assert lengths(made, "milk") == {"milk": 4}, "each by what it is asked for"


def test_what_is_damaged_is_made_again(folder: Path) -> None:
    lengths([], "tea")
    for file in folder.rglob("*.*"):
        if file.is_file():
            file.write_bytes(file.read_bytes()[:-3])
    made: list[str] = []
    assert lengths(made, "tea") == {"tea": 3}
    assert made == ["tea"]


def test_what_was_made_of_something_else_is_not_taken() -> None:
    keep("words", "yesterday", ["tea"])
    assert read("words", "yesterday") == ["tea"]
    assert read("words", "today") is None


def test_nothing_is_kept_where_python_keeps_no_modules(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert lengths([], "tea") == {"tea": 3}
    assert not list(folder.rglob("*"))


def test_a_folder_that_cannot_be_written_to_is_no_fault(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "file").touch()
    monkeypatch.setattr(sys, "pycache_prefix", str(folder / "file"))
    assert lengths([], "tea") == {"tea": 3}


def test_kept_patterns_are_those_that_python_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [re.compile(source, flags) for source, flags in SOURCES]
    compile_all()  # those of the program go where they are compiled
    for compiler in (re._compiler._code, None):  # type: ignore[attr-defined]
        monkeypatch.setattr("re._compiler._code", compiler)
        found = [pattern_of(source, flags) for source, flags in SOURCES]
        compile_all()
        assert [one.findall(TEXT) for one in found] == [one.findall(TEXT) for one in expected]
        for name in ("pattern", "flags", "groups", "groupindex"):
            assert [getattr(one, name) for one in found] == [getattr(one, name) for one in expected]


def test_what_a_user_says_is_in_no_pattern_that_is_kept(folder: Path) -> None:
    def read_by_rules(name: str) -> None:
        said = f"{name} is my sister and lives in Oslo. When {name} retires, {name}'s husband Tom is my boss."
        told_of_user(said, [name])
        supports(f"{name} is a sister of the user", "", [Said(said)])
        worth_keeping(said, date(2026, 3, 4))
        find_secret(f"seed phrase: {name} apple, river, stone, cloud, grass, lamp, chair, horse, plane, brick, sugar")

    read_by_rules("Anna")
    compile_all()  # those that are made when first used
    for file in folder.rglob("*.patterns"):
        file.unlink()
    read_by_rules("Zuzanna")
    compile_all()
    assert not list(folder.rglob("*.patterns"))


def test_another_python_compiles_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("language.patterns._sre", None)
    made = [pattern_of(source, flags) for source, flags in SOURCES]
    compile_all()
    assert [one.findall(TEXT) for one in made] == [re.compile(*one).findall(TEXT) for one in SOURCES]
