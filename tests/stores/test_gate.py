"""What may be remembered, and what a refusal says."""

import math
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from language.sensitive import secrets
from language.sensitive.passwords import find_told
from language.sensitive.values import Found
from stores import keys
from stores.keys import check_key, key_from_words, label, normalise_key
from stores.records import CATEGORIES, KINDS, Durability
from stores.write.checks import gate
from tests.growth import grows_with_length_only

ANY_KEY = st.text(max_size=60).map(normalise_key).filter(lambda key: check_key(key) is None)


def refused(value: object, kind: str = "memory") -> str | None:
    refusal = gate.check_text(value, kind=kind)
    return refusal.code if refusal else None


@pytest.mark.parametrize(
    "value",
    [
        "Prefers tea",
        "Любить каву",
        "我喜欢咖啡",
        "Has a tab\there",
        "👍",
        "a" * 2_000,
        "C++ and C# developer",
        "მიყვარს ჩაი",
        "أحب القهوة",
    ],
)
def test_natural_language_passes(value: str) -> None:
    assert refused(value) is None


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "not_text"),
        (7, "not_text"),
        (b"tea", "not_text"),
        ("", "empty"),
        (" \t ", "empty"),
        ("\u200b\u2060", "empty"),
        ("a" * 2_001, "too_long"),
        ("tea\x00", "control_character"),
        ("tea\x1b[31m", "control_character"),
        ("tea\ud800", "surrogate"),
        ("tea\ncoffee", "many_lines"),
        ("tea\rcoffee", "many_lines"),
        ("tea\u2028coffee", "many_lines"),
        ("my password is hunter2", "secret"),
        ("rm -rf /tmp", "code"),
        ("x = compute(y);", "code"),
    ],
)
def test_what_may_not_be_remembered_is_refused_for_its_reason(value: object, code: str) -> None:
    assert refused(value) == code


def test_a_secret_told_apart_in_key_and_value_is_refused() -> None:
    assert gate.check_text("hunter2", kind="memory") is None
    for key in ("wifi password", "wifi_password", "Пароль"):
        refusal = gate.check_text("hunter2", kind="memory", key=key)
        assert refusal
        assert refusal.code == "secret"
    assert gate.check_text("Bitwarden", kind="memory", key="password_manager") is None


def test_key_and_value_are_read_for_secrets_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[str]()

    def find(text: str) -> Iterator[Found]:
        seen.append(text)
        return find_told(text)

    monkeypatch.setattr(secrets, "find_told", find)
    assert keys.tells_secret("Waters the tomatoes at dusk", "garden habit") is None
    assert seen == ["Garden habit: Waters the tomatoes at dusk"]


def test_only_notes_may_span_lines_and_be_long() -> None:
    assert refused("tea\ncoffee", kind="note") is None
    assert refused("a b " * 5_000, kind="note") is None
    assert refused("a b " * 5_001, kind="note") == "too_long"
    assert refused("tea\x00", kind="note") == "control_character"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_guarded_against_secrets_and_code(kind: str) -> None:
    assert refused("my password is hunter2", kind) == "secret"
    assert refused("```x```", kind) == "code"


@given(st.text(min_size=1), st.sampled_from(KINDS))
def test_a_refusal_says_what_to_do_and_never_repeats_the_text(value: str, kind: str) -> None:
    secret = f"my password is zq7{len(value)}xkcd and {value}"
    for text in (value, secret):
        refusal = gate.check_text(text, kind=kind)
        if refusal:
            assert ";" in refusal.reason
            assert "zq7" not in refusal.reason


def test_the_time_of_a_check_grows_with_the_length_only() -> None:
    text = "I like tea and 4 cups. "
    assert grows_with_length_only(lambda size: gate.check_text(text * (size // len(text)), kind="note"), 19_000)


@pytest.mark.parametrize(
    "spelling", ["Current project", "current-project", "CURRENT_PROJECT", "  current   project ", "Ｃurrent project"]
)
def test_all_spellings_of_a_key_are_one(spelling: str) -> None:
    assert normalise_key(spelling) == "current_project"


@given(st.text())
def test_a_normalised_key_is_its_own_normal_form(text: str) -> None:
    key = normalise_key(text)
    assert normalise_key(key) == key
    assert unicodedata.is_normalized("NFKC", key)
    assert not any(char.isspace() or char == "-" for char in key)


@given(ANY_KEY)
@example("ı")
@example("ß".casefold())
@example("a_b_c")
def test_a_label_gives_its_key_back(key: str) -> None:
    assert normalise_key(label(key)) == key


def test_a_label_is_readable() -> None:
    assert label("current_project") == "Current project"
    assert label("улюблена_мова") == "Улюблена мова"


@pytest.mark.parametrize("key", ["a", "current project", "улюблена мова", "喜欢", "k" * 80, "2024 goals", "c++"])
def test_plain_words_make_a_key(key: str) -> None:
    assert check_key(key) is None


@pytest.mark.parametrize(
    "key", ["", " ", "__", "-", "a:b", "a[b", "a]b", "a：b", "a\nb", "a\x00", "\ud800", "k" * 81, None, 3]
)
def test_what_cannot_be_a_key_is_refused(key: object) -> None:
    refusal = check_key(key)
    assert refusal
    assert refusal.code == "key"


@pytest.mark.parametrize(
    ("value", "key"),
    [
        ("I love tacos with beef", "love_tacos_beef"),
        ("Я люблю борщ", "люблю_борщ"),
        ("我喜欢咖啡", "我喜欢咖啡"),
        ("the of", "the_of"),
        ("!!!", "entry"),
        ("", "entry"),
    ],
)
def test_a_key_is_made_of_the_first_meaningful_words(value: str, key: str) -> None:
    assert key_from_words(value) == key


@given(st.text())
def test_a_key_made_from_words_is_a_normal_valid_key(value: str) -> None:
    key = key_from_words(value)
    assert check_key(key) is None
    assert normalise_key(key) == key
    assert key_from_words(value) == key


def test_a_category_belongs_to_its_kind() -> None:
    for kind, categories in CATEGORIES.items():
        for category in categories:
            assert gate.check_category(kind, category) is None
    assert gate.check_category("memory", "finding")
    assert gate.check_category("memory", None)
    assert gate.check_category("fact", [])
    assert gate.check_category("nonsense", "preference")


def test_a_note_carries_any_short_category_or_none() -> None:
    for category in ("", None, "idea", "to read"):
        assert gate.check_category("note", category) is None
    assert all(gate.check_category("note", category) for category in ("x" * 81, "a\nb", 3))


@pytest.mark.parametrize("confidence", [0, 1, 0.5, 0.7])
def test_a_confidence_is_a_number_from_0_to_1(confidence: float) -> None:
    assert gate.check_confidence(confidence) is None


@pytest.mark.parametrize("confidence", [True, False, math.nan, math.inf, -math.inf, -0.1, 1.1, "0.5", None, 10**400])
def test_anything_else_is_no_confidence(confidence: object) -> None:
    assert gate.check_confidence(confidence)


def test_kinds_and_durabilities_are_closed_lists() -> None:
    assert all(gate.check_kind(kind) is None for kind in KINDS)
    assert all(gate.check_durability(choice) is None for choice in (*Durability, "durable", "daily"))
    assert all(gate.check_kind(kind) for kind in ("message", "", None, 1))
    assert all(gate.check_durability(choice) for choice in ("forever", "", None, 1))
