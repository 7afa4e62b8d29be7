"""Is a word a verb, to judge by the lists or by its ending?"""

import re

from language.meaning.vocabulary import is_deed
from language.sentences.cues import Cues

_ENDINGS = {
    "en": re.compile(r"\w{3,}ed$"),
    "uk": re.compile(
        r"\w{2,}(?:[аиіую]в|[аиіую]л[аи]|(?:в|л[аи])(?:ся|сь)|[аую]ю|[аую]є|ить|їть|[аую]ють|ємо|имо|уся|юся)$"
    ),
    "de": re.compile(r"ge\w{2,}(?:t|en)$|\w{3,}ierte?$"),
    "es": re.compile(r"(?!café|bebé|comité|puré)\w{3,}(?:é|aba|aron|ieron|amos|emos|imos|ando|iendo)$"),
}


def acts(word: str, cues: Cues) -> bool:
    """Is the word (in lower case) one for what somebody does?"""
    endings = _ENDINGS.get(cues.language)
    return is_deed(word) or bool(endings and endings.match(word))
