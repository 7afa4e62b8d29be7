"""A glance at the words of a text may spare it a pattern, but only where the pattern would find nothing."""

import subprocess
import sys
from random import Random

import pytest

from language.sensitive import vocabulary
from language.sensitive.glance.looks import looks_of
from language.sensitive.glance.names import ROWS, may_be_spelled, may_slip, rows_in
from language.sensitive.glance.slips import slips
from language.sensitive.glance.tables import listed
from language.sensitive.secrets import find_secret
from language.sensitive.suspects import HINT
from tests.language.said_samples import HARMLESS, SECRETS

PATTERNS = {
    **vocabulary.NAMES,
    "nets": vocabulary.NETS,
    "public": vocabulary.PUBLIC,
    "documents": vocabulary.DOCUMENTS,
    "questions": vocabulary.QUESTIONS,
    "replies": vocabulary.REPLIES,
    "recalls": vocabulary.RECALLS,
    "agreed": vocabulary.AGREED,
    "question_answers": vocabulary.QUESTION_ANSWERS,
    "unlock_patterns": vocabulary.UNLOCK_PATTERNS,
}
SAID = [text.lower() for samples in (SECRETS, HARMLESS) for texts in samples.values() for text in texts]
FRAMES = ("{}", "well, {}.", "x-{}", "the_{}_here", "“{}”: yes", "PINは{}", "{}は", "my{} s", "{}\nnext", "one {} two")
JOINTS = (" ", "  ", "-", "_", " -", "\n")


@pytest.mark.parametrize("row", PATTERNS)
def test_no_name_of_the_tables_is_overlooked(row: str) -> None:
    chance = Random(row)
    for name in listed(row):
        written = name.replace("*", chance.choice(("", "s", "en"))).replace(" ", chance.choice(JOINTS))
        for frame in FRAMES:
            text = frame.format(written)
            assert row in rows_in(text) or not PATTERNS[row].search(text), text


def test_what_a_glance_leaves_out_no_pattern_finds() -> None:
    chance = Random(4)
    words = [word for text in SAID for word in text.split()]
    mixed = [" ".join(chance.choices(words, k=chance.randint(1, 12))) for _ in range(500)]
    for text in SAID + mixed:
        rows = rows_in(text)
        assert [row for row, names in PATTERNS.items() if row not in rows and names.search(text)] == [], text
        assert may_be_spelled(text) or not vocabulary.SPELLED.search(text), text
        assert may_slip(text) == bool(slips(text)), text


def test_most_talk_is_spared_the_patterns() -> None:
    told = "I tried it yesterday, and the second time it went better than the first one at my sister's place"
    assert rows_in(told).isdisjoint(ROWS)
    assert not looks_of(told).may_hold_value


def test_words_side_by_side_make_a_name_and_their_distance_none() -> None:
    assert "recalls" in rows_in("the maiden name of her mother")
    assert "recalls" in rows_in("the maiden-name")
    assert "recalls" not in rows_in("the maiden told her name")


@pytest.mark.parametrize("text", ["four eight two one", "four, eight", "twenty-two", "four - eight", "一二三四です"])
def test_numbers_in_words_are_seen(text: str) -> None:
    assert vocabulary.is_spelled(text) == bool(vocabulary.SPELLED.search(text))


def test_texts_of_mere_words_hold_no_hint_of_a_value() -> None:
    chance = Random(9)
    pieces = [
        *"aI7.,!?;:…)('’-_#*@=\"«„ «",
        " ",
        " ",
        "it's",
        "well-known",
        "I'm",
        "ab",
        "Straße",
        "слово",
        "का",
        "two",
    ]
    for _ in range(20_000):
        text = "".join(chance.choices(pieces, k=chance.randint(1, 12)))
        looks = looks_of(text)
        assert looks.may_hold_value or not HINT.search(text), text
        assert not looks.is_words or not any(map(str.isdigit, text)), text


def test_whoever_only_looks_for_secrets_loads_no_numpy() -> None:
    told = "the gate opens with 4471#, says my sister"
    assert find_secret(told)
    program = f"""
import sys
from language.sensitive.secrets import find_secret
print(find_secret({told!r}), "numpy" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [*str(find_secret(told)).split(), "False"]
