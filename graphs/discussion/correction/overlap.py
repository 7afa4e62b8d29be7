"""What an entry says beside a memory: as much, hardly more, just that it is over."""

from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any

from language.hearing.announcements import only_announces
from language.hearing.compare import Change
from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.relate import content, denies, is_alike
from language.hearing.repairs import repairs
from language.hearing.revise import Revision
from language.hearing.signs import adds, is_change, only_ends
from language.hearing.spans import clause_spans, sentence_spans
from language.intents.stay_words import POINTERS
from language.languages import words
from language.meaning.alike.similarity import fingerprint
from language.words.classes import classes_of
from stores.records import Memory

_AT = words("cues", "PLACED")
_BEINGS = frozenset({"child", "sibling", "relative", "dog", "cat", "other_pet", "farm_animal"})
_REST = 12
"""Words that an entry may say beyond a correction and still say nothing else."""
_LEAST = 2
"""Words that what is left of an entry must have to say something, unless it says what is so now."""
_SHORT = 4
"""Words of an entry that only says that something is over."""
_RESPELT = 0.7


def holds(value: str, piece: str) -> bool:
    return all(any(is_alike(word, other) for other in content(value)) for word in content(piece))


def says_only(entry: dict[str, Any], revision: Revision) -> bool:
    """Does an entry repeat the old words, or say hardly more than the new ones?"""
    words = content(entry["value"])
    if entry.get("replaces") or not holds(entry["value"], revision.new):
        return not entry.get("replaces") and holds(entry["value"], revision.old)
    gone = [one for one in content(revision.old) if not any(is_alike(one, now) for now in content(revision.new))]
    if any(is_alike(word, other) for word in words for other in gone):
        return True
    return len(words) - len(content(revision.new)) <= _REST and not names_more(entry["value"], revision)


def names_more(value: str, revision: Revision) -> bool:
    """Does an entry name somebody or something that a corrected memory does not ("three now, the baby is Renata")?"""
    line, now = Line(value), content(revision.text)
    careless = value[1:] == value[1:].casefold()
    return any(
        (line.shape(place, place) == "name" or (careless and _is_somewhere(line, place)))
        and line.lower[place] in line.content
        and "calendar" not in line.members(place, place)
        and not any(is_alike(line.lower[place], word) for word in now)
        for place in range(1, len(line.words))
    )


def _is_somewhere(line: Line, place: int) -> bool:
    """Does a name, or a word that nobody knows, stand behind "at" or "in", as the name of a place or a firm does?"""
    unknown = not line.classes[place] or line.classes[place] & {"company", "city"}
    return line.at(place - 1) in _AT and line.lower[place] in line.content and bool(unknown)


def speaks_of_beings(value: str) -> bool:
    """Is a memory about people or animals?"""
    return any(classes_of(word) & _BEINGS for word in content(value))


def speaks_of_before(entry: dict[str, Any], memory: Memory, now: str) -> bool:
    """Does an entry name just what a memory says no longer ("gave up the Polish")?"""
    gone = [word for word in content(memory.value) if not any(is_alike(word, other) for other in content(now))]
    words = content(entry["value"])
    return not entry.get("replaces") and len(words) <= _SHORT and any(is_alike(a, b) for a in gone for b in words)


def is_so_now(value: str) -> bool:
    """Does an entry say what is so from now on?"""
    return bool(NOW.search(value)) and not any(map(denies, content(value)))


def only_denies(entry: dict[str, Any], ended: Sequence[dict[str, Any]]) -> bool:
    """Does an entry say nothing but that something has ended?"""
    return not is_so_now(entry["value"]) and any(
        sum(any(is_alike(a, b) for b in content(one["value"])) for a in content(entry["value"])) * 2
        >= len(content(entry["value"]))
        for one in ended
    )


def without_ended(value: str, gone: Sequence[str], least: int = _LEAST) -> str:
    """What an entry says beside clauses that only tell of memories that they are over; all of it where none does. What
    is left counts from so many words on."""
    clauses = [one.of(value) for sentence in sentence_spans(value) for one in clause_spans(value, sentence)]
    ends = [only_ends(one, gone) for one in clauses]
    if any(_tells_now(one) and not over for one, over in zip(clauses, ends, strict=True)):
        ends = [
            (only_ends(one, gone, loosely=True) or (len(clauses) > 1 and _only_names(one, gone)))
            and not NOW.search(one)
            for one in clauses
        ]
    if not any(ends):
        return value
    runs = [list(group) for over, group in groupby(range(len(clauses)), ends.__getitem__) if not over]
    left = [" ".join(clauses[at] for at in run).strip(" ,;:—–-") for run in runs]
    return ". ".join(one[:1].upper() + one[1:] for one in left if _says_something(one, least))


def _only_names(clause: str, gone: Sequence[str]) -> bool:
    """Does a clause just name what a memory says ("about the vegan thing, …")?"""
    before = [word for value in gone for word in content(value)]
    words = [word for word in content(clause) if word not in POINTERS]
    return bool(words) and all(any(is_alike(word, other) for other in before) for word in words)


def _tells_now(clause: str) -> bool:
    """Does a clause tell what is so: from now on, or at least something that neither ends nor is denied?"""
    return bool(NOW.search(clause)) or (_says_something(clause) and not is_change(clause) and not _denies(clause))


def _denies(clause: str) -> bool:
    return any(map(denies, content(clause)))


def _says_something(words: str, least: int = _LEAST) -> bool:
    telling = [word for word in content(words) if not denies(word)]
    return bool(telling) and not only_announces(words) and (len(telling) >= least or bool(NOW.search(words)))


def shares_word(words: Sequence[str], others: Sequence[str]) -> bool:
    return any(is_alike(word, other) for word in words for other in others)


def is_remnant(entry: dict[str, Any], known: Sequence[Memory], rest: str) -> bool:
    """Does an entry say less of a known memory, in other words ("not walnuts" beside "Can not eat walnuts")?

    It would take the place of what is true and bring nothing: whatever the message corrects is found by comparing it.
    So does what only says that something is as it was ("still a midwife").
    """
    words = content(entry["value"])
    unchanged = bool(rest) and holds(rest, entry["value"])
    return any(
        (memory.key == entry["key"] or unchanged)
        and (set(words) <= set(content(memory.value)) or (unchanged and shares_word(words, content(memory.value))))
        and fingerprint(entry["value"]) != fingerprint(memory.value)
        for memory in known
    )


def is_respelt(revision: Revision) -> bool:
    """Is the new word the old one in another spelling ("Elise" for "Elsie"), and not just another form of it?"""
    new, old = revision.new.casefold(), revision.old.casefold()
    return not is_alike(new, old) and SequenceMatcher(None, new, old).ratio() >= _RESPELT


def stands_beside(change: Change, revision: Revision | None, message: str) -> bool:
    """Does a message add something ("I also want …"), and say of what a memory says neither that it ends nor that it
    was wrong?"""
    if change.ends or change.sign or (revision and revision.denied) or repairs(message):
        return False
    return adds(message, revision.new if revision else "")
