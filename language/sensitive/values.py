"""What a secret looks like by itself: letters with digits or signs among them, a row of digits, or a mere stand-in."""

import re
from functools import lru_cache
from typing import NamedTuple

from language.languages import alternatives
from language.patterns import pattern_of

MARK = "[secret removed]"
"""Stands in everything we keep where a secret stood."""


class Found(NamedTuple):
    """A secret in a text: its kind, and where it begins and ends."""

    kind: str
    start: int
    end: int


_PLACEHOLDER = pattern_of(
    r"[*•.xX_#-]+|<.*|\[.*|\{.*|\$\{?[A-Za-z_]+\}?|%[A-Z_]+%|%s"
    rf"|{alternatives('secrets', 'STAND_INS')}",
    re.IGNORECASE | re.DOTALL,
)
_TECHNICAL = pattern_of(
    r"argon2\w*|sha-?\d+|md5|oauth-?2(?:\.\d)?|base-?\d\d|pbkdf2|scrypt\d*|aes-?\d+|rsa-?\d+|2fa|1password|keepass\w*|bitwarden|lastpass|dashlane|nordpass|enpass"
    r"|utf-?8|ed25519|x509|p256|tls1\.\d|web3|gpt-?\d\w*|wpa\d|v?\d+(?:\.\d+)+|\d+(?:[.,]\d+)?(?:[kmgt]i?b(?:ps|it)?|[kmg]?hz|mah|kwh?|rpm|dpi|px)|\d{1,3}[a-z]{1,6}|\d+[+%]"
    r"|\d+(?:-\d+)?-[^\W\d_-]{1,20}(?:-[a-z]{1,20})?|[a-z]+-\d{1,2}|\d{1,2}:\d\d\w*|\d{1,2}h\d\d|\d{4}[./-]\d\d[./-]\d\d"
    r"|\d+(?:[.,]\d+)?(?:[x×]\d+(?:[.,]\d+)?)+|(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./]\d{2,4}|(?:0?[1-9]|1[0-2])[./](?:0?[1-9]|[12]\d|3[01])[./]\d{2,4}|\d{1,2}-\d{1,2}-(?:19|20)\d\d"
    r"|[$€£₴]\d.*|\d+[$€£₴]|.*\.(?:txt|md|py|json|ya?ml|env|pdf|kdbx?|com|org|net|io)|(?:https?|ftp|www|file|mailto)[:.].*",
    re.IGNORECASE,
)
_SYMBOL = pattern_of(r"[@#$%^&*!?_+=~]")
_PRODUCT = pattern_of(r"[a-z]?[A-Z][a-z]+\d{1,2}|[A-Z]{1,5}-?\d{1,4}[A-Za-z]?")
_EMAIL = pattern_of(r"[^\s@]+@[\w.-]+\.[^\W\d_]{2,24}")
_LONGEST_CODE, _LONGEST_KEY = 12, 63
_YEAR = pattern_of(r"(?:19|20)\d\d")


def is_placeholder(value: str) -> bool:
    """Does the value only stand for a secret, as in "postgres://user:<password>@host"?"""
    return _PLACEHOLDER.fullmatch(value) is not None


@lru_cache(maxsize=8_192)
def is_usable(value: str) -> bool:
    """May it be a secret at all: no stand-in, version, date, file, address or name of a technique?"""
    return not (is_placeholder(value) or _TECHNICAL.fullmatch(value) or _EMAIL.fullmatch(value))


@lru_cache(maxsize=8_192)
def is_mixed(value: str) -> bool:
    """Letters with digits or signs among them, as no word of a sentence has."""
    inner = value.rstrip("!?.,")
    if not is_usable(value) or "://" in value or inner.endswith("()"):
        return False
    letters = any(char.isalpha() for char in inner)
    return letters and (any(char.isdigit() for char in inner) or _SYMBOL.search(inner) is not None)


def is_complex(value: str) -> bool:
    """Three sorts of characters at once: nobody writes a name or a product like that."""
    inner = value.rstrip("!?.,")
    sorts = (str.isupper, str.islower, str.isdigit, lambda char: char != "_" and _SYMBOL.match(char) is not None)
    return len(inner) >= 8 and is_mixed(value) and sum(any(map(sort, inner)) for sort in sorts) >= 3


def is_product(value: str) -> bool:
    """A name with a number: iPhone15, Windows11, PS5."""
    return _PRODUCT.fullmatch(value) is not None


def is_year(value: str) -> bool:
    return _YEAR.fullmatch(value) is not None


def digits_in(value: str) -> int:
    return sum(map(str.isdigit, value))


def is_row_of_digits(value: str) -> bool:
    """More digits than a lock takes, as a router is sold with."""
    digits = value.replace(" ", "").replace("-", "")
    return digits.isdigit() and _LONGEST_CODE < len(digits) <= _LONGEST_KEY


def is_code(value: str, least: int = 4) -> bool:
    """Digits as a lock takes them, in groups or with a letter or two: 4821, 14-32-08, 48A63."""
    digits = digits_in(value)
    letters = sum(char.isalpha() for char in value)
    others = len(value) - digits - letters
    if not least <= digits <= _LONGEST_CODE or letters > 3 or others > 4 or letters >= digits:
        return False
    return all(char.isalnum() or char in "-#*/ " for char in value) and not (digits > 8 and letters)
