"""Is a word a verb, to judge by the lists or by its ending?"""

from language.languages import by_language
from language.meaning.vocabulary import is_deed
from language.patterns import pattern_of
from language.sentences.cues import Cues

_ENDINGS = {code: pattern_of(pattern) for code, pattern in by_language("sentences", "VERB_ENDINGS", str).items()}


def acts(word: str, cues: Cues) -> bool:
    """Is the word (in lower case) one for what somebody does?"""
    endings = _ENDINGS.get(cues.language)
    return is_deed(word) or bool(endings and endings.match(word))
