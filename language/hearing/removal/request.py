"""Requests to have something forgotten: is a message one, what does it name, and what does it let stay?"""

import re
from dataclasses import dataclass
from functools import lru_cache

from language.asking.kinds import begins_asking
from language.asking.words import words_for
from language.hearing.compare import ASKS, own
from language.hearing.features import tokens
from language.hearing.judge import judged
from language.hearing.relate import acts_of, denies
from language.hearing.removal.names import (
    EVERYTHING,
    OF_MEMORY,
    REMOVES,
    asking_part,
    left_words,
    named,
    names_nothing_but_all,
    request_for,
)
from language.hearing.removal.sorts import sorts_in
from language.hearing.removal.stays import is_filling, request_and_rest
from language.hearing.removal.topics import topic_named
from language.hearing.removal.whole import wants_all_besides
from language.hearing.repairs import repairs
from language.hearing.signs import told
from language.intents.dismissals import as_wish, dismisses, dismisses_in, pieces
from language.intents.exceptions import excepting, keeping_but, keeping_only, names_the_rest
from language.intents.forget import bears_in_mind, says_never_mind, sentences, turns_away, wishes, without_denied
from language.intents.forget_words import FORGETTING
from language.intents.misspelt import mended
from language.intents.remember import requests
from language.intents.retold import besides_wishes
from language.intents.spelt import respelt
from language.intents.stay_words import ANOTHER, PLACES, POINTERS
from language.intents.tags import without_tag
from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.sensitive.values import MARK
from language.sentences.cues import cues_of

PERHAPS = 0.1
"""How likely one with a word for removing or remembering must be, to be looked into as well."""
_PLAINLY = 0.9
"""How likely one that puts something right must be, where no word for removing is said."""
_DENIED = 0.2
"""How likely one that says no to a sort of things must be."""
_SHOW = pattern_of(rf"\W*(?:{alternatives('hearing', 'SHOW')})", re.IGNORECASE)
"""So begins a request to hear what is known."""
_LIKELY_TOLD = 0.4
_SURELY_TOLD = 0.75
"""How likely a sentence beside a request must tell something of its writer."""
_SHORT, _LONG = 300, 1500
_QUOTES = pattern_of(r"[\n\"“”„«»`>]")
_I_SAID = pattern_of(alternatives("hearing", "I_SAID"), re.IGNORECASE)
_PLACES = {name: pattern_of(rf"\b(?:{place})\b", re.IGNORECASE) for name, place in PLACES.items()}
_FORGET = pattern_of(rf"\b(?:{FORGETTING})\b", re.IGNORECASE)
_OF_TALK = {
    language: pattern_of(rf"\b(?:{things})\b", re.IGNORECASE)
    for language, things in by_language("wishes.forget", "OF_TALK", str).items()
}
_HOW = pattern_of(rf"\W*(?:{alternatives('wishes.forget', 'HOW_TO')})\b", re.IGNORECASE)
"""So begins a question how, or whether, something can be removed."""
_OWN_TEXT = pattern_of(rf"\b(?:{alternatives('wishes.forget', 'OUT_OF_TEXT')})\b", re.IGNORECASE)
"""In a text of the writer's, which is no memory ("from my essay")."""
_ANOTHER = pattern_of(rf"\b(?:{ANOTHER})\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Request:
    """A request to forget: the words that ask, those that let something stay, and whether all goes but that."""

    said: str
    rest: str
    all_but: bool = False


@lru_cache(maxsize=256)
def asks_to_forget(text: str) -> bool:
    """Does a message want something gone: as a whole, or one of its sentences in the middle of other talk?"""
    return _asks_as_whole(text) or bool(_asked_beside(text))


@lru_cache(maxsize=256)
def _asked_beside(text: str) -> str:
    """The sentences of a message that surely ask by themselves, where all it says together does not."""
    parts = sentences(wished(text)) if len(text) <= _LONG and not _asks_as_whole(text) else []
    asking = [one for one in parts if acts_of(one)["forget"] >= _PLAINLY and _asks_as_whole(one)]
    return " ".join(asking) if len(parts) > 1 else ""


@lru_cache(maxsize=256)
def _asks_as_whole(text: str) -> bool:
    text = text.replace(MARK, " ")  # what was taken out of it is no wish of its writer
    said = without_denied(wished(text))
    if requests(text) or not said or (_SHOW.match(said) and not wishes(text)):
        return False
    if wants_all_besides(said):
        return True
    asked, language = without_denied(_request_in(wished(text)).said), words_for(said).language
    if orders_of_talk(said) or _turns_away(said, language) or _HOW.match(said):
        return False
    if any(dismisses(one, language) or wishes(one) for one in (said, asked)) or keeping_but(said):
        return True
    if bears_in_mind(text):
        return False
    if repairs(text) and not speaks_of_removing(said) and acts_of(said)["forget"] < _PLAINLY:
        return False  # who puts something right says what is so instead
    likely = acts_of(said)["forget"]
    if not PERHAPS <= likely < ASKS:  # its words cannot change that
        return likely >= ASKS
    return speaks_of_removing(said) or (likely >= _DENIED and _denies_sort(said))


@lru_cache(maxsize=256)
def orders_of_talk(said: str) -> bool:
    """Is what shall go a thing of the talk ("delete the summary"), and neither the writer's nor in the memory?"""
    language = words_for(said).language
    of_talk = _OF_TALK.get(language)
    if of_talk is None or not of_talk.search(said):
        return False
    asking = _asking(said, language) or ([said] if acts_of(said)["forget"] >= PERHAPS else [])
    asking = [said if _only_points(named(one)) else one for one in asking]
    return bool(asking) and all(
        of_talk.search(one)
        and not OF_MEMORY.search(REMOVES.sub(" ", _FORGET.sub(" ", one)))
        and not _is_own(_OWN_TEXT.sub(" ", one))
        for one in asking
    )


def _is_own(clause: str) -> bool:
    lower = clause.casefold()
    return bool(cues_of(lower).find("mine", lower))


def _asking(said: str, language: str) -> list[str]:
    """The clauses of a request that ask for it."""
    return [one for one in pieces(said) if wishes(one) or dismisses_in(one, language)]


def _turns_away(said: str, language: str) -> bool:
    """Is all that asks in a message a "never mind" before something else?"""
    parts = pieces(said)
    asking = [place for place, one in enumerate(parts) if wishes(one) or dismisses_in(one, language)]
    return bool(asking) and all(turns_away(parts, place) for place in asking)


def is_idle(said: str) -> bool:
    """Does a message say "never mind", and ask for nothing otherwise?"""
    return any(map(says_never_mind, pieces(said))) and not asks_plainly(said)


def asks_plainly(said: str) -> bool:
    """Does a clause of a message ask in words that do?"""
    return bool(_asking(said, words_for(said).language))


def _denies_sort(said: str) -> bool:
    """Does a message say no to something that is known by its sort ("I do not want my employer kept")?"""
    return any(map(denies, tokens(said))) and bool(sorts_in(said))


def is_faint(said: str) -> bool:
    """Is a request none by the judge of acts, and only known by its words?"""
    return acts_of(said)["forget"] < (PERHAPS if speaks_of_removing(said) else ASKS)


@lru_cache(maxsize=256)
def request_of(text: str) -> Request:
    """A message as a request: what it wants gone, and what it excepts."""
    return _request_in(_asked_beside(text) or wished(text))


def _request_in(said: str) -> Request:
    if parted := keeping_only(said):
        return Request(parted.wish, parted.kept, all_but=True)
    if parted := keeping_but(said):
        return Request(request_for(parted.wish), parted.kept)
    if parted := excepting(said):
        return Request(parted.wish, parted.kept, all_but=names_nothing_but_all(parted.wish))
    asked, rest = request_and_rest(said)
    if rest and said.startswith(rest) and _names_nothing(asked):
        return Request(said, "")  # what is pointed to was named before ("it bothers me that … stays; delete it")
    all_but = names_the_rest(asked) or (names_nothing_but_all(asked) and not names_the_rest(rest))
    return Request(asked, rest, all_but=bool(rest) and all_but and not topic_named(asking_part(asked)))


def _names_nothing(asked: str) -> bool:
    return not sorts_in(asked) and all(word in POINTERS or is_filling(word) for word in left_words(named(asked)))


def points_back(text: str) -> bool:
    """Does a request name nothing, and only point to what was said before it ("scratch the last bit")?

    A clause that asks for the last thing, and names nothing, does so whatever is said beside it ("…, still a secret").
    """
    request = request_of(text)
    said = request.said
    if (request.rest and not names_the_rest(request.rest)) or EVERYTHING.search(said):
        return False
    if _only_points(named(said)):
        return True
    asking = _asking(said, words_for(said).language)
    return any(_place_in(one) and _only_points(named(one)) for one in asking)


def _only_points(words: str) -> bool:
    return not sorts_in(words) and all(word in POINTERS for word in left_words(words))


def place_of(text: str) -> str:
    """Where that stands which a request points to, of all that was told: "both", "first", "before", "last", or ""."""
    return _place_in(request_of(text).said)


def _place_in(said: str) -> str:
    return next((name for name, place in _PLACES.items() if place.search(said)), "")


def speaks_of_another(text: str) -> bool:
    """Does a message speak of somebody else, whom it does not name? Beside a mere "forget it", only that counts."""
    said = request_of(text).said
    idle = [] if _asking(said, words_for(said).language) else [one for one in pieces(said) if _FORGET.search(one)]
    return any(_ANOTHER.search(one) for one in idle or [text])


@lru_cache(maxsize=256)
def wished(text: str) -> str:
    """The user's own words without the questions beside a request, misspelt words of requests put right.

    What users say that they said themselves is no quotation ("what I told you about money: out with it").
    """
    brief = len(text) <= _SHORT and not _QUOTES.search(text)
    said = _spelt(text if brief and _I_SAID.search(text) else own(text) or (_opening(text) if brief else ""))
    said = without_tag(as_wish(said))
    for one in sentences(said):
        said = said.replace(one, " ") if "?" in one and begins_asking(one) else said
    return said.strip()


def _spelt(text: str) -> str:
    """A message with the words of requests and of questions as they are spelt."""
    return respelt(mended(text))


def _opening(text: str) -> str:
    """The first clause of a message that goes on to tell what others say, where it is a request by itself."""
    first, *others = pieces(text)
    return first if others and dismisses_in(first, words_for(text).language) else ""


@lru_cache(maxsize=64)
def tells_besides(text: str) -> bool:
    """Does a message that wants something gone tell what is so instead: what is so now, or beside what is over?"""
    beside = besides_wishes(own(text))
    clauses = [one for sentence in sentences(beside) if _tells(sentence) for one in told(sentence)]
    if any(one.now for one in clauses) or len({one.over for one in clauses}) > 1:
        return True
    return any(_is_of_writer(one.text) and not (one.over or one.denies) for one in clauses)


def _is_of_writer(clause: str) -> bool:
    """Does a clause surely tell something of its writer?"""
    return max((one.worth for one in judged(clause)), default=0.0) >= _SURELY_TOLD


def _tells(sentence: str) -> bool:
    acts = acts_of(sentence)
    return (
        acts["tell"] >= ASKS and acts["forget"] < PERHAPS and max(one.worth for one in judged(sentence)) >= _LIKELY_TOLD
    )


def speaks_of_removing(said: str) -> bool:
    return bool(REMOVES.search(said) or OF_MEMORY.search(said) or wishes(said))
