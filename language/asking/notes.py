"""A note as it is read beside a question: as a sentence, by its telling words, what it names and what it is about."""

from dataclasses import dataclass
from functools import lru_cache

from language.asking.forms import alike, handles
from language.asking.persons import persons
from language.hearing.features import tokens
from language.hearing.judge import TOPICS, topics_of
from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, words_of

_PART = pattern_of(rf"[.,;]\s+|\s(?:{alternatives('asking', 'AND')})\s")
_GLOSSES = by_language("asking", "GLOSSES", dict)
"""What the keys mean whose values are bare: "Location: Lviv" is read as "lives in Lviv"."""
_KEYS = {
    **dict.fromkeys(("location", "city", "home"), "home"),
    **dict.fromkeys(("role", "job", "company", "employer"), "work"),
    **dict.fromkeys(("age", "birthday"), "age"),
    **dict.fromkeys(("tech", "uses"), "tool"),
    **dict.fromkeys(("favorite", "likes", "dislikes"), "taste"),
    **dict.fromkeys(("upcoming", "goal", "decision"), "plan"),
    "name": "name",
    "origin": "origin",
    "languages": "language",
    "studies": "education",
    "education": "education",
    "pet": "pet",
    "family": "family",
    "allergy": "health diet",
    "diet": "diet health",
    "is": "work",
    "learning": "learning language",
    "hobby": "hobby",
    "interested": "interest",
    "habit": "habit",
}
"""Keys, and beginnings of keys, that say what a note is about."""
_SORTS = words_of("pet family habit upcoming has is does told goal interested likes dislikes uses hobby opinion on in")
"""Words of keys that only sort."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something remembered, as it is kept."""

    key: str
    value: str


def note_topics(note: Note, language: str) -> dict[str, float]:
    """How likely a note is about each topic."""
    topics = _topics(note.key, as_told(note.key, note.value, language))[0]
    return {topic: topics.get(topic, 0.0) for topic in TOPICS}


def others_in(note: Note) -> frozenset[str]:
    """Who besides the user a note speaks of; a bare value under a key of their own ("Lab manager") tells of them."""
    return frozenset() if note.key in _GLOSSES["en"] else persons(note.value)


def topics_of_key(key: str) -> tuple[str, ...]:
    """The topics that a key says what it keeps is about; none where it does not say it."""
    return tuple((_KEYS.get(key) or _KEYS.get(key.partition("_")[0]) or "").split())


def told_in(note: Note, language: str) -> str:
    """A note as it would be said: a bare value with what its key means."""
    return as_told(note.key, note.value, language)


@lru_cache(maxsize=1024)
def as_told(key: str, value: str, language: str) -> str:
    """A note as a sentence to compare: a bare value with what its key means, else with the words of the key."""
    if gloss := _GLOSSES.get(language, _GLOSSES["en"]).get(key):
        return f"{gloss} {value}"
    said = set(content(value))
    named = [word for word in key.split("_") if word and word not in _SORTS]
    missing = [word for word in named if not any(alike(word, other) for other in said)]
    return f"{' '.join(missing)} {value}".strip()


@lru_cache(maxsize=1024)
def content(text: str) -> tuple[str, ...]:
    return tuple(word for word in tokens(text) if word[0].isalnum() and word not in FUNCTION_WORDS)


@lru_cache(maxsize=1024)
def handles_in(text: str) -> frozenset[str]:
    return handles(content(text))


@lru_cache(maxsize=1024)
def classes_in(text: str) -> frozenset[str]:
    """The sorts of things that a text speaks of."""
    return frozenset(one for word in content(text) for one in classes_of(word))


@lru_cache(maxsize=1024)
def _topics(key: str, text: str) -> list[dict[str, float]]:
    """What a note and each of its parts are about; some keys say it."""
    if sorts := topics_of_key(key):
        return [dict.fromkeys(sorts, 1.0)]
    parts = [part for part in _PART.split(text) if len(part.split()) > 1]
    return [topics_of(part) for part in dict.fromkeys([text, *parts])]


@lru_cache(maxsize=1024)
def shares(key: str, text: str, labels: tuple[str, ...]) -> list[tuple[float, ...]]:
    """The same as numbers, in the order of these topics."""
    return [tuple(topics.get(topic, 0.0) for topic in labels) for topics in _topics(key, text)]


@lru_cache(maxsize=1024)
def leading(key: str, text: str) -> str:
    topics = _topics(key, text)[0]
    return max(topics, key=topics.__getitem__)
