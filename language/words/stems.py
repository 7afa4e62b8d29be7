"""Words without their endings, by light rules for words in Latin and in Cyrillic letters."""

from functools import lru_cache

from language.languages import alternatives, by_language, words
from language.patterns import pattern_of

_VOWELS = "аеєиіїоуюяыэё"
_CYRILLIC_ENDINGS = words("words", "STEM_ENDINGS")
_LONGEST_ENDING = max(map(len, _CYRILLIC_ENDINGS))
_SUPERLATIVE = pattern_of(f"^(?:{alternatives('words', 'SUPERLATIVE')})(?=.{{4}})")
_SHIFTING = pattern_of("[іїоеє]([^аеєиіїоуюяыэё]*)$")


def _endings(name: str) -> tuple[str, ...]:
    every = by_language("words", name, tuple).values()
    return tuple(dict.fromkeys(ending for endings in every for ending in endings))


_REFLEXIVE = _endings("REFLEXIVE")
_LATIN_VERBS, _LATIN_PLURALS = _endings("STEM_VERBS"), _endings("STEM_PLURALS")


@lru_cache(maxsize=16_384)
def stem(word: str) -> str:
    """The word (in lower case) without its usual ending; words of other languages stay whole."""
    if "\u0400" <= word[:1] <= "\u04ff":
        return _cyrillic_stem(word)
    return _latin_stem(word) if word.isascii() else word


def _cyrillic_stem(word: str) -> str:
    word = _SUPERLATIVE.sub("", word.replace("'", "").replace("ґ", "г"))
    if len(word) > 4 and word[0] == "у" and word[1] not in _VOWELS:
        word = "в" + word[1:]
    if len(word) > 5 and word.endswith(_REFLEXIVE):
        word = word[:-2]
    for length in range(min(_LONGEST_ENDING, len(word) - 3), 0, -1):
        if word[-length:] in _CYRILLIC_ENDINGS:
            word = word[:-length]
            break
    if len(word) > 3 and word[-1] == "л" and word[-2] in "бпвмф":
        word = word[:-1]
    # Львів becomes Львові, Київ Києві: the last vowel shifts when the syllable opens.
    return _SHIFTING.sub(r"о\1", word) if len(word) > 3 else word


def _latin_stem(word: str) -> str:
    word = word.removesuffix("'s").replace("'", "")
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    for ending in _LATIN_VERBS if word.endswith(_LATIN_VERBS) else ():
        base = word.removesuffix(ending)
        if base != word and len(base) >= 3 and any(char in "aeiouy" for char in base):
            if len(base) > 3 and base[-1] == base[-2] and base[-1] not in "lsz":
                base = base[:-1]
            return base.rstrip("e")
    if len(word) > 4 and word.endswith(_LATIN_PLURALS):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and word[-2] not in "sui":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word
