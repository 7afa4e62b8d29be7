"""Secrets right behind a short label, as people jot them down: "pw=foxy-9", "login:hunter22", "u:ann p:foxy9".

Nothing but the label says what the value is. So it counts by how the label is written: abbreviations of a password tell
one of any look, the name of an account or a network only one that somebody has thought up, with no blank before it.
"""

import re
from collections.abc import Iterator

from language.languages import alternatives
from language.patterns import pattern_of
from language.sensitive.values import (
    Found,
    is_code,
    is_complex,
    is_mixed,
    is_placeholder,
    is_product,
    is_usable,
    is_year,
)
from language.sensitive.vocabulary import ABOUT, NAMES, NETS, PLAIN, TALK

_ABBREVIATED = alternatives("secrets", "GLUED_PASSWORDS")
_MARKED = alternatives("secrets", "GLUED_MARKS")
_ACCOUNT = alternatives("secrets", "GLUED_ACCOUNTS")
_USER = alternatives("secrets", "GLUED_USERS")
_KEY = alternatives("secrets", "GLUED_KEYS")
_SIGN = r"[ \t]?(?::=|=>|->|==|[:=])[ \t]?"
_QUOTED = r"\"([^\"\n]{4,40})\"|'([^'\n]{4,40})'|«([^»\n]{4,40})»|“([^”\n]{4,40})”"
_VALUE = r"([^\s\"'&;,<>()«»“”]{4,64})"
_PASSWORD = pattern_of(
    rf"(?<![^\W_])(?:(?P<mark>\w{{0,16}}(?:{_MARKED}))|(?:[^\W_]{{1,16}}[_-])?(?:{_ABBREVIATED})){_SIGN}(?:{_QUOTED}|{_VALUE})",
    re.IGNORECASE,
)
_EQUALS = pattern_of(
    rf"(?<![^\W_])(?:{alternatives('secrets', 'GLUED_NAMES')})={{1,2}}"
    r"[\"'«“]?(?P<value>[^\W\d_]{3,30})(?![\w(\[.@/:=-])",
    re.IGNORECASE,
)
_LOGIN = pattern_of(rf"(?<![^\W])(?:{_ACCOUNT})[:=]{_VALUE}", re.IGNORECASE)
_PAIR = pattern_of(rf"(?<![^\W])(?:{_ACCOUNT}){_SIGN}[\w.@-]{{2,40}}[/:|]{_VALUE}", re.IGNORECASE)
_BOTH = pattern_of(
    rf"(?<!\w)(?:{_USER})[:=][ \t]?[\w.@-]{{2,40}}[ \t;,&/|]{{1,3}}(?:p|{_MARKED}|{_ABBREVIATED})[:=][ \t]?{_VALUE}",
    re.IGNORECASE,
)
_OPENER = pattern_of(
    rf"(?<!\w)(?:(?P<before>[^\W_]{{1,20}})[ _-]|(?P<inside>[?&.(\[{{]))?(?:{_KEY})[ \t]?(?P<sign>[=:])[ \t]?"
    r"[\"'«“]?(?P<value>[^\s\"'&;,<>()«»“”]{4,64})",
    re.IGNORECASE,
)
_OPENS = pattern_of(
    rf"(?:{alternatives('secrets', 'OWN')})\w{{0,4}}|(?:{alternatives('secrets', 'QUALIFIERS')})\w{{0,12}}"
)
_THOUGHT_UP = pattern_of(r"(?=[^\W_]{3}.{3})[^\W\d_]{3,20}[-_.]?\d{1,6}[^\W\d_]?[!?*#$%]{0,2}")
_NUMBERED = pattern_of(r"[^\W\d_]{3,20}[-_.]\d{1,6}[^\W\d_]?[!?*#$%]{0,2}")
_WORD = pattern_of(r"[^\W\d_]{4,30}")
_SHORTEST = 4
"""Letters that a word before its number has: fewer are the name of a norm (utf-8)."""
_DIGITS = pattern_of(r"\d")
_END = ".,;:!?)]}"


def find_glued(text: str) -> Iterator[Found]:
    """The secrets behind labels; the text holds a sign that may glue them."""
    for found in _PASSWORD.finditer(text):
        group = found.lastindex or 1
        if _is_password(found[group], quoted=group < _PASSWORD.groups) or _is_mere_word(found, group):
            yield Found("password", *found.span(group))
    for found in _EQUALS.finditer(text):
        if is_usable(found["value"]) and not TALK.fullmatch(found["value"].casefold()):
            yield Found("password", *found.span("value"))
    for found in _LOGIN.finditer(text):
        if _is_thought_up(found[1]) and not _is_programs(found):
            yield Found("password", *found.span(1))
    for found in _PAIR.finditer(text):
        if _is_thought_up(found[1]) or (len(found[1]) > 4 and is_mixed(found[1])):
            yield Found("password", *found.span(1))
    for found in _BOTH.finditer(text):
        if is_mixed(found[1]) or _NUMBERED.fullmatch(found[1].rstrip(_END)):
            yield Found("password", *found.span(1))
    for found in _OPENER.finditer(text):
        value, follows = found["value"].rstrip(_END), text[found.end() :]
        if found["sign"] == ":" and not _ends_mixed(value, follows):
            continue
        if found["inside"] is None and _may_open(found["before"]) and _is_key(value, follows):
            yield Found("access key", found.start("value"), found.start("value") + len(value))


def _ends_mixed(value: str, follows: str) -> bool:
    """A colon may stand before anything: only letters with digits, where the clause ends, are a secret behind it."""
    mixed = value.isalnum() and _DIGITS.search(value) is not None and not value.isdigit()
    return mixed and not follows.strip()[:1].isalnum()


def _may_open(before: str | None) -> bool:
    """Is a key with this word before it one that opens something, and no key of a table, a map or a song?"""
    word = (before or "").casefold()
    if not word or word in ABOUT:
        return True
    return any(names.fullmatch(word) for names in (_OPENS, NETS, NAMES["things"]))


def _is_key(value: str, follows: str) -> bool:
    """After the name of a key: what somebody has thought up, or digits with which the clause ends."""
    if not is_usable(value) or is_product(value):
        return value[:_SHORTEST].isalpha() and _NUMBERED.fullmatch(value) is not None
    if value.isdigit():
        return is_code(value) and not is_year(value) and not follows.strip()[:1].isalpha()
    thought_up = _THOUGHT_UP.fullmatch(value) is not None and len(_DIGITS.findall(value)) > 0
    return (
        thought_up or is_complex(value) or (len(value) >= 5 and is_mixed(value) and _DIGITS.search(value) is not None)
    )


def _is_password(value: str, *, quoted: bool) -> bool:
    """After an abbreviation: a value in quotation marks, or with digits or signs among its letters."""
    bare = value if quoted else value.rstrip(_END)
    if is_placeholder(value) or not any(map(str.isalpha, bare)):
        return False
    if quoted:
        return not _is_talk(bare)
    return _NUMBERED.fullmatch(bare) is not None or (is_mixed(value) and not bare.startswith(("/", "$", "~", "%")))


def _is_mere_word(found: re.Match[str], group: int) -> bool:
    """Right behind what abbreviates a password and nothing else: a word with which the line or the clause ends."""
    word, follows = found[group].rstrip(_END), found.string[found.end() : found.end() + 2].strip()
    ends = not follows or follows[0] in ",;&" or found[group] != word
    glued = not found.string[found.start(group) - 1].isspace() and found["mark"] is not None
    return glued and ends and _WORD.fullmatch(word) is not None and not _is_talk(word)


def _is_programs(found: re.Match[str]) -> bool:
    """Is it what a program calls something of that name: "login:monday-9"?"""
    return found.string[found.start(1) - 1] == ":" and "-" in found[1]


def _is_talk(word: str) -> bool:
    """Does it say what passwords are like?"""
    return PLAIN.fullmatch(word.casefold()) is not None or TALK.fullmatch(word.casefold()) is not None


def _is_thought_up(value: str) -> bool:
    """After the name of an account: a word with a number that nobody is called, or three sorts of characters."""
    bare = value.rstrip(_END)
    if is_placeholder(value) or not (is_usable(bare) or _NUMBERED.fullmatch(bare)):
        return False
    several = len(_DIGITS.findall(bare)) > 1 or _NUMBERED.fullmatch(bare) is not None
    return (several and _THOUGHT_UP.fullmatch(value.rstrip(".,;:")) is not None) or is_complex(bare)
