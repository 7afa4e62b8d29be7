"""What follows the name of a secret: each word that may be its value, and how the sentence announces it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, islice, pairwise
from typing import Any

from language.patterns import pattern_of
from language.sensitive.vocabulary import ABOUT, ENDS, SAYS, SERVES, spelled_length
from language.words.lexicon import CONJUNCTIONS, words_of

GLANCE = 90
"""Characters around a name that belong to what is said of it."""

REACH = 200
"""Characters after a name in which its value may stand."""

_MOST_WORDS = 14
_UNSPACED = "\u3001-\u30ff\u3400-\u9fff\uac00-\ud7af"
_TOKEN = pattern_of(rf"[{_UNSPACED}]+|[^\s{_UNSPACED}]+")
_QUOTED = pattern_of(r"[\"“„«「『]([^\"“”„«»「」『』\n]{4,64})[\"”“»」』]|(?<!\w)['`]([^'`\n]{4,64})['`]")
_END = pattern_of(r"[.!?](?=\s|$)|[\n。]")
_NEXT_LINE = pattern_of(r"[ \t]*(?:[:=]|[^\W\d_]{2,10})[ \t]*\n{1,2}(?=[ \t]*\S{4,64}[ \t]*(?:\n|\Z))")
"""What announces a value that has the next line to itself."""
_SIGNS = words_of(": = := => -> → — – - ? ~ |")
_EDGE = "\"'`«»“”„*()[]<>,;、「」『』…"
_COMPOUND = pattern_of(r"[-\u2010\u2011][^\W\d_]{2}")
_STAND_IN = tuple(">})]%@/\\")


@dataclass(frozen=True, slots=True)
class Value:
    """A word after a name, and how it is announced: by a sign, by a word, or by standing there."""

    text: str
    start: int
    end: int
    sign: bool = False
    said: bool = False
    place: int = 0
    """Words between the name and this one that only a value or talk would be."""
    last: bool = True
    """The clause ends with it."""
    next: str = ""
    loose: bool = False
    """Small words stand between the announcement and the word, or it is written as in the title of a book."""
    late: bool = False
    """Another word has taken the announcement."""

    @property
    def told(self) -> bool:
        return self.sign or self.said


def sentence(low: str, start: int, end: int) -> str:
    """The sentence around a place, as far as a glance reaches."""
    before = low[max(0, start - GLANCE) : start]
    cut = max((match.end() for match in _END.finditer(before)), default=0)
    stop = _END.search(low, end, end + GLANCE)
    return before[cut:] + low[start : stop.start() if stop else end + GLANCE]


class Values:
    """The words after a name that may be its value, read as far as somebody asks for them."""

    def __init__(self, text: str, end: int) -> None:
        self._read: list[Value] = []
        self._unread = _values(text, end)

    def __getitem__(self, number: int) -> Value:
        while len(self._read) <= number:
            value = next(self._unread, None)
            if value is None:
                raise IndexError(number)
            self._read.append(value)
        return self._read[number]

    def __iter__(self) -> Iterator[Value]:
        for number in range(_MOST_WORDS):
            try:
                yield self[number]
            except IndexError:
                return


def _values(text: str, end: int) -> Iterator[Value]:
    if text[end : end + 1] in _STAND_IN or _COMPOUND.match(text, end):
        return
    below = _NEXT_LINE.match(text, end)
    stop = _END.search(text, below.end() if below else end + 1, end + REACH)
    limit = stop.start() if stop else min(len(text), end + REACH)
    tokens = chain(islice(_TOKEN.finditer(text, end, limit), _MOST_WORDS + 1), [None])
    sign = said = loose = late = False
    place = 0
    for number, (token, following) in enumerate(pairwise(tokens)):
        if token is None or number == _MOST_WORDS:
            return
        raw, low = token[0], token[0].casefold()
        if raw in _SIGNS:
            sign = True
        elif low in SAYS:
            said, loose = True, raw[0].isupper()
        elif low.strip(_EDGE) in ABOUT and raw[-1] not in ":=":
            loose = loose or said or sign
        else:
            sign = sign or (raw[0] in ":=" and len(raw) > 1)
            after = following[0] if following else ""
            yield _value(token, after, sign=sign, said=said, place=place, loose=loose, late=late)
            late = late or said
            sign, said, loose, place = raw[-1] in ":=", False, False, place + 1


def _value(token: re.Match[str], following: str, **announced: Any) -> Value:
    left = token[0].lstrip(_EDGE + ":=")
    text = left.rstrip(_EDGE).rstrip(".:")
    start = token.end() - len(left)
    last = not following or token[0][-1] in ",;)" or not following[0].isalnum() or following.casefold() in CONJUNCTIONS
    last = last or ENDS.fullmatch(following) is not None
    return Value(text, start, start + len(text), last=last, next=following, **announced)


def quotation(text: str, end: int) -> Value | None:
    """Words in quotation marks that a name announces: `password is "blue cat"`."""
    for match in _QUOTED.finditer(text, end, end + GLANCE):
        between = text[end : match.start()]
        words = between.casefold().split()
        told = between.strip()[-1:] in (":", "=", "—") or (bool(words) and words[-1] in SAYS)
        if told and _END.search(between) is None and len(words) <= 8:
            group = 1 if match[1] else 2
            return Value(match[group], match.start(group), match.end(group), said=True)
        return None
    return None


def value_before(text: str, start: int, *, said: bool = False) -> Value | None:
    """The word before "… is my password", "… as a password"; said where the name itself says that it serves as one."""
    for token in reversed(list(_TOKEN.finditer(text, max(0, start - GLANCE), start))[-7:]):
        low = token[0].casefold()
        if low in SAYS or low in SERVES or token[0] in _SIGNS:
            said = True
        elif said and low not in ABOUT:
            return _value(token, "", said=True)
        elif low not in ABOUT:
            return None
    return None


def spelled_digits(text: str, end: int) -> Value | None:
    """Four digits or more in words: "four eight two one", "twenty-two forty"."""
    run: list[re.Match[str]] = []
    for token in islice(_TOKEN.finditer(text, end, end + REACH), _MOST_WORDS):
        if _digits_in_words([token]):
            run.append(token)
        elif _digits_in_words(run) >= 4:
            break
        else:
            run = []
    if _digits_in_words(run) < 4:
        return None
    return Value(text[run[0].start() : run[-1].end()].rstrip(_EDGE + "."), run[0].start(), run[-1].end())


def _digits_in_words(run: Sequence[re.Match[str]]) -> int:
    """How many digits the words spell, with those from ten two each; none for other words."""
    return sum(spelled_length(token[0].casefold().strip(_EDGE + ".")) for token in run)


def joined_digits(found: Values, number: int, text: str) -> Value:
    """The value with this number, with the groups of digits after it: "4 8 2 1", "7720 4418"."""
    first = end = found[number]
    while end.text.isdigit():
        number += 1
        try:
            value = found[number]
        except IndexError:
            break
        if not (value.text.isdigit() and len(value.text) <= 4 and text[end.end : value.start] in " -"):
            break
        end = value
    if end is first:
        return first
    return replace(first, text=text[first.start : end.end], end=end.end, last=end.last, next=end.next)


@dataclass(frozen=True)
class Named:
    """A name of a secret in a text, which stands here in lower case too."""

    text: str
    low: str
    start: int
    end: int

    @property
    def name(self) -> str:
        return self.low[self.start : self.end]

    @cached_property
    def around(self) -> str:
        """The sentence it stands in."""
        return sentence(self.low, self.start, self.end)

    @cached_property
    def values(self) -> Values:
        """The words after it that may be the secret."""
        return Values(self.text, self.end)

    def joined(self) -> Iterator[Value]:
        """The same, each with the groups of digits that follow it: a secret is found as a whole."""
        return (joined_digits(self.values, number, self.text) for number, _ in enumerate(self.values))
