"""What the store, the doctor and a night write down is told in the language of the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stores.areas.nightly_runs.claims import NotClaimed
from stores.documents.files.copies import SEVERAL_MACHINES
from stores.documents.files.inspection import HOW_TO_CHOOSE
from web.pages.texts.told import told_in

ROOT = Path(__file__).parents[2]
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


def _written(node: ast.expr | None) -> str:
    """A text of the source, with something in the places that are filled in; empty where it is made elsewhere."""
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr(values=parts) if any(isinstance(part, ast.Constant) for part in parts):
            return "".join(_written(part) if isinstance(part, ast.Constant) else "something 7" for part in parts)
    return ""


def _calls(*files: str) -> Iterator[ast.Call]:
    for file in files:
        tree = ast.parse((ROOT / file).read_text())
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _findings() -> Iterator[str]:
    for call in _calls("stores/maintenance/doctor.py", "stores/maintenance/doctor_checks.py"):
        if isinstance(call.func, ast.Name) and call.func.id in ("Difference", "Finding"):
            yield from (_written(argument) for argument in call.args[1:3])


def _reasons() -> Iterator[str]:
    files = ("take_in_edits.py", "word_limit.py", "daily_lines.py", "remember.py", "forget.py")
    doctor = "stores/maintenance/doctor_checks.py"
    for call in _calls(doctor, "graphs/nightly/night_draft.py", *(f"stores/write/{one}" for one in files)):
        yield from (_written(given.value) for given in call.keywords if given.arg == "reason")


def test_everything_the_doctor_and_the_store_write_down_is_in_the_table() -> None:
    said = {*_findings(), *_reasons(), *NotClaimed, SEVERAL_MACHINES, f"MEMORY.md {HOW_TO_CHOOSE}"} - {""}
    said -= {"a row cannot be read (something 7). something 7", "something 7 something 7"}  # a library's own words
    assert len(said) > 50
    assert {words for words in said if not CYRILLIC.search(told_in("uk", words))} == set()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("line 7 of MEMORY.md … has no row", "рядка 7 у MEMORY.md … немає в базі"),
        ("MEMORY.md is limited to 2200 words", "MEMORY.md має щонайбільше 2200 слів"),
        ("2026-11-02.md is not read: it is a folder. Shorten it, or move it away",
         "2026-11-02.md не читається: it is a folder. Скоротіть його або заберіть"),
        ("I moved to Bern", "I moved to Bern"),
        ("", ""),
    ],
)  # fmt: skip
def test_what_differs_is_kept_and_other_words_stand_as_they_are(words: str, told: str) -> None:
    assert told_in("uk", words) == told
    assert told_in("en", words) == words
