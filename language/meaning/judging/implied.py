"""What somebody says of themselves by telling of something else: who cuts people's hair for a living is a hairdresser.

`implied.txt` of a language has the sentence that follows, then the words by which people tell it: `I am a hairdresser.:
cut* hair`. All words of one telling must stand near each other, in any order and form (`*`); `not` is any denial. What
stands for `{}` in the sentence is the thing that is spoken of.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import groupby, product
from typing import NamedTuple

from language.languages import files, words
from language.meaning.vocabulary import meanings, sense
from language.meaning.vocabulary.scaffold import EMPTY, LIGHT, SLIGHT
from language.sentences.clauses import Clause, Mood, Subject, clauses
from language.sentences.cues import Cues
from language.sentences.verbs import acts
from language.words.reader import Role, Word

FILE = "implied.txt"
_BEGUN = 3
"""First letters by which the words of a telling are looked up."""
_NEAR = 7
"""Words within which a telling stands."""
_THING = "{}"
_DENIAL = "not"
_HAVING = meanings("have", "use", "take", "wear", "own", "suffer", "be")
_MEANT = (Mood.ASSERTED, Mood.ORDERED)
_ABOUT = words("vocabulary.judging", "ABOUT")
Placed = tuple[Clause, Word, str]
"""A word, its clause and its lower case."""


class Telling(NamedTuple):
    """Words that together say a sentence."""

    words: tuple[str, ...]
    says: str


def implied(found: Sequence[Clause]) -> list[Clause]:
    """The clauses that follow from what somebody tells, each in the sentence that tells it."""
    told: list[Clause] = []
    before: list[Placed] = []
    for _, sentence in groupby(found, key=lambda one: one.sentence):
        placed = [(clause, word, word.text.casefold()) for clause in sentence for word in clause.words]
        told += _of_sentence(placed, before)
        before = placed
    return told


def _of_sentence(placed: Sequence[Placed], before: Sequence[Placed]) -> Iterator[Clause]:
    if not placed:
        return
    first = placed[0][0]
    told: dict[str, None] = {}
    for telling in {one: None for place in placed for one in _begun(first.cues.language).get(place[2][:_BEGUN], ())}:
        places = _places(telling, placed) if telling.says not in told else ()
        if places and _is_meant([placed[at] for at in places], telling):
            told |= dict.fromkeys(_filled(telling.says, places, placed, before))
    for text in told:
        for clause in map(copy, _read(text, first.cues)):
            clause.sentence, clause.source = first.sentence, first.source
            yield clause


@lru_cache(maxsize=1024)
def _read(text: str, cues: Cues) -> list[Clause]:
    return clauses(text, cues)


def _places(telling: Telling, placed: Sequence[Placed]) -> tuple[int, ...]:
    """Where the words of a telling stand near each other; empty where they do not."""
    found: list[list[int]] = []
    for word in telling.words:
        found.append([at for at, place in enumerate(placed) if _is(place, word)])
        if not found[-1]:
            return ()
    near = (run for run in product(*found) if max(run) - min(run) < _NEAR and len(set(run)) == len(run))
    return min(near, key=lambda run: max(run) - min(run), default=())


def _is(place: Placed, word: str) -> bool:
    if word == _DENIAL:
        return place[1].role is Role.NEGATION
    return place[2].startswith(word[:-1]) if word.endswith("*") else place[2] == word


def _is_meant(told: Sequence[Placed], telling: Telling) -> bool:
    """Does somebody say it of themselves, as it is now, with no word against it but its own?"""
    if not any(_is_of_the_user(place, told, telling) for place in told):
        return False
    if len(telling.words) == 1 and not _is_had(told[0]):
        return False
    return not any(
        clause.mood not in _MEANT
        or (clause.denied and _DENIAL not in telling.words and _THING not in telling.says)
        or clause.ahead
        or clause.past
        or clause.ended
        for clause, _, _ in told
    )


def _is_had(place: Placed) -> bool:
    """Is what a single word names the user's own, lacked, had or done by them, and not only spoken of?"""
    clause, word, lower = place
    at = list(clause.words).index(word)
    if any(one.text.casefold() in _ABOUT for one in clause.words[max(0, at - 2) : at]):
        return False
    if acts(lower, clause.cues) or clause.cues.find("mine", clause.text) or at in clause.lacking:
        return True
    return any(sense(one.text.casefold()).means & _HAVING for one in clause.words)


def _is_of_the_user(place: Placed, told: Sequence[Placed], telling: Telling) -> bool:
    """Is it told in a clause about the user, or in one that says what something does to them?"""
    clause = place[0]
    if clause.subject is Subject.ME or any(clause.cues.begins("me", lower) for _, _, lower in told):
        return True
    return _THING in telling.says and clause.cues.find("me", clause.text) is not None


def _filled(says: str, places: Sequence[int], placed: Sequence[Placed], before: Sequence[Placed]) -> Iterator[str]:
    """The sentence, with each thing that may be spoken of where it names one: the nearest before and behind."""
    if _THING not in says:
        yield says
        return
    first = next((at for at in range(min(places) - 1, -1, -1) if _is_thing(placed[at])), None)
    second = next((at for at in range(min(places), len(placed)) if at not in places and _is_thing(placed[at])), None)
    things = [placed[at][1].text for at in (first, second) if at is not None]
    if first is None and len(before) <= _NEAR:
        things += [place[1].text for place in before if _is_thing(place)][-1:]
    yield from (says.replace(_THING, thing) for thing in things)


def _is_thing(place: Placed) -> bool:
    """Is it a word for something, and none for what is done or for nothing much?"""
    cues, word, lower = place[0].cues, place[1], place[2]
    if word.role not in (Role.CONTENT, Role.NAME) or lower in LIGHT.get(cues.language, ()):
        return False
    return lower not in EMPTY and lower not in SLIGHT and not acts(lower, cues)


def read_tables() -> None:
    """Read the files of all languages now."""
    for code in files(FILE):
        _begun(code)


@cache
def _begun(language: str) -> dict[str, list[Telling]]:
    """The tellings of a language, by the first letters of the longest of their words."""
    found: defaultdict[str, list[Telling]] = defaultdict(list)
    path = files(FILE).get(language)
    for line in path.read_text("utf-8").splitlines() if path else ():
        says, _, told = line.partition(": ")
        for one in told.split(", "):
            told_by = tuple(sorted(one.split(), key=len, reverse=True))
            found[told_by[0].rstrip("*")[:_BEGUN]].append(Telling(told_by, says))
    return dict(found)
