"""Which of the notes on the user answer a question: by the words they share, what they are about, and of whom.

Each note is judged beside the others. One that is about somebody else than the question asks for does not answer it,
however near its topic is; where none answers, the honest reply is that it is not known.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from language.asking.persons import persons
from language.asking.weights import model
from language.asking.words import Words, words_for
from language.hearing.features import rows_of, tokens, topic_features
from language.hearing.judge import topics_of
from language.hearing.relate import is_alike
from language.words.lexicon import FUNCTION_WORDS
from language.words.stems import stem
from language.words.synonyms import meaning

ANSWERS = 0.4
"""How likely a note must answer for it to be told."""
_BESIDE = 0.35
"""A note beside a surer one."""
_DIGITS = re.compile(r"\d")
_NAMES = re.compile(r"(?<=[\w,;:] )[^\W\d_a-zа-яіїєґß]\w+")
_ROOT = 5
_PART = re.compile(r"[.,;]\s+|\s(?:and|і|й|та|und|y)\s")
_PIECE = re.compile(r"(?<=[.!?])\s+|[,;:—]\s+")
_GLOSSES = {
    "name": "is called|звати|heißt|se llama",
    "location": "lives in|живе в|wohnt in|vive en",
    "city": "lives in|живе в|wohnt in|vive en",
    "home": "lives in|живе в|wohnt in|vive en",
    "origin": "is originally from|родом з|kommt aus|es de origen",
    "role": "works as|працює професія|arbeitet beruflich als|trabaja de profesión",
    "job": "works as|працює професія|arbeitet beruflich als|trabaja de profesión",
    "company": "works at the company|працює в компанії|arbeitet bei der Firma|trabaja en la empresa",
    "employer": "works at the company|працює в компанії|arbeitet bei der Firma|trabaja en la empresa",
    "age": "age, years old|років, вік|Alter, Jahre alt|edad, tiene años",
    "birthday": "birthday, born on|день народження|Geburtstag, geboren|cumpleaños, nació",
    "languages": "speaks the languages|розмовляє мовами|spricht Sprachen|habla idiomas",
    "diet": "diet, eats|дієта, їсть|Ernährung, isst|dieta, come",
    "studies": "studies|навчається|studiert|estudia",
    "education": "studied|освіта|Ausbildung|estudios",
    "timezone": "time zone|часовий пояс|Zeitzone|zona horaria",
    "tech_stack": "uses the tools|користується інструментами|benutzt Werkzeuge|usa herramientas",
}
"""What the keys mean whose values are bare: "Location: Lviv" is read as "lives in Lviv"."""
_ORDER = ("en", "uk", "de", "es")


@dataclass(frozen=True, slots=True)
class Note:
    """Something remembered, as it is kept."""

    key: str
    value: str


def answering(question: str, notes: Sequence[Note], least: float = ANSWERS) -> list[int]:
    """The notes that answer a question, the surest first."""
    likely = likelihoods(question, notes)
    best = max(likely, default=0.0)
    if best < least:
        return []
    order = sorted(range(len(notes)), key=lambda i: -likely[i])
    return [i for i in order if likely[i] >= max(_BESIDE, best / 2)]


def likelihoods(question: str, notes: Sequence[Note]) -> list[float]:
    """How likely each note answers a question."""
    weights = model("answer")
    return [weights.weigh(rows_of(features, weights.bits))["yes"] for features in pairs(question, notes)]


def pairs(question: str, notes: Sequence[Note]) -> Iterator[list[str]]:
    """For each note, what speaks for and against its answering the question."""
    table = words_for(question)
    asked = _Asked(question, table)
    read = [_told(note.key, note.value, table.language) for note in notes]
    shared = [asked.shared(text) for text in read]
    near = [asked.near(text) for text in read]
    for place, text in enumerate(read):
        yield list(_features(asked, text, place, shared, near))


def _features(asked: "_Asked", text: str, place: int, shared: list[int], near: list[float]) -> Iterator[str]:
    topic, who = _leading(text), asked.who(text)
    close, common = near[place], shared[place]
    yield "bias"
    yield f"shared={min(3, common)}"
    yield f"part={int(4 * common / max(1, len(asked.content)))}"
    yield f"near={int(8 * close)}"
    yield f"same={asked.topic == topic}"
    yield f"topics={asked.topic}/{topic}"
    yield f"who={who}"
    yield f"who={who}&near={int(4 * close)}"
    yield f"who={who}&shared={min(2, common)}"
    yield f"shared={min(2, common)}&near={int(4 * close)}"
    yield f"most shared={common > 0 and common == max(shared)}"
    yield f"alone in it={common > 0 and sum(one > 0 for one in shared) == 1}"
    yield f"nearest={close == max(near)}&near={int(4 * close)}"
    yield f"content={min(3, len(asked.content))}&shared={min(2, common)}"
    digits, named = bool(_DIGITS.search(text)), bool(_NAMES.search(text))
    for word in asked.asking:
        yield f"{word}|{topic}"
        yield f"{word}|digits={digits}"
        yield f"{word}|named={named}"
        yield f"{word}|who={who}"
    yield from (f"<{word[:_ROOT]}|{topic}" for word in asked.content)
    yield from (f"<{word[:_ROOT]}|who={who}" for word in asked.content)


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
        self.persons = persons(question, table.language)
        pieces = [piece for piece in _PIECE.split(question) if len(piece.split()) > 1] or [question]
        self._topics = [sought(piece) for piece in dict.fromkeys([question, *pieces])]
        self.topic = max(self._topics[0], key=self._topics[0].__getitem__)

    def shared(self, text: str) -> int:
        """How many telling words of the note the question has too."""
        noted = _content(text)
        return sum(any(_alike(word, other) for other in self.content) for word in noted)

    def near(self, text: str) -> float:
        """How likely both are about the same topic."""
        return max(
            sum(share * topics[topic] for topic, share in one.items()) for topics in _topics(text) for one in self._topics
        )

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
    empty = table.why | table.everything | table.common
    return question if any(word not in empty for word in asked.content) or asked.persons else ""


def note_topics(note: Note, language: str) -> dict[str, float]:
    """How likely a note is about each topic."""
    return topics_of(_told(note.key, note.value, language))


def is_alike_in(words: Sequence[str], text: str) -> bool:
    """Do words name something that a text says?"""
    telling = [word for word in words if word[0].isalnum() and word not in FUNCTION_WORDS]
    return any(_alike(word, other) for word in telling for other in _content(text))


@lru_cache(maxsize=1024)
def _told(key: str, value: str, language: str) -> str:
    """A note as a sentence to compare: a bare value with what its key means, else with the words of the key."""
    if key in _GLOSSES:
        return f"{_GLOSSES[key].split('|')[_ORDER.index(language)]} {value}"
    said = set(_content(value))
    missing = [word for word in key.split("_") if word and not any(_alike(word, other) for other in said)]
    return f"{' '.join(missing)} {value}".strip()


@lru_cache(maxsize=1024)
def _content(text: str) -> tuple[str, ...]:
    return tuple(word for word in tokens(text) if word[0].isalnum() and word not in FUNCTION_WORDS)


@lru_cache(maxsize=4096)
def _alike(one: str, other: str) -> bool:
    return is_alike(one, other) or meaning(stem(one)) == meaning(stem(other))


@lru_cache(maxsize=1024)
def _topics(text: str) -> list[dict[str, float]]:
    """What a note and each of its parts are about."""
    parts = [part for part in _PART.split(text) if len(part.split()) > 1]
    return [topics_of(part) for part in dict.fromkeys([text, *parts])]


def _leading(text: str) -> str:
    topics = topics_of(text)
    return max(topics, key=topics.__getitem__)
