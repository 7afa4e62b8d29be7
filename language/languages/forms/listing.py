"""Lists of words."""


def words_of(text: str) -> frozenset[str]:
    """The words of a list written as running text."""
    return frozenset(text.casefold().split())


def phrases_of(text: str) -> frozenset[str]:
    """The words and phrases of a list, between commas."""
    return frozenset(" ".join(phrase.split()) for phrase in text.split(","))
