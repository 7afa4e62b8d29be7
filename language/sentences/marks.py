"""What the words of a clause are marked as: denied, over, missing, left behind, owned, at its head."""

from collections.abc import Iterator, Sequence

from language.languages import alternatives
from language.languages import words as words_of
from language.meaning.relations import ENDING, LACKING, is_negative
from language.meaning.vocabulary import is_deed, sense
from language.patterns import pattern_of
from language.sentences.cues import Cues
from language.sentences.cues.common import (
    ACTS,
    ASIDE,
    FROM,
    MOVING,
    NOT_AGAIN,
    OWN_KIN,
    SOME_DAY,
    SWAPPED,
    THE_KIDS,
    TOGETHER,
    TOWARDS,
    WITH,
)
from language.words.reader import Role, Word

_FEW = 3
_OPENING = words_of("sentences", "OPENING")
_OWNER = pattern_of(rf"(?:{alternatives('sentences', 'OWNER_ENDING')})$")
_GERUND = pattern_of(rf"(?:{alternatives('sentences', 'GERUND_ENDING')})$")


def is_headed(before: Sequence[Word]) -> bool:
    """Does what follows these words stand at the head of a clause, at most after "my", an article or an adjective?"""
    words = [word.text.casefold() for word in before]
    return len(words) <= _FEW and not any(is_deed(word) or word in ASIDE for word in words)


def begins_with_name(words: Sequence[Word]) -> bool:
    """Does it begin with a name that does something ("Bob has …")?"""
    if len(words) < 2 or not words[0].text[:1].isupper():
        return False
    first, second = words[0], words[1].text.casefold()
    known = first.role is not Role.CONTENT and first.role is not Role.NAME
    return not (known or sense(first.text.casefold()).shows) and ACTS.fullmatch(second) is not None


def denies(words: Sequence[Word], text: str, cues: Cues) -> bool:
    """Is it said that something is not so, or not wanted? Two negations of one sentence count once, as in Ukrainian."""
    negated = any(word.role is Role.NEGATION and word.text.casefold() not in LACKING | ENDING for word in words)
    if negated and NOT_AGAIN.search(text):
        negated = False
    negated = negated or bool(cues.find("denies", text))
    return negated != any(map(is_negative, words))


def lacking(words: Sequence[Word]) -> frozenset[int]:
    """The positions of what is said to be missing ("without sugar")."""
    found: set[int] = set()
    for place, word in enumerate(words):
        if word.text.casefold() in LACKING:
            found |= {place + 1, place + 2}
    return frozenset(found)


def is_ended(lower: str, words: Sequence[Word], cues: Cues, *, ahead: bool) -> bool:
    """Is it said to be over? Of what is ahead, "колись" and "once" say that it will be some day."""
    again = NOT_AGAIN.search(lower) and any(word.role is Role.NEGATION for word in words)
    found = cues.find("ended", lower)
    return bool(again or (found and not (ahead and SOME_DAY.fullmatch(found[0]))))


def left(words: Sequence[Word], text: str) -> frozenset[int]:
    """The positions of what somebody moved, changed or swapped from."""
    if swapped := SWAPPED.search(text):
        places = [place for place, word in enumerate(words) if word.text.casefold() == swapped[0]]
    elif MOVING.search(text):
        places = [
            place
            for place, word in enumerate(words)
            if word.text.casefold() in FROM and not (place and words[place - 1].text.casefold() in TOGETHER)
        ]
    else:
        return frozenset()
    return frozenset(after for place in places for after in _until_relation(words, place + 1))


def _until_relation(words: Sequence[Word], start: int) -> Iterator[int]:
    for place in range(start, min(start + _FEW, len(words))):
        if words[place].role in (Role.RELATION, Role.FUNCTION) or words[place].text.casefold() in TOWARDS:
            return
        yield place


def owned(words: Sequence[Word], cues: Cues) -> frozenset[int]:
    """The positions of the words of "my …"."""
    found: set[int] = set()
    kin = OWN_KIN.get(cues.language)
    for place, word in enumerate(words):
        lower = word.text.casefold()
        pair = _pair(words, place) if word.role is Role.FUNCTION or lower in _OPENING else lower
        if cues.begins("mine", pair):
            found |= set(_thing(words, place + (1 if cues.begins("mine", lower) else 2), cues))
        elif pair is not lower and THE_KIDS.match(pair):
            found |= {place + 1}
        elif kin and kin.fullmatch(lower) and _is_own(words, place):
            found |= {place}
    return frozenset(found)


def _is_own(words: Sequence[Word], place: int) -> bool:
    """Kin without an owner is one's own at the head of a clause, or "with" somebody."""
    before = words[place - 1].text.casefold() if place else ""
    return before in WITH or all(word.role is Role.FUNCTION for word in words[:place])


def _pair(words: Sequence[Word], place: int) -> str:
    return " ".join(word.text.casefold() for word in words[place : place + 2])


def _thing(words: Sequence[Word], start: int, cues: Cues) -> Iterator[int]:
    """The positions of "(my) wife Anna", "(my) old Pixel 7": up to a verb, a small word, or a person without a name."""
    for place in range(start, min(start + _FEW + 1, len(words))):
        word = words[place]
        lower = word.text.casefold()
        person = cues.find("people", _OWNER.sub("", lower))
        acts = is_deed(lower) and not (person or _GERUND.search(lower))
        if acts or word.role not in (Role.CONTENT, Role.NAME, Role.NUMBER):
            return
        yield place
        follows = words[place + 1] if place + 1 < len(words) else None
        if person and not (follows and follows.role is Role.NAME):
            return
