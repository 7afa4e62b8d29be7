"""Secrets told in a sentence: "my password is hunter2", "пароль: …", "the door code is 4821#".

A name of a secret, then perhaps a word that announces the value, then the value. Whether it is one is judged by its
looks, so that "my password is too short" and "interested in password managers" stay ordinary sentences. The names are
data: each language lists its own (`language/languages/*/secrets.py`).
"""

from collections.abc import Callable, Iterator
from itertools import chain, islice

from language.languages import alternatives
from language.patterns import pattern_of
from language.sensitive.announced_values import (
    GLANCE,
    REACH,
    Named,
    Value,
    quotation,
    spelled_digits,
    value_before,
)
from language.sensitive.glance.names import may_slip
from language.sensitive.glance.slips import slips
from language.sensitive.numbers.identity import find_identity
from language.sensitive.openings import find_openings
from language.sensitive.read_words import kinds_of
from language.sensitive.shapes import is_reference, is_time, looks_chosen
from language.sensitive.told.agreed import find_agreed
from language.sensitive.told.habits import find_habitual
from language.sensitive.told.phrases import find_drawn, find_phrases, find_rows
from language.sensitive.values import (
    Found,
    digits_in,
    is_code,
    is_complex,
    is_mixed,
    is_product,
    is_row_of_digits,
    is_usable,
    is_year,
)
from language.sensitive.vocabulary import (
    COUNTS,
    NAMES,
    NETS,
    PLAIN,
    PUBLIC,
    SERVING,
    SPELLED,
    TALK,
    is_everybodys,
    is_of_text,
    prepared,
    rows_named,
)

_NEAR, _LONGEST_UNSPACED = 4, 7
_UNSPACED = pattern_of("[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_FIGURE = pattern_of(r"\d")
_ANSWER = pattern_of(r"[^.!?\d\n]{0,30}\?\s{1,2}(\d[\d -]{1,10}\d)(?=\W*$|[.,;!])")
"""After a question about a code: digits and nothing else."""

_MIXED = pattern_of(r"[^\W\d_](?:[_.-]?\d|[!#$%^*?~&][^\W_])")
_ROWS_OF_FIGURES = frozenset({"locks", "opens", "things"})
_ROWS_OF_PHRASES = frozenset({"phrases", "seeds"})
_QUALIFIED = pattern_of(rf"(?<![^\W_])(?:{alternatives('secrets', 'QUALIFIERS')})")
_NUMBERED = pattern_of(r"[^\W\d_]{3,20}[-_.]\d{1,6}[!?*#]?")
_LINKED = pattern_of(r"[^\W\d_]{3,20}(?:-[^\W\d_]{1,20}){2,6}")
"""Three words or more with hyphens between them."""
_AGREED_WORD = pattern_of(
    rf"(?:{alternatives('secrets', 'AGREED_WORDS')})\s(?:{alternatives('secrets', 'AGREED_WITH')})\s"
    r"[^\W\d_]{2,20}\s([^\W\d_]{4,20})(?=\W*$|[.,;!])"
)
"""A word agreed on with somebody, told right after them: "кодове слово для банку …"."""
_SHORT_CODE = pattern_of(alternatives("secrets", "SHORT_CODES"))
_NINE_DIGITS = pattern_of(alternatives("secrets", "NINE_DIGITS"))
_TICKET = pattern_of(alternatives("secrets", "TICKETS"))


def find_told(text: str) -> Iterator[Found]:
    """The secrets that sentences give away."""
    low = prepared(text)
    yield from find_openings(text, low)
    yield from find_identity(text, low)
    yield from find_agreed(text, low)
    rows = rows_named(low)
    slipped = slips(low) if may_slip(low) else []
    if slipped:
        rows |= {"passwords"}
    if rows and _FIGURE.search(low) is None:
        rows -= _ROWS_OF_FIGURES
    for row, judge in _JUDGES.items():
        if row in rows:
            named = (name.span() for name in NAMES[row].finditer(low))
            for span in chain(named, slipped if row == "passwords" else ()):
                if found := judge(Named(text, low, *span)):
                    yield found
    if rows & _ROWS_OF_PHRASES:
        yield from find_phrases(text, low)
    yield from find_rows(low)
    yield from find_drawn(text, low)


def _password(named: Named) -> Found | None:
    """After the name of a password: anything announced that is no description of it, or of everybody's."""
    if is_everybodys(named.around):
        return None
    quoted = quotation(named.text, named.end)
    if quoted and is_of_text(named.around):
        return None
    if quoted and is_usable(quoted.text) and PLAIN.fullmatch(quoted.text.casefold()) is None:
        return Found("password", quoted.start, quoted.end)
    talked = False
    for value in named.joined():
        if (not talked or (value.sign and is_mixed(value.text)) or looks_chosen(value.text)) and _is_password(value):
            return Found("password", value.start, value.end)
        talked = talked or TALK.fullmatch(value.text.casefold()) is not None
    if NAMES["things"].search(named.around) and (found := _digits(named, 4)):
        return found
    if agreed := _agreed_word(named):
        return agreed
    before = value_before(named.text, named.start, said=named.name in SERVING)
    if before and len(before.text) >= 6 and (is_mixed(before.text) or _LINKED.fullmatch(before.text)):
        return Found("password", before.start, before.end)
    return None


def _agreed_word(named: Named) -> Found | None:
    found = _AGREED_WORD.match(named.low, named.start)
    return Found("password", *found.span(1)) if found and not PLAIN.fullmatch(found[1]) else None


def _is_password(value: Value) -> bool:
    text = value.text
    if _is_numbered(value):
        return True
    if len(text) < 4 or not is_usable(text):
        return False
    near = value.place == 0 or (value.place <= _NEAR and _ends(value) and not value.late and not is_product(text))
    if is_mixed(text):
        return value.told or (near and len(text) >= 5)
    if is_code(text) or is_row_of_digits(text):
        told = value.told if value.place <= _NEAR else value.sign
        return (told or (near and len(text) >= 6)) and not _is_counted(value)
    if value.last and len(text) >= 8 and _is_joined(value):
        return True
    return value.told and value.place <= _NEAR and _is_word_for_password(value)


def _ends(value: Value) -> bool:
    """Does the clause end with it, or with a word that says what was done: "auf … geändert"?"""
    return value.last or PLAIN.fullmatch(value.next.casefold().rstrip(".,;!")) is not None


def _is_joined(value: Value) -> bool:
    """Words in one piece: with hyphens right after the name, with dots where they are announced, as no address is."""
    if value.place == 0 and not value.loose and sum(map(value.text.count, "-_")) > 1:
        return True
    parts = value.text.split(".")
    return value.sign and value.place <= _NEAR and len(parts) > 2 and all(map(str.isalpha, parts))


def _is_numbered(value: Value) -> bool:
    """A word and a number, right after the name and what announces it: password=hunter-22."""
    return value.told and value.last and value.place == 0 and _NUMBERED.fullmatch(value.text) is not None


def _is_word_for_password(value: Value) -> bool:
    """A mere word is a password where the clause ends with it, unless it says what the password is like."""
    text = value.text
    letters = text.replace("-", "").replace("'", "").replace("’", "")
    described = PLAIN if value.said else TALK
    if not value.last or value.loose or not letters.isalpha() or described.fullmatch(text.casefold()):
        return False
    if len(text) > _LONGEST_UNSPACED and _UNSPACED.match(text):
        return False  # a clause, in a script that parts no words
    return len(text) >= (4 if value.sign else 5)


def _is_counted(value: Value) -> bool:
    return COUNTS.match(value.next.casefold()) is not None


def _follows(named: Named, value: Value, kind: str, words: int) -> bool:
    """Does a word of the kind stand among the last so many before the value?"""
    before = named.low[max(named.end, value.start - GLANCE) : value.start].split()
    return any(kind in kinds_of(word) for word in before[-words:])


def _maybe(named: Named) -> Found | None:
    """After a name that means other things too: what looks like a password, or the key of a network."""
    on_net = NETS.search(named.around) is not None
    if PUBLIC.search(named.around) and not on_net:
        return None
    for value in named.joined():
        if value.place > _NEAR:
            break
        looks = len(value.text) >= 5 and is_mixed(value.text)
        looks = looks or (not _TICKET.match(named.name) and (_is_bare_code(value) or _is_numbered(value)))
        near = value.told or value.place == 0 or (on_net and value.last)
        if near and (looks or (on_net and is_usable(value.text) and _is_net_key(value))):
            return Found("password", value.start, value.end)
    return _agreed_word(named)


def _is_bare_code(value: Value) -> bool:
    """Digits right after the name, that no noun follows and no year has."""
    return value.place == 0 and value.last and is_code(value.text) and not is_year(value.text) and is_usable(value.text)


def _is_net_key(value: Value) -> bool:
    text = value.text
    if is_code(text, 6) or is_row_of_digits(text):
        return not _is_counted(value)
    joined = len(text) >= 8 and any(sign in text for sign in "-_&")
    return (value.told or joined) and value.last and (joined or _is_word_for_password(value))


def _key(named: Named) -> Found | None:
    """After the name of a key: a generated value, or the key of a network."""
    if NETS.search(named.around) and (found := _maybe(named)):
        return found
    if PUBLIC.search(named.around):
        return None
    for value in named.values:
        if (value.told or value.place <= _NEAR) and _is_key(named, value):
            return Found("access key", value.start, value.end)
    return None


def _is_key(named: Named, value: Value) -> bool:
    text, told = value.text, value.told
    if len(text) < 8 or not is_usable(text) or "://" in text or is_reference(text):
        return False
    digits, letters = digits_in(text), sum(char.isalpha() for char in text)
    if told and len(text) >= 20 and not text.islower() and not text.isalpha():
        return True
    if _QUALIFIED.search(named.around) or value.sign:
        return digits >= (1 if told else 3) and letters >= 2 and (told or len(text) >= 12)
    return len(text) >= 16 and digits >= 3 and letters >= 3


def _code(named: Named) -> Found | None:
    """After the name of a PIN: its digits, in figures or in words."""
    if PUBLIC.match(named.low, named.start):
        return None
    if _NINE_DIGITS.match(named.name):
        return _digits(named, 9, sure=True)
    return _digits(named, 3 if _SHORT_CODE.search(named.name) else 4, sure=True) or _chosen(named)


def _chosen(named: Named) -> Found | None:
    """After the name of a code: what looks like a password somebody has thought up."""
    if _MIXED.search(named.low, named.end, named.end + REACH) is None:
        return None
    for value in named.values:
        if value.place <= _NEAR and (value.told or value.last) and looks_chosen(value.text):
            return Found("access code", value.start, value.end)
    return None


def _lock(named: Named) -> Found | None:
    """After the name of a code, where a thing it opens is spoken of."""
    if PUBLIC.search(named.around):
        return None
    return _digits(named, 4) if NAMES["things"].search(named.around) else _announced(named)


def _announced(named: Named) -> Found | None:
    """After the name of a code of anything: four digits or more that the sentence says it is, and no year."""
    for value in named.joined():
        if value.told and not value.loose and value.place <= _NEAR and is_code(value.text) and len(value.text) <= 8:
            usable = is_usable(value.text) and not (_is_counted(value) or is_year(value.text))
            return Found("access code", value.start, value.end) if usable else None
    return None


def _thing(named: Named) -> Found | None:
    """After a thing with a lock: digits that a colon announces, or that are all that is said of it."""
    if PUBLIC.search(named.around):
        return None
    for value in islice(named.values, 3):
        told = (value.sign and (value.last or bool(kinds_of(value.next.casefold())))) or (
            value.said and value.last and not value.loose and value.place == 0
        )
        fits = is_code(value.text) and is_usable(value.text) and len(value.text) <= 8
        if told and fits and not _is_counted(value) and not _follows(named, value, "numbers", 2):
            return None if is_year(value.text) else Found("access code", value.start, value.end)
    return None


def _digits(named: Named, least: int, *, sure: bool = False) -> Found | None:
    limit = named.end + REACH
    if SPELLED.search(named.low, named.end, limit) and (spelled := spelled_digits(named.text, named.end)):
        return Found("access code", spelled.start, spelled.end)
    if _FIGURE.search(named.low, named.end, limit) is None:
        return None
    if sure and (answer := _ANSWER.match(named.low, named.end)):
        return Found("access code", *answer.span(1))
    for value in named.joined():
        if (
            (is_code(value.text, least) or (sure and value.place == 0 and _is_lettered(value.text)))
            and is_usable(value.text)
            and not _is_counted(value)
            and not (is_time(value.text) and _follows(named, value, "times", 1))
            and _is_placed(value, sure=sure)
        ):
            return Found("access code", value.start, value.end)
    return None


def _is_lettered(text: str) -> bool:
    """Three digits and a letter: what the slip of a locker says."""
    return len(text) == 4 and is_code(text, 3) and not text.isdigit()


def _is_placed(value: Value, *, sure: bool) -> bool:
    """Announced, or close to the name, or at the end of what is said of a PIN: a year there is a year, a sum a sum."""
    if (value.told and not (value.loose and is_year(value.text))) or value.place == 0:
        return True
    at_end = sure and value.last and not value.next and not value.text.endswith("00")
    return (value.place <= _NEAR or at_end) and not is_year(value.text)


def _login(named: Named) -> Found | None:
    """After the name of an account: what follows a stroke, or what nobody would be called."""
    for value in named.values:
        if "@" in value.text:
            continue
        after_stroke = named.text[: value.start].rstrip().endswith("/")
        if len(value.text) >= 6 and (is_mixed(value.text) if after_stroke else is_complex(value.text)):
            return Found("password", value.start, value.end)
    return None


_JUDGES: dict[str, Callable[[Named], Found | None]] = {
    "passwords": _password,
    "maybes": _maybe,
    "codes": _code,
    "locks": _lock,
    "opens": _lock,
    "things": _thing,
    "keys": _key,
    "logins": _login,
    "habits": find_habitual,
}
