"""What a message means for what is known: which notes it makes outdated, how surely.

In doubt nothing changes: what is likely but not sure is for asking.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.announcements import with_own_news
from language.hearing.features import tokens
from language.hearing.judge import judged
from language.hearing.relate import acts_of, agreement, content, denies, is_alike, shares
from language.hearing.removal.stays import is_all_as_before, leaves, news_and_rest
from language.hearing.repairs import repairs, without_authority, without_authority_behind, without_slips
from language.hearing.revise import revised
from language.hearing.signs import Sign, clauses_of, is_change, is_given_up, is_over, sign_against, sorts
from language.hearing.signs import told as told_in
from language.hearing.spans import sentence_spans
from language.hearing.stored.elsewhen import is_elsewhen
from language.hearing.stored.favourites import is_liked_besides
from language.hearing.stored.lifted import COUNTED, at_least, overtaking
from language.hearing.stored.moved import is_from_elsewhere
from language.hearing.stored.two import are_two, is_another, is_namesake
from language.hearing.styles import is_another_side
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.people.sorts import KIN, PEOPLE
from language.sentences.cues import cues_of
from language.sentences.split import HIDDEN, own_words
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

ASKS = 0.5
"""How likely a message must be a request to forget for it to be looked into."""
SURE = 0.75
"""What the notes that are meant must have together."""
POSSIBLE = 0.15
FAINT = 0.02
"""How likely a note must be meant for what would correct it to be looked at, unless something is put right."""
_FOUND = 0.4
"""How likely new words must be found to support what a model makes of a note."""
_FEW = 4
"""Notes of which that is looked at."""
TAKES_OVER = 0.4
"""How likely at least a note is outdated when another thing of its sort is true from now on."""
HEARD = 0.02
"""How likely a message must tell something, or something of its writer, to change anything."""
CHANGED = 0.7
"""How likely a note must be the outdated one to be replaced without a question."""
_OPENING = 4
"""Words in which a sentence names its subject."""
_RESTATED = 0.5
_OPENS = 2
"""Words in which a note names whom it tells of."""
_TOGETHER = frozenset({"relationship_status"})
_US = pattern_of(rf"\b(?:{alternatives('hearing', 'SEVERAL')})\b")
"""Words for several, or for somebody already spoken of."""
_THE = words("hearing", "THE")
_OFFICES = frozenset({"job", "politics"})
"""Sorts of people of whom one speaks by what they do: "the mayor wants …"."""
_STRANGERS = words("hearing", "STRANGERS")
"""People whom nobody takes for the writer."""
_PASSING = pattern_of(rf"\b(?:{alternatives('hearing', 'PASSING')})\b", re.IGNORECASE)
"""What is not so on a day is not over: "I'm not working tomorrow"."""
_LONG_AGO = pattern_of(rf"\b(?:{alternatives('hearing', 'LONG_AGO')})\b", re.IGNORECASE)
"""What was so long ago says nothing against what is so now."""
_NAME = pattern_of(r"(?<=[\w,:] )[^\W\d_a-zß-öø-ÿа-яіїєґ][\w'’-]+")
_TO = words("hearing", "GIVEN_TO")
"""Words before whom something is given to."""
_NO_DENIALS = by_language("hearing", "NO_DENIALS", frozenset)
"""Words of a language that deny in another one."""


@dataclass(frozen=True, slots=True)
class Change:
    """A note that a message makes outdated."""

    note: int
    likely: float
    tells: float
    """How likely the message tells something, rather than asks, orders or jests."""
    told: bool
    """The message surely tells something of its writer."""
    sure: bool
    ends: bool
    """It only stops being true: what was said repeats it with a no."""
    named: bool
    """The message says a word of the note."""
    sign: Sign = ""
    """A sign that the note is over or otherwise now: what it says is named beside it, or only likely meant."""


def changes(text: str, notes: Sequence[str], starts: Sequence[int] = ()) -> list[Change]:
    """The notes that a message makes outdated, the likeliest first; what stands before a start is a note's label."""
    said, rest = news_and_rest(told_by(text))
    if is_all_as_before(said):
        return []
    acts, heard, clauses = acts_of(said), _heard(said), told_in(said)
    puts_right = repairs(text)
    asks = acts["ask"] >= ASKS and not puts_right
    forgets = acts["forget"] >= ASKS and not puts_right
    if forgets or asks or (max(acts["tell"], heard) < HEARD and not puts_right):
        return []
    least = 0.0 if puts_right else FAINT
    begins = starts or [0] * len(notes)
    weighed = shares("tell", said, notes)
    lifted = {one: at_least(said, notes[one], begins[one]) for one in weighed}
    likely = {
        one: max(share, TAKES_OVER if is_over(said, notes[one]) else 0.0, lifted[one]) for one, share in weighed.items()
    }
    signs: dict[int, Sign] = {
        one: "overtaken"
        if overtaking(said, notes[one])
        else sign_against(
            [clause for clause in clauses if not _not_mine(clause.text, notes[one])],
            notes[one][begins[one] :],
            share,
            puts_right=puts_right,
        )
        for one, share in likely.items()
    }
    meant = {
        one: share
        for one, share in likely.items()
        if (share >= least or signs[one])
        and not (
            (is_another(said, notes[one]) and not (puts_right or lifted[one] > COUNTED))
            or (are_two(said, notes[one]) and not puts_right)
            or is_namesake(said, notes[one])
            or _is_of_others(said, notes[one])
        )
        and not _only_mine(said, notes[one])
        and not (is_as_before(notes[one], said, rest) and not (share >= (POSSIBLE if signs[one] else CHANGED)))
        and not (_is_passing(said) and (signs[one] != "named" or _is_named_passing(said, notes[one])))
        and (puts_right or not _LONG_AGO.search(said))
        and not is_another_side(said, notes[one])
        and (signs[one] or puts_right or share >= CHANGED or not is_liked_besides(said, notes[one]))
        and (signs[one] == "overtaken" or not is_elsewhen(said, notes[one], begins[one]))
    }
    if any(_calls_by_name(said, notes[one]) for one in meant):
        meant = {
            one: share
            for one, share in meant.items()
            if signs[one] == "overtaken" or _is_named(said, notes[one], beside=NEGATIONS)
        }
    told = heard >= SURE and not _tells_of_others(said, notes)
    plain = told_by(text) == own(text) and not _is_passing(said)
    return [
        Change(
            index,
            meant[index],
            acts["tell"],
            told,
            told and plain and meant[index] >= CHANGED and not is_as_before(notes[index], said, rest),
            _ends(said, notes[index]),
            _is_named(said, notes[index]) or is_given_up(said, notes[index]),
            signs[index],
        )
        for index in sorted(meant, key=meant.__getitem__, reverse=True)[:_FEW]
    ]


def is_against(said: str, note: str) -> bool:
    """Does something speak against a note being outdated: is a message of another one, of others or another time?"""
    return (
        is_another(said, note)
        or are_two(said, note)
        or is_namesake(said, note)
        or _is_of_others(said, note)
        or _only_mine(said, note)
        or _is_passing(said)
        or is_another_side(said, note)
        or is_elsewhen(said, note)
        or (bool(_LONG_AGO.search(said)) and not repairs(said))
    )


def _calls_by_name(said: str, note: str) -> bool:
    """Does a message call by its name what a note names ("Biscuit died" – "a dog called Biscuit")?"""
    names = {name.casefold() for name in _NAME.findall(note) if "calendar" not in classes_of(name.casefold())}
    return any(word in names for word in tokens(said))


def _is_passing(said: str) -> bool:
    return bool(_PASSING.search(said)) and _is_denied(said)


def _is_named_passing(said: str, note: str) -> bool:
    """Does a clause that names what a note says only say that it is not so on a day?"""
    return any(_is_passing(clause) for clause in clauses_of(said) if _is_named(clause, note))


def of_strangers(said: str) -> bool:
    """Does a sentence speak of somebody whom nobody takes for its writer, and not of the writer?"""
    lower = said.casefold()
    cues = cues_of(lower)
    opening = tokens(said)[: _OPENING + 1]
    official = any(word in _THE and sorts(other) & _OFFICES for word, other in pairwise(opening))
    named = official or any(word in _STRANGERS for word in opening[:_OPENING])
    return named and not any(cues.find(cue, lower) for cue in ("me", "mine", "verbs"))


def _not_mine(said: str, note: str) -> bool:
    """Is a message all about somebody whom a note does not name ("my sister no longer lives in Rye", "the guy …")?"""
    lower = said.casefold()
    cues = cues_of(lower)
    if cues.find("me", lower) or cues.find("verbs", lower):
        return False
    opening = tokens(said)[:_OPENING]
    others = {
        word
        for place, word in enumerate(opening)
        if (sorts(word) & KIN or word in _STRANGERS) and not _is_given(opening[:place])
    }
    language = words_for(said).language
    same = {one for word in others for one in persons(word, language)} & persons(note, language)
    return bool(others) and not same and not any(is_alike(word, other) for word in others for other in tokens(note))


def _is_given(before: Sequence[str]) -> bool:
    """Does somebody only get what the writer gives away ("gave the parrot to my aunt")?"""
    return bool(before) and (before[-1] in _TO or (len(before) > 1 and before[-2] in _TO) or is_change(before[-1]))


def _is_of_others(said: str, note: str) -> bool:
    """Is a message about somebody whom a note does not name, also where it says the words of the note?"""
    if _is_somebodys(said, note) or is_from_elsewhere(said, note):
        return True
    if not _not_mine(said, note):
        return False
    naming = [clause for clause in clauses_of(said) if _is_named(clause, note)]
    return all(_not_mine(clause, note) for clause in naming)


def _is_somebodys(said: str, note: str) -> bool:
    """Does a message begin with somebody of somebody else's ("my wife's boss"), where a note names only the first?"""
    noted = tokens(note)
    return any(
        sorts(one) & PEOPLE and sorts(two) & PEOPLE and not any(is_alike(two, other) for other in noted)
        for one, two in pairwise(tokens(said)[:_OPENS])
    )


def _only_mine(said: str, note: str) -> bool:
    """Is a message all about its writer, and a note about somebody else ("I'm a nurse" – "Wife Jana is a doctor")?"""
    lower = said.casefold()
    cues = cues_of(lower)
    if not any(sorts(word) & PEOPLE for word in tokens(note)[:_OPENS]) or _US.search(lower):
        return False
    if not (cues.find("me", lower) or cues.find("verbs", lower)):
        return False
    words = content(said)
    if any(is_alike(word, other) for word in words for other in content(note)):
        return False
    return not any(sorts(word) & (PEOPLE | _TOGETHER) for word in words)


def is_as_before(note: str, said: str, rest: str) -> bool:
    """Is a note named only where a message says what has not changed?"""
    noted = content(note)
    named, kept = (
        [word for word in noted if any(is_alike(word, other) for other in content(one))] for one in (said, rest)
    )
    return bool(kept) and not named


def is_correction(value: str, known: str, text: str) -> bool:
    """Is a value what a known note says once the words of a message have corrected it?"""
    words, before = content(value), content(known)
    came = [word for word in words if word not in before]
    kept = [word for word in words if word in before]
    revision = revised(own(text), known) if came and kept != before else None
    meant = max((one.likely for one in changes(text, [known])), default=0.0)
    if revision is None or revision.likely < _FOUND or meant < POSSIBLE:
        return False
    new = content(revision.new)
    return all(any(is_alike(word, other) for other in content(own(text))) for word in came) and bool(
        set(came) & set(new)
    )


def nearest(statement: str, statements: Sequence[str], note: str) -> bool:
    """Is this statement, of all that were made, the one nearest to a note in topic?"""
    return max(statements, key=lambda one: (agreement(one, note), one == statement)) == statement


def outdating(said: str, note: str) -> str:
    """The sentence of a message that makes a note outdated, of those that name what it says."""
    sentences = [one.of(said) for one in sentence_spans(said)]
    naming = [one for one in sentences if _is_named(one, note) and not leaves(one)]
    return max(naming, key=lambda one: shares("tell", one, [note])[0]) if naming else said


def own(text: str) -> str:
    """The user's own words in a message."""
    return own_words(with_own_news(without_slips(without_authority_behind(text)))).replace(HIDDEN, " ")


def told_by(text: str) -> str:
    """The words of a message that are likely its writer's own, for asking: also behind a colon that nobody speaks."""
    told = without_authority(without_slips(without_authority_behind(text)))
    likely = own_words(with_own_news(told, loosely=True)).replace(HIDDEN, " ")
    return likely if len(content(likely)) > len(content(own(text))) else own(text)


def _heard(said: str) -> float:
    """How surely a message tells something of its writer."""
    return max((clause.worth for clause in judged(said)), default=0.0)


def _tells_of_others(said: str, notes: Sequence[str]) -> bool:
    """Does a message speak of people that no note speaks of? Then what it tells may be theirs."""
    people = {word for word in tokens(said) if _names_people(word)}
    return bool(people) and not any(
        is_alike(word, other) for note in notes for other in tokens(note) for word in people
    )


def _names_people(word: str) -> bool:
    return bool(sorts(word) & PEOPLE)


def _is_denied(said: str) -> bool:
    harmless = _NO_DENIALS.get(words_for(said).language, frozenset())
    return any(denies(word) for word in tokens(said) if word not in harmless)


def _is_named(said: str, note: str, beside: frozenset[str] = frozenset()) -> bool:
    return any(is_alike(word, other) for word in content(note) if word not in beside for other in content(said))


def _ends(said: str, note: str) -> bool:
    """Does a message only say no to what a note says?"""
    words = content(said)
    noted = [word for word in content(note) if word not in FUNCTION_WORDS]
    restated = sum(any(is_alike(word, other) for other in words) for word in noted)
    return _is_denied(said) and restated >= _RESTATED * max(1, len(noted))
