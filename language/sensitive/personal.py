"""Personal data in a text: how to reach somebody; for deployments that keep none."""

import re

from language.languages import alternatives
from language.patterns import pattern_of

_EMAIL = pattern_of(r"[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[^\W\d_]{2,24}\b")
_PHONE = pattern_of(r"(?<![\w.,/-])\+?\(?\d(?:[ ().\-–/]{0,2}\d){8,14}(?![\w/-]|[.,]\d)")
_PHONE_WORDS = pattern_of(
    rf"\b(?:{alternatives('secrets', 'PHONES')})\b|{alternatives('secrets', 'PHONES_UNSPACED')}", re.IGNORECASE
)
_GROUPED = pattern_of(r"[ ()./–-]")


def find_personal(text: str) -> str | None:
    """What sort of personal data a text holds, if any."""
    if _EMAIL.search(text):
        return "e-mail address"
    numbers = [match[0] for match in _PHONE.finditer(text)]
    named = bool(numbers) and _PHONE_WORDS.search(text) is not None
    return "phone number" if any(_is_phone(number, named=named) for number in numbers) else None


def _is_phone(written: str, *, named: bool) -> bool:
    """International form, or grouped or named as a phone number: a bare row of digits may be anything."""
    digits = sum(letter.isdigit() for letter in written)
    return (
        digits >= 9 and (written.startswith("+") or named) and (named or bool(_GROUPED.search(written)) or digits >= 11)
    )
