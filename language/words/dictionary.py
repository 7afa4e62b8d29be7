"""Everyday words of all languages by what they mean: "Führerschein", "водійські права" and "driving licence" are one.

The words stand in `dictionary.txt` of each language: `asthma: asthma, asthmatic`. The names of the concepts are the
same in each; after `<` in one of the files stand the names of broader ones: who says "asthma" says "illness", never the
other way round. A word is found by its form, else by its stem, or as one that differs only in an ending of its
language.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from language.kept import kept
from language.languages import by_language, files
from language.patterns import pattern_of
from language.words.lexicon import FUNCTION_WORDS
from language.words.spelling import fold
from language.words.stems import stem

FILE = "dictionary.txt"
Concepts = frozenset[str]
Phrase = tuple[str, ...]
_NONE: Concepts = frozenset()
_BEGUN = 3
"""First letters by which the words that another may be a form of are looked up."""
_LEAST = 4
"""Letters that two forms of a word have in common, where only their endings differ."""
_LONGEST_ENDING = 3
_ENDINGS = {code: pattern_of(rf"(?:{told})?\Z") for code, told in by_language("words", "FORM_ENDINGS", str).items()}


class _Listed(NamedTuple):
    """What a language has in its file."""

    forms: dict[str, Concepts]
    parts: dict[str, set[str]]
    """Of words that phrases come down to, the concepts they belong to only so: "a bit", "bit"."""
    begun: dict[str, list[str]]
    """Its words by their first letters."""
    phrases: dict[str, list[tuple[Phrase, str]]]
    """Its phrases, each with what it stands for, by the first letters of their first word."""
    told: dict[str, list[str]]
    """Its words and phrases by the concepts they stand for."""


@lru_cache(maxsize=8192)
def concepts_of(word: str, language: str) -> Concepts:
    """The concepts that a word (in lower case) of a language stands for."""
    listed = _listed(language)
    if found := listed.forms.get(word):
        return found
    if not listed.begun.get(word[:_BEGUN]) or not may_be_form(word):
        return _NONE
    key = _key(word)
    begun = word[: _LEAST if _begins_as_written(word, key) else _BEGUN]
    alike = _keyed(begun, language).get(key) or _nearest(word, _headed(word[:_LEAST], language), language)
    return _NONE.union(*(listed.forms[other] for other in alike)) if alike else _NONE


@lru_cache(maxsize=16384)
def may_be_form(word: str) -> bool:
    """May a word (in lower case) be a form of one that some language lists? Surely of none where not."""
    if word[:_LEAST] in _openings().heads:
        return True
    key = _key(word)
    return not _begins_as_written(word, key) or f"{word[:_BEGUN]} {key}" in _openings().odd_keys


@lru_cache(maxsize=16384)
def begins_phrase(word: str) -> bool:
    """Does some language list a phrase whose first word is a form of this one?"""
    return f"{word[:_BEGUN]} {_key(word)}" in _openings().phrases


def phrases_of(words: Sequence[str], language: str) -> Iterator[tuple[int, int, Concepts]]:
    """Phrases of several words among those of a clause: from where, to where, and what they stand for."""
    listed = _listed(language).phrases
    told = [place for place, word in enumerate(words) if word not in FUNCTION_WORDS]
    for at, place in enumerate(told):
        if words[place][:_BEGUN] not in listed:
            continue
        for phrase, name in _begun_by(words[place], language):
            run = told[at : at + len(phrase)]
            if len(run) == len(phrase) and all(
                _is_form(words[one], part) for one, part in zip(run[1:], phrase[1:], strict=True)
            ):
                yield run[0], run[-1], frozenset((name,))


@cache
def broader(concept: str) -> Concepts:
    """The concept and all that are said with it: a terrier is a dog, a pet and an animal."""
    found, wanted = set[str](), [concept]
    while wanted:
        one = wanted.pop()
        if one not in found:
            found.add(one)
            wanted += _broader().get(one, ())
    return frozenset(found)


@cache
def narrower(concept: str) -> Concepts:
    """All that are said with other words of this concept: asked for a pet, one may be told of a terrier."""
    found, wanted = set[str](), list(_narrower().get(concept, ()))
    while wanted:
        one = wanted.pop()
        if one not in found:
            found.add(one)
            wanted += _narrower().get(one, ())
    return frozenset(found - {concept})


def is_listed(word: str, language: str) -> bool:
    """Whether a language has a line with just this form of a word."""
    return word in _listed(language).forms


def senses(word: str, language: str) -> Concepts:
    """The concepts under which just this form of a word is listed, and not as a part of a phrase."""
    listed = _listed(language)
    found = listed.forms.get(word, _NONE)
    return found - listed.parts[word] if word in listed.parts else found


def told(concept: str, language: str) -> Sequence[str]:
    """The words and phrases of a language for a concept."""
    return _listed(language).told.get(concept, ())


@cache
def every_concept() -> Concepts:
    """The names of all concepts."""
    return _NONE.union(*(_listed(code).told for code in files(FILE)))


@cache
def every_word() -> frozenset[str]:
    """The words of all languages."""
    return _NONE.union(*(_listed(code).forms for code in files(FILE)))


def read() -> None:
    """Read the files of all languages now."""
    _broader()
    for code in files(FILE):
        _listed(code)
    _openings()


class _Openings(NamedTuple):
    """How the words of all languages begin."""

    heads: frozenset[str]
    """Their first letters."""
    odd: frozenset[str]
    """Words whose stem does not begin with those."""
    odd_keys: frozenset[str]
    """The same by their first letters and stems."""
    phrases: frozenset[str]
    """The first words of phrases, also so."""


@cache
def _openings() -> _Openings:
    return _Openings(*_beginnings())


@kept
def _beginnings() -> tuple[frozenset[str], ...]:
    """The same, as `_Openings` takes it."""
    every = [word for code in files(FILE) for several in _listed(code).begun.values() for word in several]
    first = {phrase[0] for code in files(FILE) for some in _listed(code).phrases.values() for phrase, _ in some}
    odd = frozenset(word for word in every if not _begins_as_written(word, _key(word)))
    keys = (frozenset(f"{word[:_BEGUN]} {_key(word)}" for word in words) for words in (odd, first))
    return frozenset(word[:_LEAST] for word in every), odd, *keys


def _begins_as_written(word: str, key: str) -> bool:
    """Does a stem begin with the letters by which forms of its word are known?"""
    return len(key) >= _LEAST and key[:_LEAST] == word[:_LEAST]


@lru_cache(maxsize=16384)
def _begun_by(word: str, language: str) -> Sequence[tuple[Phrase, str]]:
    """The phrases of a language that begin with a form of this word."""
    return _phrases(word[:_BEGUN], language).get(_key(word), ())


@lru_cache(maxsize=4096)
def _phrases(begun: str, language: str) -> dict[str, list[tuple[Phrase, str]]]:
    """The phrases of a language whose first word begins so, by the stem of that word."""
    found: defaultdict[str, list[tuple[Phrase, str]]] = defaultdict(list)
    for phrase, name in _listed(language).phrases.get(begun, ()):
        found[_key(phrase[0])].append((phrase, name))
    return dict(found)


@lru_cache(maxsize=16384)
def _keyed(begun: str, language: str) -> dict[str, list[str]]:
    """The words of a language that begin so, and those whose stems may, by their stems."""
    stems: defaultdict[str, list[str]] = defaultdict(list)
    odd = _openings().odd
    for word in _listed(language).begun.get(begun[:_BEGUN], ()):
        if word.startswith(begun) or word in odd:
            stems[_key(word)].append(word)
    return dict(stems)


@lru_cache(maxsize=16384)
def _headed(head: str, language: str) -> list[str]:
    """The words of a language that begin with all the letters that forms have in common."""
    return [word for word in _listed(language).begun.get(head[:_BEGUN], ()) if word[:_LEAST] == head]


def _is_form(one: str, other: str) -> bool:
    return one == other or _key(one) == _key(other)


@lru_cache(maxsize=16384)
def _key(word: str) -> str:
    base = stem(word)
    return base if base.isascii() or "\u0400" <= base[:1] <= "\u04ff" else fold(base)


def _nearest(word: str, likely: Iterable[str], language: str) -> list[str]:
    """Those of the words from which this one differs in nothing but an ending of the language, the nearest ones."""
    found = [(same, other) for other in likely if (same := _same(word, other, language))]
    most = max((same - len(other) for same, other in found), default=0)
    return [other for same, other in found if same - len(other) == most]


def _same(one: str, other: str, language: str) -> int:
    """How many first letters two forms of one word have in common; nothing where they are none."""
    least = max(_LEAST, len(one) - _LONGEST_ENDING, len(other) - _LONGEST_ENDING)
    if one[:least] != other[:least] or least > min(len(one), len(other)):
        return 0
    same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    endings = _ENDINGS.get(language)
    return same if endings and endings.match(one[same:]) and endings.match(other[same:]) else 0


@cache
def _listed(code: str) -> _Listed:
    return _Listed(*_columns(code))


@kept
def _columns(code: str) -> tuple[Any, ...]:
    """What a language has in its file, as `_Listed` takes it."""
    forms: defaultdict[str, set[str]] = defaultdict(set)
    only_parts: defaultdict[str, set[str]] = defaultdict(set)
    begun: defaultdict[str, list[str]] = defaultdict(list)
    phrases: defaultdict[str, list[tuple[Phrase, str]]] = defaultdict(list)
    told: dict[str, list[str]] = {}
    for name, several, _ in _lines(code):
        told[name] = several
        for word in several:
            parts: Phrase = (word,)
            if " " in word:
                parts = tuple(part for part in word.split() if part not in FUNCTION_WORDS) or parts
            if len(parts) > 1:
                phrases[parts[0][:_BEGUN]].append((parts, name))
                continue
            if parts[0] not in forms:
                begun[parts[0][:_BEGUN]].append(parts[0])
            forms[parts[0]].add(name)
            if parts[0] not in several:
                only_parts[parts[0]].add(name)
    frozen = {word: frozenset(names) for word, names in forms.items()}
    return frozen, dict(only_parts), dict(begun), dict(phrases), told


@cache
def _broader() -> dict[str, tuple[str, ...]]:
    return {name: more for code in files(FILE) for name, _, more in _lines(code) if more}


@cache
def _narrower() -> dict[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for name, more in _broader().items():
        for one in more:
            found[one].append(name)
    return dict(found)


def _lines(code: str) -> Iterator[tuple[str, list[str], tuple[str, ...]]]:
    """Each concept of a language: its name, its words, and the names of broader ones."""
    path = files(FILE).get(code)
    for line in path.read_text("utf-8").splitlines() if path else ():
        name, _, rest = line.partition(": ")
        told, _, more = rest.partition(" < ")
        yield name, told.split(", "), tuple(more.split(", ")) if more else ()
