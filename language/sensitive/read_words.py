"""A sentence as words, each with what the tables of things that open say of it."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from language.languages import by_language
from language.patterns import pattern_of
from language.sensitive.vocabulary import ABOUT, DIGITS, SAYS, names_of
from language.words.classes import listed_in
from language.words.lexicon import CONJUNCTIONS

_SENTENCE = pattern_of(r"[^\n。]+?(?:(?<=\w{4})[.!](?=\s)|[\n。]|$)")
_TOKEN = pattern_of(r"\S+")
_STROKE = pattern_of(r"([\w.@-]{2,40}/)([^\s/.]{6,40})")
_LABELLED = pattern_of(r"([^\W\d_]{2,20}[:=])([^\s:=/]{4,40})")
_EDGE = "\"'`«»“”„()[]<>,;:.!?…、。「」『』【】،؛؟।=—–/|"
_LETTERS = pattern_of(r"[^\W\d_]{2,}")
_SURE_NAMES = frozenset({"name passwords", "name maybes", "name codes"})
_QUOTES = "\"'`”“»’"
_ENDING = pattern_of(r"(?<=\d)['’][^\W\d_]{1,6}$")
_ENDED_BY = pattern_of(r"^['’][^\W\d_]{1,6}(?![^\W_])")
_APOSTROPHES = ("'", "’")
_LONGEST_PHRASE = 3
_ROWS = (
    "bolts", "places", "rooms", "devices", "nets", "cards", "backs", "once", "sends", "signins", "users", "codes",
    "buttons", "enters", "admits", "wants", "says", "small", "joins", "units", "pays", "numbers", "spans", "labels",
    "times", "clocks", "towards", "called", "turns", "tens", "references",
)  # fmt: skip
"""The kinds of words that a language lists among its openings, under the same names in capitals."""
_GENITIVES = tuple(end for ends in by_language("openings", "GENITIVES", tuple).values() for end in ends)
_NONE: frozenset[str] = frozenset()


class Word(NamedTuple):
    """A word of a sentence without the signs around it, what kinds of word it is, and the signs after it."""

    text: str
    start: int
    end: int
    kinds: frozenset[str]
    sign: str
    """What stands between it and the next word, blanks aside."""

    @property
    def is_quoted(self) -> bool:
        return self.sign[:1] in _QUOTES and self.sign != ""

    @property
    def is_small(self) -> bool:
        """Does it tell nothing but how its neighbours belong together?"""
        return bool(self.kinds) or self.text.isdigit()


class _Tables(NamedTuple):
    """The words of all tables that stand for themselves, those with any ending, those with any beginning."""

    whole: dict[str, frozenset[str]]
    begun: dict[str, frozenset[str]]
    ended: dict[str, frozenset[str]]
    phrases: frozenset[str]
    """The first words of those that are several."""
    shortest: int
    """Letters of the shortest beginning or ending."""


@cache
def _tables() -> _Tables:
    found: tuple[dict[str, set[str]], ...] = ({}, {}, {})
    rows = [
        (row, word)
        for row in _ROWS
        for words in by_language("openings", row.upper(), str).values()
        for word in words.split(",")
        if word.strip()
    ]
    rows += [("small", word) for word in (*ABOUT, *CONJUNCTIONS)] + [("says", word) for word in SAYS]
    rows += [("digits", word) for word in DIGITS]
    for row, listed in rows:
        word = " ".join(listed.split())
        where = 1 if word.endswith("*") else 2 if word.startswith("*") else 0
        found[where].setdefault(word.strip("*"), set()).add(row)
    whole, begun, ended = ({word: frozenset(kinds) for word, kinds in table.items()} for table in found)
    phrases = frozenset(word.split()[0] for word in whole if " " in word)
    return _Tables(whole, begun, ended, phrases, min(map(len, (*begun, *ended))))


@lru_cache(maxsize=8_192)
def kinds_of(word: str) -> frozenset[str]:
    """What kinds of word it is: by itself, by how it begins or ends, or by the parts a hyphen joins."""
    tables = _tables()
    kinds = tables.whole.get(word, _NONE)
    for place in range(tables.shortest, min(len(word), 24) + 1):
        kinds |= tables.begun.get(word[:place], _NONE) | tables.ended.get(word[-place:], _NONE)
    if "-" in word and not any(map(str.isdigit, word)):
        kinds = kinds.union(*(kinds_of(part) for part in word.split("-") if part))
    stem = next((word.removesuffix(end) for end in _GENITIVES if word.endswith(end)), "")
    return kinds or (kinds_of(stem) if stem else kinds)


def whole_kinds(word: str) -> frozenset[str]:
    """What the tables say of just this word."""
    return _tables().whole.get(word, _NONE)


def listed(row: str) -> list[str]:
    """The words of a row in all languages."""
    return [word for word, kinds in _tables().whole.items() if row in kinds]


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """Where each sentence begins and ends; a question belongs to what follows it, and a word cut short ends none."""
    for match in _SENTENCE.finditer(text):
        yield match.span()


@lru_cache(maxsize=4)
def read_words(text: str, low: str, start: int, end: int) -> tuple[Word, ...]:
    """The words of a sentence, kept for whoever asks next.

    A word that begins a phrase of the tables is what the phrase is.
    """
    words: list[Word] = []
    phrase_end, phrase = 0, _NONE
    tables = _tables()
    cores = [
        (token, place + first, place + last, sign)
        for token, place in _tokens(text, start, end)
        for first, last, sign in (_cut(token),)
    ]
    names = [low[first:last] for _, first, last, _ in cores]
    for number, (token, first, last, sign) in enumerate(cores):
        if first == last:
            if words:
                words[-1] = words[-1]._replace(sign=words[-1].sign + token)
            continue
        if names[number] in tables.phrases:
            for length in range(_LONGEST_PHRASE, 1, -1):
                if found := tables.whole.get(" ".join(names[number : number + length])):
                    phrase_end, phrase = number + length, found
                    break
        kinds = kinds_of(names[number]) | (phrase if number < phrase_end else _NONE)
        words.append(Word(text[first:last], first, last, kinds, sign))
    return tuple(words)


@lru_cache(maxsize=8_192)
def _cut(token: str) -> tuple[int, int, str]:
    """Where the word begins and ends in what stands between two blanks, and what follows it."""
    first, last = core(token, 0)
    return first, last, _sign(token, token[first:last]) if first < last else ""


def _sign(token: str, word: str) -> str:
    """What follows a word, without the ending of a number."""
    after = token.rpartition(word)[2]
    return _ENDED_BY.sub("", after) if after[:1] in _APOSTROPHES else after


def _tokens(text: str, start: int, end: int) -> Iterator[tuple[str, int]]:
    """What stands between blanks, and where; a stroke parts a name from a password ("admin/…"), and a sign the name of
    a secret from what it is ("pw:…")."""
    for token in _TOKEN.finditer(text, start, end):
        parted = _STROKE.fullmatch(token[0]) or _labelled(token[0])
        if parted:
            yield parted[1], token.start()
            yield parted[2], token.start(0) + parted.start(2)
        else:
            yield token[0], token.start()


def _labelled(token: str) -> re.Match[str] | None:
    """The name of a secret and a value; that of a code or an account tells of other things too: "code:review-12"."""
    parted = _LABELLED.fullmatch(token)
    named = names_of(parted[1][:-1].casefold()) if parted else _NONE
    if parted is None or not named.isdisjoint(_SURE_NAMES):
        return parted
    known = (word for word in _LETTERS.findall(parted[2].casefold()) if listed_in(word))
    return parted if named and all("users" in kinds_of(word) for word in known) else None


def core(token: str, start: int) -> tuple[int, int]:
    """Where the word begins and ends among its signs; an ending after an apostrophe is none of a number's."""
    left = token.lstrip(_EDGE)
    first = start + len(token) - len(left)
    inner = left.rstrip(_EDGE)
    ending = _ENDING.search(inner) if inner[-1:].isalpha() else None
    return first, first + (ending.start() if ending else len(inner))
