"""What kind of turn a message is: a question about what is remembered, another one, thanks, small talk, or telling.

A message may do several things; the sentences are judged apart, and the last that asks is the one to answer.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from language.asking.orders import asked_of, asks_meaning, orders_telling, orders_work, without_as_told
from language.asking.persons import persons
from language.asking.sums import asks_sum
from language.asking.weights import model
from language.asking.words import words_for
from language.hearing.features import Feature, Reading, rows_of, tokens
from language.hearing.relate import act_features
from language.intents.forget import wishes
from language.intents.spelt import respelt
from language.languages import alternatives
from language.patterns import pattern_of
from language.people.own import besides_own, own_people
from language.sentences.split import HIDDEN, own_words, sentences
from language.statements.pets import with_animals
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

Kind = Literal["ask", "all", "why", "question", "thanks", "greeting", "bye", "chat", "tell"]
KINDS: tuple[Kind, ...] = ("ask", "all", "why", "question", "thanks", "greeting", "bye", "chat", "tell")
OF_MEMORY = frozenset({"ask", "all", "why"})
_ASKING = OF_MEMORY | {"question"}
_SURE = 0.5
_TELLS = 0.3
"""A message less likely than this to tell something is taken for what else it is."""
_FAINT = 0.1
_LIKELY, _CERTAIN = 0.6, 0.9
_SHORT = 6
"""Words of an aside."""
_LONGEST = 1_000
_QUOTES = pattern_of('["“”„«»`>]')
_STATES = pattern_of(
    rf"(?:{alternatives('intents', 'KEEP_MINE')})\b.*\b(?:{alternatives('intents', 'KEEP_IS')})\s+[\w\"“«]",
    re.IGNORECASE,
)
"""Whose something is, and what it is: "my wife's name is Maive"."""
_ASKS_WHICH = pattern_of(rf"\b(?:{alternatives('meaning', 'ASKS_WHICH')})\b", re.IGNORECASE)
_NOTHING_SAID = pattern_of(rf"(?:{alternatives('asking', 'NOTHING_SAID')})[\s.!…]*")
"""A bare word that answers something is no farewell."""
_MEMORY = pattern_of(
    rf"[\W_]*(?:(?:{alternatives('asking', 'MEMORY_LEADS')})[\s,]+){{0,3}}(?:{alternatives('asking', 'MEMORY_ASKED')})",
    re.IGNORECASE,
)
"""So begins a question whether something is remembered, or which of their own people or things somebody means."""
_NEAR_START = 3
_CUES = ("asks", "me", "you", "knows", "told", "remind", "why", "advice", "article", "thanks", "greets", "everything")
_TELLING = ("asks", "me", "you", "knows", "thanks", "greets")


@dataclass(frozen=True, slots=True)
class Turn:
    """What a message wants answered: its kind, and the words that ask."""

    kind: Kind
    text: str


def turn_of(text: str) -> Turn:
    """What a message is, in the writer's own words; of several questions the last one about the memory counts."""
    said = respelt(own_words(text).replace(HIDDEN, " ").strip() or _unquoted(text))
    if (asked := _asks_what_was_told(said)) is not None:
        return Turn("ask", asked)
    if _tells_who_is_who(said):
        return Turn("tell", said)
    kind, sure = _kind(said)
    if kind == "ask" and _names_nothing(said):
        kind = "all"
    if kind == "bye" and _NOTHING_SAID.fullmatch(said.casefold()):
        return Turn("tell", said)
    if kind in OF_MEMORY and sure >= _SURE:
        return Turn(kind, said)
    for sentence in reversed(list(sentences(said))):
        one, likely = _kind(sentence)
        if one in OF_MEMORY and likely >= _SURE:
            return Turn(one, sentence)
    return Turn(kind, said)


def _names_nothing(said: str) -> bool:
    """Does a question that may be for all that is known name nothing that it asks for?"""
    table = words_for(said)
    small = (
        table.asks | table.me | table.you | table.knows | table.told | table.remind | table.everything | table.common
    )
    others = [word for word in tokens(said) if word[0].isalnum() and word not in small | FUNCTION_WORDS]
    return not others and kinds_of(said)["all"] >= _TELLS


def _tells_who_is_who(said: str) -> bool:
    """Does a message say nothing but who somebody, or an animal, is to its writer ("Tom is my brother")?"""
    if "?" in said or len(list(sentences(said))) > 1:
        return False
    return with_animals(said) != said or (bool(own_people(said)) and not besides_own(said))


def _asks_what_was_told(said: str) -> str | None:
    """The question of somebody who says that they told the answer ("what do I live off, going by my own words?")."""
    asked = without_as_told(said)
    if asked == said or len(list(sentences(asked))) > 1:
        return None
    asks_for = begins_asking(asked) or _asks_to_be_told(asked) or (asked.endswith("?") and is_question(asked))
    return asked if asks_for else None


def _unquoted(text: str) -> str:
    """A line that looks like somebody else's ("Little test: where do I live?") asks all the same; a quotation never."""
    return "" if "\n" in text or _QUOTES.search(text) else text[:_LONGEST]


def asks(text: str) -> bool:
    """Does a message ask for something, of the memory or not?"""
    plainly = text.rstrip().endswith("?") or orders_telling(text) or asks_sum(text)
    return plainly or turn_of(text).kind in _ASKING


def is_question(sentence: str) -> bool:
    """Does a sentence ask, rather than tell anything, also before it asks ("I keep snakes, do I need a licence?")?"""
    if _tells_first(sentence):
        return False
    if orders_work(sentence) or orders_telling(sentence):
        return not _tells_besides(sentence)
    likely = _likely(sentence)
    plainly = _ASKING if sentence.rstrip().endswith("?") else OF_MEMORY
    return likely["tell"] < _TELLS and max(likely, key=likely.__getitem__) in plainly


def _tells_first(sentence: str) -> bool:
    """Does a sentence tell something of its writer before it asks? Where a mark opens the question, that is plain."""
    lead, _, asked = sentence.rpartition(",")
    if not (asked.rstrip().endswith("?") and _tells_of_me(lead)):
        return False
    return kinds_of(lead)["tell"] >= (_LIKELY if asked.lstrip().startswith("¿") else _CERTAIN)


def _tells_besides(sentence: str) -> bool:
    """Does a sentence that begins with an order go on to tell something ("write me a song, I play the tuba")?"""
    _, _, rest = sentence.partition(",")
    return bool(rest.strip()) and speaks_of_me(rest) and kinds_of(rest)["tell"] >= _CERTAIN


def ends_asking(text: str) -> bool:
    """Does a message, whatever it tells first, end with a question?"""
    last = last_sentence(text)
    return last.rstrip().endswith("?") and is_question(last)


def last_sentence(text: str) -> str:
    """The last sentence of a message in its writer's own words."""
    return next(iter(reversed(list(sentences(own_words(text))))), "")


def courtesy_of(text: str) -> Literal["thanks", "greeting", ""]:
    """Thanks or a greeting that a message begins with."""
    table, first = words_for(text), [word for word in tokens(text) if word[0].isalnum()][:_NEAR_START]
    if any(word in table.thanks for word in first):
        return "thanks"
    return "greeting" if first and first[0] in table.greets else ""


def speaks_of_me(text: str) -> bool:
    """Does a message name its writer, and ask for no advice?"""
    return _names_me(text) and not any(word in words_for(text).advice for word in tokens(text))


def _tells_of_me(text: str) -> bool:
    """Does a text speak of its writer, be it of what they may not do ("I may not have gluten", no wish for advice)?"""
    return speaks_of_me(text) or (_names_me(text) and any(word in NEGATIONS for word in tokens(text)))


def _names_me(text: str) -> bool:
    table, words = words_for(text), tokens(text)
    return any(word in table.me for word in words) or bool(Reading(text).cues.find("verbs", text.casefold()))


def asks_what_is_known(text: str) -> bool:
    """Does a message speak to whom it is written to of what they know ("you remember which …")?"""
    table, words = words_for(text), set(tokens(text))
    return bool(words & table.you) and bool(words & table.knows)


def begins_asking(text: str) -> bool:
    """Does a message begin with a word that begins nothing but a question, and wish nothing away?"""
    first = next((word for word in tokens(text) if word[0].isalnum()), "")
    return first in words_for(text).asks_first and not wishes(text)


def _asks_to_be_told(text: str) -> bool:
    """Does a message begin with an order to tell what it asks for ("remind me since which year I …")?"""
    if orders_telling(text):
        return True
    words, table = [word for word in tokens(text) if word[0].isalnum()], words_for(text)
    near = [word for word in words[1 : 2 + _NEAR_START] if word not in table.me]
    return bool(words) and words[0] in table.remind and any(word in table.asks for word in near[:_NEAR_START])


def is_aside(sentence: str, message: str) -> bool:
    """Does a sentence beside a question tell nothing of the writer ("we have a bet on here", "brain fog")?"""
    if max(KINDS, key=_likely(message).__getitem__) not in _ASKING:
        return False
    words, table = tokens(sentence), words_for(message)
    if len(words) > _SHORT or _likely(message)["tell"] >= _TELLS:
        return False
    return not any(word in table.me for word in words) and not Reading(sentence).cues.find("verbs", sentence.casefold())


def only_asks(text: str) -> bool:
    """Is a message nothing but a question about what is remembered? A sentence that surely tells by itself is more."""
    likely = _likely(text)
    kind = max(KINDS, key=likely.__getitem__)
    if kind not in OF_MEMORY or likely["tell"] >= _FAINT or _tells_first(last_sentence(text)):
        return False
    before = list(sentences(text))[:-1]
    return not any(_likely(one)["tell"] >= _CERTAIN and not is_aside(one, text) for one in before)


def _kind(text: str) -> tuple[Kind, float]:
    likely = _likely(text)
    best = max(KINDS, key=likely.__getitem__)
    return best, likely[best]


@lru_cache(maxsize=512)
def _likely(text: str) -> dict[str, float]:
    """How likely each kind is; what begins by asking which or where is no telling, unless that is all but certain.

    An order to work something out is a question, as is what something means; who asks whether it is remembered asks
    the memory; "my wife's name is Maive" tells."""
    likely = kinds_of(text)
    if _STATES.match(text) and not (text.rstrip().endswith("?") or _ASKS_WHICH.search(text)):
        return {kind: float(kind == "tell") for kind in KINDS}
    if orders_work(text) or asks_meaning(text):
        return {kind: float(kind == "question") for kind in KINDS}
    if asked_of(text) and persons(text):
        return {kind: float(kind == "ask") for kind in KINDS}
    if _MEMORY.match(text) and likely["question"] + likely["ask"] >= _CERTAIN:
        return likely | {"ask": likely["question"] + likely["ask"], "question": 0.0}
    if not _asks_to_be_told(text) and (not begins_asking(text) or likely["tell"] >= _CERTAIN):
        return likely
    return {kind: 0.0 if kind == "tell" else likely[kind] / (1 - likely["tell"]) for kind in KINDS}


@lru_cache(maxsize=512)
def kinds_of(text: str) -> dict[str, float]:
    """How likely a text is each kind of turn."""
    weights = model("kind")
    return weights.weigh(rows_of(kind_features(text[:_LONGEST]), weights.bits))


def kind_features(text: str) -> Iterator[Feature]:
    """What tells the kind: the words and how they are meant, the first and the last of them."""
    words = tokens(text)
    yield from act_features(text)
    yield f"few={min(6, len(words))}"
    table = words_for(text)
    cues = {cue: [place for place, word in enumerate(words) if word in getattr(table, cue)] for cue in _CUES}
    there = [cue for cue, places in cues.items() if places]
    marked = "?" in text
    yield f"asks={marked}"
    yield from (f"cue={cue}" for cue in there)
    yield from (f"cue={cue}&{other}" for place, cue in enumerate(there) for other in there[place + 1 :])
    yield f"cues={','.join(there)}"
    yield f"opens={_opening(words, cues['asks'])}&{marked}"
    starts = min(cues["asks"], default=len(words))
    yield from (f"then={word[-2:]}>" for word in words[starts + 1 : starts + 4])
    if starts < _NEAR_START:
        follows = [cue for cue in there if any(place > starts for place in cues[cue])]
        yield f"asked={','.join(cue for cue in follows if cue in ('me', 'you', 'knows', 'told'))}"
        yield from (f"asks {cue}" for cue in follows)
    others = [word for word in words if word[0].isalnum() and not any(word in getattr(table, cue) for cue in _CUES)]
    yield f"others={min(4, len(others))}&{','.join(cue for cue in there if cue in _TELLING)}"


def _opening(words: list[str], asks: list[int]) -> str:
    """Where the first word that asks stands: at the start, after a comma or an opening word or two, or nowhere."""
    if not asks:
        return "no"
    first = asks[0]
    return (
        "first"
        if first == 0
        else "mark"
        if not words[first - 1][0].isalnum()
        else "near"
        if first < _NEAR_START
        else "far"
    )
