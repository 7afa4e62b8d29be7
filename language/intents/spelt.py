"""Questions as people type and speak them: "q tienes de mi", "Wia hoaß i?" and "скіки" put into the words that ask.

Only words that a language has no other use for are put so, and only those of the language that a message is in.
"""

from functools import lru_cache

from language.asking.words import LANGUAGES, words_for
from language.intents.misspelt import slips
from language.languages import by_language
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_SPELT = by_language("intents", "SPELT", dict)
_WORD = pattern_of(r"[^\W\d_]+(?:['’ʼ][^\W\d_]+)*")
_TWO = 4
"""Twice the words by which alone a message is taken for one of a language."""
_LONG = 6
"""Letters of a word in which a slip is put right."""
_ASKED = {
    words.language: sorted(
        word for word in words.asks | words.knows | words.told | words.remind if len(word) >= _LONG and word.isalpha()
    )
    for words in LANGUAGES
}


@lru_cache(maxsize=256)
def respelt(text: str) -> str:
    """A message with the short, spoken and misspelt words of a question as they are spelt."""
    language = _language(text)
    spelt, asked = _SPELT.get(language, {}), text.rstrip().endswith("?")

    def right(word: str) -> str:
        plain = word.lower().replace("’", "'").replace("ʼ", "'")
        return spelt.get(plain) or (_meant(plain, language) if asked else "") or word

    return _WORD.sub(lambda found: right(found[0]), text)


def _language(text: str) -> str:
    """The language of a message: that of which most words are such spellings, else that of its small words."""
    found = [word.lower() for word in _WORD.findall(text)]
    best = max(_SPELT, key=lambda code: sum(word in _SPELT[code] for word in found))
    return (
        best if 2 * sum(word in _SPELT[best] for word in found) >= max(len(found), _TWO) else words_for(text).language
    )


def _meant(word: str, language: str) -> str:
    """The word of questions that a misspelt one is meant for; empty where it may be meant itself."""
    if len(word) < _LONG or word in FUNCTION_WORDS or classes_of(word):
        return ""
    table = _ASKED.get(language, [])
    return "" if word in table else next((other for other in table if slips(word, other)), "")
