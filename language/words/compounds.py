"""Words put together, and ones with a number in front, as the words they are made of."""

import re
from collections.abc import Callable
from functools import lru_cache

from language.languages import alternatives, by_language, joined, merged
from language.patterns import pattern_of
from language.words.dictionary import is_listed

_HEADS = alternatives("words", "COMPOUND_HEADS")
_COMPOUND = pattern_of(rf"\b([^\W\d_]{{3,}}?)(s?)({_HEADS})\b", re.IGNORECASE)
_HEAD = pattern_of(rf"[^\W\d_](?:{_HEADS})\b", re.IGNORECASE)
_CYRILLIC = pattern_of("[\u0400-\u04ff]")
_WHOLE = pattern_of(f"(?:{alternatives('words', 'COMPOUND_WHOLE')})$", re.IGNORECASE)
"""What is no part of a compound of its own."""
_INFINITIVES = tuple(
    (inside, pattern_of(pattern, re.IGNORECASE))
    for inside, pattern in by_language("words", "SPLIT_INFINITIVE", tuple).values()
)
_NUMBERS, _UNITS = merged("words", "COUNTED_NUMBERS"), merged("words", "COUNTED_UNITS")
_COUNTED = pattern_of(rf"\b({'|'.join(_NUMBERS)})({'|'.join(_UNITS)})\w*", re.IGNORECASE)
_LONG, _LONGEST = 8, 64
"""Letters from which on a word may be put together, and up to which: each of its letters may begin the last part, and
what is longer is no word."""
_FIRST_PART, _LAST_PART = 3, 5
"""Letters of its first part, and of a listed word that is its last: shorter ones end other words by chance."""
_LAST_PARTS = {
    sort: pattern_of(rf".{{{_FIRST_PART},}}(?:{parts})\Z") for sort, parts in joined("words", "LAST_PARTS").items()
}
HEADED = frozenset(_LAST_PARTS)
"""Sorts of which a word is by its last part alone."""
_BY_CHANCE = {sort: pattern_of(rf"(?:{ends})\Z") for sort, ends in joined("words", "NO_LAST_PARTS").items()}
_BUILT = by_language("words", "LAST_PART_ENDINGS", str)
"""What a last part may have behind it, in languages where any listed word may be one."""

_LINKS = by_language("words", "COMPOUND_LINKS", tuple)
_SHORTEST = 4
"""Letters of a part of a compound."""


def uncompounded(text: str) -> str:
    """The text with such words in parts: "Höhenangst" as "Höhen Angst", "п'ятирічний" as "5 років"."""
    text = _COUNTED.sub(lambda found: f"{_NUMBERS[found[1].casefold()]} {_UNITS[found[2].casefold()]}", text)
    if _CYRILLIC.search(text):
        return text
    if _HEAD.search(text):
        text = _COMPOUND.sub(_parted, text)
    for inside, infinitive in _INFINITIVES:
        if inside in text:
            text = infinitive.sub(r"\1\2", text)
    return text


def _parted(found: re.Match[str]) -> str:
    return found[0] if _WHOLE.search(found[1]) else f"{found[1]} {found[3]}"


def parts_of(word: str) -> tuple[str, ...]:
    """The two listed words that a word in lower case is put together of, the last one as long as can be."""
    return _parts_of(word) if len(word) <= _LONGEST else ()


@lru_cache(maxsize=4096)
def _parts_of(word: str) -> tuple[str, ...]:
    for language, links in _LINKS.items():
        for at in range(_SHORTEST, len(word) - _SHORTEST + 1):
            if is_listed(word[at:], language):
                heads = (word[: at - len(link)] for link in links if word[:at].endswith(link))
                for head in heads:
                    if len(head) >= _SHORTEST and is_listed(head, language):
                        return head, word[at:]
    return ()


def sorts_by_last_part(word: str, names: Callable[[str, str], frozenset[str]]) -> frozenset[str]:
    """The sorts of what an unlisted word in lower case ends in, as a "Krabbenfischer" is a fisher.

    `names` tells the words that a language lists under a sort.
    """
    if not _LONG <= len(word) <= _LONGEST:
        return frozenset()
    return frozenset(
        sort
        for sort, parts in _LAST_PARTS.items()
        if not ends_by_chance(word, sort)
        and (parts.match(word) or any(_ends_in(word, names(code, sort), ending) for code, ending in _BUILT.items()))
    )


def ends_by_chance(word: str, sort: str) -> bool:
    """Does a word only look as if its last part were of a sort?"""
    return sort in _BY_CHANCE and _BY_CHANCE[sort].search(word) is not None


def _ends_in(word: str, names: frozenset[str], ending: str) -> bool:
    bare = re.sub(rf"(?:{ending})\Z", "", word)
    lasts = {whole[at:] for whole in {word, bare} for at in range(_FIRST_PART, len(whole) - _LAST_PART + 1)}
    return not names.isdisjoint(lasts)
