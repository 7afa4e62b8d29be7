"""What the store, the doctor and a night write down is told in the language of the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from language.languages import by_language
from stores.areas.nightly_runs.claims import NotClaimed
from stores.documents.files.copies import SEVERAL_MACHINES
from stores.documents.files.inspection import HOW_TO_CHOOSE
from stores.moving import archive, recognise
from stores.moving.records import THE_TEXT, CannotImport
from tools.texts.told import told_in
from web.pages.texts import LANGUAGES, place_in

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
    for language in LANGUAGES.keys() - {"en"}:
        assert {words for words in said if told_in(language, words) == words} == set(), language


def _arguments(name: str) -> Iterator[tuple[str, ...]]:
    """What calls of that name in imports are given as plain text; a name may stand for it."""
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
            if isinstance(call.func, ast.Name) and call.func.id == name:
                yield tuple(named.get(one.id, "") if isinstance(one, ast.Name) else _written(one) for one in call.args)


def test_everything_that_an_import_leaves_out_is_in_the_table() -> None:
    said = {words for call in _arguments("LeftOut") for words in call if words}
    assert said
    for language in LANGUAGES.keys() - {"en"}:
        assert {words for words in said if told_in(language, words) == words} == set(), language


def test_why_an_import_is_refused_has_a_code_and_its_words_in_every_language() -> None:
    kinds = {what for _, what in (*recognise._BINARY, *recognise._FOREIGN) if what.startswith("is_")}
    codes = kinds | {recognise._DATABASE, *archive._PARTS.values(), "is_foreign_export"}
    remedies = set()
    for code, remedy in _arguments("CannotImport"):
        codes |= {code} - {""}
        remedies.add(remedy)
    for language in LANGUAGES:
        assert set(by_language("program.imports", "REFUSED", dict)[language]) == codes
        assert set(by_language("program.imports", "REMEDIES", dict)[language]) == remedies


def test_a_refused_import_is_told_in_the_language_of_its_reader() -> None:
    refused = CannotImport("nothing_recognised", "known_formats", file=THE_TEXT)
    assert str(refused).startswith("the text holds nothing that is recognised. Nothing was imported: known are")
    assert refused.told("de")[0] == "der Text enthält nichts, was erkannt wird"
    assert refused.told("uk")[0] == "текст: нічого не розпізнано"
    assert CannotImport("larger_mb", "pass_part", file="a.txt", most=7).told("es")[0].startswith("a.txt")


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
