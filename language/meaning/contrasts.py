"""Words that cannot both be true of one thing: love and hate, before and after, summer and winter, husband and wife."""

from collections.abc import Collection, Iterator

from language.languages import by_language, words

_CONTRASTS = tuple(line for lines in by_language("vocabulary", "CONTRASTS", tuple).values() for line in lines)


def _sides() -> Iterator[tuple[str, tuple[int, int]]]:
    for contrast, line in enumerate(_CONTRASTS):
        for side, told in enumerate(line.split("/")):
            for word in told.split():
                yield word, (contrast, side)


_PLACES: dict[str, list[tuple[int, int]]] = {}
for _word, _place in _sides():
    _PLACES.setdefault(_word, []).append(_place)


_NEGATING = words("vocabulary", "NEGATING")


def negates(one: str, two: str) -> bool:
    """Is the one word the other with a prefix that turns it round ("disagree", "agree"; "незгоден", "згоден")?"""
    return any(one == prefix + two for prefix in _NEGATING)


def _turned_round(left: Collection[str], right: Collection[str]) -> bool:
    return any(word.startswith(prefix) and word[len(prefix) :] in right for word in left for prefix in _NEGATING)


def contrary(left: Collection[str], right: Collection[str]) -> bool:
    """Does a word of the one side exclude a word of the other?"""
    sides: dict[int, set[int]] = {}
    for word in left:
        for contrast, side in _PLACES.get(word, ()):
            sides.setdefault(contrast, set()).add(side)
    if _turned_round(left, right) or _turned_round(right, left):
        return True
    return any(
        contrast in sides and side not in sides[contrast] for word in right for contrast, side in _PLACES.get(word, ())
    )
