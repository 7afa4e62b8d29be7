"""What in a message is worth keeping: what the user asks to have remembered, and what they state plainly."""

import re
from dataclasses import replace
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal

from language.asking.kinds import is_aside, is_question, only_asks
from language.authorship import others_speak
from language.hearing.compare import ASKS, of_strangers
from language.hearing.deeds import speaks_of_me, tells_by_form
from language.hearing.judge import Telling, tellings
from language.hearing.relate import acts_of, content
from language.intents.ask import forget
from language.intents.remember import Request, requests
from language.languages import alternatives, by_language
from language.languages.forms.pack import Pack
from language.languages.forms.rule import PERSONAL, PREFERENCE, WORK
from language.packs.choice import pack_of
from language.packs.talk_words import DISCUSSED, EMPTY_START, ERRANDS, POINTED_AT, POINTING, VAGUE_SUBJECT
from language.patterns import pattern_of
from language.people.own import besides_own, own_people
from language.people.statements import related
from language.people.told import besides
from language.sentences import dates
from language.sentences.cues import cues_of
from language.sentences.split import HIDDEN, own_words, questions_apart
from language.statements import told, wording
from language.statements.ahead.beginnings import as_now
from language.statements.ahead.planned import planned, with_held
from language.statements.ahead.plans import besides_plans, plans
from language.statements.belongings import things
from language.statements.beside_the_point import (
    is_beside_the_point,
    is_ironic,
    is_meant_otherwise,
    leads_on,
    remarks_on_the_talk,
    without_remark,
    without_tail,
)
from language.statements.extent import SLOTS, alone, covers, of_kin, only_denies, says_as_much, standing, without_twins
from language.statements.extract import extract
from language.statements.homes import housed
from language.statements.left_out import left_out
from language.statements.occupations import (
    as_role,
    employed,
    placed,
    trade_apart,
    whole_firm,
    without_towns,
)
from language.statements.opening.fragments import fragments
from language.statements.opening.introductions import introduced, named
from language.statements.opening.listed import apart, as_written, without_heading
from language.statements.opening.rewording import plainly
from language.statements.slots import fits_slot
from language.statements.statement import Statement
from language.statements.wording import stems
from language.words.classes import classes_of

ASKED_CONFIDENCE = 0.95
PLAIN_CONFIDENCE = 0.8
"""A statement nobody asked to keep must be at least this clear."""
DURABLE_CONFIDENCE = 0.7
POSSIBLE = 0.2
"""A statement in a known pattern is believed where the judge thinks it this likely."""
THINKABLE = 0.05
"""The same of a pattern that can hardly mean anything else ("my dog's name is Rex")."""
_UNMISTAKABLE = frozenset({"family", "pet", "name", "birthday", "allergy", "diet"})
DOUBTFUL = 0.68
"""Below this nothing is kept in the user's own words."""
LONGEST = 30
"""Words of a statement kept unasked."""

_TODAY = pattern_of(rf"\b(?:{alternatives('asking', 'TODAY')})\b", re.IGNORECASE)
_WISHING = pattern_of(
    rf"^(?:{alternatives('statements', 'WISH_BEGINS')})|\b(?:{alternatives('statements', 'WISHES')})", re.I
)
_WORKING = pattern_of(rf"\b(?:{alternatives('statements', 'WORKING')})\b", re.I)
"""Words of working life in languages without rules of their own, where only what is asked for is kept."""
_POINTING = pattern_of(POINTING, re.I)
_DISCUSSED = pattern_of(DISCUSSED, re.I)
_EMPTY_START = pattern_of(EMPTY_START, re.I)
_POINTED_AT = pattern_of(POINTED_AT, re.I)
_JOINT = pattern_of(
    rf",? (?:{alternatives('statements', 'JOINTS')}) (?:{alternatives('statements', 'JOINT_TAILS')})?$", re.I
)
_NEVER = pattern_of(r"(?!)")
_NAMED = pattern_of(rf"(?!(?:{alternatives('statements', 'NO_NAMES')})\b)[^\W\d_a-zа-яіїєґß]")
_WHERE = pattern_of(rf"\b(?:{alternatives('statements', 'WHERE')})\s+$", re.IGNORECASE)
_FEW = 2
_ONGOING = tuple(by_language("statements", "ONGOING_ENDING", str).values())
"""Ends of a verb that says what somebody is doing, and no trade."""
_ENDED = pattern_of(alternatives("statements", "ENDED"), re.IGNORECASE)
_WORKS_AS = {
    language: pattern_of(rf"\b(?:{verbs})\b", re.I)
    for language, verbs in by_language("statements", "WORKS_AS", str).items()
}
_GUARDS = {"opinion": pattern_of(VAGUE_SUBJECT, re.I), "event": pattern_of(ERRANDS, re.I)}
_FREE = frozenset({"family", "pet", "communication", "opinion", "role", "company", "location"})
"""Kinds whose wording may point ("call my wife", "keep it short") and still be about the user."""
_PLAINSPOKEN = frozenset({"communication", "learning", "left", "prefer", "restriction"})
"""Kinds that may begin with "not", "how" or "more" and still say something."""
_PREFIX = pattern_of(rf"^(?:{alternatives('statements', 'VALUE_BEGINS')}) ", re.I)

EVERYTHING = frozenset({"asked", "stated", "patterns"})
"""What a prompt may ask to keep: what the user asks for, what they plainly state, patterns in their reactions."""


def worth_keeping(text: str, today: date, keep: frozenset[str] = EVERYTHING) -> list[Statement]:
    """What was asked to be remembered, then what was stated clearly without being asked; each where it is wanted."""
    return list(_in_time(text, today, keep))


@lru_cache(maxsize=16)
def _in_time(text: str, today: date, keep: frozenset[str]) -> list[Statement]:
    """Kept for the rest of a turn, which asks several times."""
    text = questions_apart(text)
    others = related(text) if "stated" in keep else []
    own = own_people(text) if "stated" in keep else []
    text = besides(text) if others else text
    text = besides_own(text) if "stated" in keep else text
    ahead = plans(text, today) if "stated" in keep else []
    text = besides_plans(text, ahead) if ahead else text
    stated, now = _worth_keeping(text, today, keep), as_now(text, today)
    held = [] if now == text else [s for s in _worth_keeping(now, today, keep) if s.kind in SLOTS]
    stated = planned(with_held(stated, held), text, today)
    return standing([*stated, *own, *others, *(one.statement for one in ahead)])


def _worth_keeping(text: str, today: date, keep: frozenset[str]) -> list[Statement]:
    kept: list[Statement] = []
    asked = requests(text)
    for request in asked if "asked" in keep else ():
        kept += _asked(request.content, today)
    if "stated" not in keep:
        return kept
    spoken = [" ".join(request.sentence.split()).casefold() for request in asked]
    stated = [s for s in _stated(_besides(text, asked), today) if forget(s.quote) is None and not _asks(s.quote)]
    if any(s.kind == "told" for s in stated):
        stated = [s for s in stated if s.kind != "told" or not (only_asks(text) or _is_aside(s, text))]
    return kept + [s for s in stated if not _repeats(s, kept, spoken)]


def _is_aside(one: Statement, text: str) -> bool:
    """Does what was told say nothing of its writer beside a question? What they do, or on which day, is none."""
    cues = cues_of(one.quote.casefold())
    plain = one.until or speaks_of_me(one.quote, cues.language) or tells_by_form(one.quote, cues)
    return not plain and is_aside(one.quote, text)


def _asks(sentence: str) -> bool:
    """Does a sentence ask, or want something forgotten, rather than tell?"""
    return acts_of(sentence)["forget"] >= ASKS or is_question(sentence)


def _stated(text: str, today: date) -> list[Statement]:
    """What is stated unasked: in a known pattern that the judge of clauses believes, else in the user's own words."""
    text = without_heading(text)
    pieces, text = fragments(text) if not others_speak(text) else ([], text)
    whole = plainly(text)
    text = apart(whole)
    own = own_words(text)
    if is_ironic(own):
        return []
    beside = others_speak(text) or remarks_on_the_talk(own)
    believed, thinkable = (tellings(own, likely, beside=beside) for likely in (POSSIBLE, THINKABLE))
    plain = [
        s
        for s in without_towns([as_role(one) for one in extract(text, today=today)])
        if s.value
        and is_plain(s)
        and fits(s)
        and fits_slot(s.key, s.value)
        and any(_stands_in(s, one) for one in (thinkable if s.kind in _UNMISTAKABLE else believed))
        and not is_meant_otherwise(s.quote)
    ]
    plain = [whole_firm(alone(replace(s, value=without_remark(s.value)))) for s in plain]
    name = introduced(own)
    plain = [name, *plain] if name and not any(s.kind == "name" for s in plain) else plain
    kept = [*pieces, *plain]
    told_of = [replace(one, text=without_tail(one.text)) for one in tellings(own, DOUBTFUL, beside=beside)]
    opening = name.quote.strip(" ,.") if name else ""
    told_of = [replace(one, text=one.text.removeprefix(opening).lstrip(" ,.")) for one in told_of] if name else told_of
    for telling in told_of:
        if is_beside_the_point(telling.text, telling.sentence, alone=not plain and len(told_of) == 1):
            continue
        if leads_on(telling.text, telling.sentence) or (name and telling.text in name.quote):
            continue
        known = [s for s in plain if _stands_in(s, telling)]
        if HIDDEN in telling.text or covers(known, telling) or of_strangers(telling.sentence):
            continue
        if (known and telling.by_topic) or only_denies(telling.text, plain):
            continue
        if (free := told.statement(telling, today)) is not None:
            kept = [s for s in kept if s not in known or s.kind in SLOTS or not says_as_much(free, s)]
            kept.append(free)
    called = next((s.value for s in kept if s.kind == "name"), "")
    read = [each for one in kept if not (len(kept) > 1 and _only_ends(one)) for each in trade_apart(one, called)]
    read = [employed(of_kin(one), called) for one in read]
    read = [_called(named(one)) for one in read]
    read = [each for one in placed(housed(without_twins(read))) for each in _each(one, today)]
    late = [_by_pattern(one, today) for one in left_out(own, read, today)] if not beside else []
    return [replace(one, quote=as_written(one.quote, whole)) for one in (*read, *late)]


def _by_pattern(one: Statement, today: date) -> Statement:
    """What was left out, as its pattern reads it where that is unmistakable ("I'm 39." between two sentences)."""
    known = [s for s in extract(one.quote, today=today) if s.kind in SLOTS and is_plain(s) and fits(s)]
    return next((s for s in known if s.value.casefold() in one.value.casefold()), one)


def _each(one: Statement, today: date) -> list[Statement]:
    """The things somebody has, each a statement of its own; one that has nothing to part as it is."""
    found: list[Statement] = []
    for sentence in things(one):
        known = [s for s in extract(sentence, today=today) if is_plain(s) and fits(s)][:1]
        free = known or [told.reworded(one, sentence)]
        found += [replace(s, quote=one.quote, confidence=one.confidence) for s in free]
    return found or [one]


def _called(one: Statement) -> Statement:
    """The role of who works "вчителькою" is "вчителька", and the town "Ковелі" is "Ковель"."""
    if one.key in ("location", "origin"):
        return replace(one, value=wording.place_named(one.value, cues_of(one.quote.casefold()).language))
    language = next((language for language, verbs in _WORKS_AS.items() if verbs.search(one.quote)), "")
    if one.kind != "role" or one.key != "role" or not language:
        return one
    return replace(one, value=wording.nominative(one.value, language))


def _only_ends(one: Statement) -> bool:
    """Does it say just that something is over? Beside what is true now, that is no memory of its own."""
    return one.kind == "told" and _ENDED.search(one.value) is not None


def fits(statement: Statement) -> bool:
    """Is the value of the sort its kind asks for? An employer has a name; so has a place, or one is "in" it."""
    first = statement.value.split()[0].casefold()
    if statement.kind == "role" and (first.isdecimal() or first.endswith(_ONGOING)):
        return any("job" in classes_of(word) for word in content(statement.value))
    if statement.kind == "language":
        named = _NAMED.match(_as_said(statement)[1].split()[-1])  # one that no list knows
        return bool(named) or any("spoken_language" in classes_of(word) for word in content(statement.value))
    if statement.kind not in ("company", "location"):
        return True
    place, spelt = _as_said(statement)
    if _NAMED.match(spelt):
        return statement.kind == "company" or _WHERE.search(statement.quote[: max(place, 0)]) is not None
    careless = statement.quote == statement.quote.casefold() and len(spelt.split()) <= _FEW
    return statement.kind == "location" and careless and _WHERE.search(statement.quote[: max(place, 0)]) is not None


def _as_said(statement: Statement) -> tuple[int, str]:
    """Where the words of a value stand in its sentence, and as they are spelt there: at least the name that ends it,
    where the value begins with words of its pattern ("Живе у Львові")."""
    words = statement.value.split()
    for first in range(len(words)):
        tail = " ".join(words[first:])
        place = statement.quote.casefold().find(tail.casefold())
        if place >= 0 and (first == 0 or _NAMED.match(tail)):
            return place, statement.quote[place : place + len(tail)]
    return -1, statement.value


def _stands_in(known: Statement, telling: Telling) -> bool:
    """Does a telling say it? A value may be of words that have no stem of their own ("4 May")."""
    value = stems(known.value)
    said = bool(value & stems(telling.text)) if value else known.value.casefold() in telling.text.casefold()
    return said and stems(known.quote) <= stems(telling.sentence)


def _besides(text: str, asked: list[Request]) -> str:
    """The text without the requests in it: a statement may stand before one in the same sentence."""
    for request in asked:
        before, found, after = text.partition(request.sentence)
        if found and _JOINT.search(before):
            text = _JOINT.sub(".", before) + after
    return text


def is_plain(statement: Statement) -> bool:
    """Clear enough to be kept unasked: a known kind of fact, no hedge, and about the user rather than the talk."""
    if statement.kind == "other" or statement.confidence < PLAIN_CONFIDENCE or len(statement.value.split()) > LONGEST:
        return False
    told = wording.main_part(_told(statement))
    if _DISCUSSED.search(told) or _POINTED_AT.search(statement.quote):
        return False
    if _EMPTY_START.match(told) and statement.kind not in _PLAINSPOKEN:
        return False
    if _GUARDS.get(statement.kind, _NEVER).match(told):
        return False
    return statement.kind in _FREE or not _POINTING.search(told)


def _told(statement: Statement) -> str:
    return _PREFIX.sub("", statement.value)


def _repeats(statement: Statement, kept: list[Statement], spoken: list[str]) -> bool:
    """Said within a sentence that asked for a memory, which was read already."""
    quote = statement.quote.casefold()
    return any(quote in sentence or sentence in quote for sentence in spoken) or any(
        statement.key == s.key for s in kept
    )


def _asked(content: str, today: date) -> list[Statement]:
    stated = related(content) or [s for s in extract(content, today=today) if s.kind != "other"]
    if stated:
        return [replace(s, confidence=max(s.confidence, ASKED_CONFIDENCE)) for s in stated]
    pack = pack_of(content)
    resolved = dates.resolve(content, today, coming=not pack.past.search(content))
    value = wording.as_told(resolved.text, pack)
    key = wording.slug(wording.plain(content, pack), pack)
    if not key:
        return []
    return [
        Statement(key, value, _category(content, pack), ASKED_CONFIDENCE, 1, content, "asked", until=resolved.until)
    ]


def _category(content: str, pack: Pack) -> str:
    if _WISHING.search(content):
        return PREFERENCE
    return WORK if pack.working.search(content) or _WORKING.search(content) else PERSONAL


def durability(statement: Statement, today: date) -> Literal["durable", "daily"]:
    """Daily for what is over tomorrow and for what is not sure."""
    return "daily" if is_passing(statement, today) or statement.confidence < DURABLE_CONFIDENCE else "durable"


def is_passing(statement: Statement, today: date) -> bool:
    """Is it over tomorrow? What is done over and over is not, though it is done today too."""
    over = statement.until is not None and statement.until <= today + timedelta(days=1)
    over = over or bool(_TODAY.search(statement.value))
    return statement.passing or (over and not told.OFTEN.search(statement.quote))
