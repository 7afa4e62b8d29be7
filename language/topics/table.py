"""Topics by name, from a fixed public table: `databases` for "PostgreSQL 18" and for "бази даних".

The table stands in `topics.txt` of each language: a topic, then the words and phrases that name it. Words are compared
by their stems. No word of a user can become the name of a topic.
"""

from collections import Counter
from functools import cache

from language.kept import kept
from language.languages import files
from language.words.index_terms import Analyzer

FILE = "topics.txt"
_LONGEST = 4
"""Words of the longest phrase."""
Phrase = tuple[str, ...]


def topics_of(text: str) -> Counter[str]:
    """How often each topic is named; the longest phrase counts, and its words no more."""
    words, found, place = stems(text), Counter[str](), 0
    while place < len(words):
        length = _match(words, place)
        if length:
            found.update(_phrases()[tuple(words[place : place + length])])
        place += max(length, 1)
    return found


def names() -> tuple[str, ...]:
    """Every topic there is, in the order of the table."""
    return tuple(dict.fromkeys(name for name, _ in _rows("en")))


def name_in(topic: str, language: str) -> str:
    """What a topic is called in a language: the first words that name it there."""
    words = dict(_rows(language)).get(topic, "") if language != "en" else ""
    return words.partition(",")[0].strip() or topic


def stems(text: str) -> list[str]:
    """The words of a text as the table and the index know them."""
    return _analyzer().document(text).words


def _match(words: list[str], place: int) -> int:
    for length in range(min(_LONGEST, len(words) - place), 0, -1):
        if tuple(words[place : place + length]) in _phrases():
            return length
    return 0


@kept
def _phrases() -> dict[Phrase, frozenset[str]]:
    found: dict[Phrase, set[str]] = {}
    for language in files(FILE):
        for name, words in _rows(language):
            for phrase in words.split(","):
                if key := tuple(stems(phrase)):
                    found.setdefault(key, set()).add(name)
    return {phrase: frozenset(of) for phrase, of in found.items()}


@cache
def _rows(language: str) -> tuple[tuple[str, str], ...]:
    lines = files(FILE)[language].read_text("utf-8").splitlines()
    parts = (line.partition(":") for line in lines if line.strip())
    return tuple((name.strip(), words) for name, _, words in parts)


@cache
def _analyzer() -> Analyzer:
    return Analyzer()
