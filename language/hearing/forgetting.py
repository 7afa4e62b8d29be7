"""What a message wants forgotten: which of the notes go at once, which are asked about.

In doubt nothing goes: what is likely but not sure is for asking.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from language.asking.kinds import begins_asking
from language.asking.words import words_for
from language.hearing.compare import ASKS, POSSIBLE, SURE, own
from language.hearing.keeping import request_and_rest, without
from language.hearing.relate import acts_of, agreement, content, is_alike, shares
from language.intents.forget import sentences, wishes
from language.intents.forget_words import REMOVING
from language.intents.remember import requests
from language.intents.stay_words import AND, POINTERS
from language.words.classes import classes_of

PERHAPS = 0.1
"""How likely one with a word for removing or remembering must be, to be looked into as well."""
LIKELY = 0.25
_SAID_OTHERWISE = 0.6
"""What the notes must have together where no word for removing was said."""
_SAME_SORT = 0.5
"""How likely a note must be about the same as the meant one to be meant with it, where only the sort was named."""
_RIVAL = 0.5
"""A note is meant as well if it is at least half as likely as the likeliest."""
_COMPOUND = 4
"""Letters of a word that another may end in: the choir in "Kirchenchor"."""
_RESTATED = 0.5
"""What share of the words of a request must be a note's own."""
_EVERYTHING = re.compile(
    r"\b(?:everything|all of (?:it|that|this)|it all|all (?:my|your|the) (?:data|memor\w+|notes|info\w*)|"
    r"(?:wipe|clear|erase|empty|reset|delete) (?:your|my|the) (?:whole |entire )?memory|"
    r"усе|все|всю пам'ять|всі (?:дані|нотатки|записи)|alles|"
    r"(?:dein|mein)\w* (?:ganze\w* )?(?:gedächtnis|speicher)|todo|toda (?:tu|la) memoria)\b",
    re.IGNORECASE,
)
_OF_MEMORY = re.compile(
    r"\b(?:forget|unlearn|remember\w*|memor\w+|notes?|note down|stored?|stor(?:ing|age)|saved?|record\w*|"
    r"забу\w+|пам'ят\w+|нотат\w+|запис\w+|збер\w+|vergiss\w*|vergessen|merk\w*|gedächtnis\w*|notiz\w*|gespeichert|speicher\w*|"
    r"olvid\w+|memoria|recuerd\w+|recordar|notas?|guard\w+|apunt\w+)\b",
    re.IGNORECASE,
)
"""Words by which a request is about the memory, and not about a list or a draft."""
_REMOVES = re.compile(REMOVING, re.IGNORECASE)
_SHOW = re.compile(
    r"\W*(?:show|list|name|tell me|покаж|назв|перелічи|розкаж|zeig|nenn|liste|mu[eé]str|enumer|dime|dígame)",
    re.IGNORECASE,
)
"""So begins a request to hear what is known."""
_OF_ME = re.compile(r"\b(?:about|of|on|про|über|von|sobre|acerca de|de)\s+(?:me|мене|mich|mir|mí)\b", re.IGNORECASE)
_ABOUT = re.compile(
    r"\b(?:about|regarding|concerning|(?:to do|connected|related) with|related to|"
    r"про|щодо|стосовно|(?:пов'язан\w+|зв'язан\w+) з|"
    r"über|rund um|bezüglich|(?:zu tun|zusammenhang) mit|sobre|(?:que ver|relacionad[oa]s?) con|de)\s+"
    r"(?!me\b|мене\b|mich\b|mir\b|mí\b)\w",
    re.IGNORECASE,
)


_AND = re.compile(rf"\s+(?:{AND})\s+", re.IGNORECASE)
_STOPS = re.compile(r"[,.;:!?]+(?:\s+|$)")
_ASKED = {"en": "Forget {}", "uk": "Забудь про {}", "de": "Vergiss {}", "es": "Olvida {}"}


@dataclass(frozen=True, slots=True)
class Forgetting:
    """A request to forget: the notes that go at once, those to ask about; everything is always asked about."""

    now: list[int]
    ask: list[int]
    everything: bool = False
    nearest: int | None = None
    """Where nothing is meant: the note that comes nearest."""


def asks_to_forget(text: str) -> bool:
    """Does a message want something gone?"""
    said = _wished(text)
    asks = acts_of(said)["forget"] if said and not (_SHOW.match(said) and not wishes(text)) else 0.0
    return not requests(text) and asks >= (PERHAPS if _speaks_of_removing(said) else ASKS)


def points_back(text: str) -> bool:
    """Does a request name nothing, and only point to what was said before it ("scratch the last bit")?"""
    said, rest = request_and_rest(_wished(text))
    return not rest and all(word in POINTERS for word in _left(said)) and not _EVERYTHING.search(said)


def _wished(text: str) -> str:
    """The user's own words without the questions beside a request."""
    said = own(text)
    for one in sentences(said):
        said = said.replace(one, " ") if "?" in one and begins_asking(one) else said
    return said.strip()


def _speaks_of_removing(said: str) -> bool:
    return bool(_REMOVES.search(said) or _OF_MEMORY.search(said) or wishes(said))


def _needed(said: str) -> float:
    """How likely notes must be meant for a request to be carried out or asked about: the vaguer it is, the likelier."""
    if not _speaks_of_removing(said):
        return _SAID_OTHERWISE
    return LIKELY if acts_of(said)["forget"] >= ASKS else ASKS


def forgetting(text: str, notes: Sequence[str]) -> Forgetting | None:
    """What a message wants gone, the newest note being the last; None when it does not ask for that."""
    if not asks_to_forget(text):
        return None
    said, rest = request_and_rest(_wished(text))
    if not said:
        return None
    staying = _staying(said, rest, notes)
    others = [index for index in range(len(notes)) if index not in staying]
    meant = {others[place]: share for place, share in _meant(said, [notes[one] for one in others]).items()}
    if _wants_all(said, rest, [notes[index] for index in meant]):
        return Forgetting([], list(range(len(notes))), everything=True)
    likely = sum(meant.values())
    if likely < _needed(said):
        return Forgetting([], [], nearest=_nearest_note(said, notes))
    plainly = wishes(text) and _OF_MEMORY.search(said) and "?" not in said
    if plainly and likely >= SURE and all(_is_named(text, notes[index]) for index in meant):
        return Forgetting(list(meant), [])
    return Forgetting([], [index for index in _with_sort(said, list(meant), notes) if index not in staying])


def left_of(text: str, value: str) -> str | None:
    """What is left of a memory when only the parts that a request names go; None when all of it does."""
    return cut(value, *request_and_rest(_wished(text)))


def cut(value: str, said: str, rest: str) -> str | None:
    """A memory without the parts that are named and not to stay; None when nothing of it would be left."""
    words = _left(said)

    def has_word(part: str) -> bool:
        return any(is_alike(word, other) for word in words for other in content(part))

    def goes(part: str) -> bool:
        several = bool(_each(said)) or not has_word(value)
        named = has_word(part) or (several and any(_touches(word, part) for word in words))
        return named and not _stays(part, said, rest)

    return without(value, goes)


def _staying(said: str, rest: str, notes: Sequence[str]) -> set[int]:
    """The notes that a request lets stay."""
    if not rest:
        return set()
    wanted = shares("forget", said, notes)
    likely = shares("forget", _ASKED[words_for(said).language].format(rest), notes)
    by_sense = {index for index, share in likely.items() if share >= max(ASKS, wanted[index])}
    return by_sense | {index for index, note in enumerate(notes) if _stays(note, said, rest)}


def _stays(note: str, said: str, rest: str) -> bool:
    """Is a note, or a part of one, what a request lets stay?"""
    noted = content(note)

    def names(words: Sequence[str]) -> bool:
        return any(is_alike(word, other) for word in words for other in noted)

    if not rest or names(_left(said)):
        return False
    return names(_left(rest)) or _is_about(rest, note)


def _nearest_note(said: str, notes: Sequence[str]) -> int | None:
    """The note that shares a sort of thing or the topic with what a request names."""
    words = _left(said)
    sorts = {one.rstrip("+") for word in words for one in classes_of(word)}
    near = [
        len(sorts & {one.rstrip("+") for word in content(note) for one in classes_of(word)}) + agreement(said, note)
        for note in notes
    ]
    best = max(range(len(notes)), key=near.__getitem__, default=None)
    return best if best is not None and words and near[best] >= ASKS else None


def _wants_all(said: str, rest: str, meant: Sequence[str]) -> bool:
    """Is everything to go, and not everything on something that a note names by a word or its sort?"""
    if rest or not _EVERYTHING.search(said):
        return False
    words = _left(said)
    if _OF_ME.search(said) or not words:
        return True
    return not _ABOUT.search(said) and not any(_touches(word, note) for word in words for note in meant)


def _touches(word: str, note: str) -> bool:
    """Is a word the note's own, or one for what it is about?"""
    noted = content(note)
    sorts = {one.rstrip("+") for other in noted for one in classes_of(other)}
    if any(is_alike(word, other) or (len(word) >= _COMPOUND and other.endswith(word)) for other in noted):
        return True
    return bool({one.rstrip("+") for one in classes_of(word)} & sorts)


def _left(said: str) -> list[str]:
    """The words of a request that name something, and not the memory or its end."""
    plumbing = (_OF_MEMORY, _EVERYTHING, _REMOVES)
    return [word for word in content(said) if not any(one.fullmatch(word) for one in plumbing)]


def _is_named(text: str, note: str) -> bool:
    """Does a request name just a note: are most of its words the note's own, or those for what it is about?"""
    asked = [wish.words for wish in wishes(text)]
    words = _left(" ".join(asked))
    if not words:
        return all(wish.points for wish in wishes(text))
    known = [_touches(word, note) or agreement(word, note) >= ASKS for word in words]
    return sum(known) >= _RESTATED * len(words)


def _with_sort(said: str, meant: list[int], notes: Sequence[str]) -> list[int]:
    """The notes that are meant; where none of their words was said, with others that may be meant as well."""
    words = content(said)
    if any(is_alike(a, b) for index in meant for a in content(notes[index]) for b in words):
        return meant
    likely = shares("forget", said, notes)
    same = {
        index
        for index, share in likely.items()
        if share >= PERHAPS and max(agreement(notes[index], notes[one]) for one in meant) >= _SAME_SORT
    }
    return sorted({*meant, *same})


def _meant(said: str, notes: Sequence[str]) -> dict[int, float]:
    """The likeliest notes for the whole of a request, and for each thing it names; how likely each is.

    Where a note has every word of a request, and so names what it names, no other is meant.
    """
    if whole := _with_every_word(_left(said), notes):
        return dict.fromkeys(whole, 1.0)
    likely = shares("forget", said, notes)
    least = max(_RIVAL * max(likely.values(), default=0.0), POSSIBLE)
    found = {index: share for index, share in likely.items() if share >= least}
    for one in _each(said):
        for index, share in shares("forget", one, notes).items():
            if share >= ASKS and any(_touches(word, notes[index]) for word in _left(one)):
                found[index] = max(found.get(index, 0.0), share)
    return found


def _with_every_word(words: Sequence[str], notes: Sequence[str]) -> list[int]:
    """The notes in which each of at least two words stands; none where all of them do."""
    noted = [content(note) for note in notes]
    whole = [
        index
        for index, others in enumerate(noted)
        if all(any(is_alike(word, other) for other in others) for word in words)
    ]
    return whole if len(words) > 1 and len(whole) < len(notes) else []


def _is_about(said: str, note: str) -> bool:
    return any(_touches(word, note) for word in _left(said)) or agreement(said, note) >= ASKS


def _each(said: str) -> list[str]:
    """A request for several things as one for each of them."""
    listed = [_AND.split(piece) for piece in _STOPS.split(said)]
    named = [one for pieces in listed if len(pieces) > 1 for one in pieces if set(_left(one)) - POINTERS]
    return [_ASKED[words_for(said).language].format(one) for one in named]
