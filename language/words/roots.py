"""The roots that words of one family share: "teach", "teacher"; "пишу", "написала"; "Jugend", "Jugendliche".

Looser than a stem: a word of a family says what a memory says in another part of speech, never who or how many.
"""

import re
from functools import lru_cache

from language.words.lexicon import words_of
from language.words.spelling import fold
from language.words.stems import stem

_LEAST = 4
_ENDINGS = {
    "en": words_of("""
        ation ations ition ion ions ment ments ness ity ship ist ists ian ians or ors ied ies ed es s y ly ally ous
        ful al
        ic ics able ive ant ance ence
        """),
    "de": words_of("""
        ung ungen heit keit lich liche licher lichen isch ische ischen ig ige igen er ers erin ern eln el elt ele et est
        t st te ten tet n en e em es s in innen iert ieren iere
        """),
    "es": words_of("""
        ame eme adme enme acion aciones icion iciones
        ador adora ero era eros eras ista istas cion ciones miento mente ado ada ados adas ido ida idos idas ando iendo
        ar er ir arse erse irse o a e os as es an en amos emos imos ia io aba abas aban aron ieron ico ica icos icas oso
        osa eria ion i uia
        """),
    "uk": words_of("""
        увальник увач ювач івник ільник ильник альник ник ниц ар яр ач ист іст ств цтв ськ цьк зьк ость ост
        увал ювал ован ьован уван юван ен ан ьк к ок ик ц н ов ев ува юва а и і у ю є е я о л ал ял
        """),
}
_DOING = re.compile("(.*[aeiouy].*?)(?:ing|er|ers|e)$")
_DOUBLED = re.compile(r"([^aeioulsz])\1$")
_PERFECTIVE = re.compile(r"^(?:пере|про|при|роз|від|об|по|на|за|ви|до|під|з|с|у|в)(?=..[^ь])")
_PARTICIPLE = re.compile(r"^ge(?=.{3,}(?:t|en)$)")
_SHIFTS = str.maketrans({"ж": "г", "ч": "к", "ш": "с", "ц": "к", "щ": "т", "і": "о", "ї": "о", "є": "е"})
_DIPHTHONGS = (("ue", "o"), ("ue", "u"), ("ie", "e"), ("qu", "c"), ("gu", "g"))


def bare(word: str) -> str:
    """A Ukrainian verb without the prefix that makes it a thing done: "прожив" as "жив"."""
    return _PERFECTIVE.sub("", word)


@lru_cache(maxsize=16384)
def roots(word: str, language: str) -> frozenset[str]:
    """What a word in lower case may have in common with others of its family, in one language."""
    endings = _ENDINGS.get(language)
    if endings is None or not word[:1].isalpha():
        return frozenset()
    if language == "uk":
        base = stem(word)
        found = {one for form in {base, _PERFECTIVE.sub("", base)} for one in _cuts(form, endings)}
        return frozenset(one.translate(_SHIFTS) for one in found)
    base = fold(word.removesuffix("'s"))
    found = _cuts(base, endings)
    if language == "en":
        found |= _doing(base)
    if language == "de":
        found |= _cuts(_PARTICIPLE.sub("", base), endings)
    if language == "es":
        found |= {one.replace(old, new) for one in found for old, new in _DIPHTHONGS if old in one}
    return frozenset(found)


def _doing(word: str) -> set[str]:
    """An English verb and who does it: "bake", "baking", "baker"; "row", "rower"; "swim", "swimmer"."""
    found = {word}
    if match := _DOING.match(word):
        base = match[1]
        if len(base) > 2:
            found |= {base + "e"} | ({base, _DOUBLED.sub(r"\1", base)} if not word.endswith("e") else set())
    return found


def _cuts(word: str, endings: frozenset[str]) -> set[str]:
    """The word, and the word without each of the endings that it has."""
    lengths = range(1, min(8, len(word) - _LEAST) + 1)
    found = {word} if len(word) >= _LEAST else set()
    return found | {word[:-length] for length in lengths if word[-length:] in endings}
