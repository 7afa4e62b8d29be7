"""Does a memory rest on words the user wrote?

The memory and the messages are read by clauses. What speaks for the memory is weighed: how much of it the user's
clauses say, in the same words or others of their sort, whether those clauses are about the same person, asserted (not
asked, supposed, reported or jested), of the same polarity and time, and what the memory adds to them. A name,
a number or a person that nobody wrote of refuses it; where every word is said, less must speak for it. What
is known already says most of what is merged into it, so there every word must be said.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from language.authorship import own_words
from language.hearing.features import tokens
from language.hearing.judge import judged
from language.languages import by_language
from language.meaning.assent import agreed_to
from language.meaning.claims import Claim, claims
from language.meaning.judging.asides import plainly
from language.meaning.judging.clock import in_clock
from language.meaning.judging.disowned import disown
from language.meaning.judging.features import Evidence, Features, adds, features, turns_round
from language.meaning.judging.follows import follows
from language.meaning.judging.judge import weight
from language.meaning.judging.refusal import refuses
from language.meaning.judging.undergone import undergo
from language.meaning.opposites import reworded
from language.meaning.said import Said
from language.meaning.support import Support
from language.meaning.whose import of_the_user
from language.patterns import pattern_of
from language.people.grounds import tells_all, without_others
from language.sentences.clauses import Clause, clauses, known_clauses
from language.sentences.cues import ENGLISH, Cues
from language.sentences.moments import tells_time, undated
from language.statements.ahead.plans import rests_on_plan

__all__ = ["own_words", "supports"]

_SHORT = 2000
SURE = 1.2
"""How much must speak for a memory (a logit) that says more or other words than the user did."""
SURE_IN = by_language("meaning", "SURE", float)
"""The same for words of a language for which the judge gives it less often, or more often, than it should."""
_BARE = 1
"""Where more words than these have nothing at all to rest on, the common measure holds."""
FAIR = -0.4
"""The same where each of its words is said."""
MET = 0.35
"""The share of a memory that must be met by words of the user, for there to be anything to weigh."""
_UNMEANT = ("asked", "supposed", "jested")
_IS_CALLED = by_language("meaning", "IS_CALLED", str)[ENGLISH.language]
_BARE_NAME = pattern_of(r"(?:(?:^|[ -])[^\W\d_a-zа-яіїєґßäöüñáéíóú][^\W\d_]+){1,3}")
"""A name and nothing else."""
Worths = dict[int, float]
"""How likely each clause tells something of the user."""


def supports(value: str, key: str, evidence: Sequence[Said]) -> bool:
    """Do the user's own words say what the memory says?"""
    words = [_told(message.text, message.answers) for message in evidence if not message.known]
    if words and (tells_all(value, words) or rests_on_plan(value, key, words)):
        return True
    words = [without_others(text, f"{key} {value}") for text in words]
    if any(tells_time(text) for text in words):
        value = undated(value) or value
    claimed = claimed_by(value, key)
    if not any(claim.needs for claim in claimed):
        return False
    known = [item.text for item in evidence if item.known]
    if not words and len(known) == 1 and len(known[0]) <= _SHORT:
        return _rests_on(claimed, _known_alone(known[0]))
    said = [_read(text, claimed[0].cues) for text in words]
    clauses_known = [clause for text in known for clause in _known_again(text)]
    return any(_rests_on(claimed, passage) for passage in _passages(said, clauses_known))


def speaks_for(known: str, value: str) -> float:
    """How much one statement about a user speaks for another (a logit)."""
    evidence, claimed = _known_alone(known), claimed_by(value, "")
    if not evidence.passage or not any(claim.needs for claim in claimed) or adds(claimed, evidence):
        return -math.inf
    told = of_the_user(claimed, evidence.index)
    if turns_round(told, evidence) or refuses(told, evidence.passage, evidence.index):
        return -math.inf
    return max(map(_weighed, _in_every_form(told, evidence)))


def evidence_of(said: str, fallback: Cues) -> Evidence:
    """One message, prepared to be weighed against a memory."""
    found, worths = _read(_told(said, ""), fallback)
    return Evidence(found, worths)


def _told(text: str, answered: str) -> str:
    """What the user said themselves, or said yes to."""
    own = in_clock(plainly(own_words(text)))
    agreed = agreed_to(own, answered) if answered else ""
    return f"{own}\n{agreed}" if agreed else own


def _read(text: str, fallback: Cues) -> tuple[list[Clause], Worths]:
    """The clauses of a text; a message is evidence for many memories, so short ones stay read."""
    return _read_again(text, fallback) if len(text) <= _SHORT else (_owned_by(text, fallback), {})


def _owned_by(text: str, fallback: Cues) -> list[Clause]:
    """The clauses of a text, with what its writer disowns as supposed, and what follows from the others."""
    found = clauses(text, fallback)
    undergo(found)
    disown(found)
    return [*found, *follows(found)]


@lru_cache(maxsize=256)
def _read_again(text: str, fallback: Cues) -> tuple[list[Clause], Worths]:
    heard = [(set(tokens(one.span.of(text))), one.worth) for one in judged(text)]
    found = _owned_by(text, fallback)
    return found, {id(clause): _worth(clause, heard) for clause in found if clause.source is found[0].source}


@lru_cache(maxsize=256)
def claimed_by(value: str, key: str) -> list[Claim]:
    """What a memory claims. It is held against many others: it stays read."""
    topic = key.replace("_", " ")
    return claims(in_clock(_named_whole(value, topic)), topic=topic)


def _named_whole(value: str, topic: str) -> str:
    """A bare name under the key of somebody of the user's ("dog_name" = "Rex") as the sentence that says it."""
    whose = ENGLISH.find("people", topic)
    return _IS_CALLED.format(whose[0], value) if whose and _BARE_NAME.fullmatch(value) else value


@lru_cache(maxsize=512)
def _known_again(text: str) -> list[Clause]:
    return known_clauses(text)


@lru_cache(maxsize=64)
def _known_alone(text: str) -> Evidence:
    """A memory that others are held against, one after another: prepared once."""
    return Evidence(_known_again(text), {})


def _worth(clause: Clause, heard: list[tuple[set[str], float]]) -> float:
    """What was heard of the words of a clause."""
    words = {word.text.casefold() for word in clause.words}
    return max(heard, key=lambda one: len(words & one[0]), default=(words, 0.0))[1]


def _passages(said: list[tuple[list[Clause], Worths]], known: list[Clause]) -> Iterator[Evidence]:
    """A message, or two that follow each other, each with what is known already."""
    for one, worths in said or [([], {})]:
        yield Evidence(one + known, worths)
    for (one, first), (two, second) in pairwise(said):
        yield Evidence(one + two + known, first | second)


def _rests_on(claimed: Sequence[Claim], evidence: Evidence) -> bool:
    if not evidence.passage or adds(claimed, evidence):
        return False
    claimed = of_the_user(claimed, evidence.index)
    known = any(clause.known for clause in evidence.passage)
    # Memories are held against many others, most of which say something else: that is asked before the rest.
    if (known and not _is_said(claimed, evidence)) or _is_refused(claimed, evidence):
        return False
    if known:
        return True
    found = _in_every_form(claimed, evidence)
    weighed = max(map(_weighed, found))
    bare = min(one.get("none", 0.0) for one in found) > _BARE
    sure = SURE if bare else SURE_IN.get(evidence.passage[0].cues.language, SURE)
    return weighed > sure or (weighed > FAIR and _is_said(claimed, evidence))


def _in_every_form(claimed: Sequence[Claim], evidence: Evidence) -> list[Features]:
    """What speaks for a memory, as it is told and in the other ways of telling it."""
    forms = [[form] for form in reworded(claimed[0])] if len(claimed) == 1 else [claimed]
    return [features(form, evidence) for form in forms]


def _is_refused(claimed: Sequence[Claim], evidence: Evidence) -> bool:
    return turns_round(claimed, evidence) or refuses(claimed, evidence.passage, evidence.index)


def weighable(claimed: Sequence[Claim], evidence: Evidence) -> Features | None:
    """What speaks for and against a memory; nothing where it is refused whatever speaks for it."""
    if not evidence.passage or adds(claimed, evidence):
        return None
    claimed = of_the_user(claimed, evidence.index)
    return None if _is_refused(claimed, evidence) else features(claimed, evidence)


def _weighed(found: Features) -> float:
    """What the judge thinks; of words that hardly meet it knows nothing, and what is not asserted says nothing."""
    if found.get("said passage", 0.0) < MET or any(found.get(mood) for mood in _UNMEANT):
        return -math.inf
    return weight(found)


def _is_said(claimed: Sequence[Claim], evidence: Evidence) -> bool:
    """Is each word said by a clause that may say it?"""
    return all(any(Support(form, evidence.index).holds() for form in reworded(claim)) for claim in claimed)
