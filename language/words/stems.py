"""Words without their endings, by light rules for English, Ukrainian and Russian."""

import re
from functools import lru_cache

from language.words.lexicon import words_of

_VOWELS = "аеєиіїоуюяыэё"
_CYRILLIC_ENDINGS = words_of("""
    а я у ю о е є и і ї ь й ы ом ем єм ям ам ів їв ов ев ей ий ій ый ой ами ями ах ях ові еві єві ою ею єю ого
    его ому ему им ім ым ої их іх ых ими ыми ая яя ое ее ые ие ую юю іший іша іше іші іших ішим ішого ішою ішій
    ший ша ше ші ти ть ати ити яти іти ать ить ять еть ет ит еш иш ешь ишь ємо емо имо ете ите ють уть ят ут ют
    в ла ло ли ав ив ал ил ала ила али или ова ував увати ували увала ує ують аєш ає ають яє яють вши ши тиму
    тимеш тиме тимемо тимете тимуть ість ості ністю ня ння ення ання ію ія ії ією
    """)
_LONGEST_ENDING = max(map(len, _CYRILLIC_ENDINGS))
_SUPERLATIVE = re.compile("^най(?=.{4})")
_REFLEXIVE = ("ся", "сь")
_SHIFTING = re.compile("[іїоеє]([^аеєиіїоуюяыэё]*)$")


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
    for ending in ("ing", "ed"):
        base = word.removesuffix(ending)
        if base != word and len(base) >= 3 and any(char in "aeiouy" for char in base):
            if len(base) > 3 and base[-1] == base[-2] and base[-1] not in "lsz":
                base = base[:-1]
            return base.rstrip("e")
    if len(word) > 4 and word.endswith(("sses", "shes", "ches", "xes", "zes", "oes")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and word[-2] not in "sui":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word
