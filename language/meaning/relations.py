"""Words that say how the user stands to something, and who else is spoken of."""

from language.languages import by_language, words
from language.words.reader import Word
from language.words.spelling import fold
from language.words.stems import stem
from language.words.synonyms import meaning


def _stems(name: str) -> frozenset[str]:
    told = " ".join(by_language("meaning", name, str).values())
    return frozenset(fold(meaning(stem(word))) for word in told.split())


GENERIC_WORDS = _stems("GENERIC_WORDS")
"""Words a summary adds to say how the user stands to the thing remembered; they need no evidence of their own."""
NEGATIVE_WORDS = _stems("NEGATIVE_WORDS")
_NOT_NEGATIVE = words("sentences", "NOT_NEGATIVE")
"""Words with the stem of another language's word for disliking: German "hat" is no "hate"."""
PEOPLE = _stems("PEOPLE")
COMPARING = words("meaning", "COMPARING")
LACKING = words("meaning", "LACKING")
"""Words that deny only what follows them."""
ENDING = words("meaning", "ENDING")
"""Words that say that something was so, and is over."""


def is_negative(word: Word) -> bool:
    """Does a word say by itself that something is not liked, or not done?"""
    return word.stem in NEGATIVE_WORDS and word.text.casefold() not in _NOT_NEGATIVE
