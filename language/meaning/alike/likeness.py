"""When are two words the same word? Inflected, misspelt or in another script; numbers and names are taken strictly."""

from language.languages import gathered, words
from language.meaning.contrasts import negates
from language.words.lexicon import EXACT
from language.words.reader import Role, Word
from language.words.spelling import skeleton
from language.words.stems import stem

_STRICT = (Role.NUMBER, Role.NEGATION, Role.RELATION)
_ENDINGS = tuple(
    {ending.removesuffix("|") for ending in " ".join(endings).split()}
    for endings in gathered("meaning", "INFLECTIONS").values()
)
_SOUNDS = ("iye", "sz", "sc", "ck", "gh", "oa", "ea", "vw", "uw", "dt", "bp", "mn")
_EXACT_STEMS = frozenset(stem(word) for word in EXACT)
_LONGEST = 64


def alike(one: Word, two: Word) -> bool:
    """Are these the same word, apart from inflection, a typo or the script?"""
    if one.stem == two.stem:
        return True
    if one.spelling[0] != two.spelling[0] and one.text.isascii() == two.text.isascii():
        return False
    if one.role in _STRICT or two.role in _STRICT:
        return False
    if one.spelling == two.spelling or same_in_other_script(one, two):
        return True
    return _inflected(one, two) or _misspelt(one, two)


def same_in_other_script(one: Word, two: Word) -> bool:
    """Is the one word a usual romanisation of the other ("Київ", "Kyiv", "Kiev")?"""
    if one.text.isascii() == two.text.isascii() or not one.spelling[0].isalpha():
        return False
    bones = skeleton(one.spelling)
    return len(bones) >= 3 and (bones == skeleton(two.spelling) or skeleton(one.stem) == skeleton(two.stem))


def akin(one: Word, two: Word) -> bool:
    """Are these words related or close in spelling, though not the same?"""
    longest = max(len(one.spelling), len(two.spelling))
    if Role.NAME in (one.role, two.role) or one.role in _STRICT or two.role in _STRICT or longest > _LONGEST:
        return False
    if not _close(one.spelling, two.spelling, longest) or _exact(one) or _exact(two):
        return False
    return not (negates(one.spelling, two.spelling) or negates(two.spelling, one.spelling))


def _close(one: str, two: str, longest: int) -> bool:
    shared = _shared_start(one, two)
    if shared >= 4 and shared >= 0.5 * longest:
        return True
    related = shared >= 2 or one.endswith(two) or two.endswith(one)
    return related and longest >= 5 and edit_distance(one, two) <= 0.4 * longest


def _exact(word: Word) -> bool:
    return stem(word.text.casefold()) in _EXACT_STEMS


_DESCRIBING = {
    plain: tuple(ending for ending in words("meaning", "DESCRIBING") if ending.isascii() == plain)
    for plain in (True, False)
}
"""By whether they are written in plain Latin letters."""


def describes(word: Word) -> bool:
    """Is it, to judge by its ending, a verb, an adjective or an adverb rather than the thing a statement is about?"""
    lower = word.text.casefold()
    return lower.endswith(_DESCRIBING[lower.isascii()])


def _inflected(one: Word, two: Word) -> bool:
    shared = _shared_start(one.spelling, two.spelling)
    if shared < 4 or shared < 0.6 * max(len(one.spelling), len(two.spelling)):
        return False
    endings = {one.spelling[shared:], two.spelling[shared:]}
    if Role.NAME in (one.role, two.role):
        return endings == {"", "s"}
    return any(endings <= family for family in _ENDINGS)


def _shared_start(one: str, two: str) -> int:
    length = 0
    for left, right in zip(one, two, strict=False):
        if left != right:
            break
        length += 1
    return length


def _misspelt(one: Word, two: Word) -> bool:
    left, right = one.spelling, two.spelling
    longest = max(len(left), len(right))
    if longest > _LONGEST or left[0] != right[0] or abs(len(left) - len(right)) > 2:
        return False
    if _exact(one) or _exact(two) or (Role.NAME in (one.role, two.role) and longest < 8):
        return False
    edits = edit_distance(left, right)
    if edits == 1:
        return longest >= 7 or (longest >= 5 and _slip(left, right))
    return edits == 2 and longest >= 9


def _slip(left: str, right: str) -> bool:
    """One edit that seldom makes another word of it: letters swapped, doubled or of nearly the same sound."""
    if len(left) == len(right):
        places = [place for place in range(len(left)) if left[place] != right[place]]
        return len(places) == 2 or any({left[places[0]], right[places[0]]} <= set(sound) for sound in _SOUNDS)
    longer, shorter = (left, right) if len(left) > len(right) else (right, left)
    extra = _shared_start(longer, shorter)
    return longer[extra] == longer[extra - 1] or len(longer) >= 6


def edit_distance(left: str, right: str) -> int:
    """Insertions, deletions, substitutions and swaps of neighbours that turn one word into the other."""
    before: list[int] = []
    above = list(range(len(right) + 1))
    for i, char in enumerate(left, 1):
        row = [i]
        for j, other in enumerate(right, 1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (char != other))
            if i > 1 and j > 1 and char == right[j - 2] and left[i - 2] == other:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before, above = above, row
    return above[-1]
