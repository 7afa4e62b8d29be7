"""What the store, the doctor and a night write down is told in the language of the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stores.areas.nightly_runs.claims import NotClaimed
from stores.documents.files.copies import SEVERAL_MACHINES
from stores.documents.files.inspection import HOW_TO_CHOOSE
from stores.moving import recognise
from tools.texts.told import told_in
from web.pages.texts import LANGUAGES, place_in

ROOT = Path(__file__).parents[2]
_KINDS = (
    *(what for _, what in (*recognise._BINARY, *recognise._FOREIGN)),
    recognise._DATABASE,
)
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
    for language in LANGUAGES.keys() - {"en"}:
        assert {words for words in said if told_in(language, words) == words} == set(), language


def _refusals_of_imports() -> Iterator[str]:
    """Why a file cannot be taken in and what to do, and what is left out of one; a name may stand for either."""
    for path in sorted((ROOT / "stores" / "moving").rglob("*.py")):
        tree = ast.parse(path.read_text())
        named = {
            target.id: _written(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call in _calls(str(path.relative_to(ROOT))):
            if isinstance(call.func, ast.Name) and call.func.id in ("CannotImport", "LeftOut"):
                yield from (named.get(one.id, "") if isinstance(one, ast.Name) else _written(one) for one in call.args)


def test_everything_an_import_says_is_in_the_table() -> None:
    kinds = [f"a.x is {what}, which cannot be read" for what in _KINDS]
    # A page asks for no format; what a foreign file is stands in `kinds`.
    elsewhere = ("--from", "no format is called", "choose one of", ", not of ", "is something 7, which")
    said = {one for one in (*_refusals_of_imports(), *kinds) if one and not any(part in one for part in elsewhere)}
    assert len(said) > 50
    assert {words for words in said if not CYRILLIC.search(told_in("uk", words))} == set()
    for language in LANGUAGES.keys() - {"en"}:
        assert {words for words in said if told_in(language, words) == words} == set(), language


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


def test_places_of_an_erasure_are_told_in_the_language_of_the_reader() -> None:
    assert place_in("uk", "messages t2 (2)") == "повідомлення в розмові t2 (2)"
    assert place_in("de", "note boats may speak of it") == "Notiz boats (handelt vielleicht auch davon)"
    assert place_in("es", "file MEMORY.md") == "archivo MEMORY.md"
    assert place_in("en", "messages t2 (2)") == "messages t2 (2)"
