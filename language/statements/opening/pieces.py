"""One piece of what somebody lists of themselves, as a sentence of its own: what they do, have or are, how old they
are, where, or whom they have. A piece that says none of it by its form is none.
"""

import re
from itertools import pairwise

from language.hearing.deeds import begins_speaking, is_listed, is_routine, speaks_of_me
from language.hearing.features import tokens
from language.hearing.judge import topics_of, worth_alone
from language.hearing.relate import denies
from language.languages import alternatives, by_language, words
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.people.sorts import ANIMALS, KIN
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.sentences.cues.common import COPULA
from language.statements.clauses import SUBJECTS
from language.statements.opening.introductions import is_known_name
from language.statements.slots import is_place
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NUMBERS

SAYS = by_language("sentences", "SAYS_OF_SELF", tuple)
"""By language: how somebody says what they are, whom they have, and how old they are."""
_HAVING = pattern_of(rf"\W*(?P<have>{alternatives('statements', 'HAVING')})\s", re.IGNORECASE)
_COUNTED = pattern_of(
    rf"(?:{alternatives('statements', 'COUNTING')}|{alternatives('statements', 'ARTICLE')}|\d+|"
    rf"{'|'.join(map(re.escape, NUMBERS))})\s",
    re.IGNORECASE,
)
_POINTS = pattern_of(rf"\b(?:{alternatives('cues', 'POINTING')})\b")
_LEADS = pattern_of(rf"(?:{alternatives('statements', 'LEADING')})\b")
_PLEASE = pattern_of(rf"(?:{alternatives('cues', 'PLEASE')})\b")
_YEARS = "|".join(years for _, years, _ in by_language("sentences", "AGED", tuple).values())
_AGE = pattern_of(rf"(?:1[0-9]|[2-9][0-9])(?:\s+(?:{_YEARS}))?", re.IGNORECASE)
_TELLS_AGE = pattern_of(rf"\W*(?:\w+['’]?\w*\s+){{1,2}}{_AGE.pattern}\Z", re.IGNORECASE)
"""A few words and a number of years ("I'm 39", "мені 74 роки")."""
_CAPITAL = r"(?-i:[^\W\d_a-zа-яіїєґ])[\w'’-]*"
_NAMES_SELF = pattern_of(
    rf"\W*(?:{alternatives('statements', 'INTRODUCING')})\s+(?P<who>{_CAPITAL})(?:\s+\S+)?\W*\Z", re.IGNORECASE
)
"""Nothing but who somebody is: what they are goes with their name."""
_LOCATED = pattern_of(
    rf"(?:{alternatives('sentences', 'LOCATED')})\s|"
    rf"(?:\w+\s+)?(?:{alternatives('statements', 'FROM')})\s+{_CAPITAL}\W*\Z",
    re.IGNORECASE,
)
"""So begins where somebody is, or is from."""
_BARE = pattern_of(alternatives("sentences", "LISTS_BARE"))
"""So begins a thing in a list, in a language without articles."""
_THERE_IS = words("sentences", "THERE_IS")
_OF = words("sentences", "OF_WHOM")
_FOLLOWS = words("sentences", "FOLLOWERS")
_ARTICLES = words("sentences", "BEFORE_A_NOUN")
_REPORTED = ("would", "says")
_WHAT_ONE_IS = frozenset({"job", "relationship_status", "diet", "religion", "nationality", "pregnancy", "retirement"})
_WHOM_ONE_HAS = (KIN - {"friend", "relative"}) | ANIMALS | {"partner"}
_WHAT_ONE_HAS = _WHOM_ONE_HAS | {"car", "bike", "instrument", "device", "home", "relative"}
_AILS = frozenset({"body_part", "symptom_injury", "illness"})
_FEW, _LATE, _MOST = 4, 6, 9
"""Words among which the head of a piece stands, its verb, and of a piece without one."""
_SURELY, _KEPT = 0.6, 0.68


def having(piece: str) -> str | None:
    """With which words a piece begins to say what somebody has."""
    found = _HAVING.match(piece)
    return found["have"] if found else None


def is_reported(lower: str, cues: Cues) -> bool:
    """Does a piece say what somebody says, or what would be?"""
    return any(cues.find(cue, lower) for cue in _REPORTED)


def speaks_of_writer(said: list[str], cues: Cues) -> bool:
    """Is one of these words a verb that speaks of its writer and of nobody else?"""
    doing = [readings_of(word, cues.language) for word in said]
    return any(found and {whom for whom, _ in found} <= {"i"} for found in doing)


def is_kept_alone(said: str) -> bool:
    """Would it be kept as a message of its own, or is it an age? Else it is lost without what stands beside it."""
    bare = said.strip(" .,!…")
    return _TELLS_AGE.match(bare) is not None or worth_alone(bare) >= _KEPT


def clings(piece: str, before: str) -> bool:
    """Does a piece point at the one before, or is it denied with it?"""
    lower = piece.casefold()
    if _LEADS.match(lower) or (_POINTS.search(lower) and not _COUNTED.match(piece)):
        return True
    cues = cues_of(lower)
    anew = bool(cues.find("me", lower)) or (cues.language not in SUBJECTS and _is_of_me(lower, cues))
    return any(map(denies, tokens(before))) and not anew


def with_subject(piece: str, cues: Cues) -> str:
    """A piece with the word for its writer, where a sentence must have one and it was left out."""
    subject, lower = SUBJECTS.get(cues.language), piece.casefold()
    stands = bool(cues.find("me", lower)) or cues.begins("mine", lower) or not _is_of_me(lower, cues)
    return f"{subject} {piece[:1].lower()}{piece[1:]}" if subject and not stands else piece


def by_itself(piece: str, before: str, cues: Cues, have: str | None) -> str | None:
    """A piece as a sentence of its own, behind another one, and maybe behind words by which somebody says what they
    have; None for one that is none."""
    said = [word for word in tokens(piece) if word[0].isalnum()]
    if not said:
        return None
    spoken = cues.find("me", piece.casefold()) or readings_of(said[0], cues.language)
    if have is not None and not spoken and _is_listed(piece, said):
        return f"{have} {piece}"
    aged = _TELLS_AGE.match(before) is not None  # which stands for itself, whatever follows
    may_do = aged and piece[:1].islower() and len(said) > 1 and not _is_done_by_others(said[1], cues)
    may_do = may_do and any(whom == "i" for whom, _ in readings_of(said[0], cues.language))
    if may_do or _does_or_has(piece, said, cues):
        more = having(piece) is None and _same_topic(before, piece)
        told = with_subject(piece, cues)
        kept = aged or is_kept_alone(told)
        return told if kept and not (more or is_reported(piece.casefold(), cues)) else None
    if len(said) > _MOST:
        return None
    near_ones = _tells_of_near_ones(said, cues) and not _same_topic(before, piece) and is_kept_alone(piece)
    near_ones = near_ones and not any(map(denies, said))
    if near_ones or _is_other_place(piece, before):
        return piece
    return None if _has_verb(said, cues) else _without_verb(piece, said, before, cues)


def _without_verb(piece: str, said: list[str], before: str, cues: Cues) -> str | None:
    """What somebody says of themselves in words without a verb, with the verb that it needs."""
    being, has, aged = SAYS[cues.language]
    bare = piece.strip(" .!…")
    if _AGE.fullmatch(bare) and not before[-1:].isdigit():
        return piece.replace(bare, aged.format(bare.split()[0]), 1)
    if _LOCATED.match(piece):
        return str(being.format(piece))
    if _is_whom_one_has(piece, said):
        return str(has.format(piece))
    named = _names_writer(before) or _calls_somebody(piece)
    return str(being.format(piece)) if not named and _is_what_one_is(said, before) else None


def _does_or_has(piece: str, said: list[str], cues: Cues) -> bool:
    """Does a piece begin with a word for its writer, or a verb that only they can mean, maybe behind a time?"""
    lower = piece.casefold()
    if _PLEASE.match(lower):
        return False
    if len(said) > 1 and (cues.begins("me", lower) or having(piece)):
        return True
    if cues.begins("mine", lower) and any(readings_of(word, cues.language) for word in said[1:_LATE]):
        return True
    if piece[:1].isupper():
        return False  # a name, or a noun: a verb has no capital within a sentence
    told = len(said) > 1 and (begins_speaking(lower, cues.language) or _does_thing(said, lower, cues))
    return told or speaks_of_me(piece, cues.language) or (is_routine(piece) and speaks_of_writer(said[1:_FEW], cues))


def _is_done_by_others(word: str, cues: Cues) -> bool:
    """Is it a verb of which the word before it is the subject ("work is …")?"""
    return COPULA.match(word) is not None or any(whom == "he" for whom, _ in readings_of(word, cues.language))


def _does_thing(said: list[str], lower: str, cues: Cues) -> bool:
    """Does a piece begin with a verb that may be its writer's: no noun, or before a thing ("drive a van")?"""
    if any(whom == "he" for whom, _ in readings_of(said[1], cues.language)):
        return False
    return is_listed(lower, cues.language) or (_is_of_me(lower, cues) and (said[1] in _ARTICLES or said[1] in NUMBERS))


def _is_of_me(lower: str, cues: Cues) -> bool:
    """May its first word be a verb of its writer?"""
    return "i" in {whom for whom, _ in readings_of(tokens(lower)[0], cues.language)}


def _has_verb(said: list[str], cues: Cues) -> bool:
    """Is there a verb in it that names no thing as well?"""
    bare = [word for word in said if word not in FUNCTION_WORDS and not _sorts(word)]
    return any(readings_of(word, cues.language) for word in bare)


def _tells_of_near_ones(said: list[str], cues: Cues) -> bool:
    """Does it say what somebody near the writer does, or what ails them ("син учиться", "болить коліно")?"""
    does = any("he" in {whom for whom, _ in readings_of(word, cues.language)} for word in said[:_FEW])
    return does and len(said) > 1 and any(_sorts(word) & (_WHOM_ONE_HAS | _AILS) for word in said)


def _same_topic(before: str, piece: str) -> bool:
    """Are two pieces about the same matter, of which the second says more ("I go to bed at ten, get up at five")?"""
    of, more = topics_of(before), topics_of(piece)
    first, second = max(of, key=of.__getitem__), max(more, key=more.__getitem__)
    return first == second and min(of[first], more[second]) >= _SURELY


def _is_other_place(piece: str, before: str) -> bool:
    """Does it name a town or a country, and not the one of the town before?"""
    return piece[:1].isupper() and is_place(piece) and not is_place(before.split()[-1])


def _is_listed(piece: str, said: list[str]) -> bool:
    """Does a piece name another thing behind the first that somebody has: counted, or of a sort that they may have?"""
    named = piece[:1].isupper() and len(said) == 1  # "a cat, Pixel"
    return bool(_COUNTED.match(piece) or (_sorts(said[0]) & _WHAT_ONE_HAS and not named) or _BARE.match(piece))


def _is_what_one_is(said: list[str], before: str) -> bool:
    """Does a piece begin with what somebody is, before any word that only goes on?"""
    head = list[str]()
    for word in said[:_FEW]:
        if word in FUNCTION_WORDS and head:
            break
        head += [word] if word not in FUNCTION_WORDS else []
    if not head or said[0] in FUNCTION_WORDS - _ARTICLES:
        return False
    sorts = set[str]().union(*map(_sorts, head))
    spoken = any("spoken_language" in _sorts(word) for word in tokens(before))
    if sorts & (_WHAT_ONE_IS - ({"nationality"} if spoken else set())):
        return True
    followed = len(said) > len(head) and said[len(head)] in _OF
    return ("parent" in sorts and (followed or said[0] in _ARTICLES)) or (followed and not _FOLLOWS.isdisjoint(head))


def _is_whom_one_has(piece: str, said: list[str]) -> bool:
    """Does a piece name those somebody has, by their number or their name?"""
    spelt = piece.split()
    if said[0] in _THERE_IS:
        said, spelt = said[1:], spelt[1:]
    counted = bool(said) and said[0] in NUMBERS
    if not any(_sorts(word) & _WHOM_ONE_HAS for word in (said[1:3] if counted else said[:1])):
        return False
    return counted or (1 < len(spelt) <= _FEW and spelt[1][:1].isupper())


def _names_writer(before: str) -> bool:
    """Does the piece before only say who somebody is? What they are stands behind their name."""
    found = _NAMES_SELF.match(before)
    return found is not None and (is_known_name(found["who"]) or not _sorts(found["who"].casefold()))


def _calls_somebody(piece: str) -> bool:
    """Does a name follow a trade ("my tutor Professor Shevchuk")?"""
    spelt = [word.strip(".,!") for word in piece.split()]
    return any(
        "job" in _sorts(word.casefold()) and after[:1].isupper() and not _sorts(after.casefold())
        for word, after in pairwise(spelt)
    )


def _sorts(word: str) -> set[str]:
    """What a word names."""
    return {sort for sort in classes_of(word) if not sort.endswith("+")}
