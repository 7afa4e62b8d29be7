"""Words without their endings, by light rules for English, Ukrainian and Russian: inflections meet, other words do not."""

import re

_CYRILLIC_ENDINGS = tuple(
    sorted(
        """а я у ю о е є и і ї ь й ы ом ем єм ям ам ів їв ов ев ей ий ій ый ой ами ями ах ях ові еві єві ою ею єю ого его ому ему
        им ім ым ої их іх ых ими ыми ая яя ое ее ые ие ую юю ти ть ать ить ять еть ет ит еш иш ешь ишь ємо емо имо ете ите ють уть
        ят ут ют в ла ло ли ал ил ала ила али или ав ив ова ував увати ували увала ує ують ує ємо аєш ає ають яє яють ить ати ити яти іти
        ість ості ністю ня ння ння ення ання ію ія ії ією вши ши іший іша іше іші іших ішим ішого ішою ішій ший ша ше ші тиму тимуть тиме тимемо тимете тимеш""".split(),
        key=len,
        reverse=True,
    )
)
_VOWELS = "аеєиіїоуюяыэё"
_PREFIX = re.compile("^най(?=.{4})")
_REFLEXIVE = ("ся", "сь")
_SHIFTING = re.compile("[іїоеє]([^аеєиіїоуюяыэё]*)$")


def stem(word: str) -> str:
    """The word without its usual English, Ukrainian or Russian ending; other words stay whole."""
    if "\u0400" <= word[:1] <= "\u04ff":
        return _cyrillic_stem(word)
    return _latin_stem(word) if word.isascii() else word


def _cyrillic_stem(word: str) -> str:
    word = _PREFIX.sub("", word.replace("'", "").replace("ґ", "г"))
    if word[0] == "у" and len(word) > 4 and word[1] not in _VOWELS:
        word = "в" + word[1:]
    if len(word) > 5 and word.endswith(_REFLEXIVE):
        word = word[:-2]
    for ending in _CYRILLIC_ENDINGS:
        if len(word) - len(ending) >= 3 and word.endswith(ending):
            word = word[: -len(ending)]
            break
    if len(word) > 3 and word[-1] == "л" and word[-2] in "бпвмф":
        word = word[:-1]
    return _SHIFTING.sub(r"о\1", word) if len(word) > 3 else word


def _latin_stem(word: str) -> str:
    word = word.removesuffix("'s").replace("'", "")
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    for ending in ("ing", "ed"):
        if len(word) - len(ending) >= 3 and word.endswith(ending) and any(char in "aeiouy" for char in word[: -len(ending)]):
            word = word[: -len(ending)]
            if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]
            return word.rstrip("e")
    if len(word) > 3 and word.endswith(("sses", "shes", "ches", "xes", "zes", "oes")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and word[-2] not in "sui":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word
