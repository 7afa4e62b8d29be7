"""Which of the notes on the user answer a question: by the words they share, what they are about, and of whom.

Each note is judged beside the others. One that is about somebody else than the question asks for does not answer it,
however near its topic is; where none answers, the honest reply is that it is not known.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import mul
from typing import Literal, NamedTuple
from zlib import crc32

from language.asking.demands.tastes import leaning
from language.asking.demands.told import demanded
from language.asking.forms import Forms, alike
from language.asking.looks import DATE, shape, shapes
from language.asking.notes import (
    Note,
    as_told,
    classes_in,
    content,
    handles_in,
    leading,
    note_topics,
    others_in,
    shares,
)
from language.asking.orders import asked_of
from language.asking.persons import persons
from language.asking.related import related
from language.asking.weights import answer_judge, model
from language.asking.words import Words, words_for
from language.hearing.features import Feature, rows_of, tokens, topic_features
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.people.acquainted import acquainted, names_any
from language.people.names import stands_in
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

ANSWERS = 0.35
"""How likely a note must answer for it to be told."""
_SECOND = 0.7
"""What the word of the second judge of answers counts: it errs elsewhere than the first, and both together err less."""
NEAR = 0.06
"""How likely it must be to be shown as what comes nearest, where nothing answers."""
_AKIN = 0.02
"""How far its topic must agree with the question's."""
_BESIDE = 0.7
"""The share of the surest note's likelihood that another must have to be told beside it."""
_ON_THE_DAY = 0.6
"""How likely a note of the very day that is asked about answers at least."""
_ROOT = 5
_OF_ANOTHER = "who=differ"
_AND = alternatives("asking", "AND")
_PIECE = pattern_of(r"(?<=[.!?])\s+|[,;:—]\s+")
_ALSO = pattern_of(rf"\s(?:{_AND})\s")
_CALLS = words("asking", "CALLS")
"""Words that only call for attention."""


Judge = Literal["answer", "lookup"]


def answering(question: str, notes: Sequence[Note], least: float = ANSWERS) -> list[int]:
    """The notes that answer a question, the surest first; asked what is known of somebody, all that name them."""
    whom, values = asked_of(question), [note.value for note in notes]
    names = [name for name in acquainted(values) if stands_in(name, whom)] if whom else []
    if names:
        return _naming(names, values)
    told = _answering(question, notes, least)
    names = list(acquainted([values[i] for i in told])) if whom and persons(whom) else []
    return told + [i for i in _naming(names, values) if i not in told]


def _naming(names: Sequence[str], values: Sequence[str]) -> list[int]:
    return [i for i, value in enumerate(values) if names_any(value, names)]


def _answering(question: str, notes: Sequence[Note], least: float) -> list[int]:
    likely = likelihoods(question, notes)
    best = max(likely, default=0.0)
    if best < least:
        return []
    order = sorted(range(len(notes)), key=lambda i: -likely[i])
    told = [i for i in order if likely[i] >= max(least, _BESIDE * best)]
    table = words_for(question)
    asked = _Asked(question, table)
    named = {i: asked.named(as_told(notes[i].key, notes[i].value, table.language)) for i in told}
    told = [i for i in told if not (named[i] and named[i] < named[told[0]])]
    if persons(question) or others_in(notes[told[0]]):
        return told
    return [i for i in told if not others_in(notes[i])]


def nearest(question: str, notes: Sequence[Note]) -> list[int]:
    """Where nothing answers: the notes that come near in words and topic, the nearest first."""
    wanted, language = sought(question), words_for(question).language
    likely = likelihoods(question, notes)
    near = [
        place
        for place, note in enumerate(notes)
        if likely[place] >= NEAR
        and sum(wanted.get(topic, 0.0) * share for topic, share in note_topics(note, language).items()) >= _AKIN
    ]
    return sorted(near, key=lambda place: -likely[place])


def likelihoods(question: str, notes: Sequence[Note], judge: Judge = "answer") -> list[float]:
    """How likely each note answers a question, or the part of it that asks ("quick test, where do I live?").

    `lookup` judges what is looked up in many notes, also by a word or two, by what sorts of things both speak of.
    """
    asked = [_weighed(one, notes, judge) for one in (question, *_asking_parts(question))]
    likely = [max(several) for several in zip(*asked, strict=True)]
    if days := set(DATE.findall(question)):
        on_it = (not days.isdisjoint(DATE.findall(note.value)) for note in notes)
        likely = [max(one, _ON_THE_DAY) if same else one for one, same in zip(likely, on_it, strict=True)]
    values = [note.value for note in notes]
    return leaning(question, notes, demanded(question, values, likely), general=sought(question)["taste"])


def _weighed(question: str, notes: Sequence[Note], judge: Judge) -> list[float]:
    weights = model(judge)
    features = list(pairs(question, notes, sorts=judge == "lookup"))
    different = {id(some): some for some in features}
    rows = [rows_of(some, weights.bits) for some in different.values()]
    shares = dict(zip(different, weights.likely("yes", rows), strict=True))
    likely = [shares[id(some)] for some in features]
    if judge == "answer":
        second = answer_judge().likely([rows_of(some, answer_judge().bits) for some in named(question, notes)])
        likely = [_SECOND * two + (1 - _SECOND) * one for one, two in zip(likely, second, strict=True)]
    return [0.0 if _OF_ANOTHER in some else one for some, one in zip(features, likely, strict=True)]


def named(question: str, notes: Sequence[Note]) -> list[list[Feature]]:
    """The same as `pairs`, and for each note what it and the question name: what the second judge of answers sees."""
    table = words_for(question)
    asked, told = _Asked(question, table), [as_told(note.key, note.value, table.language) for note in notes]
    beside = related(question, asked.content, asked.asking, told)
    return [[*some, *more] for some, more in zip(pairs(question, notes), beside, strict=True)]


def _asking_parts(question: str) -> list[str]:
    """The parts of a question that ask for something of the user by themselves."""
    table = words_for(question)
    parts = [part for piece in _PIECE.split(question) for part in _ALSO.split(piece) if part != question]
    return [part for part in parts if table.asks & set(tokens(part)) and table.me & set(tokens(part))]


def pairs(question: str, notes: Sequence[Note], *, sorts: bool = False) -> Iterator[list[Feature]]:
    """For each note, what speaks for and against its answering the question; with `sorts`, each pair of sorts too.
    Notes that look the same beside the question share one list."""
    table = words_for(question)
    asked = _Asked(question, table)
    read = [as_told(note.key, note.value, table.language) for note in notes]
    shared = [asked.shared(text) for text in read]
    near = [asked.near(note.key, text) for note, text in zip(notes, read, strict=True)]
    most, sharing, nearest = max(shared, default=0), sum(one > 0 for one in shared), max(near, default=0.0)
    seen: dict[_Sight, list[Feature]] = {}
    for note, text, common, close in zip(notes, read, shared, near, strict=True):
        sight = _Sight(
            who=asked.who(text),
            topic=leading(note.key, text),
            shared=min(3, common),
            part=int(4 * common / max(1, len(asked.content))),
            near=int(8 * close),
            most=common > 0 and common == most,
            alone=common > 0 and sharing == 1,
            nearest=close == nearest,
            classes=classes_in(text),
            shape=shape(text),
            shapes=shapes(text),
        )
        if sight not in seen:
            seen[sight] = [*_features(asked, sight), *(asked.beside(sight.classes) if sorts else ())]
        yield seen[sight]


class _Sight(NamedTuple):
    """All of a note that counts beside a question: whom and what it is about, how many words both have, how near it is,
    whether it is first in that among the notes, what sorts of things it names, and how it looks."""

    who: str
    topic: str
    shared: int
    part: int
    near: int
    most: bool
    alone: bool
    nearest: bool
    classes: frozenset[str]
    shape: tuple[bool, bool]
    shapes: tuple[str, ...]


def _features(asked: "_Asked", note: _Sight) -> Iterator[Feature]:
    who, common, close = note.who, min(2, note.shared), note.near // 2
    yield "bias"
    yield f"shared={note.shared}"
    yield f"part={note.part}"
    yield f"near={note.near}"
    yield f"same={asked.topic == note.topic}"
    yield f"topics={asked.topic}/{note.topic}"
    yield f"who={who}"
    yield f"who={who}&near={close}"
    yield f"who={who}&shared={common}"
    yield f"shared={common}&near={close}"
    yield from asked.kin(note.classes, who)
    yield f"most shared={note.most}"
    yield f"alone in it={note.alone}"
    yield f"nearest={note.nearest}&near={close}"
    yield f"content={min(3, len(asked.content))}&shared={common}"
    yield from asked.beside_words(note.topic, who, *note.shape)
    yield from (f"{asked.topic}&{look}" for look in note.shapes)
    yield from (f"{word}&{look}" for word in asked.asking for look in note.shapes)


@lru_cache(maxsize=64)
def sought(question: str) -> dict[str, float]:
    """How likely a question asks for something of each topic."""
    weights = model("sought")
    return weights.weigh(rows_of(topic_features(question), weights.bits))


class _Asked:
    """A question, read once for all the notes."""

    def __init__(self, question: str, table: Words) -> None:
        self.table = table
        words = tokens(question)
        plumbing = table.asks | table.me | table.you | table.knows | table.told | table.remind
        self.asking = [word for word in words if word in table.asks]
        self.content = [
            word for word in words if word[0].isalnum() and word not in plumbing and word not in FUNCTION_WORDS
        ]
        self._forms = Forms(self.content)
        self._beside: dict[tuple[str, str, bool, bool], list[int]] = {}
        self.classes = {one for word in self.content for one in classes_of(word)}
        self.persons = persons(question, table.language)
        pieces = [piece for piece in _PIECE.split(question) if len(piece.split()) > 1] or [question]
        self._topics = [sought(piece) for piece in dict.fromkeys([question, *pieces])]
        self._labels = tuple(self._topics[0])
        self._wanted = [tuple(map(topics.__getitem__, self._labels)) for topics in self._topics]
        self.topic = max(self._topics[0], key=self._topics[0].__getitem__)

    def shared(self, text: str) -> int:
        """How many telling words of the note the question has too."""
        return 0 if self._forms.handles.isdisjoint(handles_in(text)) else sum(map(self._forms.has, content(text)))

    def named(self, text: str) -> frozenset[str]:
        """The words of the question that a note has too."""
        noted = content(text)
        return frozenset(word for word in self.content if any(alike(other, word) for other in noted))

    def kin(self, noted: frozenset[str], who: str) -> Iterator[str]:
        """What sorts of things both speak of: a question for a car is answered by a Skoda."""
        named = {one for one in self.classes & noted if not one.endswith("+")}
        thought = {one.rstrip("+") for one in self.classes} & {one.rstrip("+") for one in noted}
        yield f"kin={min(2, len(named))}"
        yield f"akin={min(3, len(thought))}"
        yield f"kin={bool(named)}&asked={bool(self.classes)}&who={who}"
        yield from (f"kin:{one}" for one in named)

    def beside_words(self, topic: str, who: str, digits: bool, named: bool) -> list[int]:
        """Each word of the question beside what a note is about, of whom, and how it looks, as hashes: notes are often
        alike."""
        name = topic, who, digits, named
        if name not in self._beside:
            looks = f"|{topic}", f"|digits={digits}", f"|named={named}", f"|who={who}"
            beside = [f"{word}{look}" for word in self.asking for look in looks]
            beside += [f"<{word[:_ROOT]}{look}" for word in self.content for look in looks[::3]]
            self._beside[name] = [crc32(one.encode()) for one in beside]
        return self._beside[name]

    def beside(self, noted: frozenset[str]) -> Iterator[str]:
        """Each sort of thing that the question speaks of beside each that the note does."""
        yield from (f"{one}>{other}" for one in self.classes for other in noted)

    def near(self, key: str, text: str) -> float:
        """How likely a note, or a part of it, is about what is asked for."""
        told = shares(key, text, self._labels)
        return max(float(sum(map(mul, asked, shares))) for shares in told for asked in self._wanted)

    def who(self, text: str) -> str:
        """Whether both speak of the same person."""
        told = persons(text, self.table.language)
        if self.persons and told:
            return "same" if self.persons & told else "differ"
        return "asked" if self.persons else "told" if told else "self"


def subject_of(question: str) -> str:
    """A question, if it says of what; "how do you know that?" and "what do you know of me?" do not."""
    table = words_for(question)
    asked = _Asked(question, table)
    empty = table.why | table.everything | table.common | table.greets | _CALLS
    return question if any(word not in empty for word in asked.content) or asked.persons else ""


def is_alike_in(words: Sequence[str], text: str) -> bool:
    """Do words name something that a text says?"""
    telling = [word for word in words if word[0].isalnum() and word not in FUNCTION_WORDS]
    return any(alike(word, other) for word in telling for other in content(text))
