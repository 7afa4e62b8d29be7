"""When do two texts say the same thing in (nearly) the same words?

Exact: the same words whatever the case, punctuation, spacing or script. Near: besides that, typos, inflection, small
words and a moved phrase, but never another object, number, name or polarity.
"""

from collections import Counter
from collections.abc import Sequence

from language.languages import by_language
from language.meaning.alike.likeness import akin, alike, describes, same_in_other_script
from language.meaning.contrasts import contrary
from language.words.lexicon import CONJUNCTIONS, LIMITS
from language.words.reader import Role, Word, read
from language.words.spelling import plain

_NEGATED = tuple(by_language("meaning", "NEGATION_PREFIX", str).values())
_WINDOW = 6
_AKIN_COST = 0.34
_WEIGHTS = {Role.RELATION: 0.5, Role.NEGATION: 0.5}
_ENOUGH = 2.5
_SEVERAL = 5
_FAMILIAR = 0.35
"""Near duplicates of five words and more share 0.6 of their stems at least, other texts of one language 0.1."""
# How many words must match before another word in their midst is taken for a slip, not for another object. Ukrainian
# writers correct whole words more often, and its endings say what English says with words, so fewer are needed there.
_PLENTY = 4.0
_PLENTY_ELSEWHERE = 8.0

Gap = tuple[Sequence[Word], Sequence[Word]]
"""The words between two matched words: those only the left text has, those only the right text has."""


def fingerprint(text: str) -> str:
    """The normal spelling of a text: equal for texts that differ only in case, punctuation, spacing or script."""
    return " ".join([word.spelling for word in read(text)]) or " ".join(plain(text).casefold().split())


def same(one: str, two: str) -> bool:
    """Are these the same words?"""
    left, right = read(one), read(two)
    if not left or not right:
        return fingerprint(one) == fingerprint(two)
    return _same_words(left, right)


def _same_words(left: Sequence[Word], right: Sequence[Word]) -> bool:
    return len(left) == len(right) and all(
        a.spelling == b.spelling or same_in_other_script(a, b) for a, b in zip(left, right, strict=True)
    )


def near(one: str, two: str) -> bool:
    """Is the one text a slip of the other: the same statement up to typos, endings and small words?"""
    left, right = read(one), read(two)
    if not left or not right:
        return fingerprint(one) == fingerprint(two)
    if _same_words(left, right):
        return True
    if max(len(left), len(right)) > 2 * min(len(left), len(right)) + 2:
        return False
    if _strangers(left, right):
        return False
    whole_left, whole_right = _joined(left, right), _joined(right, left)
    alike = _reordered(whole_left, whole_right) or _few_slips(whole_left, whole_right)
    return alike and not _contradict(whole_left, whole_right)


def _strangers(left: Sequence[Word], right: Sequence[Word]) -> bool:
    """Have two longer texts of one script hardly a word in common? No slips make those the same."""
    if min(len(left), len(right)) < _SEVERAL or _ascii(left) != _ascii(right):
        return False
    stems, others = {word.stem for word in left}, {word.stem for word in right}
    return len(stems & others) < _FAMILIAR * min(len(stems), len(others))


def _ascii(words: Sequence[Word]) -> bool:
    return "".join([word.text for word in words]).isascii()


def _joined(words: Sequence[Word], others: Sequence[Word]) -> list[Word]:
    """Two words that the other text writes as one ("on call", "oncall"; "не має", "немає") become one."""
    single = {word.spelling: word for word in others}
    joined: list[Word] = []
    place = 0
    while place < len(words):
        pair = words[place].spelling + words[place + 1].spelling if place + 1 < len(words) else ""
        whole = single.get(pair)
        joined.append(words[place] if whole is None else whole)
        place += 1 if whole is None else 2
    return joined


def _contradict(left: Sequence[Word], right: Sequence[Word]) -> bool:
    """Do numbers, negations, the order of relations or an excluded word tell the statements apart?"""
    if _numbers(left) != _numbers(right) or _limits(left) != _limits(right) or not _negated_alike(left, right):
        return True
    relations, others = _sequence(left, Role.RELATION), _sequence(right, Role.RELATION)
    if relations != others and sorted(relations) == sorted(others):
        return True
    only_left = Counter(word.text.casefold() for word in left)
    only_right = Counter(word.text.casefold() for word in right)
    return contrary(only_left - only_right, only_right - only_left)


def _negated_alike(left: Sequence[Word], right: Sequence[Word]) -> bool:
    """Do both say no equally often? One may also be written as part of its word ("не зважаючи", "незважаючи")."""
    more = len(_sequence(left, Role.NEGATION)) - len(_sequence(right, Role.NEGATION))
    if more < 0:
        return _negated_alike(right, left)
    known = {word.stem for word in left}
    return more <= sum(
        len(word.text) > 5 and word.text.casefold().startswith(_NEGATED) for word in right if word.stem not in known
    )


def _numbers(words: Sequence[Word]) -> list[str]:
    """The numbers in order, without "1": "one dog", "1 dog" and "a dog" say the same."""
    return [number for number in _sequence(words, Role.NUMBER) if number != "1"]


def _limits(words: Sequence[Word]) -> int:
    return sum(word.text.casefold() in LIMITS for word in words)


def _sequence(words: Sequence[Word], role: Role) -> list[str]:
    return [word.stem for word in words if word.role is role]


def _reordered(left: Sequence[Word], right: Sequence[Word]) -> bool:
    """Are these the same words in an order that says the same?"""
    one, two = [word.spelling for word in left], [word.spelling for word in right]
    return one == two or (sorted(one) == sorted(two) and (_moved_phrase(one, two) or _swapped_items(one, two)))


def _moved_phrase(one: list[str], two: list[str]) -> bool:
    """Is the end put first ("in the evening he reads", "he reads in the evening")?"""
    cuts = [cut for cut in range(1, len(one)) if one[cut] == two[0] and one[cut - 1] == two[-1]]
    return any(one[cut:] + one[:cut] == two for cut in cuts[:_WINDOW])


def _swapped_items(one: list[str], two: list[str]) -> bool:
    """Do two items change places round an "and" ("tea and coffee", "coffee and tea")?"""
    start = next(place for place in range(len(one)) if one[place] != two[place])
    end = next(place for place in range(len(one), 0, -1) if one[place - 1] != two[place - 1])
    items, swapped = one[start:end], two[start:end]
    joints = [place for place, word in enumerate(items) if word in CONJUNCTIONS]
    return any([*items[joint + 1 :], items[joint], *items[:joint]] == swapped for joint in joints[:_WINDOW])


def _few_slips(left: Sequence[Word], right: Sequence[Word]) -> bool:
    left = [word for word in left if word.role is not Role.FUNCTION]
    right = [word for word in right if word.role is not Role.FUNCTION]
    gaps = _gaps(left, right)
    if any(word.role is Role.NAME for gap in gaps for side in gap for word in side):
        return False
    matched = _weight(left) - sum(_weight(gap[0]) for gap in gaps)
    gaps = [gap for gap in (_weighty(gap) for gap in gaps) if gap[0] or gap[1]]
    # Most texts differ in nearly every word: no need to look for relatives when even those would cost too much.
    if max(1.0, matched / 2) < _AKIN_COST * sum(max(map(len, gap)) for gap in gaps):
        return False
    cost = sum(_cost(gap) for gap in gaps)
    if cost < 1:
        return matched >= (1.5 if cost else 0.5)
    if matched >= (_PLENTY if _cyrillic(left) else _PLENTY_ELSEWHERE):
        return cost <= matched / 2
    return matched >= _ENOUGH and cost <= matched / 3 and not _other_object(gaps)


def _cyrillic(words: Sequence[Word]) -> bool:
    return sum("\u0400" <= word.text[0] <= "\u04ff" for word in words) > len(words) / 2


def _gaps(left: Sequence[Word], right: Sequence[Word]) -> list[Gap]:
    """What is left between the words both texts have in the same order; looks a few words ahead, so linear in time."""
    gaps: list[Gap] = []
    i = j = 0
    while i < len(left) and j < len(right):
        match = _next_match(left, right, i, j)
        a, b = match or (i + _WINDOW, j + _WINDOW)
        gaps.append((left[i:a], right[j:b]))
        i, j = (a + 1, b + 1) if match else (a, b)
    gaps.append((left[i:], right[j:]))
    return [gap for gap in gaps if gap[0] or gap[1]]


def _next_match(left: Sequence[Word], right: Sequence[Word], i: int, j: int) -> tuple[int, int] | None:
    for steps in range(_WINDOW):
        for skip in range(steps + 1):
            a, b = i + skip, j + steps - skip
            if a < len(left) and b < len(right) and alike(left[a], right[b]):
                return a, b
    return None


def _weighty(gap: Gap) -> Gap:
    """The gap without relations, and without signs ("😊") that the other text has nothing against."""
    left, right = ([word for word in side if word.role is not Role.RELATION] for side in gap)
    if not right:
        left = [word for word in left if word.spelling[0].isalnum()]
    if not left:
        right = [word for word in right if word.spelling[0].isalnum()]
    return left, right


def _weight(words: Sequence[Word]) -> float:
    return sum(_WEIGHTS.get(word.role, 1) for word in words)


def _cost(gap: Gap) -> float:
    """How much of the statement the gap changes: related words little, other words wholly."""
    cost = 0.0
    unlike = 0
    rest = list(gap[1])
    for word in gap[0]:
        relative = next((other for other in rest if akin(word, other)), None)
        if relative is None:
            unlike += 1
        else:
            rest.remove(relative)
            cost += _AKIN_COST
    return cost + max(unlike, len(rest))


def _other_object(gaps: list[Gap]) -> bool:
    """Does a short statement name another thing in the same place, or the same things in other places?"""
    unlike = [gap for gap in gaps if _cost(gap) >= 1]
    if len(unlike) > 1:
        return True
    return not all(describes(word) for side in unlike[0] for word in side)
