"""Every rule that reads a text takes time in proportion to its length, whatever somebody sends."""

from collections.abc import Callable

import pytest

from language.authorship import own_words
from language.meaning.contrasts import negates
from language.meaning.similarity import fingerprint
from language.sensitive.code import find_code
from language.sensitive.personal import find_personal
from language.sensitive.secrets import redact
from language.sensitive.shell import is_command
from language.sentences.clauses import clauses
from language.sentences.moments import tells_time, undated
from language.words.spelling import fold, plain
from language.words.token_estimate import count_tokens
from stores.keys import key_from_words
from tests.growth import grows_with_length_only
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
    "забудь не ", "2024-01-01 ", "at 10:00 ", "def f(): ", "git a | ",
)  # fmt: skip
SIZE = 4_000


@pytest.mark.parametrize("matcher", MATCHERS)
def test_the_time_grows_with_the_length_only(matcher: str) -> None:
    read = MATCHERS[matcher]

    def is_linear(piece: str) -> bool:
        return grows_with_length_only(lambda size: read(piece * (size // len(piece))), SIZE)

    assert [piece for piece in PIECES if not is_linear(piece)] == []
