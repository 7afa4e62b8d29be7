"""A language is a folder: one that is added is chosen by its letters and its words, with no edit elsewhere."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ESPERANTO = {
    "__init__": '"""Esperanto."""\n\nCODE = "eo"\n',
    "cues": """
from language.languages.forms.cues import Cues
from language.languages.forms.listing import words_of

CUES = Cues("eo", common=words_of("mi la kaj en estas loĝas ne mia ĉu"), me=r"\\bmi\\b", asks=r"ĉu\\b")
CONTRAST = r"sed"
""",
    "stating": """
import re
from language.languages.forms.pack import Pack
from language.languages.forms.rule import PERSONAL, Emit, rules

SPEAKS_OF_SELF = r"\\bmi(?:a)?\\b"
PACK = Pack(
    first_person=re.compile(r"mi\\b"),
    subject=re.compile(r"^(?P<s>mi)\\b", re.I),
    rules=rules("location", Emit("location", "{o}", PERSONAL), (r"mi loĝas en (?P<o>\\S+)",), {}),
    stop_words=frozenset({"mi", "en"}),
)
""",
    "dates": """
NUMBERS = {"du": 2}
UNITS = {"day": "tag"}
FORMS = {"day": "je {day}", "bare": "{day}"}
MONTHS = tuple("januaro februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro decembro".split())
DAYS = ("lundo", "mardo", "merkredo", "ĵaŭdo", "vendredo", "sabato", "dimanĉo")
ANY_TIME = "morgaŭ|tagoj"
CERTAIN = {"day+1": (r"\\bmorgaŭ\\b",), "in_units": (r"\\bpost {number} (?P<unit>tagoj)\\b",)}
""",
}
GEORGIAN = {
    "__init__": '"""Georgian."""\n\nCODE = "ka"\n',
    "sentences": 'SCRIPT = r"[\\u10a0-\\u10ff]"\n',
    "cues": 'from language.languages.forms.cues import Cues\n\nCUES = Cues("ka", me="მე")\n',
}
BARE = {"__init__": '"""Latin, of which nothing is known but that it is there."""\n\nCODE = "la"\n'}
READ = """
import json, sys
from datetime import date
import language.languages
language.languages.__path__.append(sys.argv[1])
from language.packs.choice import ENGLISH, pack_of
from language.sentences.clauses import Mood, clauses
from language.sentences.cues import cues_of
from language.sentences.cues.common import CONTRAST
from language.sentences.dates import resolve
from language.sentences.split import language as written
from language.statements.extract import extract
today = date(2026, 2, 12)
print(json.dumps({
    "eo": cues_of("mi loĝas en vilno").language,
    "eo asks": clauses("Ĉu mi estas en Vilno")[0].mood is Mood.ASKED,
    "eo contrast": CONTRAST.match("sed") is not None,
    "eo states": [(one.key, one.value) for one in extract("Mi loĝas en Vilno.", today=today)],
    "eo dates": resolve("Mi venos morgaŭ, vi post du tagoj", today).text,
    "ka": cues_of("მე აქ ვცხოვრობ").language,
    "ka written": written("მე აქ ვცხოვრობ"),
    "ka states": pack_of("მე აქ ვცხოვრობ") is ENGLISH,
    "la": clauses("Rōmae habitō.")[0].mood is Mood.ASSERTED,
    "en": cues_of("i live in the town").language,
    "uk": cues_of("я живу у львові").language,
    "en states": [(one.key, one.value) for one in extract("I live in Vilnius.", today=today)],
}))
"""


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What is read once three more folders are there."""
    home = tmp_path_factory.mktemp("languages")
    for name, modules in {"esperanto": ESPERANTO, "georgian": GEORGIAN, "latin": BARE}.items():
        (home / name).mkdir()
        for module, text in modules.items():
            (home / name / f"{module}.py").write_text(text, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-B", "-c", READ, str(home)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, object] = json.loads(ran.stdout)
    return found


def test_its_small_words_choose_its_cues(read: dict[str, object]) -> None:
    assert read["eo"] == "eo"
    assert read["eo asks"]
    assert read["eo contrast"]


def test_the_words_people_speak_of_themselves_with_choose_its_pack(read: dict[str, object]) -> None:
    assert read["eo states"] == [["location", "Vilno"]]


def test_its_times_become_absolute_in_its_own_words(read: dict[str, object]) -> None:
    assert read["eo dates"] == "Mi venos je 2026-02-13, vi je 2026-02-14"


def test_its_script_chooses_its_cues_and_it_needs_no_pack(read: dict[str, object]) -> None:
    assert (read["ka"], read["ka written"], read["ka states"]) == ("ka", "ka", True)


def test_without_cues_and_pack_a_text_is_a_plain_statement(read: dict[str, object]) -> None:
    assert read["la"]


def test_the_others_stay_as_they_were(read: dict[str, object]) -> None:
    assert (read["en"], read["uk"]) == ("en", "uk")
    assert read["en states"] == [["location", "Vilnius"]]
