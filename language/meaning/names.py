"""Which words are names."""

from language.languages import by_language
from language.words.reader import Role, Word

_EVERY_NOUN = frozenset(by_language("meaning", "NOUNS_HAVE_CAPITALS", bool))


def has_capital_nouns(language: str) -> bool:
    """Whether every noun of a language has a capital, which then makes no name."""
    return language in _EVERY_NOUN


def is_name(word: Word, language: str) -> bool:
    """Is it a name? Where every noun has a capital, nothing tells."""
    return word.role is Role.NAME and language not in _EVERY_NOUN
