"""A language is a folder: one that is added is chosen by its letters and its words, with no edit elsewhere."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from language.languages import by_language, files

ROOT = Path(__file__).parents[2]
ESPERANTO = {
    "__init__": '"""Esperanto."""\n\nCODE = "eo"\nNAME = "Esperanto"\nOWN_NAME = "Esperanto"\n',
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
    "intents": """
REMEMBER_LEADING = (r"memoru,? (?:ke )?",)
REMEMBER_PARTS = ("memoru",)
SELF = r"mi|mia"
""",
    "wishes/__init__": "",
    "wishes/forget": """
FORGETTING = r"forgesu"
REMOVING = r"forges\\w*"
""",
    "program/__init__": "",
    "program/texts": """
TEXTS = {"remembered": "Bone, mi memoros: $words"}
COMMANDS = {"forgesi": "forget"}
""",
    "dates": """
NUMBERS = {"du": 2}
UNITS = {"day": "tag"}
FORMS = {"day": "je {day}", "bare day": "{day}"}
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
from language.intents.forget import wishes
from language.intents.remember import requests
from language.packs.choice import ENGLISH, pack_of
from language.sentences.clauses import Mood, clauses
from language.sentences.cues import cues_of
from language.sentences.cues.common import CONTRAST
from language.sentences.dates import resolve
from language.sentences.split import language as written
from language.statements.extract import extract
from tools.texts import COMMANDS, LANGUAGES, say
today = date(2026, 2, 12)
print(json.dumps({
    "eo": cues_of("mi loĝas en vilno").language,
    "eo asks": clauses("Ĉu mi estas en Vilno")[0].mood is Mood.ASKED,
    "eo contrast": CONTRAST.match("sed") is not None,
    "eo states": [(one.key, one.value) for one in extract("Mi loĝas en Vilno.", today=today)],
    "eo dates": resolve("Mi venos morgaŭ, vi post du tagoj", today).text,
    "eo forgets": [one.words for one in wishes("Forgesu mian hundon")],
    "eo remembers": [one.content for one in requests("Memoru, ke mi loĝas en Vilno")],
    "eo replies": [say("remembered", "eo", words="teo"), say("already", "eo", words="tea")],
    "eo speaks": ["eo" in LANGUAGES, *COMMANDS["forgesi"]],
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
            (home / name / module).parent.mkdir(exist_ok=True)
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


def test_its_wishes_are_heard(read: dict[str, object]) -> None:
    assert read["eo forgets"] == ["mian hundon"]
    assert read["eo remembers"] == ["mi loĝas en Vilno"]


def test_the_program_speaks_it_and_english_where_it_has_no_text_yet(read: dict[str, object]) -> None:
    assert read["eo replies"] == ["Bone, mi memoros: teo", "I already have that: tea"]
    assert read["eo speaks"] == [True, "forget", "eo"]


def test_its_times_become_absolute_in_its_own_words(read: dict[str, object]) -> None:
    assert read["eo dates"] == "Mi venos je 2026-02-13, vi je 2026-02-14"


def test_its_script_chooses_its_cues_and_it_needs_no_pack(read: dict[str, object]) -> None:
    assert (read["ka"], read["ka written"], read["ka states"]) == ("ka", "ka", True)


def test_without_cues_and_pack_a_text_is_a_plain_statement(read: dict[str, object]) -> None:
    assert read["la"]


def test_the_others_stay_as_they_were(read: dict[str, object]) -> None:
    assert (read["en"], read["uk"]) == ("en", "uk")
    assert read["en states"] == [["location", "Vilnius"]]


def words_of_others() -> set[str]:
    """Small words of every language but English, whose words are names in code too, and all that Ukrainian lists."""
    small = by_language("words", "FUNCTION_WORDS", frozenset)
    found = {word for code, words in small.items() if code != "en" for word in words - small["en"]}
    found |= {
        word for code, words in by_language("words", "NEGATIONS", frozenset).items() if code != "en" for word in words
    }
    found -= small["en"] | by_language("words", "NEGATIONS", frozenset)["en"]
    found |= set(re.findall(r"[а-яіїєґ']+", files("classes.txt")["uk"].read_text("utf-8")))
    return {word for word in found if len(word) > 2}


def words_in_rules(source: str) -> set[str]:
    """The words in the strings of a module that are no docstrings."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told)
    return {word for text in texts if isinstance(text, str) for word in re.findall(r"[^\W\d_]+", text.casefold())}


def test_a_word_of_a_language_in_a_rule_would_be_seen() -> None:
    assert words_in_rules('FORGET = r"забудь|nicht|мій (?:пес|кіт)"\n') & words_of_others() >= {"nicht", "мій", "пес"}
    assert (
        not words_in_rules('"""Not "nicht"."""\nME = pattern_of(r"[а-яіїєґ]", words("hearing", "ME"))')
        & words_of_others()
    )


def test_rules_name_no_word_of_a_language() -> None:
    """They stand in its folder: where a rule named some, one more language would need an edit there."""
    rules = [
        path
        for place in ("language", "tools/removal", "tools/calls")
        for path in (ROOT / place).rglob("*.py")
        if "languages" not in path.parts
    ]
    others = words_of_others()
    assert len(rules) > 100
    assert {path.name: found for path in rules if (found := words_in_rules(path.read_text("utf-8")) & others)} == {}
