"""The roots that words of one family share: "teach", "teacher"; "пишу", "написала"; "Jugend", "Jugendliche".

Looser than a stem: a word of a family says what a memory says in another part of speech, never who or how many.
"""

import re
from functools import lru_cache

from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.words.spelling import fold
from language.words.stems import stem

_LEAST = 4
_ENDINGS = by_language("words", "ROOT_ENDINGS", frozenset)
_DOING = {language: pattern_of(pattern) for language, pattern in by_language("words", "DOER", str).items()}
_DOUBLED = pattern_of(r"([^aeioulsz])\1$")
_PERFECTIVE = pattern_of(alternatives("words", "PERFECTIVE"))
_BEFORE_ROOT = {
    language: pattern_of(pattern)
    for name in ("PERFECTIVE", "PARTICIPLE")
    for language, pattern in by_language("words", name, str).items()
}
"""What may stand before the root."""
_OF_STEMS = by_language("words", "ROOTS_OF_STEMS", bool)
_SHIFTS = {language: str.maketrans(letters) for language, letters in by_language("words", "ROOT_SHIFTS", dict).items()}
_DIPHTHONGS = by_language("words", "DIPHTHONGS", tuple)


def bare(word: str) -> str:
    """A verb without the prefix that makes it a thing done: "прожив" as "жив"."""
    return _PERFECTIVE.sub("", word)


@lru_cache(maxsize=16384)
def roots(word: str, language: str) -> frozenset[str]:
    """What a word in lower case may have in common with others of its family, in one language."""
    endings = _ENDINGS.get(language)
    if endings is None or not word[:1].isalpha():
        return frozenset()
    base = stem(word) if language in _OF_STEMS else fold(word.removesuffix("'s"))
    found = _cuts(base, endings)
    if before := _BEFORE_ROOT.get(language):
        found |= _cuts(before.sub("", base), endings)
    if doing := _DOING.get(language):
        found |= _doing(base, doing)
    found |= {one.replace(old, new) for one in found for old, new in _DIPHTHONGS.get(language, ()) if old in one}
    shifts = _SHIFTS.get(language)
    return frozenset(one.translate(shifts) for one in found) if shifts else frozenset(found)


def _doing(word: str, doing: re.Pattern[str]) -> set[str]:
    """A verb and who does it: "bake", "baking", "baker"; "row", "rower"; "swim", "swimmer"."""
    found = {word}
    if match := doing.match(word):
        base = match[1]
        if len(base) > 2:
            found |= {base + "e"} | ({base, _DOUBLED.sub(r"\1", base)} if not word.endswith("e") else set())
    return found


def _cuts(word: str, endings: frozenset[str]) -> set[str]:
    """The word, and the word without each of the endings that it has."""
    lengths = range(1, min(8, len(word) - _LEAST) + 1)
    found = {word} if len(word) >= _LEAST else set()
    return found | {word[:-length] for length in lengths if word[-length:] in endings}
