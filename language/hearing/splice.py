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
_NAMED_SORTS = frozenset({"female_name", "male_name", "city", "country", "company", "team_club"})
"""Sorts of names, which whoever uses capitals writes with one: "назад" is no form of "Назар"."""
_RESPELT = 0.7
"""How alike two spellings of one name are."""
_NEAR = 3
"""How far before a word stands what denies it."""
_INSTEAD = words_of("instead rather statt anstatt anstelle замість vez lugar")
"""With these, what follows is what no longer holds ("Freya statt Wotan")."""
_JOINING = FUNCTION_WORDS | {"con"}
"""Words that join an addition to a thing; the Spanish one is a noun elsewhere."""
_WITHIN_NAMES = words_of("de del la las los el da do of upon am an der von van")
"""Words inside a name: "Colonia del Sacramento"."""
_BEING = words_of("era eran fue es sea was is it's its war wäre ist це то був була")
"""Words that lead to what is true now, and are no part of it: "era gota"."""
_SPEAKING = ("me", "verbs")
_TIMES = frozenset({"calendar", "time_of_day"})
_WHEN_AND_WHERE = _TIMES | {"city", "country"}
"""What is said of many doings: with another doing, another day corrects nothing."""
_TURNING = words_of("""
    move moved moving relocated switch switched change changed shift shifted swap swapped go goes going went gone start
    starts started begin begins live living work working be make made meant mean said say based play become became
    переїхав переїхала переїхали перебралися перебрався перебралась перейшов перейшла перейшли змінив змінила перенесли
    переніс перенесла живу живемо працюю працюємо почав почала ходжу планую планували їду їдемо буде мав мала
    umgezogen gezogen ziehe gewechselt wechsle geändert verlegt verschoben wohne wohnen lebe leben arbeite arbeiten gehe
    gehen fahre fahren fange angefangen will wollen meinte geworden
    mudé mudamos mudado mudo cambié cambiamos cambiado cambio pasé pasamos pasado vivo vivimos trabajo trabajamos voy
    vamos empiezo empecé empezamos quise quería estoy estamos instalados
    """)
"""Words of a sentence that says of the same doing when or where it is now."""
_ORDINAL = re.compile(
    r"(?:перш|друг|треті|четверт|п'ят(?!ни)|шост|сьом|восьм|дев'ят|десят)\w{0,3}\Z|"
    r"(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\Z|"
    r"(?:erste|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte)[nrs]?\Z|"
    r"(?:primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]?\Z"
)
_FEW = 3
"""Words that a name or a title has at most."""
_DID = re.compile(r"(?:\w{2}(?:ed|aron|ieron)|[аиіуяюео](?:в|л[аио])(?:ся|сь)?)\Z")
"""Forms of verbs that tell what somebody did."""
_REPLACES = re.compile(r"\b(?:instead(?! of)|натомість|stattdessen|en su lugar|en vez de eso)\b", re.IGNORECASE)
"""Something else altogether takes the place of what was said."""


def are_alike(message: Line, new: Piece, known: Line, old: Piece, start: int = 0) -> bool:
    """Is it certain that one piece stands for the other: would a person write the note that comes out?

    Both are of one sort, or nothing speaks against it and the new words join what stays as the old ones did. Where it
    is not, a note is better retired, and what was said instead kept in its own words.
    """
    if not _is_thing(message, new) or _is_of_another_doing(message, new, known, old, start):
        return False
    one_sort = _one_sort(message, new, known, old)
    if _is_number(message, new) != _is_number(known, old) and not one_sort:
        return False
    if one_sort or _are_spellings(message.of(*new), known.of(*old)):
        return True
    if _are_of_other_sorts(message, new, known, old):
        return False
    if known.words[old[0]].start <= start and old[1] == len(known.words) - 1:
        return old[1] - old[0] < _FEW
    if _opens(known, old, start):
        return False
    if _is_number(message, new):
        return True
    came, went = telling(message, new), telling(known, old)
    named = any(is_alike(word, other) for word in went for other in message.content if other not in came)
    names = _are_names(message, new, known, old) and words_for(message.text).language != "de" and not _sorts(known, old)
    return (named or names or _stand_alike(message, new, known, old)) and _joins(message, new, known, old)


def _is_thing(message: Line, piece: Piece) -> bool:
    """Does a piece name something, and say neither what somebody does or did nor what is not so?"""
    if _speaks(message, piece) or any(message.between(place) for place in range(piece[0] + 1, piece[1] + 1)):
        return False
    words = message.lower[piece[0] : piece[1] + 1]
    did = any(_DID.search(word) and not message.classes[piece[0] + at] for at, word in enumerate(words))
    return not did and not any(word in NEGATIONS for word in words)


def _is_of_another_doing(message: Line, new: Piece, known: Line, old: Piece, start: int) -> bool:
    """Is another day or place said of something else that the writer does ("I swim now, on Fridays")?"""
    value = [word for word in known.words if word.start >= start]
    if (start and len(value) <= _FEW) or not _sorts(message, new) & _sorts(known, old) & _WHEN_AND_WHERE:
        return False
    if _REPLACES.search(message.text):
        return True
    first = next((at for at in range(new[0], 0, -1) if message.between(at) in ("edge", "stop")), 0)
    said = message.of(first, new[1]).casefold()
    if not any(cues_of(said).find(cue, said) for cue in _SPEAKING):
        return False
    others = [at for at in range(first, new[0]) if message.lower[at] in message.content]
    return any(
        message.lower[at] not in _TURNING
        and not message.members(at, at) & _TIMES
        and not any(is_alike(message.lower[at], word) for word in known.content)
        for at in others
    )


def _are_of_other_sorts(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Do both name things, and none of one sort; or only one of them a time?"""
    came, went = _sorts(message, new), _sorts(known, old)
    return bool(came and went) or bool(came and came <= _TIMES) != bool(went and went <= _TIMES)


def _joins(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Do new words join what stands before and behind the old ones?"""
    behind = known.at(old[1] + 1)
    before = known.at(old[0] - 1)
    closed = bool(known.between(old[1] + 1)) or behind in _JOINING or behind == message.at(new[1] + 1)
    return closed and not (message.lower[new[0]] in _JOINING and before in _JOINING)


def trimmed(message: Line, new: Piece, known: Line, old: Piece) -> tuple[Piece, Piece]:
    """Both pieces without what would not fit: signs, "it was" before what it was, a second "in", a word of course."""
    first, last = new
    while first < last and not any(map(str.isalnum, message.lower[last])):
        last -= 1
    twice = known.at(old[0] - 1) in _JOINING and known.lower[old[0]] not in _JOINING
    while first < last and (
        message.lower[first] in _BEING
        or (message.lower[first] in _JOINING and twice)
        or not any(map(str.isalnum, message.lower[first]))
    ):
        first += 1
    if old[0] == old[1] and message.of(first, first)[:1].isupper():
        while first < last and message.of(last, last).islower() and not message.classes[last]:
            last -= 1
    return (first, last), _counted(message, (first, last), known, old)


def _counted(message: Line, new: Piece, known: Line, old: Piece) -> Piece:
    """Of a piece that counts something only the number, where the new words are but a number."""
    if new[0] != new[1] or not _is_numeral(message, new[0]):
        return old
    numbers = [at for at in range(old[0], old[1] + 1) if _is_numeral(known, at)]
    return (numbers[0], numbers[0]) if len(numbers) == 1 else old


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
            told_apart = not is_alike(word, other) or (word != other and other in message.lower)
            if told_apart and _are_spellings(word, other):
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
    while further := _goes_on(line, last, start):
        last = further
    while first > 0 and not line.between(first) and _is_name(line, first - 1, start):
        first -= 1
    return first, last


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
    return bool(_sorts(message, new) & _sorts(known, old))


def _sorts(line: Line, piece: Piece) -> set[str]:
    """The sorts of things that a piece names; a small letter names nobody where names have a capital."""
    careful = line.text[1:] != line.text[1:].casefold()
    found: set[str] = set()
    for place in range(piece[0], piece[1] + 1):
        small = careful and line.of(place, place)[:1].islower()
        found |= line.members(place, place) - (_NAMED_SORTS if small else frozenset())
    return found - _LOOSE


def _is_numeral(line: Line, place: int) -> bool:
    return _is_number(line, (place, place)) or bool(_ORDINAL.match(line.lower[place]))
