"""The password that serves for everything: told beside "everywhere" or "the same one", without being called one."""

import re

from language.patterns import pattern_of
from language.sensitive.announced_values import GLANCE, Named
from language.sensitive.values import Found, is_usable
from language.sensitive.vocabulary import SAYS

_WORD_WITH_NUMBER = pattern_of(
    r"(?<![\w.@/-])(?:[^\W\d_]{3,20}[._!#$%&*-][^\W\d_]{3,20}[._!#$%&*-]?\d{1,4}[!?*#]?|[^\W\d_]{3,20}[!#$%&*]\d{1,4}"
    r"|[^\W\d_]{4,20}\d{2,4}|[^\W\d_A-Z]{7,20}\d|\d{2,4}[^\W\d_A-Z]{4,20}|(?=[^\W_A-Z]{7})[^\W\d_A-Z]{1,20}\d{1,4}[^\W\d_A-Z]{3,20})(?![\w@/-])"
)
_ANNOUNCING = (":", "=", "—", "–", ">")


def find_habitual(named: Named) -> Found | None:
    """Beside "everywhere": a word with a number, in lower case or joined by signs, as only passwords are; or any that
    the sentence announces."""
    for word in _WORD_WITH_NUMBER.finditer(named.text, max(0, named.start - GLANCE), named.end + GLANCE):
        if word[0].lower() in named.around and (word[0] in named.around or _is_habitual(named, word)):
            return Found("password", *word.span())
    return None


def _is_habitual(named: Named, word: re.Match[str]) -> bool:
    """Is a word with capitals no product: signs join its parts, or it is told after a sign or a word that announces?"""
    if not word[0].isalnum():
        return is_usable(word[0])
    before = named.text[: word.start()].rstrip(" \"'«“„")
    said = before[-1:] in _ANNOUNCING or (before[-1:] == "," and " " in named.name)
    return said or before.lower().rpartition(" ")[2] in SAYS
