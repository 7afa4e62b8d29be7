"""May words of a message stand where words of a note stood: would a person write the sentence that comes out?"""

import re
from difflib import SequenceMatcher

from language.asking.words import words_for
from language.hearing.line import Line, Piece
from language.hearing.relate import is_alike
from language.sentences.cues import cues_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS, NUMBERS, words_of
from language.words.numerals import in_digits

_LOOSE = frozenset({"age_birthday"})
"""Sorts whose words are too unlike to stand for each other: numbers and birthdays."""
_RESPELT = 0.7
"""How alike two spellings of one name are."""
_NEAR = 3
"""How far before a word stands what denies it."""
_INSTEAD = words_of("instead rather statt anstatt anstelle замість vez lugar")
"""With these, what follows is what no longer holds ("Freya statt Wotan")."""
_JOINING = FUNCTION_WORDS | {"con"}
"""Words that join an addition to a thing; the Spanish one is a noun elsewhere."""
_SPEAKING = ("me", "verbs")
_TIMES = frozenset({"calendar", "time_of_day"})
_REPLACES = re.compile(r"\b(?:instead(?! of)|натомість|stattdessen|en su lugar|en vez de eso)\b", re.IGNORECASE)
"""Something else altogether takes the place of what was said."""


def are_alike(message: Line, new: Piece, known: Line, old: Piece, start: int = 0) -> bool:
    """Can one piece stand for the other: does a note still say something with it, whatever the message means?"""
    came, went = telling(message, new), telling(known, old)
    if _speaks(message, new) or any(message.between(place) for place in range(new[0] + 1, new[1] + 1)):
        return False
    if known.words[old[0]].start <= start and old[1] == len(known.words) - 1:
        return True
    if _is_number(message, new) != _is_number(known, old) and not _one_sort(message, new, known, old):
        return False
    if _REPLACES.search(message.text) and message.members(*new) & known.members(*old) & _TIMES:
        return False  # "instead I'll go to Rome, in August": more than the month is another
    if _one_sort(message, new, known, old) or _are_spellings(message.of(*new), known.of(*old)):
        return True
    if _opens(known, old, start):
        return False
    if any(is_alike(word, other) for word in went for other in message.content if other not in came):
        return True  # "not the oboe, the flute"
    return (
        _is_number(message, new)
        or _stand_alike(message, new, known, old)
        or (_are_names(message, new, known, old) and words_for(message.text).language != "de")
    )


def contrasted(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """What a message says in the place of what it denies, where both are of one sort: "not lactose, it is fructose"."""
    for said, place in _denials(message, known, start):
        old = (place, place)
        others = [
            (at, at)
            for at in sorted(range(len(message.words)), key=lambda one: (abs(one - said), one))
            if message.lower[at] not in FUNCTION_WORDS
            and not any(is_alike(message.lower[at], one) for one in known.content)
        ]
        for fits in (_one_sort, _are_names, _stand_alike):
            if new := next((one for one in others if fits(message, one, known, old)), None):
                return new, old
    return None


def recounted(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """Another number of the same things ("two goats", "three goats now")."""
    for place in range(len(known.words) - 1):
        if known.words[place].start < start or not _is_number(known, (place, place)):
            continue
        for at in range(len(message.words) - 1):
            same = is_alike(message.lower[at + 1], known.lower[place + 1]) and not message.between(at + 1)
            if same and _is_number(message, (at, at)) and message.lower[at] != known.lower[place]:
                return (at, at), (place, place)
    return None


def respelt(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """A name of a note that a message spells in another way ("Estela", "*Estrella")."""
    for at, word in enumerate(message.lower):
        for place, other in enumerate(known.lower):
            if known.words[place].start < start or not _are_capital(message, at, known, place):
                continue
            if not is_alike(word, other) and _are_spellings(word, other):
                return (at, at), (place, place)
    return None


def denied(message: Line, known: Line, start: int = 0) -> set[int]:
    """The words of a note that a message names after a word that denies them."""
    return {place for _, place in _denials(message, known, start)}


def _denials(message: Line, known: Line, start: int) -> list[Piece]:
    """Where a message denies a word, and where a note has it."""
    said = [
        place
        for place, word in enumerate(message.lower)
        if word not in FUNCTION_WORDS
        and any(
            message.lower[back] in NEGATIONS or message.lower[back] in _INSTEAD
            for back in range(max(0, place - _NEAR), place)
            if not any(message.between(at) for at in range(back + 1, place + 1))
        )
    ]
    return [
        (place, at)
        for place in said
        for at, word in enumerate(known.lower)
        if known.words[at].start >= start and word not in FUNCTION_WORDS and is_alike(word, message.lower[place])
    ]


def whole_name(line: Line, piece: Piece, start: int = 0) -> Piece:
    """A piece with the rest of the name that it is a part of: "Renault" in "Renault Clio"."""
    first, last = piece
    if not _is_name(line, last, start) or not _is_name(line, first, start):
        return piece
    while last + 1 < len(line.words) and not line.between(last + 1) and _is_name(line, last + 1, start):
        last += 1
    while first > 0 and not line.between(first) and _is_name(line, first - 1, start):
        first -= 1
    return first, last


def without_named(message: Line, new: Piece, known: Line, old: Piece) -> Piece:
    """A piece of a note without an addition that the message names too ("japonés con Anki", "ahora coreano, con anki"):
    what a message repeats without denying it still holds."""
    first, last = old
    gone = denied(message, known)
    said = [word for place, word in enumerate(message.lower) if not new[0] <= place <= new[1]]
    while (
        last - 1 > first
        and last not in gone
        and known.lower[last] not in FUNCTION_WORDS
        and known.lower[last - 1] in _JOINING
        and any(is_alike(known.lower[last], word) for word in said)
    ):
        last -= 2
    return first, last


def telling(line: Line, piece: Piece) -> list[str]:
    """The words of a piece that say something by themselves."""
    return [word for word in line.lower[piece[0] : piece[1] + 1] if word not in FUNCTION_WORDS]


def _is_name(line: Line, place: int, start: int) -> bool:
    """Is a word written as a name, and not only because a sentence begins with it?"""
    opens = place == 0 or line.words[place].start <= start or line.between(place) in ("edge", "stop")
    return line.of(place, place)[:1].isupper() and not opens and line.lower[place] not in FUNCTION_WORDS


def _opens(known: Line, old: Piece, start: int) -> bool:
    """Does a piece begin a note that says more words than one? It mostly begins with what somebody does."""
    return known.words[old[0]].start <= start and not _is_number(known, old)


def _are_spellings(one: str, other: str) -> bool:
    return SequenceMatcher(None, one.casefold(), other.casefold()).ratio() >= _RESPELT


def _are_capital(message: Line, at: int, known: Line, place: int) -> bool:
    return message.of(at, at)[:1].isupper() and known.of(place, place)[:1].isupper()


def _speaks(message: Line, piece: Piece) -> bool:
    """Does a piece say what somebody does, and so no thing that could take the place of another?"""
    lower = message.of(*piece).casefold()
    cues = cues_of(message.text.casefold())
    return any(cues.find(cue, lower) for cue in _SPEAKING)


def _is_number(line: Line, piece: Piece) -> bool:
    text = in_digits(line.of(*piece))
    return any(letter.isdigit() for letter in text) or any(word in NUMBERS for word in telling(line, piece))


def _are_names(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    return {message.shape(*new), known.shape(*old)} == {"name"}


def _stand_alike(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Does the same word stand before both ("a la lactosa", "a la fructosa"), or the same little one begin them?"""
    before, first = message.at(new[0] - 1), message.at(new[0])
    if first == known.at(old[0]) and first in FUNCTION_WORDS:
        return True
    return before == known.at(old[0] - 1) and before != "^"


def _one_sort(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Do both pieces name a thing of one sort?"""
    return bool((message.members(*new) & known.members(*old)) - _LOOSE)
