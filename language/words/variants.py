"""Whether two words are one word spelled or inflected otherwise: "bouldring", "violinist", "Kaffeemaschine".

A run of letters in common is not enough: "systems" and "stem" have one, "distributed" and "Stripe" nearly.
"""

from functools import lru_cache

_SHORTEST = 4
_LONG = 8
"""Letters of words in which two slips are forgiven instead of one."""
_WHOLE = 5
"""Letters of a word that is taken for the beginning of a longer one."""
_COMMON = 0.7
"""The share of the longer word that two inflections have in common at their beginning."""


def may_vary(one: str, other: str) -> bool:
    """A quick look: forms of one word begin alike, or one ends with the other."""
    return one[0] == other[0] or one.endswith(other) or other.endswith(one)


@lru_cache(maxsize=65_536)
def is_variant(one: str, other: str) -> bool:
    """Whether two words in lower case are spellings or inflections of one word, or one begins with the other."""
    short, long = sorted((one, other), key=len)
    if len(short) < _SHORTEST or not short.isalpha() or not long.isalpha():
        return one == other
    same = next((at for at, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    if same >= _WHOLE and (same == len(short) or same >= _COMMON * len(long)):
        return True
    if len(short) > _WHOLE and long.endswith(short):
        return True
    if len(short) < _WHOLE:
        return False
    slips = 1 if len(short) < _LONG else 2
    alike = same >= (1 if len(short) > _WHOLE else 2)
    return alike and len(long) - len(short) <= slips and _distance(short, long, slips) <= slips


def _distance(one: str, other: str, most: int) -> int:
    """How many letters are to be changed, left out or swapped with the next; counted no further than `most` + 1."""
    before, last = list[int](), list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return last[-1]
