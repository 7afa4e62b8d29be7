"""What of a message corrects what of a note where no weighing is needed, and how far a piece goes."""

from language.hearing.line import Line, Piece
from language.hearing.news import NOW
from language.hearing.relate import denies, is_alike
from language.hearing.repairs import repairs
from language.hearing.splicing.pieces import (
    INSTEAD,
    JOINING,
    NAME_BEARERS,
    NAMED_SORTS,
    NAMING,
    ORDINAL,
    are_names,
    are_spellings,
    is_careful,
    is_number,
    is_numeral,
    is_there,
    one_sort,
    sorts_of,
    stand_alike,
)
from language.languages import alternatives, listed, words
from language.patterns import pattern_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

_LEAST = 4
"""Letters of a name in small letters whose spelling is compared."""
_SHORT = 8
"""Words of a message that puts a number right and tells nothing else."""
_NEAR = 3
_FROM_NOW = words("hearing", "FROM_NOW")
"""How far before a word stands what denies it."""
_ONE_OF_SORT = NAMED_SORTS | {
    "calendar", "job", "diet", "illness", "allergy", "instrument", "sport", "spoken_language", "field_of_study",
    "device", "car", "dog", "treatment", "nationality", "programming_language", "color",
}  # fmt: skip
"""Sorts of which a note mostly has one, so that another stands for it."""
_OF_SORT = words("hearing", "OF_SORT")
"""Words between a thing and its sort."""
_ELSEWHERE = FUNCTION_WORDS - words("hearing", "BEING")
"""Words behind which stands a place or a deed, and no name of the one before them: "my sister in Leeds"."""
_WITHIN_NAMES = words("hearing", "WITHIN_NAMES")
"""Words inside a name: "Colonia del Sacramento"."""

_REMAINING = pattern_of(rf"\b(?:{alternatives('turns.sides', 'REMAINING')})\b")
"""Words that say how many are left."""
_SIDES = tuple(
    tuple(pattern_of(rf"(?:{side.strip().replace(' ', '|')})\Z") for side in line.split("/"))
    for line in (*listed("turns.sides", "SIDES"), *listed("turns.sides", "TIMES"))
)
"""Words of which one takes the place of another at the same thing: day and night, left and right."""
_SIDE_LEADS = words("turns.sides", "SIDE_LEADS")
_TIMES = pattern_of("|".join(line.replace(" / ", "|").replace(" ", "|") for line in listed("turns.sides", "TIMES")))


def contrasted(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """What a message says in the place of what it denies, where both are of one sort: "not lactose, it is fructose"."""
    for said, place in denials(message, known, start):
        old = (place, place)
        others = [
            (at, at)
            for at in sorted(range(len(message.words)), key=lambda one: (abs(one - said), one))
            if message.lower[at] not in FUNCTION_WORDS
            and not any(is_alike(message.lower[at], one) for one in known.content)
        ]
        for fits in (one_sort, are_names, stand_alike):
            if new := next((one for one in others if fits(message, one, known, old)), None):
                return new, old
    return None


def of_one_sort(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """The one thing of a sort that a message names for the one a note has ("on Mondays now", "Choir Wednesdays")."""
    came = _by_sort(message, 0)
    for sort, went in _by_sort(known, start).items():
        new = came.get(sort, []) if sort in _ONE_OF_SORT else []
        if len(went) == len(new) == 1 and not is_alike(message.lower[new[0]], known.lower[went[0]]):
            return (new[0], new[0]), (_first_of_name(known, went[0], start), went[0])
    return None


def _first_of_name(known: Line, place: int, start: int) -> int:
    """Where a thing begins that a name before it tells more of ("a Windows laptop")."""
    named = place > 0 and not known.between(place) and _is_name(known, place - 1, start)
    return place - 1 if named and known.of(place, place).islower() else place


def _by_sort(line: Line, start: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for at in range(len(line.words)):
        for sort in sorts_of(line, (at, at)) if line.words[at].start >= start else ():
            found.setdefault(sort, []).append(at)
    return found


def recounted(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """Another number of the same things ("two goats", "three goats now")."""
    for place in range(len(known.words)):
        if known.words[place].start < start or not is_number(known, (place, place)):
            continue
        counted = [one for at in (place - 1, place + 1) if (one := known.at(at)) in known.content]
        for at in range(len(message.words)):
            if not is_number(message, (at, at)) or message.lower[at] == known.lower[place]:
                continue
            near = at - 1 if message.between(at + 1) and not message.between(at) else at + 1
            if message.at(near) in message.content and any(is_alike(one, message.at(near)) for one in counted):
                return (at, at), (place, place)
    return None


def left_over(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """How many are left of the things that a note counts ("there are two left"): one number for the one it has."""
    came, went = numbers_of(message, 0), numbers_of(known, start)
    if not _REMAINING.search(message.text.casefold()) or not came or len(went) != 1:
        return None
    leads = [at for at in range(len(message.words)) if _REMAINING.search(message.lower[at])]
    new = min(came, key=lambda at: min((abs(at - one) for one in leads), default=0))
    if message.lower[new] == known.lower[went[0]]:
        return None
    return (new, new), (went[0], went[0])


def only_number(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """The one number that a message says for the one of a note ("make that five")."""
    came, went = _new_numbers(message, known), numbers_of(known, start)
    if len(came) != 1 or len(went) != 1 or len(message.content) > _SHORT:
        return None
    new, old = (came[0], came[0]), (went[0], went[0])
    return (new, old) if is_there(message.of(*new), known, old) else None


def repeats_number(message: Line, known: Line, start: int = 0) -> bool:
    """Does a message say the number of a note, and another one ("I wrote six, and she has turned seven")?"""
    numbers = {known.lower[at] for at in numbers_of(known, start)}
    return bool(_new_numbers(message, known)) and any(message.lower[at] in numbers for at in numbers_of(message, 0))


def _new_numbers(message: Line, known: Line) -> list[int]:
    return [at for at in numbers_of(message, 0) if message.lower[at] not in known.lower]


def is_bare_number(message: Line) -> bool:
    """Does a message say hardly more than a number that is so by now ("88 now")?"""
    turned = NOW.search(message.text) or any(word in _FROM_NOW for word in message.lower)
    return bool(turned) and len(message.words) <= _NEAR


def numbers_of(line: Line, start: int) -> list[int]:
    """The places of the numbers in a line."""
    return [at for at in range(len(line.words)) if line.words[at].start >= start and is_number(line, (at, at))]


def reordered(message: Line, known: Line, start: int = 0, *, same_thing: bool = False) -> tuple[Piece, Piece] | None:
    """The one ordinal that a message says for the one of a note ("in the second year", "third year now"); where asked
    for, only of the same thing."""
    gone = _denied_words(message)
    came = [at for at, word in enumerate(message.lower) if ORDINAL.match(word) and word not in gone]
    went = [at for at, word in enumerate(known.lower) if known.words[at].start >= start and ORDINAL.match(word)]
    if len(came) != 1 or len(went) != 1 or message.lower[came[0]][:_NEAR] == known.lower[went[0]][:_NEAR]:
        return None
    if same_thing and (
        came[0] + 1 == len(message.words) or not is_alike(message.at(came[0] + 1), known.at(went[0] + 1))
    ):
        return None
    return (came[0], came[0]), (went[0], went[0])


def opposed(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """What stands on the other side of what a note says: the day shift for the night shift."""
    for place, other in enumerate(known.lower):
        for sides in _SIDES if known.words[place].start >= start else ():
            mine = next((side for side in sides if side.match(other)), None)
            if mine is None or any(mine.match(word) and word not in _denied_words(message) for word in message.lower):
                continue
            for at, word in enumerate(message.lower):
                if any(side is not mine and side.match(word) for side in sides) and _tells_when(message, at):
                    return (at, at), (place, place)
    return None


def _tells_when(message: Line, place: int) -> bool:
    """Does a word that may be a time say when something is done ("on days"), and not for how long ("for days")?"""
    return not _TIMES.fullmatch(message.lower[place]) or message.at(place - 1) in _SIDE_LEADS


def _denied_words(message: Line) -> set[str]:
    return {word for place, word in enumerate(message.lower) if _is_denied_before(message, place)}


def renamed(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """Another name of the same one ("Cat Flo", "the cat is called Fay"): both say whose it is, and the name."""
    ours, theirs = _beings(message), _beings(known)
    same = ours & theirs or (not ours and theirs and repairs(message.text))
    if not any(word in NAMING for word in message.lower) or not same:
        return None
    new, old = name_told(message, 0), name_told(known, start)
    if new is None or old is None or message.lower[new] == known.lower[old]:
        return None
    return (new, new), (old, old)


def _beings(line: Line) -> set[str]:
    """The sorts of people and animals that a text names."""
    return {one for place in range(len(line.words)) for one in line.members(place, place)} & NAME_BEARERS


def name_told(line: Line, start: int) -> int | None:
    """Where a name stands: soon behind a word that leads to one, else behind the word for what bears it."""
    places = [at for at in range(len(line.words)) if line.words[at].start >= start]
    named = [at for at in places if line.lower[at] in NAMING]
    for lead in named or [at for at in places if line.members(at, at) & NAME_BEARERS]:
        for at in range(lead + 1, min(lead + 1 + _NEAR, len(line.words))):
            if line.between(at) or (line.lower[at] in _ELSEWHERE and not named):
                break
            careless = named and not is_careful(line)
            if (careless or line.of(at, at)[:1].isupper()) and line.lower[at] not in FUNCTION_WORDS:
                return at
    before = [at - 1 for at in named if at and not line.between(at) and line.of(at - 1, at - 1)[:1].isupper()]
    return next((at for at in before if line.lower[at] not in FUNCTION_WORDS), None)  # "Fay she is called"


def aged(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """Another age of somebody, or of the writer: the one number of a message that speaks of a birthday, or of years."""
    came, went = _new_numbers(message, known), numbers_of(known, start)
    spoken = {one.rstrip("+") for at in range(len(message.words)) for one in message.classes[at]}
    same = any(is_alike(word, other) for word in message.content for other in known.content)
    if len(came) != 1 or len(went) != 1 or "age_birthday" not in spoken or not same:
        return None
    return (came[0], came[0]), (went[0], went[0])


def respelt(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """A name of a note that a message spells in another way ("Estela", "*Estrella")."""
    for at, word in enumerate(message.lower):
        for place, other in enumerate(known.lower):
            if known.words[place].start < start or not _are_capital(message, at, known, place):
                continue
            told_apart = not is_alike(word, other) or (word != other and other in message.lower)
            if told_apart and are_spellings(word, other):
                return (at, at), (place, place)
    return None


def denied(message: Line, known: Line, start: int = 0) -> set[int]:
    """The words of a note that a message names after a word that denies them."""
    return {place for _, place in denials(message, known, start)}


def denials(message: Line, known: Line, start: int) -> list[Piece]:
    """Where a message denies a word, and where a note has it."""
    said = [
        place
        for place, word in enumerate(message.lower)
        if word not in FUNCTION_WORDS and (_is_denied_before(message, place) or _is_denied_behind(message, place))
    ]
    return [
        (place, at)
        for place in said
        for at, word in enumerate(known.lower)
        if known.words[at].start >= start and word not in FUNCTION_WORDS and is_alike(word, message.lower[place])
    ]


def _is_denied_before(message: Line, place: int) -> bool:
    return any(
        denies(message.lower[back]) or message.lower[back] in INSTEAD
        for back in range(max(0, place - _NEAR), place)
        if not any(message.between(at) for at in range(back + 1, place + 1))
    )


def _is_denied_behind(message: Line, place: int) -> bool:
    """Does a word that denies stand right behind a word, and end its clause ("88 no, son 91")?"""
    behind = place + 1
    return message.at(behind) in NEGATIONS and not message.between(behind) and bool(message.between(behind + 1))


def whole_name(line: Line, piece: Piece, start: int = 0) -> Piece:
    """A piece with the rest of the name that it is a part of: "Renault" in "Renault Clio"."""
    first, last = piece
    if not _is_name(line, last, start) or not _is_name(line, first, start):
        return piece
    while further := _goes_on(line, last, start):
        last = further
    last += _is_model(line, last + 1)
    while first > 0 and not line.between(first) and _is_name(line, first - 1, start):
        first -= 1
    begun = first > 1 and not line.between(first) and not line.between(first - 1)
    if begun and line.of(first - 1, first - 1).istitle() and line.words[first - 1].start > start:
        first -= 1  # "La Serena"
    return first, last


def whole_thing(line: Line, piece: Piece) -> Piece:
    """A piece with what says of which sort it is, where that ends its clause: "tea" in "I drink tea of nettles now"."""
    if line.at(piece[1] + 1) not in _OF_SORT or line.between(piece[1] + 1) or is_number(line, piece):
        return piece
    last = piece[1] + 2
    while last + 1 < len(line.words) and not line.between(last + 1):
        last += 1
    short = last < len(line.words) and not line.between(piece[1] + 2) and last - piece[1] <= _NEAR
    return (piece[0], last) if short else piece


def with_heads(message: Line, new: Piece, known: Line, old: Piece) -> tuple[Piece, Piece]:
    """Both pieces with the names that they say more of, where those differ ("a diesel Passat", "an electric Kona")."""
    came, went = new[1] + 1, old[1] + 1
    if not (_is_named_right_behind(message, came) and _is_named_right_behind(known, went)):
        return new, old
    if message.of(*new)[:1].isupper() or is_alike(message.lower[came], known.lower[went]):
        return new, old
    return (new[0], came), (old[0], went)


def _is_named_right_behind(line: Line, at: int) -> bool:
    return at < len(line.words) and not line.between(at) and _is_name(line, at, 0)


def _goes_on(line: Line, last: int, start: int) -> int:
    """The next word of the name that a word belongs to; nothing where the name ends with it."""
    for at in (last + 1, last + 2, last + 3):
        if at >= len(line.words) or line.between(at):
            return 0
        if _is_name(line, at, start):
            return at
        if line.lower[at] not in _WITHIN_NAMES:
            return 0
    return 0


def _is_model(line: Line, at: int) -> bool:
    """Does a number right behind a name end the clause: is it a part of the name ("Fiat 500")?"""
    return at < len(line.words) and not line.between(at) and is_numeral(line, at) and _ends(line, at)


def _ends(line: Line, at: int) -> bool:
    return at + 1 == len(line.words) or bool(line.between(at + 1))


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
        and known.lower[last - 1] in JOINING
        and any(is_alike(known.lower[last], word) for word in said)
    ):
        last -= 2
    return first, last


def _is_name(line: Line, place: int, start: int) -> bool:
    """Is a word written as a name, and not only because a sentence begins with it?"""
    opens = place == 0 or line.words[place].start <= start or line.between(place) in ("edge", "stop")
    return line.of(place, place)[:1].isupper() and not opens and line.lower[place] not in FUNCTION_WORDS


def _are_capital(message: Line, at: int, known: Line, place: int) -> bool:
    """Are both written as names; or does the message use no capitals, and nobody knows the words for anything else?"""
    if message.of(at, at)[:1].isupper() and known.of(place, place)[:1].isupper():
        return True
    unknown = not message.classes[at] and not known.classes[place] and message.lower[at] in message.content
    return unknown and not is_careful(message) and len(known.lower[place]) >= _LEAST
