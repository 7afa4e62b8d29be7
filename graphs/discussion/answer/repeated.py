"""What small models say over and over: their own last words until they are cut off, or the reader's words."""

import re
from collections.abc import Iterable

from language.sentences.split import sentences

_WORD = re.compile(r"\S+\s*")
_LONGEST = 40
"""Words of a turn of phrase that comes again."""
_ROUNDS = 4
_WHOLE_SENTENCE = 4
"""So many words need no more than a third beginning."""
_FEW = 4
"""Words that may come again in any talk: "You're welcome!"."""
_NUMBER = re.compile(r"\d+[.)]")
"""The number of an entry in a list: the same thing said again has another."""
_SIGNS = re.compile(r"[\W_]+")
_ENDED = re.compile(r"[.!?…。！？\"”»)`*|]\Z")


def without_loop(text: str) -> str:
    """The text of an answer that was cut off, with what it went on repeating said once."""
    found = _WORD.findall(text)
    plain = [_NUMBER.sub("1.", word.strip().casefold()) for word in found]
    for length in range(1, min(_LONGEST, len(plain) // 2) + 1):
        begun = _begins(plain, length)
        if begun is not None and any(map(str.isalpha, "".join(plain[begun : begun + length]))):
            once, again = "".join(found[: begun + length]), "".join(found[begun : begun + length])
            # A round may begin within a sentence: what it has of the next is no more than its beginning.
            return ended(once) if len([*sentences(again)]) > 1 else once.rstrip(" \n,;:–—-")
    return text


def ended(text: str) -> str:
    """The text of an answer that was cut off, without the sentence that is half there; where its line has no other,
    that goes on with an ellipsis."""
    shown = text.rstrip()
    if not shown or _ENDED.search(shown):
        return shown
    *whole, half = sentences(shown.rpartition("\n")[2])
    return shown.removesuffix(half).rstrip() if whole else f"{shown}…"


def _begins(words: list[str], length: int) -> int | None:
    """Where words begin that come again after so many others, up to the end; the last word may be half there."""
    place = len(words) - 1
    if not words[place - length].startswith(words[place]):
        return None
    place -= 1
    while place >= length and words[place] == words[place - length]:
        place -= 1
    begun = max(0, place - length + 1)
    rounds = (len(words) - begun) / length
    return begun if rounds >= _ROUNDS or (rounds > 2 and length >= _WHOLE_SENTENCE) else None


def echoes(text: str, message: str) -> bool:
    """Does a text say the reader's words and no others?"""
    return bool(_plain(text)) and _plain(text) == _plain(message)


def said_before(text: str, earlier: Iterable[str]) -> bool:
    """Does a text of more than a few words stand in one of these, word for word?"""
    said = _plain(text)
    return len(said.split()) > _FEW and any(said in _plain(one) for one in earlier)


def _plain(text: str) -> str:
    return _SIGNS.sub(" ", text).casefold().strip()
