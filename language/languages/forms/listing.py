"""Lists of words, written as running text."""


def words_of(text: str) -> frozenset[str]:
    """The words of a list written as running text."""
    return frozenset(text.casefold().split())
