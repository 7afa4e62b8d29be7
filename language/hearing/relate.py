"""What a message does to what is known: what sort of turn it is, and which of the notes it is about.

A message tells something, asks to forget, asks what is known, or none of these. Which note it makes outdated, wants
gone or asks for is a choice among the notes and "none of them", made from the words they share and their topics.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp
from typing import Literal

from language.hearing.features import Feature, Reading, hashed, rows_of, tokens, word_features
from language.hearing.judge import topics_of
from language.hearing.repairs import repairs
from language.hearing.spans import sentence_spans
from language.hearing.weights import model
from language.languages import alternatives, by_language, words
from language.packs.talk_words import DISCUSSED
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

Act = Literal["tell", "forget", "ask", "none"]
ACTS: tuple[Act, ...] = ("tell", "forget", "ask", "none")
_GAP = 4
"""How far apart two words may stand that are looked at together."""
_LEAST_ALIKE = 4
"""Letters that two forms of a word have in common at their beginning."""
BEGUN_ALIKE = _LEAST_ALIKE - 1
"""Letters at the beginning without which none is a form of another."""
_ENDING = 3
_VOWELS = frozenset("".join(by_language("hearing", "CASE_VOWELS", str).values()))
_NEGATIVE_ENDINGS = tuple(words("hearing", "NEGATIVE_ENDINGS"))
_LIKELY, _SURELY = 0.3, 0.9
_ASKS, _ASIDE, _HINTED = 0.5, 0.75, 0.05
"""How likely a question, and any other sentence, must tell nothing, and another something, for it to be left out."""
_TWO = 2
_STYLED = pattern_of(rf"\b(?:{alternatives('hearing', 'SHORT')}|{alternatives('hearing', 'LONG')})\b", re.IGNORECASE)
_FORGETS = pattern_of(rf"\b(?:{alternatives('intents', 'ASK_FORGET')})\b", re.IGNORECASE)
_POLITE = pattern_of(rf"\b(?:{alternatives('wishes.forget', 'POLITE')})\b")
_DISCUSSED = pattern_of(DISCUSSED)
_PIECE = pattern_of(r"(?<=[.!?])\s+|,\s+")
_LONGEST = 2_000
_MOST = 60
"""Notes that are compared; more are sifted first."""


@lru_cache(maxsize=256)
def acts_of(text: str) -> dict[str, float]:
    """How likely a message is each sort of turn; a wish for how answers shall be asks nothing to be forgotten."""
    acts = model("act").weigh(rows_of(act_features(text[:_LONGEST]), model("act").bits))
    if acts["forget"] < _LIKELY or not _STYLED.search(text) or _FORGETS.search(text):
        return acts
    wishes = topics_of(text[:_LONGEST])["format"] >= _SURELY
    return acts | {"tell": acts["tell"] + acts["forget"], "forget": 0.0} if wishes else acts


_WANTS = pattern_of(
    rf"\W*(?:{alternatives('sentences', 'QUESTION')}|(?:{alternatives('sentences', 'ORDERS_ME')})(?!\w))",
    re.IGNORECASE,
)


def without_asides(text: str, notes: Sequence[str]) -> str:
    """A message without sentences that only ask or order something, and name nothing that notes say, where another one
    surely tells something: those say nothing of what it changes."""
    sentences = [one.of(text) for one in sentence_spans(text)]
    if len(sentences) < _TWO:
        return text
    noted = [word for note in notes for word in content(note)]
    told = [one for one in sentences if not _is_aside(one) or any(is_alike(a, b) for a in content(one) for b in noted)]
    return " ".join(told) if max((acts_of(one)["tell"] for one in told), default=0.0) >= _HINTED else text


def _is_aside(sentence: str) -> bool:
    acts, asks = acts_of(sentence), sentence.rstrip().endswith("?") or wants_by_form(sentence)
    if acts["none"] + acts["ask"] < (_ASKS if asks else _ASIDE) or repairs(sentence):
        return False
    lower = sentence.casefold()
    return asks or orders(sentence) or bool(_POLITE.search(lower) or _DISCUSSED.search(lower))


def wants_by_form(sentence: str) -> bool:
    """Does a sentence begin as only a question does, or an order to do something for its writer?"""
    return _WANTS.match(sentence) is not None and topics_of(sentence[:_LONGEST])["format"] < _SURELY


def orders(sentence: str) -> bool:
    """Does a sentence begin by ordering something to be done?"""
    lower = sentence.casefold()
    cues, first = cues_of(lower), next(iter(tokens(sentence)), "")
    ordered = {whom for whom, _ in readings_of(first, cues.language)} == {"do"}
    return ordered or bool(cues.begins("orders", lower))


def related(act: Act, text: str, notes: Sequence[str]) -> list[float]:
    """How likely each note is the one that a message of this sort is about; what is missing to one speaks for none."""
    if not notes:
        return []
    weights = model("relation")
    options = [
        none_features(act, text, notes),
        *(pair_features(act, text[:_LONGEST], notes, i) for i in range(len(notes))),
    ]
    sums = [weights.add(rows_of(option, weights.bits)) for option in options]
    raised = [exp(one - max(sums)) for one in sums]
    return [one / sum(raised) for one in raised[1:]]


def shares(act: Act, said: str, notes: Sequence[str]) -> dict[int, float]:
    """How likely each note is meant by a message of this sort, of those worth comparing."""
    sifted = _sifted(said, notes)
    return dict(zip(sifted, related(act, said, [notes[i] for i in sifted]), strict=True))


def _sifted(said: str, notes: Sequence[str]) -> list[int]:
    """The notes worth comparing: those with a word or the topic of the message, and the newest."""
    if len(notes) <= _MOST:
        return list(range(len(notes)))
    words = content(said)
    shared = [sum(any(is_alike(a, b) for b in words) for a in content(note)) for note in notes]
    order = sorted(range(len(notes)), key=lambda i: (shared[i] + agreement(said, notes[i]), i), reverse=True)
    return sorted({*order[: _MOST - 1], len(notes) - 1})


@lru_cache(maxsize=64)
def act_features(text: str) -> tuple[Feature, ...]:
    """What tells the sort of a turn: its words, also those apart, and how it is meant. Several judges ask for it, so it
    is hashed once for all."""
    return tuple(map(hashed, _act_features(text)))


def _act_features(text: str) -> Iterator[Feature]:
    words = tokens(text)
    yield "bias"
    yield from word_features(words)
    yield from (f"meant={cue}" for cue in Reading(text).meant(text.casefold()))
    yield f"end={text.strip()[-1:]}"
    yield f"length={min(10, len(words) // 4)}"
    for place, word in enumerate(words):
        yield from (f"{word}..{other}" for other in words[place + 2 : place + 1 + _GAP])


def none_features(act: Act, text: str, notes: Sequence[str]) -> Iterator[str]:
    """What speaks for a message being about none of the notes."""
    words = tokens(text[:_LONGEST])
    said = content(text[:_LONGEST])
    near = max((agreement(text[:_LONGEST], note) for note in notes), default=0.0)
    shared = max(
        (sum(any(is_alike(word, other) for other in said) for word in content(note)) for note in notes), default=0
    )
    yield f"{act}:none"
    yield f"{act}:none:near={int(5 * near)}"
    yield f"{act}:none:shared={min(3, shared)}"
    yield f"{act}:none:notes={min(8, len(notes))}"
    yield f"{act}:none:{text.strip()[-1:]}"
    yield from (f"{act}:none:{word}" for word in words)
    yield from (f"{act}:none:{a} {b}" for a, b in pairwise(["^", *words, "$"]))
    yield from (f"{act}:none:meant={cue}" for cue in Reading(text).meant(text.casefold()))


def pair_features(act: Act, text: str, notes: Sequence[str], index: int) -> Iterator[str]:
    """What speaks for a message being about one of the notes."""
    for number, feature in enumerate(_pair(text, notes[index], index == len(notes) - 1)):
        yield f"{act}:{feature}"
        if number < _GENERAL:
            yield f"any:{feature}"


_GENERAL = 9
"""The first features mean the same in every sort of turn."""


@lru_cache(maxsize=64)
def _pair(text: str, note: str, last: bool) -> tuple[str, ...]:
    return tuple(_compared(text, note, last=last))


def _compared(text: str, note: str, *, last: bool) -> Iterator[str]:
    said, noted = content(text), set(content(note))
    shared = sum(any(is_alike(word, other) for other in said) for word in noted)
    about, known = _leading(text), _leading(note)
    near = agreement(text, note)
    yield f"shared={min(3, shared)}"
    yield f"share={int(4 * shared / max(1, len(noted)))}"
    yield f"near={int(10 * near)}"
    yield f"same={about == known}"
    yield f"shared={min(2, shared)}&near={int(5 * near)}"
    yield from _kin(said, noted)
    yield "bias"
    yield f"topics={about}/{known}"
    yield f"piece={int(10 * max((agreement(piece, note) for piece in _PIECE.split(text) if piece.strip()), default=0))}"
    yield f"last={last}"
    for word in tokens(text):
        yield f"{word}|{known}"
        if word in FUNCTION_WORDS or len(word) <= _LEAST_ALIKE:
            yield f"{word}|last={last}"
    yield from (f"<{_root(word)}|{known}" for word in said)
    yield from (f"{_root(word)}~{_root(other)}" for word in said for other in noted)


def _kin(said: Sequence[str], noted: Iterable[str]) -> Iterator[str]:
    """What sorts of things both speak of: another thing of the same sort is what mostly takes its place."""
    told = {word: classes_of(word) for word in said}
    held = {word: classes_of(word) for word in noted}
    spoken = {one for classes in told.values() for one in classes}
    kept = {one for classes in held.values() for one in classes}
    named = {one for one in spoken & kept if not one.endswith("+")}
    thought = {one.rstrip("+") for one in spoken} & {one.rstrip("+") for one in kept}
    other = any(named & told[word] & held[one] and not is_alike(word, one) for word in told for one in held)
    yield f"kin={min(2, len(named))}"
    yield f"akin={min(3, len(thought))}"
    yield f"other={other}"
    yield f"other={other}&akin={min(2, len(thought))}"
    yield from (f"{one}|{kind}" for one in spoken for kind in kept)


def content(text: str) -> list[str]:
    """The words of a text that say something by themselves."""
    return [word for word in tokens(text) if word[0].isalnum() and word not in FUNCTION_WORDS]


def denies(word: str) -> bool:
    """Does a word say no?"""
    return word in NEGATIONS or word.endswith(_NEGATIVE_ENDINGS)


def _leading(text: str) -> str:
    topics = topics_of(text)
    return max(topics, key=topics.__getitem__)


def agreement(one: str, other: str) -> float:
    """How likely two texts have the same topic."""
    first, second = topics_of(one), topics_of(other)
    return sum(share * second[topic] for topic, share in first.items())


def is_alike(one: str, other: str) -> bool:
    """Are they forms of one word?"""
    if one == other:
        return True
    if len(one) == len(other) == _LEAST_ALIKE and one[:BEGUN_ALIKE] == other[:BEGUN_ALIKE]:
        return one[-1] in _VOWELS and other[-1] in _VOWELS  # "коза", "козу"
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) == BEGUN_ALIKE and len(longer) == _LEAST_ALIKE and longer.startswith(shorter):
        return longer[-1] in _VOWELS and shorter[-1] not in _VOWELS  # "кав", "каву"
    same = max(_LEAST_ALIKE, len(one) - _ENDING, len(other) - _ENDING)
    return one[:same] == other[:same] and same <= min(len(one), len(other))


def _root(word: str) -> str:
    return word if len(word) <= _LEAST_ALIKE else word[: max(_LEAST_ALIKE, len(word) - _ENDING)]
