"""Messages that only faintly ask to have something forgotten: in dialect, without a verb, in words no table has.

Such a message must speak of one note by its own words, hold a word for removing and tell nothing; and it is only asked.
"""

import re
from collections.abc import Sequence

from language.asking.kinds import OF_MEMORY, turn_of
from language.asking.words import words_for
from language.hearing.features import Reading, tokens
from language.hearing.news import NOW
from language.hearing.purpose import asks_or_orders
from language.hearing.relate import acts_of, content, denies, shares
from language.hearing.removal.names import REMOVES
from language.hearing.removal.request import orders_of_talk
from language.hearing.removal.spoken_of import surely_meant, told_in_words
from language.hearing.removal.subjects import subject_of
from language.hearing.repairs import repairs
from language.hearing.revise import revised
from language.hearing.spans import sentence_spans
from language.hearing.stored.beside import tells_of_others
from language.hearing.stored.hearsay import brings_no_news
from language.intents.dismissals import as_wish, pieces
from language.intents.forget import bears_in_mind, wishes_kept, without_denied
from language.intents.remember import requests as asks_to_remember
from language.languages import alternatives
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.sentences.cues.common import COPULA

_FAINTLY, _HARDLY = 0.05, 0.2
"""How likely a message must at least be a request, and how likely at most one that tells something, to look for what it
names among the notes."""
_HEARD = 0.02
"""How likely a message must be a request where it names a note by its own words: others that do hardly ever are."""
_TOLD = 0.9
"""How likely a message must tell something to want nothing gone."""
_LIKELY = 0.5
"""How likely the judge must take a note for meant that a message names beside a word for removing."""
_LONGEST = 20
"""Words of a message in which one for removing is looked for."""
_BEHIND = alternatives("wishes.forget", "BEHIND_VERB")
_GONE = pattern_of(
    rf"(?<!\w)(?:{alternatives('wishes.forget', 'GONE')})(?!\w)|"
    rf"(?<!\w)(?:{alternatives('wishes.forget', 'GONE_LAST')})(?:\s+(?:{_BEHIND}))*\W*$",
    re.IGNORECASE,
)


def faintly_meant(text: str, notes: Sequence[str]) -> int | None:
    """The one note that a message may ask to have forgotten; None where there is none."""
    if may_ask(text):
        meant = surely_meant(text, notes)
        return None if meant is not None and _brings_another(text, notes[meant]) else meant
    if not may_dismiss(text):
        return None
    likely = shares("forget", text, notes)
    best = max(likely, key=likely.__getitem__, default=None)
    loosely = any(map(_GONE.search, pieces(text)))  # who spells a name otherwise may put it right
    if best is None or likely[best] < _LIKELY or told_in_words(text, notes, loosely=loosely) != [best]:
        return None
    if not loosely and _brings_another(text, notes[best]):
        return None
    return None if brings_no_news(text) or tells_of_others(text, notes[best]) else best


def _brings_another(text: str, note: str) -> bool:
    """Does a message say another value for one of a note ("It's Lea, not Lia", "only 3 now")?"""
    counted = {word for word in tokens(text) if word.isdigit()} - set(tokens(note))
    return bool(counted) or revised(text, note, 0) is not None


def may_ask(text: str) -> bool:
    """May a message that says no be a faint request ("write nothing down about her"): neither told, nor asked?"""
    acts = acts_of(without_denied(text))
    return (
        "?" not in text
        and not (repairs(text) or wishes_kept(text) or supposes(text))
        and acts["forget"] >= _FAINTLY
        and max(acts["tell"], acts["ask"]) < _HARDLY
        and any(map(denies, content(text)))
    )


def supposes(text: str) -> bool:
    """Does a message say what would be so?"""
    said = as_wish(text)
    return "supposes" in Reading(said).meant(said.casefold())


def may_dismiss(text: str) -> bool:
    """May a short message want something gone: does the judge of acts hear that at all, or has a clause of it a word
    for that, and none a verb that tells?"""
    if len(tokens(text)) > _LONGEST or repairs(text) or bears_in_mind(text) or orders_of_talk(text):
        return False
    if asks_to_remember(text) or NOW.search(text):
        return False
    parts, language = pieces(text), words_for(text).language
    gone = any(map(_GONE.search, parts))
    if supposes(text) or (turn_of(text).kind in OF_MEMORY and not gone):
        return False
    acts = acts_of(without_denied(text))
    if acts["forget"] < _LIKELY and not gone and any(map(asks_or_orders, _sentences(text))):
        return False  # who wants something else done, or asks, names what they have only by the way
    if acts["forget"] >= _HEARD and acts["tell"] < _TOLD and not any(map(subject_of, parts)):
        return True
    return gone and not any(_tells(one, language) for one in parts)


def _sentences(text: str) -> list[str]:
    return [one.of(text) for one in sentence_spans(text)]


def _tells(clause: str, language: str) -> bool:
    """Does a clause say what somebody is or does, beside its words for removing?"""
    rest = REMOVES.sub(" ", _GONE.sub(" ", clause)).casefold()
    if subject_of(clause) or COPULA.search(rest) or cues_of(rest).find("verbs", rest):
        return True
    readings = [{whom for whom, _ in readings_of(word, language)} for word in tokens(rest)]
    return any(found and "do" not in found for found in readings)
