"""What a request to forget lets stay ("…, the job can stay"), and what is left of a note of which a part goes."""

import re
from collections.abc import Callable, Sequence

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.relate import content, is_alike
from language.hearing.removal.subjects import is_adjunct, subject_of
from language.hearing.spans import clause_spans, sentence_spans
from language.intents.stay_words import AND, AS_BEFORE, BUT, DENYING, FILLING, REST, SPEAKING_ON, STAYING
from language.languages import alternatives
from language.patterns import pattern_of
from language.people.sorts import BEINGS
from language.sentences.split import ends_in_abbreviation
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NUMBERS
from language.words.numerals import in_digits

_LETS_STAY = pattern_of(STAYING, re.IGNORECASE)
_UNCHANGED = pattern_of(rf"\b(?:{AS_BEFORE})\b", re.IGNORECASE)
_STAY = pattern_of(alternatives("hearing", "STAY"))
_LEFT = pattern_of(alternatives("hearing", "LEFT"))
_REMAINING = pattern_of(rf"\b(?:{alternatives('turns.sides', 'REMAINING')})\b", re.IGNORECASE)
_DENIES = pattern_of(DENYING, re.IGNORECASE)
_KEEP = alternatives("hearing", "KEEP_THAT")
_PIECE = pattern_of(
    rf"[.!?;,]+(?:\s+|$)|\s+[—–-]\s+|\s+(?=(?:{BUT})\s)|\s+(?:{AND})\s+(?=(?:{_KEEP})\w*\s)|"
    rf"\s+(?:{AND})\s+(?=(?:\S+\s+){{0,2}}(?:{'|'.join(REST.values())})(?!\w))",
    re.IGNORECASE,
)
_JOINT = pattern_of(
    rf"(?:[.;]\s+|,\s+)(?:(?:{alternatives('hearing', 'AND')}|{alternatives('hearing', 'CONTRAST')})\s+)?|"
    rf"\s+(?:{alternatives('hearing', 'LISTING')}|&)\s+",
    re.IGNORECASE,
)
_SPEAKS_ON = pattern_of(rf"(?:{SPEAKING_ON})\s", re.IGNORECASE)
_AND_I = pattern_of(rf"(?:{alternatives('hearing', 'SPEAKER')})\s", re.IGNORECASE)
_ANEW = pattern_of(rf"\A(?:{alternatives('hearing', 'ANEW')})\s+", re.IGNORECASE)

_MONTH = pattern_of(rf"\s*(?:{alternatives('hearing', 'MONTHS')})\b", re.IGNORECASE)
"""Behind the point of a day, where a language writes one."""
_BEARERS = BEINGS - {"parent", "relative"}
_TWO = 2
_FEW = 3
"""Words with which somebody names what is as it was."""


def request_and_rest(said: str) -> tuple[str, str]:
    """A request without the pieces that let something stay, and those pieces; no request where all may stay."""
    request, rest = _parted(said, _LETS_STAY)
    if not rest or not request:
        return said, ""
    return (", ".join(request) if any(map(_named, rest)) else ""), ", ".join(rest)


def news_and_rest(said: str) -> tuple[str, str]:
    """What a message tells without the pieces that say what is as it was ("the tea stays"), and those pieces."""
    news, rest = _parted(said, _UNCHANGED, _counts_left)
    return (", ".join(news), ", ".join(rest)) if news and rest else (said, "")


def is_all_as_before(said: str) -> bool:
    """Does a short message say nothing but that something is as it was ("the alpacas are still here")?"""
    short = len(_named(said)) <= _FEW and len([piece for piece in _PIECE.split(said) if piece and piece.strip()]) == 1
    return short and bool(_UNCHANGED.search(said)) and not _DENIES.search(said) and not _counts_left(said)


def _counts_left(piece: str) -> bool:
    """Does a piece say how many are left, which is another number than before ("four are left")?"""
    return bool(_REMAINING.search(piece)) and any(map(str.isdigit, in_digits(piece)))


def _parted(
    said: str, stays: re.Pattern[str], tells: Callable[[str], bool] = lambda _: False
) -> tuple[list[str], list[str]]:
    pieces = [piece for piece in _PIECE.split(said) if piece and piece.strip()]
    rest: list[str] = []
    request: list[str] = []
    for piece in pieces:
        if not stays.search(piece) or _DENIES.search(piece) or tells(piece):
            request.append(piece)
            continue
        if not _named(piece) and request:
            rest.append(request.pop())  # "That I'm a midwife, you may keep"
        rest.append(piece)
    return request, rest


def _named(piece: str) -> list[str]:
    return [word for word in content(piece) if not is_filling(word)]


def is_filling(word: str) -> bool:
    """Does a word only say that something may stay, and name nothing?"""
    return bool(_STAY.match(word)) or word in FILLING


def without(note: str, named: Callable[[str], bool]) -> str | None:
    """A note without the parts that were named; None when it has no other part that can stand by itself."""
    parts, cuts = _parts(note)
    gone, language = [named(part) for part in parts], words_for(note).language
    listed = [gone[0] and _bears(parts[0]), *(False for _ in parts[1:])]
    only_comma = [note[slice(*one)].strip() for one in cuts] == [","]
    for place in range(1, len(parts)):
        goes_on = _SPEAKS_ON.match(parts[place]) or _is_name_of(parts[place - 1], parts[place], language)
        goes_on = goes_on or is_adjunct(parts[place - 1], parts[place], behind_comma=only_comma)
        gone[place] |= (gone[place - 1] and bool(goes_on)) or (listed[place - 1] and _is_bare_name(parts[place]))
        listed[place] = (gone[place] and _bears(parts[place])) or (listed[place - 1] and _is_bare_name(parts[place]))
    whose = subject_of(parts[0]) if gone[0] else ""
    if whose and not named(parts[0].removeprefix(whose)) and not any(map(subject_of, parts[1:])):
        return None  # "My sister is a nurse and lives in Hull": with the sister all that is told of her
    if all(gone) or not any(gone) or not all(content(part) for part in parts):
        return None
    if gone[0] and ":" in parts[0]:
        return None  # "Three kids: Otis, Marlowe and Juno": with the kids all of them are named
    if gone[0] and _lists_names(parts) and not any(map(named, parts[1:])):
        return None  # "Two daughters, Mia and Ada": with the daughters both
    if gone[0] and not any(gone[1:]) and all(map(_is_bare, parts[1:])) and not named(_last_of(parts[0])):
        return None  # "My sons are called Otis and Juno": so they are with the sons
    if gone[0] and not gone[1] and len(parts[0].split()) == 1 and _AND_I.match(parts[1]):
        return None  # "Dario and I want …"
    left = [part for part, goes in zip(parts, gone, strict=True) if not goes]
    if whose and not subject_of(left[0]):
        left[0] = f"{whose} {left[0]}"
    elif gone[0]:
        left[0] = _opened(parts[0], left[0])
    elif all(map(_is_bare_name, parts[1:])) and len(left) == _TWO:
        return ", ".join([_uncounted(left[0]), left[1]])  # "Two goats, Nell and Maud": no longer two
    return _joined(left, note[slice(*cuts[-1])])


def bearers_in(note: str) -> str:
    """The part of a note that says whose names are all that follows it ("Two kids" of "Two kids, Mia and Theo")."""
    parts, _ = _parts(note)
    return parts[0] if len(parts) > 1 and _lists_names(parts) else ""


def _lists_names(parts: Sequence[str]) -> bool:
    """Is a note somebody's people or animals, and behind them nothing but their names?"""
    bearers = any(classes_of(word) & _BEARERS for word in content(parts[0])[-1:])
    return bearers and all(map(_is_bare_name, parts[1:]))


def _is_bare(part: str) -> bool:
    """Is a part nothing but a thing of a list?"""
    return len(part.split()) == 1


def _bears(part: str) -> bool:
    """Does a part say who or what bears the names behind it ("two sons, Otis")?"""
    words = [word for word in part.split() if not word[:1].isupper()]
    return bool(words) and any(classes_of(one) & _BEARERS for one in content(words[-1]))


def _is_name_of(before: str, part: str, language: str) -> bool:
    """Is a part the name of somebody whom the one before it says what they are ("a daughter, Ines")?"""
    return part[:1].isupper() and _is_bare(part) and bool(persons(_last_of(before), language))


def _last_of(part: str) -> str:
    """The thing of a list that stands behind what the list says of its things."""
    return part.split()[-1]


def leaves(said: str) -> bool:
    """Does a sentence say that something is left, or stays?"""
    return any(_LEFT.match(word) for word in content(said))


def touches_more(said: str, note: str, new: str, old: str) -> bool:
    """Does a message that corrects one part of a note speak, in another clause, of another part of it?"""
    parts, _ = _parts(note)
    others = [content(part) for part in parts if old not in part]
    if len(others) == len(parts) or not others:
        return False
    clauses = [clause.of(said) for sentence in sentence_spans(said) for clause in clause_spans(said, sentence)]
    here = [word for clause in clauses if new in clause for word in content(clause)]
    there = [word for clause in clauses if new not in clause for word in content(clause)]
    there = [word for word in there if not any(is_alike(word, other) for other in here)]
    return any(is_alike(word, other) for part in others for word in part for other in there)


def _parts(note: str) -> tuple[list[str], list[tuple[int, int]]]:
    """The parts of a note, and the joints between them; a name behind who or what bears it is no part of its own."""
    cuts = [match.span() for match in _JOINT.finditer(note) if not _is_no_stop(note, match.start() + 1)]
    parts = _between(note, cuts)
    named = [
        place
        for place, part in enumerate(parts)
        if place
        and _is_bare_name(part)
        and not (place + 1 < len(parts) and _is_bare_name(parts[place + 1]))
        and any(classes_of(word) & _BEARERS for word in content(parts[place - 1])[-1:])
        and "," in note[slice(*cuts[place - 1])]
    ]
    cuts = [one for place, one in enumerate(cuts, 1) if place not in named]
    return _between(note, cuts), cuts


def _is_no_stop(note: str, end: int) -> bool:
    """Does a part of a note end with the point of an abbreviation or of a day ("am 3. Mai")?"""
    return ends_in_abbreviation(note[:end]) or (note[end - 2 : end - 1].isdigit() and bool(_MONTH.match(note, end)))


def _between(note: str, cuts: Sequence[tuple[int, int]]) -> list[str]:
    starts, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(note)]
    return [note[start:end] for start, end in zip(starts, ends, strict=True)]


def _is_bare_name(part: str) -> bool:
    words = part.split()
    return len(words) == 1 and words[0][:1].isupper()


def _uncounted(part: str) -> str:
    words = [word for word in part.split() if word.casefold() not in NUMBERS and not word.isdecimal()]
    told = " ".join(words) or part
    return told[:1].upper() + told[1:]


def _opened(first: str, following: str) -> str:
    """A part that stood behind another, now at the beginning: with the verb that both had ("Allergic to … pollen")."""
    words, after = first.split(), following.split()
    if after[0].casefold() in FUNCTION_WORDS and after[0] in words[1:]:
        return " ".join([*words[: words.index(after[0], 1)], following])
    if len(after) == 1 and len(words) > 1:
        return " ".join([*words[:-1], following])
    plain = _ANEW.sub("", following)
    return plain[:1].upper() + plain[1:]


def _joined(parts: Sequence[str], joint: str) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{joint}{parts[-1]}"
