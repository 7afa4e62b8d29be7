"""A message cut into the pieces that one writer wrote: lines, sentences, quotations, what follows an announcement."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import pairwise

from language.authorship.lines import Span
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.words.lexicon import FUNCTION_WORDS

_any = partial(alternatives, "authorship")
_OPENERS = "«“„‹"
_CUT = pattern_of(
    r"\n+"
    r"|(?<=[.!?…])[\"”»“’)\]]{0,2}\s+(?=\S)"  # a sentence ends
    r"|(?<=[:：;)⟩])\s+(?=\S)"
    r"|(?<!\s)\s++(?=[—–-]{1,2}\s)"  # a dash with spaces around it
    rf"|(?<=[\s(:])(?=[{_OPENERS}]|\"\w)"
    r"|(?<=[»”“])(?:[,.]?\s+|(?=[,.]))|(?<=[\w.!?…]\")[,.]?\s+"
    rf"|(?<!\s)\s++(?=(?:{_any('ASIDES_WITHIN')})\b[^\n]{{9}})"
    rf"|(?<=\w)\s++(?=(?:{_any('HELLOS')})\b[^\n]{{9}})",
    re.IGNORECASE,
)
_MISSED = pattern_of(r"(?P<before>\w) +(?=(?P<word>[^\W\d_a-zа-яґєії][\w'’]*))")
"""A small word in capitals after a plain one: nobody set the full stop before it."""
_RUN_ON = pattern_of(rf"(?<![\w'’-])(?P<before>[\w'’-]+) +(?=(?:{_any('RUN_ON')}) )", re.IGNORECASE)
_MAY_RUN_ON = pattern_of(rf" (?:{_any('RUN_ON')}) ", re.IGNORECASE)
_NAME = pattern_of(
    rf"(?<=[\w,] )[{_OPENERS}](?=[^\W\d_a-zа-яґєії])(?:[\w'’-]+ ){{0,2}}[\w'’-]+[»”“›](?=[,.!?]?(?:\s|$))(?!\s+[—–-])"
)
"""A name in quotation marks, within a sentence ("im „Adler“"): whoever writes it quotes nobody."""
_LONG = 40
"""Letters after which an "I" that no small word leads to may begin a new sentence."""
_NO_START = words("authorship", "NO_START")
"""Words in capitals that are often names or polite."""


def segments_of(text: str, borders: Iterable[int] = ()) -> list[Span]:
    """Where each piece of the text stands, without the spaces around it; none reaches across a given border."""
    places = sorted({0, len(text), *borders, *_places(text)})
    return [span for start, end in pairwise(places) if (span := _stripped(text, start, end))]


def _places(text: str) -> Iterator[int]:
    cuts = [0]
    names = [found.span() for found in _NAME.finditer(text)]
    for found in _CUT.finditer(text):
        if any(found.end() == start or found.start() == end for start, end in names):
            continue
        cuts.append(found.end())
        yield found.end()
    for found in _MISSED.finditer(text):
        word = found["word"].casefold().replace("’", "'")
        starts = found["before"].islower() and found["word"][0].isupper()
        if starts and word in FUNCTION_WORDS and word not in _NO_START:
            yield found.end()
    last = 0
    for found in _RUN_ON.finditer(text) if len(text) > _LONG and _MAY_RUN_ON.search(text) else ():
        while last + 1 < len(cuts) and cuts[last + 1] <= found.end():
            last += 1
        if found.end() - cuts[last] >= _LONG and found["before"].casefold() not in FUNCTION_WORDS:
            yield found.end()


def _stripped(text: str, start: int, end: int) -> Span | None:
    piece = text[start:end]
    if not piece.strip():
        return None
    return start + len(piece) - len(piece.lstrip()), end - len(piece) + len(piece.rstrip())
