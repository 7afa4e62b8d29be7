"""Has the user agreed that these memories go? Only their current message can say so, and only of what it names.

Three ways: a request ("forget my job"), a plain yes to a question that named it ("Shall I delete your job?"), and, for
facts, a statement that ends one ("I no longer live in Kyiv").
"""

import re
from collections.abc import Iterable, Sequence

from language.intents.forget import Wish, own, segments, sentences, wishes, wishes_to_merge
from language.intents.forget_words import CONDITIONS, ENDED, FIRST_PERSON, OTHERS, REMOVING
from language.intents.yes_or_no import answer
from language.languages import alternatives
from language.meaning.alike.similarity import fingerprint
from language.meaning.evidence import supports
from language.patterns import pattern_of
from stores.records import Memory, Said
from tools.calls.evidence import Exchange
from tools.removal.named import SESSION, named, quoted, same_subject, says_nothing, speaks_of_sessions
from tools.removal.subjects import ALL

_REMOVING = re.compile(rf"(?<!\w)(?:{REMOVING})", re.IGNORECASE)
_ENDED = re.compile(rf"\b(?:{ENDED})\b", re.IGNORECASE)
_OTHERS = re.compile(rf"\b(?:{OTHERS})\b", re.IGNORECASE)
_FIRST_PERSON = re.compile(rf"\b(?:{FIRST_PERSON})\b", re.IGNORECASE)
_CONDITION = re.compile(rf"\b(?:{CONDITIONS})\b", re.IGNORECASE)
_AND = pattern_of(rf"\s*(?:,|\b(?:{alternatives('wishes.subjects', 'AND')})\b)\s+", re.IGNORECASE)
_REASON = pattern_of(rf"\b(?:{alternatives('wishes.subjects', 'BECAUSE')})\b.*", re.IGNORECASE | re.DOTALL)
_LISTED = pattern_of(rf"(?:{alternatives('wishes.subjects', 'LISTED')})\s|\S+\W*$", re.IGNORECASE)
"""How a further thing of a list begins; "and tell me…" begins something else."""
_MOSTLY = 2 / 3


def asks(exchange: Exchange) -> bool:
    """Whether the message asks for any removal at all, or says yes to something."""
    return bool(wishes(exchange.message)) or answer(exchange.message) is True


def agreed(exchange: Exchange, doomed: Sequence[Memory], known: Sequence[Memory], talk: str | None) -> bool:
    """Whether the user's current message asks, or answers yes to the question, that all of these be removed."""
    may_go = meant(exchange, known, talk)
    return all(memory.id in may_go for memory in doomed)


def meant(exchange: Exchange, known: Sequence[Memory], talk: str | None) -> set[str]:
    """The ids of all that the user's current message lets go, among what is known; `talk` is the conversation."""
    asked = _asked_for(wishes(exchange.message), exchange, known, talk)
    return asked | (_asked_about(exchange.reply, known) if exchange.reply and answer(exchange.message) else set())


def agreed_to_merge(exchange: Exchange, doomed: Sequence[Memory], known: Sequence[Memory], talk: str | None) -> bool:
    """Whether the message asks to make one of these."""
    asked = _asked_for(wishes_to_merge(exchange.message), exchange, known, talk)
    return all(memory.id in asked for memory in doomed)


def ended(exchange: Exchange, fact: Memory, known: Sequence[Memory]) -> bool:
    """Whether the user says that a fact of theirs does not hold, or no longer does."""
    for sentence in sentences(own(exchange.message)):
        if sentence.endswith("?") or _CONDITION.search(sentence):
            continue
        theirs = not _OTHERS.search(sentence) or _FIRST_PERSON.search(sentence)
        for part in segments(sentence):
            if theirs and _ENDED.search(part) and fact.id in named(_ENDED.sub(" ", part), known):
                return True
    return False


def replaced(exchange: Exchange, fact: Memory, replacement: Memory) -> bool:
    """Whether the user's message states the replacement, and it is about the same thing."""
    said = [Said(own(exchange.message))]
    return same_subject(fact, replacement) and supports(replacement.value, replacement.key, said)


def _asked_for(found: Iterable[Wish], exchange: Exchange, known: Sequence[Memory], talk: str | None) -> set[str]:
    asked: set[str] = set()
    for wish in found:
        words = _REASON.sub("", wish.words)
        if wish.points or says_nothing(words):
            asked |= _pointed_at(wish, exchange, [one for one in known if _may_be(one, words)], talk)
        else:
            asked |= _named(words, wish.sentence, known)
    return asked


def _may_be(memory: Memory, words: str) -> bool:
    return (memory.kind == SESSION) == speaks_of_sessions(words)


def _named(words: str, sentence: str, known: Sequence[Memory]) -> set[str]:
    """What words name, as a whole or as a list whose every item names something."""
    if words.strip(" .!?…").casefold() in ALL and len(segments(sentence)) > 1:
        return set()  # "forget everything, what is the article about?"
    if whole := named(words, known):
        return whole
    items = _AND.split(words)
    listed = items[:1]
    for item in items[1:]:
        if not _LISTED.match(item):
            break
        listed.append(item)
    each = [named(item, known) for item in listed]
    return set().union(*each) if all(each) else set()


def _pointed_at(wish: Wish, exchange: Exchange, known: Sequence[Memory], talk: str | None) -> set[str]:
    """What "that" means: the one memory that was spoken of just before, else the newest of a talk not yet begun."""
    for sentence in reversed(sentences(wish.earlier)):
        for part in reversed([] if sentence.endswith("?") else segments(sentence)):
            if spoken_of := named(part, known):
                return _if_one(spoken_of, known)
    for text in (exchange.reply, exchange.previous):
        if shown := _shown(text, known):
            return _if_one(shown, known)
    newest = max((one for one in known if _is_of(one, talk)), key=lambda one: str(one.updated_at), default=None)
    return {newest.id} if newest and not (exchange.reply or exchange.previous) else set()


def _if_one(ids: set[str], known: Sequence[Memory]) -> set[str]:
    """The memories if they say one thing, in whichever vocabulary; "that" cannot mean two."""
    return ids if len({fingerprint(one.value) for one in known if one.id in ids}) == 1 else set()


def _is_of(memory: Memory, talk: str | None) -> bool:
    heard = (memory.conversation_id, *memory.details.get("conversations", ()))
    return memory.kind == SESSION or (talk is not None and talk in heard)


def _asked_about(reply: str, known: Sequence[Memory]) -> set[str]:
    """What the last question of a reply would have removed."""
    questions = [sentence for sentence in sentences(reply) if sentence.endswith("?")]
    if not questions or not _REMOVING.search(questions[-1]):
        return set()
    words = _REMOVING.sub(" ", questions[-1])
    return _shown(reply, known) if says_nothing(words) else _named(words, "", known)


def _shown(text: str, known: Sequence[Memory]) -> set[str]:
    """The memories that a text tells, mostly in their own words."""
    return {memory.id for memory in known if quoted(text, memory) >= _MOSTLY} if text else set()
