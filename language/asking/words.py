"""The words by which each language asks, names who is spoken of, and speaks of remembering: one table for each."""

from dataclasses import dataclass, fields
from functools import lru_cache

from language.languages import by_language
from language.patterns import pattern_of
from language.sentences.split import language


@dataclass(frozen=True, slots=True)
class Words:
    """Closed lists of one language, in lower case with straight apostrophes."""

    language: str
    asks: frozenset[str]
    """Words a question begins with."""
    asks_first: frozenset[str]
    """Those that begin nothing else."""
    me: frozenset[str]
    you: frozenset[str]
    knows: frozenset[str]
    """What somebody does who remembers: know, recall, note, keep."""
    told: frozenset[str]
    """What somebody did who told: say, tell, mention."""
    remind: frozenset[str]
    """Orders to tell again."""
    why: frozenset[str]
    """Words that ask for the grounds."""
    advice: frozenset[str]
    """Words that ask what to do, or whether something suits."""
    article: frozenset[str]
    food: frozenset[str]
    """The beginnings of words of cooking and eating."""
    thanks: frozenset[str]
    greets: frozenset[str]
    everything: frozenset[str]
    common: frozenset[str]
    """Small words that tell the language, besides those above."""


_ASKING = by_language("asking", "ASKS", frozenset)


def _table(code: str) -> Words:
    names = [field.name for field in fields(Words)][1:]
    of_all = {name: by_language("asking", name.upper(), frozenset) for name in names}
    return Words(code, **{name: sets.get(code, frozenset()) for name, sets in of_all.items()})


LANGUAGES = tuple(_table(code) for code in _ASKING)
_ENGLISH = next(words for words in LANGUAGES if words.language == "en")
_WORD = pattern_of(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_SCRIPTS = {code: pattern_of(script) for code, script in by_language("asking", "SCRIPT", str).items()}
_OWN_SCRIPT = tuple(words for words in LANGUAGES if words.language in _SCRIPTS)
_LATIN = tuple(words for words in LANGUAGES if words.language not in _SCRIPTS)
_LETTERS = {code: pattern_of(letters) for code, letters in by_language("asking", "LETTERS", str).items()}
_MOST_MARKED = 2
_REPLIES_IN = by_language("asking", "REPLIES_IN", str)
_SHARED = by_language("asking", "SHARED", frozenset)
"""Words of a language that other languages have too, and that tell none."""
_COMMON = {
    words.language: words.common | words.asks | words.me | words.you | words.thanks | words.greets
    for words in LANGUAGES
}
_COMMON_OF_ANY = frozenset[str]().union(*_COMMON.values())


@lru_cache(maxsize=512)
def words_for(text: str, fallback: Words = _ENGLISH) -> Words:
    """The table of the language a text is written in, to judge by its script, letters and small words."""
    found, marked = _words(text)
    found = [word for word in found if word in _COMMON_OF_ANY]
    if written := [one for one in _OWN_SCRIPT if _SCRIPTS[one.language].search(text)]:
        return max(written, key=lambda one: _count(one, found, marked))
    counts = [_count(one, found, marked) for one in _LATIN]
    best = [one for one, count in zip(_LATIN, counts, strict=True) if count == max(counts)]
    return fallback if fallback in best or not max(counts) else best[0]


def _words(text: str) -> tuple[list[str], list[str]]:
    """The words of a text, and its signs and words whose letters tell its language: a name has its own (Síle, Łódź)."""
    said = _WORD.findall(text.replace("’", "'"))
    found = [word.lower() for word in said]
    signs = set[str]() if text.isascii() else {sign for sign in text if not (sign.isascii() or sign.isalnum())}
    return found, [*([word for word in said if word[0].islower()] or found), *signs]


def _count(words: Words, found: list[str], marked: list[str]) -> int:
    """How much speaks for a language: its small words, and words with letters that only it has, two at most."""
    letters = _LETTERS.get(words.language)
    own = sum(bool(letters.search(word)) for word in marked) if letters and letters.search(" ".join(marked)) else 0
    return sum(word in _COMMON[words.language] for word in found) + min(own, _MOST_MARKED)


def tongue(text: str, fallback: str = "en") -> str:
    """The language to reply in: one of those there are texts for."""
    before = next(one for one in LANGUAGES if one.language == fallback)
    found = words_for(text, before)
    if found is not before and _could_be(before, found, text):
        found = before
    return _REPLIES_IN.get(language(text)) or _REPLIES_IN.get(found.language, found.language)


def _could_be(before: Words, other: Words, text: str) -> bool:
    """Does nothing but words that both languages have speak for the other one ("no, a Fiat")?"""
    found, marked = _words(text)
    shared = _SHARED.get(before.language, frozenset())
    telling = [word for word in found if word not in shared]
    return bool(shared) and len(telling) < len(found) and not _count(other, telling, marked)


def thanks(text: str) -> bool:
    """Does a message thank, in whichever language?"""
    return any(word in one.thanks for word in _WORD.findall(text.lower()) for one in LANGUAGES)
