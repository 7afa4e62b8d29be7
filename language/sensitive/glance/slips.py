"""Names of a password with a slip of the pen."""

from collections.abc import Iterator
from functools import cache

from language.patterns import pattern_of
from language.sensitive.glance.tables import LETTER, listed

_LATIN = "abcdefghijklmnopqrstuvwxyzñß"
_CYRILLIC = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяёэыъ"
_MAY_BE_NAME = pattern_of(
    f"(?<!{LETTER})[{''.join(sorted({word[0] for word in listed('misspelled')}))}][^\\W\\d_]{{4,11}}(?!{LETTER})"
)


def slips(low: str) -> list[tuple[int, int]]:
    """Where a text in lower case names a password so."""
    return [match.span() for match in _MAY_BE_NAME.finditer(low) if match[0] in _forgiven()]


@cache
def _forgiven() -> frozenset[str]:
    near = frozenset(near for word in listed("misspelled") for near in _near(word))
    return near - {*listed("passwords"), *listed("misspelled"), *listed("alike")}


def _near(word: str) -> Iterator[str]:
    """The word with one letter missing, wrong, too many or out of order; its first letter stays, as does its end."""
    letters = _CYRILLIC if "\u0400" <= word[0] <= "\u04ff" else _LATIN
    for place in range(1, len(word)):
        before, after = word[:place], word[place:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in letters:
            yield before + letter + after[1:]
            yield before + letter + after
