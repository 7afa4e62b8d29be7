"""What in a message tells something of whoever wrote it: each clause judged in its sentence, neighbours joined.

A clause counts when both it and its sentence do: the clause says where the statement is, the sentence whether
somebody means it ("if I lived in Rome", "he has six children").
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt

from language.hearing import deeds
from language.hearing.deeds import JOINED, begins_anew, begins_speaking, without_joint
from language.hearing.features import LOOSE, Reading, names_thing, rows_of, tokens, topic_features
from language.hearing.line import Line
from language.hearing.spans import Span, clause_spans, scopes, sentence_spans
from language.hearing.weights import model
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.sentences.cues import Cues, cues_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

TOPICS: tuple[str, ...] = tuple(
    """
    name age home origin work education family pet health diet language hobby interest tool learning project possession
    habit taste opinion plan format belief other
    """.split()  # noqa: SIM905 (as a list it would fill a page)
)
_NOTHING, _LASTING = "nothing", "lasting"
_GREETING = words("hearing", "GREETING_WORDS")
_LONGEST, _SURELY = 20_000, 0.7
_EDGES = " ,;:—–-()\n"
_MEANT_OTHERWISE = ("supposes", "would", "jests", "says", "denies")
_NOT_NOW = ("plans", "ended", "past", "asks")
_AGE, _DIGIT = "age", pattern_of(r"\d")
_FORMAT, _PLAINLY, _WISHED = "format", 0.9, 0.45
"""The topic of wishes for how answers shall be, how plain it must be, and which share of the usual worth is enough."""
_BELONGS = pattern_of(rf"\W*(?:{alternatives('hearing', 'BELONGS')})\b")
"""A clause that begins so belongs to the one before."""
_POINTS_ON = pattern_of(rf"\b(?:{alternatives('statements', 'POINTS_AWAY')}),\Z")
"""A clause that ends so points to the next one."""
_LEANS = pattern_of(rf"(?:{alternatives('hearing', 'LEANS')})\b")
_TAG = pattern_of(rf"\W*(?:{alternatives('statements', 'IN_MY_OPINION')})\W*\Z", re.IGNORECASE)
"""Words around a statement ("…, I'm afraid")."""
_FOLLOWS = pattern_of(rf"\W*(?:{alternatives('statements', 'FOLLOWS')})\b", re.IGNORECASE)
"""So begins what only follows from what was told."""
_FEW = 3  # words of a clause that names nothing
_LIKELY = 0.7  # a habit of reading or writing, which may be of the article too: kept, and not for good
_DENIED = 0.1  # below this the judge sees nothing told: what only a verb tells is then not kept for good
_TOLD_ALONE = 0.85
"""What a message is worth at least that is one plain statement of its writer."""
_MOST_PLAIN = 4
"""Clauses of a message that does nothing else than tell."""
_OF_TOPIC, _SURELY_OF_TOPIC = 0.6, 0.8
"""How likely it must be about its topic, alone and among others."""
_HANGING = 5
"""Words of a clause that only says more of what the one before names ("…, der heißt Bello")."""
_UNPLAIN = frozenset({"other", "opinion", "format"})
_NAME = pattern_of(r"(?<=[\w,] )[^\W\d_a-zа-яіїєґßäöüñáéíóú]\w+")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause as it was judged."""

    span: Span
    sentence: int
    worth: float
    """How likely it tells something of the writer, lasting or passing."""
    lasting: float
    """How likely what it tells lasts, if it tells anything."""
    topics: dict[str, float]
    by_topic: bool = False
    """It counts by its topic; the judge of worth would leave it."""


@dataclass(frozen=True, slots=True)
class Telling:
    """Neighbouring clauses of one sentence that tell something of the writer."""

    text: str
    sentence: str
    worth: float
    lasting: float
    topics: dict[str, float]
    by_topic: bool = False

    @property
    def topic(self) -> str:
        return _leading(self.topics)


def tellings(text: str, least: float, *, beside: bool = False) -> list[Telling]:
    """What the writer tells of themselves, as sure as wanted, in the order it was told.

    Beside other people's words (`beside`), which are cut out already, what stands around a statement is about them: a
    clause that speaks plainly of its writer is then judged by itself too.
    """
    text = text[:_LONGEST]
    sentences = sentence_spans(text)
    found: list[list[Clause]] = []
    before: list[Clause] = []
    for clause in by_themselves(text) if beside else _with_plain(text, least):
        if before and before[-1].sentence != clause.sentence:
            before = []
        words = clause.span.of(text)
        if _TAG.match(words):
            continue
        if found and not before and _completes(text, found[-1][-1], clause):
            found[-1].append(clause)
            continue
        asks = sentences[clause.sentence].of(text).endswith("?")
        if clause.worth < least * (_WISHED if _wishes(clause) and not asks else 1) or not _says_something(words):
            before.append(clause)
            continue
        goes_on = found and found[-1][-1].sentence == clause.sentence
        last = found[-1][-1] if found and not before else None
        if goes_on and _leans(words):
            found[-1] += [*before, clause]
            before = []
            continue
        listed = (
            last and goes_on and min(last.worth, clause.worth) >= _SURELY and deeds.lists(last.span.of(text), words)
        )
        alone = listed or (stands_alone(words) and (goes_on or not (_leans(words) or _FOLLOWS.match(words))))
        anew = alone and last and (listed or _turns(text, last, clause) or begins_anew(words))
        if last and last.sentence == clause.sentence and not anew:
            found[-1].append(clause)
        else:
            found.append([clause] if alone else [*before, clause])
        before = []
    return [_telling(text, sentences, clauses) for clauses in found]


@lru_cache(maxsize=64)
def judged(text: str) -> tuple[Clause, ...]:
    """Every clause of a text with what it is worth."""
    return tuple(_judged(text))


def by_themselves(text: str) -> Iterator[Clause]:
    """The clauses of a text, those that speak plainly of their writer judged as if nothing stood around them."""
    sentences, cues = sentence_spans(text), cues_of(text.casefold())
    for clause in judged(text):
        said = without_joint(clause.span.of(text)).strip(_EDGES)
        before = text[sentences[clause.sentence].start : clause.span.end].casefold()
        if is_plain(said, before, cues):
            alone = _TOLD_ALONE if deeds.tells_tie(said, cues) else worth_alone(said)
            clause = replace(clause, worth=max(clause.worth, alone))
        yield clause


def _with_plain(text: str, least: float) -> tuple[Clause, ...]:
    """The clauses of a text; where it says nothing but plain statements of its writer, those are told to be kept.

    The judge of worth learned from clauses among others; of the shortest messages the topic is the surer sign. What
    hangs on a statement is kept with it ("a dachshund, he is called …")."""
    clauses = _with_deeds(text)
    telling = [clause for clause in clauses if _says_something(clause.span.of(text))]
    if not 0 < len(telling) <= _MOST_PLAIN or not all(
        _is_plain_in(text, telling, place) for place in range(len(telling))
    ):
        return clauses
    doubted = [one for one in telling if one.worth < _TOLD_ALONE]
    return tuple(
        replace(one, worth=_TOLD_ALONE, by_topic=one.worth < least) if one in doubted else one for one in clauses
    )


def _with_deeds(text: str) -> tuple[Clause, ...]:
    """The clauses of a text; what plainly says what its writer does in life counts, whatever stands around it."""
    sentences, cues = sentence_spans(text), cues_of(text.casefold())
    found = list(judged(text))
    for place, clause in enumerate(found):
        said = without_joint(clause.span.of(text))
        before = text[sentences[clause.sentence].start : clause.span.end].casefold()
        joins = _is_of_writer(text, found, place, cues)
        joined = begins_anew(clause.span.of(text)) and joins
        told = deeds.tells_by_form(said, cues) or deeds.gives_name(clause.topics["name"] >= _PLAINLY, said, cues)
        told = told or (joins and deeds.names_trade(found[place - 1].span.of(text), said, cues))
        told = told or (place > 0 and _goes_on(text, found[place - 1], clause, cues))
        least = _TOLD_ALONE if told or clause.worth >= _DENIED else _LIKELY
        told = told or deeds.tells_deed(said, cues, deeds.NOW, joined=joined)
        if told and clause.worth < _TOLD_ALONE and clause.lasting >= _OF_TOPIC:
            asked = sentences[clause.sentence].of(text).endswith("?") or bool(cues.begins("asks", before))
            if not asked and not any(cues.find(cue, before) for cue in _otherwise(clause.topics) - {"asks"}):
                found[place] = replace(clause, worth=least, by_topic=True)
        elif clause.worth < _LIKELY and deeds.tells_habit(said, cues):
            found[place] = replace(clause, worth=_LIKELY)
    return tuple(found)


def _goes_on(text: str, before: Clause, clause: Clause, cues: Cues) -> bool:
    """Does a clause go on with what was surely told of somebody near its writer, or of what they have?"""
    told, more = before.span.of(text), clause.span.of(text)
    sure = before.worth >= _SURELY and before.sentence == clause.sentence
    return sure and (deeds.goes_on_of_kin(told, more, cues) or deeds.has_too(told, more))


def _is_of_writer(text: str, clauses: list[Clause], place: int, cues: Cues) -> bool:
    """Does what stands before a clause in its sentence begin with the writer?"""
    said = [one for one in clauses if one.sentence == clauses[place].sentence]
    first = next((one for one in said if _says_something(one.span.of(text))), clauses[place])
    lower = without_joint(first.span.of(text)).casefold()
    return first is not clauses[place] and deeds.begins_by_writer(lower, cues)


def _is_plain_in(text: str, telling: list[Clause], place: int) -> bool:
    """Is one of the clauses that say something surely told, or plainly, or does it hang on the one before?"""
    clause, before = telling[place], telling[place - 1] if place else None
    if before and before.sentence == clause.sentence and _hangs_on(clause.span.of(text)):
        return True
    hanging = [one for one in telling[place + 1 :] if one.sentence == clause.sentence and _hangs_on(one.span.of(text))]
    start = 0 if not place else clause.span.start
    said = text[start : max([clause.span.end, *(one.span.end for one in hanging[:1])])]
    return clause.worth >= _TOLD_ALONE or _is_plainly_told(
        said, clause.span.of(text), clause.lasting, _OF_TOPIC if len(telling) == 1 + len(hanging) else _SURELY_OF_TOPIC
    )


def _hangs_on(clause: str) -> bool:
    """Does a clause say more of what the one before names: does it begin so and is short, or nothing but names?"""
    if _BELONGS.match(clause.casefold()) and len(tokens(clause)) <= _HANGING and not _FOLLOWS.match(clause):
        return True
    return deeds.only_names(without_joint(clause).strip(f"{_EDGES}.!"))


def _is_plainly_told(text: str, clause: str, lasting: float, least: float) -> bool:
    """Does a clause, with what hangs on it, tell something lasting of its writer by its topic, and name something?"""
    topics, lower = topics_of(text), text.casefold()
    topic, cues, said = _leading(topics), cues_of(lower), without_joint(clause).casefold()
    does = deeds.tells_deed(said, cues, deeds.NOW | deeds.PAST)
    unplain = topic in _UNPLAIN - ({"other", "opinion"} if does else set())
    doubted = lasting < _OF_TOPIC if does else lasting < _PLAINLY or topics[topic] < least
    if unplain or doubted or _FOLLOWS.match(clause):
        return False
    if "?" in text or any(cues.find(cue, lower) for cue in _otherwise(topics)):
        return False
    if cues.begins("mine", said) and any(word in NEGATIONS or "friend" in classes_of(word) for word in tokens(said)):
        return False
    mine = any(cues.begins(cue, said) for cue in ("me", "mine", "verbs")) or begins_speaking(said, cues.language)
    mine = mine or (topic == "name" and bool(cues.find("me", lower)))
    return does or (mine and bool(_NAME.search(text) or any(map(names_thing, tokens(lower)))))


def _otherwise(topics: dict[str, float]) -> set[str]:
    """The cues by which something is not meant as it stands: who tells a name may say "call me …"."""
    return {*_MEANT_OTHERWISE, *_NOT_NOW} - ({"says"} if _leading(topics) == "name" else set())


def is_plain(said: str, sentence: str, cues: Cues) -> bool:
    """Does a clause say what its writer is or does, and its sentence up to there suppose, report or jest nothing?"""
    lower = said.casefold()
    if said.endswith("?") or any(cues.find(cue, sentence) for cue in _MEANT_OTHERWISE):
        return False
    mine = any(cues.begins(cue, lower) for cue in ("me", "mine", "verbs")) or begins_speaking(lower, cues.language)
    return mine and not any(cues.find(cue, lower) for cue in _NOT_NOW)


@lru_cache(maxsize=256)
def worth_alone(said: str) -> float:
    """What a clause is worth as a message of its own."""
    reading, whole = Reading(text := f"{said.rstrip('.!…')}."), [Span(0, len(text))]
    told = [1 - model(one).weigh(reading.rows(whole, 0, model(one).bits))[_NOTHING] for one in ("clause", "sentence")]
    return sqrt(told[0] * told[1])


def _judged(text: str) -> Iterator[Clause]:
    reading = Reading(text)
    sentences = sentence_spans(text)
    clauses = [(clause, number) for number, one in enumerate(sentences) for clause in clause_spans(text, one)]
    pieces = [clause for clause, _ in clauses]
    parts = [part for one in sentences for part in scopes(text, one)]
    whole = [model("sentence").weigh(reading.rows(parts, i, model("sentence").bits)) for i in range(len(parts))]
    before, of = 0.0, -1
    for index, (clause, number) in enumerate(clauses):
        alone = model("clause").weigh(reading.rows(pieces, index, model("clause").bits))
        part = next(i for i, one in enumerate(parts) if one.start <= clause.start < one.end)
        worth = sqrt((1 - alone[_NOTHING]) * (1 - whole[part][_NOTHING]))
        if number == of and before < worth and deeds.goes_on(clause.of(text)):
            worth = sqrt(before * worth)
        before, of = worth, number
        lasting = alone[_LASTING] / max(1 - alone[_NOTHING], 1e-9)
        yield Clause(clause, number, worth, lasting, topics_of(clause.of(text)))


@lru_cache(maxsize=1024)
def topics_of(text: str) -> dict[str, float]:
    """How likely a text is about each topic."""
    return model("topic").weigh(rows_of(topic_features(text), model("topic").bits))


def _telling(text: str, sentences: list[Span], clauses: list[Clause]) -> Telling:
    size = len(clauses)
    return Telling(
        text[clauses[0].span.start : clauses[-1].span.end].strip(" ,;:—–-(\n"),
        sentences[clauses[0].sentence].of(text),
        max(clause.worth for clause in clauses),
        sum(clause.lasting for clause in clauses) / size,
        {topic: sum(clause.topics[topic] for clause in clauses) / size for topic in TOPICS},
        clauses[0].by_topic,
    )


def _wishes(clause: Clause) -> bool:
    """Does a clause plainly speak of how answers shall be? What wishes for that is seldom anything else."""
    return clause.topics[_FORMAT] >= _PLAINLY


def _turns(text: str, last: Clause, clause: Clause) -> bool:
    """Does a clause surely turn to something else, or both name their writer ("we closed shop, I'm a driver now")?"""
    both = [one.span.of(text).casefold() for one in (last, clause)]
    other = _leading(last.topics) != _leading(clause.topics) or all(map(deeds.begins_with_writer, both))
    return min(last.worth, clause.worth) >= _SURELY and other


def _leading(topics: dict[str, float]) -> str:
    return max(topics, key=topics.__getitem__)


def stands_alone(clause: str) -> bool:
    """Does a clause speak of the writer anew ("…, and I'm a welder"), so that it can change apart from the others?"""
    lower = JOINED.sub("", clause.casefold())
    cues = cues_of(clause.casefold())
    if not any(word not in FUNCTION_WORDS for word in tokens(lower)):
        return False
    if any(cues.begins(cue, lower) for cue in ("me", "mine", "verbs")):
        return True
    if _BELONGS.match(clause.casefold()):
        return False
    anew = begins_speaking(lower, cues.language) or begins_anew(clause)
    return anew or any(cues.find(cue, lower) for cue in ("me", "verbs"))


def _completes(text: str, last: Clause, clause: Clause) -> bool:
    """Does a clause say what the one before only points to ("I'm against it that …"), or how that is called?"""
    more, before = clause.span.of(text), last.span.of(text).rstrip()
    points = bool(_BELONGS.match(more.casefold()) and _POINTS_ON.search(before.casefold()))
    points = points or (_hangs_on(more) and bool(_NAME.search(more)))
    return last.sentence == clause.sentence and (points or deeds.is_value(before, more))


def _leans(clause: str) -> bool:
    """Does a clause say little without the one before: does it point back, or name nothing of any known sort?"""
    lower = clause.casefold()
    if _LEANS.match(JOINED.sub("", lower)) or deeds.is_done_to_me(lower):
        return True
    if topics_of(clause)[_AGE] >= _OF_TOPIC and _DIGIT.search(clause):
        return False
    line = Line(clause.strip(" ,;:.!?…—–-()"))
    named = [at for at in range(len(line.words)) if line.members(at, at) - LOOSE or line.shape(at, at) == "name"]
    return not named and len(line.content) <= _FEW


def _says_something(clause: str) -> bool:
    empty = FUNCTION_WORDS | NEGATIONS | _GREETING
    return any(word[0].isalnum() and word not in empty for word in tokens(clause))
