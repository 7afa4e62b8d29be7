"""Requests to forget, as people write them: where one begins, and in which words it names what should go.

A request stands at the start of a clause ("so please delete my job"), in a form that asks: "don't forget", "I forgot",
"my boss told me to forget it", "if I asked you to delete it" and "forget Lviv for a moment" ask for nothing.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from language.authorship import own_words
from language.intents.forget_words import (
    BY_OTHERS,
    CONDITIONS,
    DENIED,
    FORGETTING,
    IDIOMS,
    LEADS,
    LEAVING,
    MERGING,
    MINE,
    NOT_AFTER,
    NOT_BEFORE,
    PASSING,
    POINTING,
    POLITE,
    SAYING,
    UNSPACED,
    WITHDRAWING,
)
from language.languages import alternatives, by_language
from language.patterns import pattern_of

_QUOTED = pattern_of(r"`[^`\n]*`|\"[^\"\n]*\"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|(?<!\w)'[^'\n]*'(?!\w)")
_SENTENCE = pattern_of(r"(?<=[!?…。！？])|(?<=[^\d\s]\.)(?=\s|$)|[;\n]")
_SEGMENT = pattern_of(r"\s*[,、:()—–]\s*|\s+-\s+")
_JOINED = pattern_of(rf",\s+(?=(?:{alternatives('wishes.forget', 'CLAUSE_JOINTS')})\b)", re.IGNORECASE)
_REPORTED = pattern_of(rf"\b(?:{SAYING})\b", re.IGNORECASE)
_I_SAID = pattern_of(
    rf"\b(?:{alternatives('wishes.forget', 'SPEAKER')})(?:\s+\w+){{0,2}}\s+(?:{SAYING})\b", re.IGNORECASE
)
_POLITE = pattern_of(rf",?\s*(?<!\w)(?:{POLITE})(?!\w)\s*,?", re.IGNORECASE)
_CONDITION = pattern_of(rf"\b(?:{CONDITIONS})\b", re.IGNORECASE)
_PASSING = pattern_of(rf"\b(?:{PASSING})\b", re.IGNORECASE)
_POINTING = pattern_of(rf"(?:{POINTING})?", re.IGNORECASE)
_IDIOM = pattern_of(rf"(?:{IDIOMS})", re.IGNORECASE)
_LEAVING = pattern_of(rf"(?:\w+\s+){{0,2}}(?:{LEAVING})\s", re.IGNORECASE)
_WITHDRAWN = pattern_of(rf"\b(?:{WITHDRAWING})\b", re.IGNORECASE)
_MINE = pattern_of(rf"\b(?:{MINE})\b", re.IGNORECASE)
_LEAD = rf"[\W_]*(?:(?:{LEADS})[\s,]+){{0,6}}"
_LEADING = pattern_of(_LEAD, re.IGNORECASE)
_SPEAKER = pattern_of(rf"\b(?:{alternatives('wishes.forget', 'SPEAKER')})\b", re.IGNORECASE)
_LONG, _OPENING = 1000, 300
"""In a long message most is pasted text: only its opening is taken for a request."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A request that something be forgotten, in its own words."""

    words: str
    """What it names; nothing when it only points to what was spoken of before."""
    sentence: str
    earlier: str = ""
    """What the same message says before it."""

    @property
    def points(self) -> bool:
        return not self.words


@dataclass(frozen=True, slots=True)
class _Form:
    """One way to ask: a verb at the start of a clause, then its object; or the object between two parts of the verb."""

    pattern: re.Pattern[str]
    verb: re.Pattern[str] | None = None
    """A verb that it has to hold, which is found faster than the whole."""

    def read(self, part: str) -> re.Match[str] | None:
        """What a clause asks in this form."""
        return self.pattern.match(part) if self.verb is None or self.verb.search(part) else None


def _forms(verbs: str, last: Iterable[str] = (), unspaced: str = "") -> list[_Form]:
    made = [_Form(pattern_of(rf"{_LEAD}(?:{verbs})\b{NOT_BEFORE}(?P<what>.*)", re.IGNORECASE | re.DOTALL))]
    for one in last:
        made.append(_Form(pattern_of(rf"{_LEAD}(?:{one})\b(?P<more>.*)", re.IGNORECASE | re.DOTALL)))
    if unspaced:
        whole = pattern_of(rf"(?P<what>.*?){NOT_AFTER}(?:{unspaced})(?P<more>.*)", re.DOTALL)
        made.append(_Form(whole, pattern_of(unspaced)))
    return made


_FORGET = _forms(FORGETTING, by_language("wishes.forget", "VERB_LAST", str).values(), UNSPACED)
_MERGE = _forms(MERGING)


@lru_cache(maxsize=256)
def wishes(message: str) -> tuple[Wish, ...]:
    """The requests to forget, delete or remove something that a message makes in the user's own words."""
    return _read(without_denied(own(message)), _FORGET)


def without_denied(said: str) -> str:
    """A message without what it wants not forgotten ("never forget my birthday"), and what only others forget."""
    return BY_OTHERS.sub(" ", DENIED.sub(" ", said))


def wishes_kept(message: str) -> str:
    """A message that asks never to forget something; empty where it asks nothing so ("I never forget my keys")."""
    said = own(message)
    denied = DENIED.search(said)
    before = said[: denied.start()] if denied else said
    asks = _LEADING.fullmatch(before) is not None and not _SPEAKER.search(before)
    return said if denied and asks and not wishes(message) else ""


def bears_in_mind(message: str) -> bool:
    """Does a message only remind of something, or tell that others forget it?"""
    return bool(wishes_kept(message) or BY_OTHERS.search(own(message)))


def turns_away(parts: list[str], place: int) -> bool:
    """Does a clause only say "never mind", and what follows go on with something that is not the writer's?"""
    following = " ".join(parts[place + 1 :])
    return bool(following) and says_never_mind(parts[place]) and not _MINE.search(following)


def says_never_mind(part: str) -> bool:
    return _IDIOM.fullmatch(part.strip(" .!?…¡¿")) is not None


def wishes_to_merge(message: str) -> tuple[Wish, ...]:
    """The requests to make one of several."""
    return _read(own(message), _MERGE)


def own(message: str) -> str:
    """The user's own words without anything in quotation marks."""
    opening = message if len(message) <= _LONG else message[:_OPENING]
    return _QUOTED.sub(" ", own_words(opening))


def sentences(text: str) -> list[str]:
    return [part for part in (part.strip() for part in _SENTENCE.split(text)) if part]


def segments(sentence: str) -> list[str]:
    """The parts of a sentence between commas, dashes and colons."""
    plain = _JOINED.sub(" ", _POLITE.sub(" ", sentence))
    return [part for part in (part.strip() for part in _SEGMENT.split(plain)) if part]


def _read(text: str, forms: list[_Form]) -> tuple[Wish, ...]:
    found: list[Wish] = []
    earlier = ""
    for sentence in sentences(text):
        if _WITHDRAWN.search(sentence):
            found = []  # "forget my records... just kidding"
        parts = segments(sentence)
        if not (_CONDITION.search(sentence) or _PASSING.search(sentence)):
            found += _in_sentence(sentence, parts, earlier, forms)
        earlier += f"{sentence}\n"
    return tuple(found)


def _in_sentence(sentence: str, parts: list[str], earlier: str, forms: list[_Form]) -> list[Wish]:
    found = []
    for place, part in enumerate(parts):
        what = _asked(part, forms)
        if what is None or _is_reported(parts, place) or _is_never_mind(parts, place):
            continue
        rest = iter(parts[place + 1 :])
        while not what.strip(" .!?…"):
            following = next(rest, None)
            if following is None:
                break
            what = following
        before = earlier + ", ".join(parts[:place])
        found.append(Wish("" if _points(what) else what.strip(), sentence, before))
    return found


def _asked(part: str, forms: list[_Form]) -> str | None:
    """What a clause asks to have removed; None when it asks for nothing."""
    for form in forms:
        if match := form.read(part):
            given = match.groupdict()
            return " ".join(given[name] for name in ("what", "inside", "taken", "more") if given.get(name))
    return None


def _is_never_mind(parts: list[str], place: int) -> bool:
    """Does it only turn to something else ("forget it", "forget Emacs, everybody uses Vim")?"""
    part, following = parts[place].strip(" .!?…¡¿"), " ".join(parts[place + 1 :])
    if says_never_mind(part):
        return True
    return bool(following and _LEAVING.match(part)) and not (_MINE.search(part) or _MINE.search(following))


def _is_reported(parts: list[str], place: int) -> bool:
    """Does somebody else say it ("my boss said: forget it", "delete it, says the manual")?"""
    around = (*parts[:place][-1:], *parts[place + 1 : place + 2])
    return any(_REPORTED.search(_I_SAID.sub(" ", part)) for part in around)


def _points(what: str) -> bool:
    return _POINTING.fullmatch(what.strip(" .!?…。！？\t\n")) is not None
