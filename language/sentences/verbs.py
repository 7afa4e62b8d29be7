"""Is a word a verb, to judge by the lists or by its ending, and is it its writer who does it?"""

from collections.abc import Sequence

from language.languages import by_language
from language.meaning.vocabulary import is_deed
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.cues import Cues
from language.sentences.cues.common import COPULA
from language.sentences.persons import ROLES
from language.words.classes import classes_of
from language.words.reader import Role, Word

_ENDINGS = {code: pattern_of(pattern) for code, pattern in by_language("sentences", "VERB_ENDINGS", str).items()}

_WORD = pattern_of(r"\w+")
_TELLING = by_language("sentences", "WRITERS_FORM_BEHIND", frozenset)
"""Languages whose verbs tell by their form that they speak of the writer: at the head of a clause, and behind these
words; `*` stands for any. Elsewhere "cuento" and "piloto" are nouns."""


def acts(word: str, cues: Cues) -> bool:
    """Is the word (in lower case) one for what somebody does?"""
    endings = _ENDINGS.get(cues.language)
    return is_deed(word) or bool(endings and endings.match(word))


def has_verb(lower: str, cues: Cues) -> bool:
    """Does a text in lower case hold a word for what somebody does or is?"""
    words = _WORD.findall(lower)
    return bool(COPULA.search(lower)) or any(acts(one, cues) or readings_of(one, cues.language) for one in words)


def tells_of_writer(words: Sequence[Word], cues: Cues) -> bool:
    """Is one of the words a form of a verb that only its writer can be the subject of, and no noun ("el trabajo")?"""
    behind = _TELLING.get(cues.language)
    if behind is None:
        return False
    for place, word in enumerate(words):
        if place and not ("*" in behind or words[place - 1].text.casefold() in behind or _is_verb_alone(words, place)):
            continue
        if word.role is Role.CONTENT and (word.text.islower() or not place) and _is_writers(word.text.casefold(), cues):
            return True
    return False


def _is_verb_alone(words: Sequence[Word], place: int) -> bool:
    """Does a form that no list has as a noun stand behind a noun ("el resto de la semana conduzco")?"""
    told = words[place - 1].role in (Role.CONTENT, Role.NAME, Role.NUMBER)
    return told and not classes_of(words[place].text.casefold()) & ROLES


def _is_writers(word: str, cues: Cues) -> bool:
    readings = readings_of(word, cues.language)
    return bool(readings) and all(whom == "i" or (whom == "do" and kind != "talk") for whom, kind in readings)
