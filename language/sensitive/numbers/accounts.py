"""Bank accounts in a text: an IBAN by its country, length and checksum, and any number that is called an account's."""

import re
from collections.abc import Iterator

from language.languages import alternatives
from language.patterns import pattern_of
from language.sensitive.values import Found

_LENGTHS = {
    15: "NO", 16: "BE", 18: "DK FI FO GL NL SD", 19: "MK SI", 20: "AT BA EE KZ LT LU MN XK", 21: "CH HR LI LV",
    22: "BG BH CR DE GB GE IE ME RS VA", 23: "AE GI IL IQ OM SO TL", 24: "AD CZ DZ ES MD PK RO SA SE SK TN VG",
    25: "AO CV LY MZ PT ST", 26: "IR IS TR", 27: "BF BI CF CG CM DJ FR GA GR IT MC MG SM",
    28: "AL AZ BJ BY CI CY DO GT HN HU LB ML NE NI PL SN SV TG", 29: "BR EG PS QA UA", 30: "JO KW MU YE",
    31: "MT SC", 32: "LC", 33: "RU",
}  # fmt: skip
_LENGTH = {country: length for length, countries in _LENGTHS.items() for country in countries.split()}
_LONGEST = max(_LENGTHS) + 1

_START = pattern_of(r"(?<![A-Za-z0-9])(?:iban(?=[a-z]{2}\d))?[a-z]{2}[ -]?\d{2}(?=[ .-]?[a-z0-9])", re.IGNORECASE)
_SIGN = pattern_of(r"[ .-]?([A-Za-z0-9])")
_CALLED_IBAN = pattern_of(r"\biban\W{0,4}(?:[^\W\d]{1,12}\W{1,3}){0,2}$", re.IGNORECASE)
_BEFORE = 48
_MADE_UP = pattern_of(alternatives("secrets", "MADE_UP"), re.IGNORECASE)

_LINK = rf"[\s:=#№.–-]{{0,4}}(?:(?:{alternatives('secrets', 'ACCOUNT_IS')})\b[\s:=#№.–-]{{0,4}}){{0,3}}"
_DIGITS = r"(\d(?:[ ./–-]?\d){%d,30})(?!\d)"
_ROW_OF_DIGITS = pattern_of(r"\d(?:\D{0,3}\d){5}")
_CALLED = (
    pattern_of(rf"(?<!\w)(?:{alternatives('secrets', 'ACCOUNT_NUMBERS')}){_LINK}{_DIGITS % 5}", re.IGNORECASE),
    pattern_of(
        rf"(?<!\w)(?:{alternatives('secrets', 'ACCOUNT_NUMBERS')})(?:\s[^\W\d_]{{1,20}}){{1,4}}{_LINK}{_DIGITS % 7}",
        re.IGNORECASE,
    ),
    pattern_of(rf"(?<!\w)(?:{alternatives('secrets', 'ACCOUNTS')}){_LINK}{_DIGITS % 7}", re.IGNORECASE),
    pattern_of(
        rf"(?:{alternatives('secrets', 'ACCOUNTS_UNSPACED')})\W{{0,3}}"
        rf"(?:{alternatives('secrets', 'ACCOUNT_IS_UNSPACED')})?\W{{0,2}}(\d(?:[ -]?\d){{5,30}})"
    ),
)


def find_accounts(text: str) -> Iterator[Found]:
    """The account numbers in a text that `plain` has read."""
    for start in _START.finditer(text):
        if end := _end_of_iban(text, start):
            yield Found("bank account number", start.start(), end)
    for pattern in _CALLED if _ROW_OF_DIGITS.search(text) else ():
        for number in pattern.finditer(text):
            yield Found("bank account number", *number.span(1))


def _end_of_iban(text: str, start: re.Match[str]) -> int | None:
    """Where the account number ends that begins here, if one does."""
    written = start[0][4:] if start[0][:4].casefold() == "iban" else start[0]
    signs = [sign for sign in written.upper() if sign.isalnum()]
    place, length = start.end(), _LENGTH.get("".join(signs[:2]), _LONGEST)
    while len(signs) < length and (sign := _SIGN.match(text, place)):
        signs.append(sign[1].upper())
        place = sign.end()
    if len(signs) < length or text[place : place + 1].isalnum():
        return None
    digits = sum(map(str.isdigit, signs))
    if length != _LONGEST and written[:2].isupper() and 2 * digits >= length and not _MADE_UP.search(text):
        return place  # nothing else begins with a country, is just as long and mostly digits
    called = start[0] != written or _CALLED_IBAN.search(text[max(0, start.start() - _BEFORE) : start.start()])
    return place if called or _has_checksum("".join(signs)) else None


def _has_checksum(number: str) -> bool:
    """The one that every IBAN carries."""
    return int("".join(str(int(sign, 36)) for sign in number[4:] + number[:4])) % 97 == 1
