"""Does a message only stand beside a note: does it tell of somebody whom the note does not name, of what is told in
something they read, or more of somebody whom the note only names? Whether the note still holds is no question then.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.line import CAPITAL_NOUNS, Line
from language.hearing.relate import content, denies, is_alike
from language.hearing.removal.notes import is_of
from language.hearing.removal.request import orders_of_talk
from language.hearing.repairs import repairs, without_authority
from language.hearing.signs import clauses_of, is_change, stated
from language.intents.forget import bears_in_mind, sentences
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.people.sorts import BEINGS, FIRST_NAMES, KIN, PEOPLE
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS, NUMBERS

_OPENING = 5
"""Words in which a clause names whom it tells of."""
_SHORT = 2
"""Words of a clause that only wishes or thanks."""
_STAYING = frozenset({"son", "daughter", "child", "mother", "father", "brother", "sister"})
_HEALING = frozenset({"treatment+", "illness+", "allergy+", "mental_health+", "medicine+"})
_OFFICES = frozenset({"job", "politics", "boss_colleague"})
_OF_OTHERS = frozenset({"he", "did"})
_STRANGERS = words("hearing", "STRANGERS")
_THE = words("hearing", "THE")
_FRAMES = words("hearing", "FRAMES") | words("hearing", "NAMING")
_PLURALS = tuple(ending for endings in by_language("words", "PLURALS", tuple).values() for ending in endings)
_SMALL = _FRAMES | frozenset(NUMBERS)
_TALES = pattern_of(rf"\b(?:{alternatives('hearing', 'TALES')})\b", re.IGNORECASE)
_HEARSAY = pattern_of(rf"\W*(?:{alternatives('hearing', 'HEARSAY')})\b", re.IGNORECASE)
_READ_ABOUT = pattern_of(
    rf"\b\w*(?:{alternatives('hearing', 'TALES')})\w*\s+(?:{alternatives('hearing', 'ABOUT')})\s+(?:\w+\s+)?\w+",
    re.IGNORECASE,
)
"""What somebody reads, and what that is about."""
_SEVERAL = pattern_of(rf"\b(?:{alternatives('hearing', 'SEVERAL')})\b", re.IGNORECASE)
"""Words for somebody already spoken of."""
_SUPPOSED = pattern_of(rf"\W*(?:{alternatives('statements', 'SUPPOSED')})\b(?!\s*[:!,])", re.IGNORECASE)
_NO_MORE = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'NO_MORE')})(?!\w)", re.IGNORECASE)


@lru_cache(maxsize=256)
def is_beside(said: str, note: str) -> bool:
    """Does nothing that a message tells bear on a note?"""
    clauses = [clause for clause in stated(said) if content(clause)]
    if without_authority(said) != said or (is_of("health", note) and any(map(_names_healer, clauses))):
        return False  # who treats somebody may know better
    others = clauses and not _has_writer(clauses)
    if orders_of_talk(said) or (others and any(map(_TALES.search, clauses))):
        return True
    if repairs(said):
        return False
    if _HEARSAY.match(said) or _is_read(said, note):
        return True
    if bears_in_mind(said) or _tells_nothing(said) or (others and _is_order(clauses[0]) and not is_of("format", note)):
        return True
    reported = bool(others and any(map(_is_reported, clauses)))
    return reported or _is_of_others(clauses, note, said) or _tells_more(said, note)


def tells_of_others(said: str, note: str) -> bool:
    """Does a message, asking or not, begin with somebody else whom a note does not name, or with what people say?"""
    clauses = [clause for clause in clauses_of(said) if content(clause)]
    return bool(_HEARSAY.match(said)) or _is_of_others(clauses, note, said)


def _tells_nothing(said: str) -> bool:
    """Does every sentence of a message ask something or suppose it?"""
    return all(one.rstrip().endswith("?") or _SUPPOSED.match(one) for one in sentences(said))


def _is_read(said: str, note: str) -> bool:
    """Does a message name what a note says only as what something is about that they read?"""
    rest = _READ_ABOUT.sub(" ", said)
    noted = content(note)
    return rest != said and not any(is_alike(word, other) for word in content(rest) for other in noted)


def _is_order(clause: str) -> bool:
    lower = clause.casefold()
    return bool(cues_of(lower).begins("orders", lower))


def _is_reported(clause: str) -> bool:
    """Does a clause tell what somebody says?"""
    lower, language = clause.casefold(), words_for(clause).language
    says = cues_of(lower).find("says", lower)
    return bool(says) and any(_is_person(word, language) for word in tokens(clause))


def _names_healer(clause: str) -> bool:
    sorts = [classes_of(word) for word in tokens(clause)[:_OPENING]]
    return any("job" in one and not _HEALING.isdisjoint(one) for one in sorts)


def _is_of_others(clauses: Sequence[str], note: str, whole: str) -> bool:
    """Does a message begin with somebody else whom a note does not name, and never speak of its writer?"""
    first = next(iter(clauses_of(whole)), "")
    if not clauses or _has_writer(clauses) or _is_of_writer(first):
        return False
    if _is_anothers(_before_verb(Line(first)), tokens(note)):
        return True
    said = " ".join(clauses)
    of_partner = "partner" in _classes_in(note) and is_change(said)
    if _classes_in(note) & BEINGS and _SEVERAL.search(said) and (of_partner or _NO_MORE.search(said)):
        return False  # whoever else did it, it may have happened to them
    return _names_another(clauses[0], note) or (bool(first) and _names_another(first, note))


def _has_writer(clauses: Sequence[str]) -> bool:
    """Does a message speak of its writer, but for a few words behind the rest ("can't blame him")?"""
    first, *others = clauses
    return _is_of_writer(first) or any(_is_of_writer(one) for one in others if not _is_remark(one))


def _is_remark(clause: str) -> bool:
    lower = clause.casefold()
    return len(content(clause)) <= _SHORT and not is_change(clause) and not cues_of(lower).begins("me", lower)


def _is_of_writer(clause: str) -> bool:
    """Does a clause speak of its writer, or of something of theirs that is nobody?"""
    lower = clause.casefold()
    cues = cues_of(lower)
    said = tokens(clause)
    if cues.find("me", lower) or cues.find("verbs", lower):
        return True
    owned = [said[at + 1 : at + 1 + _OPENING] for at, word in enumerate(said) if cues.begins("mine", word)]
    language = words_for(clause).language
    return any(not any(_is_person(word, language) for word in behind) for behind in owned)


def _is_person(word: str, language: str) -> bool:
    known = classes_of(word) & (PEOPLE | _OFFICES)
    return bool(known) or word in _STRANGERS or bool(persons(word, language))


def _names_another(clause: str, note: str) -> bool:
    """Does a clause begin with somebody whom a note does not name: by what they are, or by a name?"""
    line, noted = Line(clause), tokens(note)
    opening = _before_verb(line)
    others = {word for word in opening if _is_near(word)} | set(_offices(line, opening)) | _called(line)
    others = {word.replace("’", "'").removesuffix("'s") for word in others}
    if any(is_alike(word, other) or word == other for word in others for other in noted):
        return False
    if any(classes_of(word) & PEOPLE & _classes_in(note) for word in others):
        return False  # a lad may be the son
    language = words_for(clause).language
    kin, known = persons(" ".join(opening), language), persons(note, language)
    return not kin & known and bool(others or kin)


def _is_anothers(opening: Sequence[str], noted: Sequence[str]) -> bool:
    """Does a clause begin with somebody who is somebody else's ("my colleague's wife")?"""
    owners = [word.replace("’", "'") for word in opening if word.replace("’", "'").endswith("'s")]
    return any(_is_near(owner[:-2]) and not any(is_alike(owner[:-2], other) for other in noted) for owner in owners)


def _before_verb(line: Line) -> list[str]:
    """The words in which a clause names whom it tells of: those before its verb."""
    language = words_for(line.text).language
    verbs = (
        at
        for at, word in enumerate(line.lower[:_OPENING])
        if at and line.lower[at - 1] not in _THE and readings_of(word, language)
    )
    return list(line.lower[: next(verbs, _OPENING)])


def _is_near(word: str) -> bool:
    return word in _STRANGERS or (word not in FUNCTION_WORDS and bool(classes_of(word) & PEOPLE))


def _offices(line: Line, opening: Sequence[str]) -> Iterator[str]:
    """People by what they do: with an article or whose they are, or before a verb that tells something of them."""
    cues, told = cues_of(line.text.casefold()), _told_at(line)
    for at, word in enumerate(opening):
        led = any(one in _THE or cues.begins("mine", one) for one in opening[max(0, at - 2) : at])
        if (led or at < told or (not at and _is_several(word))) and classes_of(word) & _OFFICES:
            yield word


def _is_several(word: str) -> bool:
    """Does a word name several of those who do something?"""
    return any(one != word and classes_of(one) & _OFFICES for one in map(word.removesuffix, _PLURALS))


def _told_at(line: Line) -> int:
    """Where the verb stands that tells something of somebody else; nowhere if a clause does not begin with them."""
    language = words_for(line.text).language
    return next((at for at, word in enumerate(line.lower[:_OPENING]) if _is_of_others_only(word, language)), 0)


def _is_of_others_only(word: str, language: str) -> bool:
    readings = readings_of(word, language)
    return bool(readings) and {one for one, _ in readings} <= _OF_OTHERS


def _called(line: Line) -> set[str]:
    """Who a clause calls by name at its beginning, and whom a verb behind it tells something of."""
    if not line.words or not line.of(0, 0)[:1].isupper() or line.lower[0] in FUNCTION_WORDS | NEGATIONS:
        return set()
    language = words_for(line.text).language
    told = _told_at(line) > 0
    named = line.members(0, 0) & FIRST_NAMES or (not line.members(0, 0) and language not in CAPITAL_NOUNS)
    return {line.lower[0]} if named and (told or line.members(0, 0) & FIRST_NAMES) else set()


def _tells_more(said: str, note: str) -> bool:
    """Does a message only tell more of somebody whom a note names, and of whom it says nothing else?"""
    names = _only_named(note)
    if not names or not any(word in names for word in tokens(said)):
        return False
    words = content(said)
    language = words_for(said).language
    others = [word for word in tokens(said) if _is_person(word, language)]
    if any(map(denies, words)) or any(word in _SMALL or word.isdigit() for word in tokens(said)):
        return False
    if any(not any(is_alike(word, other) for other in tokens(note)) for word in others):
        return False
    staying = _classes_in(note) & KIN or persons(note, words_for(note).language) & _STAYING
    return not (_NO_MORE.search(said) if staying else is_change(said))


def _only_named(note: str) -> set[str]:
    """The names in a note that says of somebody only who they are ("Two sons, Otto and Felix"); none in any other."""
    line, language = Line(note), words_for(note).language
    if "boss_colleague" in _classes_in(note) or not (_classes_in(note) & BEINGS or persons(note, language)):
        return set()  # bosses come and go
    telling = [
        at
        for at, word in enumerate(line.lower)
        if word in line.content
        and word not in _SMALL
        and (line.members(at, at) & FIRST_NAMES or not (classes_of(word) & BEINGS or persons(word, language)))
    ]
    named = [at for at in telling if line.of(at, at)[:1].isupper()]
    return {line.lower[at] for at in named} if len(named) == len(telling) else set()


def _classes_in(text: str) -> set[str]:
    """The sorts that the words of a text are of."""
    return {one for word in tokens(text) for one in classes_of(word)}
