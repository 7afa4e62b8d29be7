"""What several titles have in common: a phrase or a word that names a topic.

A repeated phrase says more than one of its words ("distributed systems", not "distributed"); words that name nothing
alone (adverbs, verbs, adjectives, "guide", "year") are no topic however often they come.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from language.packs.topic_words import HEADS, MODIFIERS, NEVER_IN_A_TOPIC, NOT_A_TOPIC, NOUNS, VAGUE
from language.words.lexicon import FUNCTION_WORDS

_WORD = re.compile(r"[^\W\d_][\w+#.-]*[\w+#]|[^\W\d_]")
_WORD_OR_NUMBER = re.compile(rf"{_WORD.pattern}|\d\S*")
_PART = re.compile(r"[:;,!?()\[\]|«»“”\"—–/]|\.(?=\s|$)|\s-\s|['’]s\b")
_LETTERS = frozenset("cr")
"""Single letters that name a language."""
_LONGEST = 3
_QUALITY = re.compile(
    r".{2,}(?:ly|ed|ous|ful|less|able|ible|ive|al|ic)|.{3,}(?:ий|ій|ська|цька|ське|ський|ова|ева|ична|ічна|ально|ово)"
)
_NAME = re.compile(r"[a-z][A-Z]|[+#]")
_VERB_TOO = "Go"
"""A language whose name is a verb too: only its capital inside a title tells."""
Phrase = tuple[str, ...]


class Use(NamedTuple):
    """Neighbouring words of a title: folded, as spelt, and whether a noun they could belong to follows."""

    phrase: Phrase
    spelling: str
    inside: bool
    followed: bool


def shared_topics(titles: list[str], least: int) -> list[tuple[str, int]]:
    """Topics of at least so many titles, longer phrases first; of those that always come together, one."""
    places: defaultdict[Phrase, set[int]] = defaultdict(set)
    uses: defaultdict[Phrase, list[Use]] = defaultdict(list)
    for index, title in enumerate(titles):
        for use in _uses(title):
            places[use.phrase].add(index)
            uses[use.phrase].append(use)
    common = {
        phrase: where for phrase, where in places.items() if len(where) >= least and _names_topic(phrase, uses[phrase])
    }
    chosen: dict[Phrase, set[int]] = {}
    for phrase in sorted(common, key=lambda one: (-len(one), -len(common[one]), one)):
        said_longer = set().union(*(where for longer, where in chosen.items() if set(phrase) <= set(longer)))
        if len(common[phrase] - said_longer) >= least and common[phrase] not in chosen.values():
            chosen[phrase] = common[phrase]
    return [(_spelling(uses[phrase]), len(where)) for phrase, where in chosen.items()]


def mentions(topic: str, titles: list[str]) -> int:
    """How many titles name this topic."""
    wanted = tuple(_folded(word) for word in _WORD.findall(topic))
    return sum(any(use.phrase == wanted for use in _uses(title)) for title in titles)


def topic_words(text: str) -> frozenset[str]:
    """The words of a topic, plural and singular as one."""
    return frozenset(_folded(word) for word in _WORD.findall(text))


def _uses(title: str) -> Iterator[Use]:
    for part in _PART.split(title):
        found = _WORD_OR_NUMBER.findall(part)
        folded = [_folded(word) for word in found]
        for length in range(1, _LONGEST + 1):
            for start in range(len(found) - length + 1):
                end = start + length
                if all(word[0].isalpha() for word in found[start:end]):
                    followed = end < len(found) and found[end][0].isalpha() and _is_noun(folded[end])
                    yield Use(tuple(folded[start:end]), " ".join(found[start:end]), start > 0, followed)


def _folded(word: str) -> str:
    low = word.casefold()
    return low[:-1] if len(low) > 3 and low.endswith("s") and not low.endswith(("ss", "us", "is", "os")) else low


def _names_topic(phrase: Phrase, uses: list[Use]) -> bool:
    if len(phrase) == 1:
        return _stands_alone(phrase[0], uses)
    first, last = phrase[0], phrase[-1]
    if any(_listed(word, FUNCTION_WORDS) or _listed(word, NEVER_IN_A_TOPIC) for word in phrase):
        return False
    if first in MODIFIERS and last in HEADS:
        return True
    return (
        _is_noun(last)
        and (last in HEADS or not _listed(last, NOT_A_TOPIC))
        and not any(_listed(word, NOT_A_TOPIC) for word in phrase[:-1])
        and not all(_listed(word, VAGUE) for word in phrase)
    )


def _stands_alone(word: str, uses: list[Use]) -> bool:
    """Does a single word name a topic? One that always stands before a noun only says which one."""
    if word == _VERB_TOO.casefold():
        return all(use.spelling == _VERB_TOO for use in uses) and any(use.inside for use in uses)
    if _listed(word, VAGUE) or _listed(word, NOT_A_TOPIC):
        return False
    named = any(_NAME.search(use.spelling) for use in uses) and not _listed(word, FUNCTION_WORDS)
    return named or (_is_noun(word) and not all(use.followed for use in uses))


def _is_noun(word: str) -> bool:
    """Is it neither a word without meaning of its own nor one that tells how something is or is done?"""
    if len(word) == 1:
        return word in _LETTERS
    if _listed(word, FUNCTION_WORDS) or _listed(word, NEVER_IN_A_TOPIC):
        return False
    return word in NOUNS or not _QUALITY.fullmatch(word)


def _listed(word: str, words: frozenset[str]) -> bool:
    """Is the word, or the plural it was folded from, in a list?"""
    return word in words or f"{word}s" in words


def _spelling(uses: list[Use]) -> str:
    """The most frequent spelling; of equals, the one with fewer capitals, as a title begins with one."""
    spelt = Counter(use.spelling for use in uses)
    return min(spelt, key=lambda one: (-spelt[one], sum(letter.isupper() for letter in one)))
