"""Everyday words that mean the same: a kid is a child, a film a movie."""

from language.languages import by_language
from language.words.stems import stem

_MEANING = {
    stem(word): stem(line.split()[0])
    for lines in by_language("words", "SYNONYMS", tuple).values()
    for line in lines
    for word in line.split()
}


def meaning(word_stem: str) -> str:
    """One stem for all words of a group; any other stem stays itself."""
    return _MEANING.get(word_stem, word_stem)
