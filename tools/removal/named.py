"""Do these words name a memory? All that they say must be found in it, and nothing else is named better.

A memory is found by the words of its key and of its opening, by inflected or misspelt ones too, and by what people call
such a thing ("my job"). What is known of the user's sister is not named by "my birthday".
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from language.meaning.alike.likeness import alike
from language.meaning.relations import GENERIC_WORDS, NEGATIVE_WORDS
from language.meaning.vocabulary import sense
from language.words.reader import Role, Word, read, runs
from stores.records import Memory
from tools.removal.subjects import ALL, CARRIERS, FILLERS, KIN, KINDS, OF_ME, SESSIONS, is_narrow, slot

SESSION = "session"
_TELLING = frozenset({Role.CONTENT, Role.NAME, Role.NUMBER})
_OPENING = 40
"""Telling words of a long text that can name it."""
_LENIENT = 5
"""Of so many words one may be missing."""
_ROOT = 5
"""Letters that make a root."""
_NEARLY = 0.5
"""A memory is meant as well if it shares at least half as much of itself as the one that shares most."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How well words name a memory."""

    strength: int
    """How many of the words are found in it."""
    share: float
    """How much of the memory they are."""


def says_nothing(words: str) -> bool:
    """Do they name nothing by themselves ("that note", "what I said")?"""
    wanted = _Wanted.of(words)
    return not (wanted.words or wanted.slots or wanted.everything or wanted.unspaced)


def speaks_of_sessions(words: str) -> bool:
    return SESSION in _Wanted.of(words).kinds


def named(words: str, memories: Iterable[Memory]) -> set[str]:
    """The ids of the memories that these words name; none where they say something that no memory holds."""
    wanted = _Wanted.of(words)
    if wanted.everything:
        return {memory.id for memory in memories if _is_one_of(memory, wanted.kinds)}
    fits = {memory.id: fit for memory in memories if (fit := _fit(words, *_told(memory)))}
    best = max((fit.strength for fit in fits.values()), default=0)
    fits = {one: fit for one, fit in fits.items() if fit.strength == best}
    most = max((fit.share for fit in fits.values()), default=0.0)
    return {one for one, fit in fits.items() if fit.share >= _NEARLY * most}


def quoted(text: str, memory: Memory) -> float:
    """How much of what a memory says stands in a text."""
    said = read(text)
    about = _about(memory)[1] or _about(memory)[0]
    return sum(any(_same(word, other) for other in said) for word in about) / len(about) if about else 0.0


def same_subject(one: Memory, two: Memory) -> bool:
    """Are both about one thing, to judge by their keys?"""
    keys, others = _about(one)[0], _about(two)[0]
    shared = _subjects(one.key, one.value) & _subjects(two.key, two.value)
    return bool(shared) or any(_same(word, other) for word in keys for other in others)


def telling(text: str) -> list[Word]:
    """The words of a text that say what it is about."""
    words = [word for word in read(text.replace("_", " ")) if word.role in _TELLING]
    return [word for word in words if not _is_plain(word)]


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What a request names."""

    words: Sequence[Word]
    slots: frozenset[str]
    kinds: frozenset[str]
    everything: bool
    unspaced: Sequence[str]

    @staticmethod
    @lru_cache(maxsize=256)
    def of(text: str) -> "_Wanted":
        every = read(text.replace("_", " "))
        words = [word for word in telling(text) if word.stem not in CARRIERS and word.stem not in SESSIONS]
        kinds = frozenset(KINDS[word.stem] for word in every if word.stem in KINDS)
        sessions = any(word.stem in SESSIONS for word in every)
        told = {word.text.casefold() for word in every}
        whole = not words and bool(told & ALL) and (len(told) == 1 or bool(told & OF_ME) or bool(kinds) or sessions)
        slots = _slots(word for word in every if word.stem in GENERIC_WORDS)
        return _Wanted(words, slots, frozenset({SESSION}) if sessions else kinds, whole, _unspaced(text))


def _told(memory: Memory) -> tuple[str, str, str, str]:
    """All of a memory that may name it."""
    return memory.kind, memory.key, memory.value, memory.category


@lru_cache(maxsize=2048)
def _fit(words: str, kind: str, key: str, value: str, category: str) -> Fit | None:
    """How well words name what a memory tells; several calls rest on one message, so that is weighed once."""
    wanted = _Wanted.of(words)
    if (kind == SESSION) != (SESSION in wanted.kinds):
        return None
    about, slots = _all_words(key, value), _subjects(key, value)
    if any(_shares(run, value) for run in wanted.unspaced):
        return Fit(1, 1.0)
    found = [word for word in wanted.words if _holds(about, slots, category, word)]
    missing = [word for word in wanted.words if word not in found]
    agreeing = len(wanted.slots & slots)
    if any(_is_strict(word) for word in missing) or len(missing) > len(wanted.words) // _LENIENT:
        return None
    if not (found or agreeing) or _is_about_somebody_else(about, wanted.words):
        return None
    if any(map(slot, found)) or not found:
        return Fit(len(found) + agreeing, 1.0)
    itself = [word for word in about if any(_same(word, other) for other in found)]
    return Fit(len(found) + agreeing, len(itself) / len(about))


def _holds(about: Sequence[Word], slots: frozenset[str], category: str, word: Word) -> bool:
    """Is the word in the memory, or a name for what it is about, or for its category?"""
    if any(_same(word, other) or _compound(word, other) for other in about):
        return True
    if slot(word) in slots and (not is_narrow(word) or any(_mean_one(word, other) for other in about)):
        return True
    return any(_same(word, other) for other in read(category.replace("_", " ")))


def _mean_one(word: Word, other: Word) -> bool:
    """Are they words for one thing, be it in two languages?"""
    return bool(sense(word.text.casefold()).means & sense(other.text.casefold()).means)


def _is_about_somebody_else(about: Sequence[Word], wanted: Sequence[Word]) -> bool:
    people = [word for word in about if word.stem in KIN]
    return bool(people) and not any(word.stem in KIN or _names_one_of(word, about) for word in wanted)


def _names_one_of(word: Word, about: Sequence[Word]) -> bool:
    return slot(word) is None and any(other.role is Role.NAME and _same(word, other) for other in about)


def _is_strict(word: Word) -> bool:
    """May it not be missing? A number, a person."""
    return word.role is Role.NUMBER or word.stem in KIN


@lru_cache(maxsize=4096)
def _words_of(key: str, value: str) -> tuple[tuple[Word, ...], tuple[Word, ...]]:
    return tuple(telling(key)), tuple(telling(value)[:_OPENING])


def _about(memory: Memory) -> tuple[tuple[Word, ...], tuple[Word, ...]]:
    return _words_of(memory.key, memory.value)


def _all_words(key: str, value: str) -> tuple[Word, ...]:
    return sum(_words_of(key, value), ())


@lru_cache(maxsize=4096)
def _subjects(key: str, value: str) -> frozenset[str]:
    """What a memory is about: what its key says, else what its value does."""
    return _slots(_words_of(key, value)[0]) or _slots(read(key.replace("_", " "))) or _slots(read(value))


def _slots(words: Iterable[Word]) -> frozenset[str]:
    return frozenset(found for word in words if (found := slot(word)))


def _is_plain(word: Word) -> bool:
    plain = word.stem in GENERIC_WORDS or word.stem in NEGATIVE_WORDS or word.stem in FILLERS
    return plain or word.text.casefold() in ALL


def _same(word: Word, other: Word) -> bool:
    begin_alike = word.spelling[0] == other.spelling[0] or word.stem == other.stem
    if not begin_alike and word.text.isascii() and other.text.isascii():
        return False  # as most words are: neither the same nor forms of one
    if _is_cyrillic(word) != _is_cyrillic(other) and min(len(word.text), len(other.text)) < _ROOT:
        return False  # short words of two scripts fall together by chance: "кота", "city"
    return alike(word, other) or _related(word.spelling, other.spelling) or _related(other.spelling, word.spelling)


def _is_cyrillic(word: Word) -> bool:
    return "\u0400" <= word.text[0] <= "\u04ff"


def _related(one: str, two: str) -> bool:
    """Is the one a form or a compound of the other ("allergic", "allergy"; "Erdnussallergie", "Erdnüsse")?"""
    root = two[: max(_ROOT, len(two) - 2)]
    return len(root) >= _ROOT and one.startswith(root)


def _compound(word: Word, part: Word) -> bool:
    """Is the part a part of the word? A nurse ("Krankenschwester") is no sister, so not the other way round."""
    root = part.spelling[: max(_ROOT, len(part.spelling) - 2)]
    return len(word.spelling) >= 2 * _ROOT and len(root) >= _ROOT and root in word.spelling


def _is_one_of(memory: Memory, kinds: frozenset[str]) -> bool:
    return memory.kind in kinds if kinds else memory.kind != SESSION


def _unspaced(text: str) -> list[str]:
    """Runs of a script that parts no words."""
    return [run for run in runs(text) if len(run) >= 2 and any("\u3040" <= char <= "\ud7af" for char in run)]


def _shares(run: str, value: str) -> bool:
    return any(run[place : place + 2] in value for place in range(len(run) - 1))
