"""Every rule that reads a text takes time in proportion to its length, whatever somebody sends."""

import re
from collections.abc import Callable, Iterator

import pytest

from language.asking.other_words.meanings import meanings
from language.authorship import own_words
from language.meaning.alike.similarity import fingerprint
from language.meaning.contrasts import negates
from language.sensitive import announced_values as telling
from language.sensitive import secrets, suspects
from language.sensitive.personal import find_personal
from language.sensitive.programs.code import find_code
from language.sensitive.programs.shell import is_command
from language.sensitive.read_words import Word
from language.sensitive.secrets import redact, redacted
from language.sensitive.values import Found
from language.sentences.clauses import clauses
from language.sentences.moments import tells_time, undated
from language.words.spelling import fold, plain
from language.words.token_estimate import count_tokens
from stores.keys import key_from_words
from tests.growth import grows_with_length_only
from tests.soak import SOAKING
from tools.calls.evidence import Exchange
from tools.removal.consent import asks

MATCHERS: dict[str, Callable[[str], object]] = {
    "redaction": redact,
    "personal data": find_personal,
    "code": find_code,
    "shell": is_command,
    "quotations": own_words,
    "consent": lambda text: asks(Exchange(text)),
    "clauses": clauses,
    "contrasts": lambda text: negates(text, text),
    "times": lambda text: tells_time(text) or undated(text),
    "spelling": lambda text: fold(plain(text)),
    "fingerprints": fingerprint,
    "tokens": count_tokens,
    "keys": key_from_words,
}
PIECES = (
    "a", "1 ", "4-", "+1 ", "0123456789 ", " ", "\n", "\u200b", "e\u0301", "密码", "aA1", "a_", "a.", "a@b.", "\\", '"',
    "'", "`", "```\n", "> ", "«", "([{<", "eyJ", "AKIA", "GB12 ", "://a:", "?key=", "key: ", "password is ", "пароль ",
    "door code 1 ", "wallet abcd ", "mysql -p ", "-----BEGIN PRIVATE KEY", "forget that ", "not ", ", ", ". ", "if I ",
    "забудь не ", "pin 1234 ", "door 4471 ", "left 1 ", "1234 ", "four ", "log in ", "й", ")", ".",
    "2024-01-01 ", "at 10:00 ", "def f(): ", "git a | ",
)  # fmt: skip
BEFORE_A_WORD = ("g", "й", "1", " ", ".", ")", "(", "-", "=", "a ", "1 ", "g1")
SIZE = 4_000


def _shared_out(pieces: tuple[str, ...], matcher: str) -> tuple[str, ...]:
    """Every second piece, and the others for the next matcher; all of them in the long run."""
    return pieces if SOAKING else pieces[list(MATCHERS).index(matcher) % 2 :: 2]


@pytest.mark.parametrize("matcher", MATCHERS)
def test_the_time_grows_with_the_length_only(matcher: str) -> None:
    read = MATCHERS[matcher]

    def is_linear(piece: str) -> bool:
        return grows_with_length_only(lambda size: read(piece * (size // len(piece))), SIZE)

    assert [piece for piece in _shared_out(PIECES, matcher) if not is_linear(piece)] == []


@pytest.mark.parametrize("matcher", MATCHERS)
def test_blanks_take_no_longer_than_words(matcher: str) -> None:
    """Every rule skips blanks, and one that begins anew at each of them is easily written."""

    def is_linear(blank: str) -> bool:
        return grows_with_length_only(lambda size: MATCHERS[matcher]("a" + blank * size + "b"), SIZE)

    assert [blank for blank in (" ", "\u00a0", "\t") if not is_linear(blank)] == []


@pytest.mark.parametrize("matcher", MATCHERS)
def test_what_fails_at_the_end_is_not_tried_again_from_every_place(matcher: str) -> None:
    read = MATCHERS[matcher]

    def is_linear(piece: str) -> bool:
        return grows_with_length_only(lambda size: read(piece * (size // len(piece)) + "Gh1"), SIZE)

    assert [piece for piece in _shared_out(BEFORE_A_WORD, matcher) if not is_linear(piece)] == []


def test_one_long_word_is_not_taken_apart_at_every_letter() -> None:
    """A megabyte of letters is not put together of two words, though each of them might begin the second."""
    assert grows_with_length_only(lambda size: meanings("x" * size), 80_000)


@pytest.mark.parametrize("piece", ["1 ", "1, 2 "])
def test_a_table_of_numbers_is_read_once(monkeypatch: pytest.MonkeyPatch, piece: str) -> None:
    """Not again from each of its numbers on: of 20,000 digits that was seconds."""
    looked = 0

    def counted(word: Word) -> bool:
        nonlocal looked
        looked += 1
        return is_group(word)

    is_group = suspects._is_group
    monkeypatch.setattr(suspects, "_is_group", counted)
    text = piece * 2_000
    redact(text)
    assert looked <= 4 * len(text.split())


def test_the_words_after_a_name_are_read_until_the_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(token: re.Match[str], following: str, **announced: object) -> object:
        made.append(token[0])
        return value(token, following, **announced)

    value = telling._value
    monkeypatch.setattr(telling, "_value", counted)
    redact("my pin 1234 " * 200)
    assert 0 < len(made) <= 4 * 200


def test_of_a_long_text_only_its_beginning_is_read_with_the_name_above_it(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "We walk by the river. " * 400
    redact(long)
    read: list[int] = []

    def found_nothing(text: str) -> Iterator[Found]:
        read.append(len(text))
        return iter(())

    monkeypatch.setattr(secrets, "_find", found_nothing)
    assert redacted({"content": long}) == {"content": long}
    assert sum(read) < len(long) / 4
