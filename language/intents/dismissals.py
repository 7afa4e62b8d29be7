"""Does a message say that something shall not be kept, in whatever words?

Beside plain requests to forget people throw things away, say that they can go, that they have no place here, or that
they should not have told them. Only clauses that say so count; and what is found so is always asked about.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from language.asking.words import LANGUAGES, words_for
from language.intents.forget_words import CONDITIONS, LEADS, PASSING, POLITE
from language.intents.stay_words import ONLY
from language.languages import alternatives, by_language
from language.patterns import pattern_of

_OPENING = rf"[\W_]*(?:(?:{LEADS}|{alternatives('wishes.forget', 'BEFORE_DISMISSING')})[\s,]+){{0,6}}"
_BEHIND = alternatives("wishes.forget", "BEHIND_VERB")
_NOT_WITH = alternatives("wishes.forget", "NOT_DISMISSING_WITH")
_BRIEF = 4
"""Words of a message whose language is uncertain."""
_NEVER = r"(?!)"
"""Of a language that has no words for it."""


@dataclass(frozen=True, slots=True)
class _Frames:
    """How one language dismisses things."""

    order: re.Pattern[str]
    last: re.Pattern[str]
    """What goes may stand before the verb ("вулицю витри")."""
    elsewhere: re.Pattern[str]


_DISMISSING, _LAST, _MAY_GO, _REGRETS = (
    by_language("wishes.forget", name, str) for name in ("DISMISSING", "DISMISSING_LAST", "MAY_GO", "REGRETS")
)


def _frames(language: str) -> _Frames:
    def of(text: str) -> re.Pattern[str]:
        return pattern_of(text, re.IGNORECASE)

    order, last, may_go, only, regrets = (
        table.get(language, _NEVER) for table in (_DISMISSING, _LAST, _MAY_GO, ONLY, _REGRETS)
    )
    only = re.sub(r"\(\?P<kept>", "(?:", only)
    return _Frames(
        of(rf"{_OPENING}(?P<verb>{order})(?!\w)"),
        of(
            rf"(?!.*\b(?:{_NOT_WITH})\b)\S+\s+(?:\S+\s+){{0,7}}?(?P<verb>{last})(?!\w)"
            rf"(?:\s+(?:{_BEHIND}))*[\s.!]*$"
        ),
        of(rf"(?<!\w)(?:{may_go}|{only}|{regrets})"),
    )


_FRAMES = {words.language: _frames(words.language) for words in LANGUAGES}
_SUPPOSED = pattern_of(rf"(?<!\w)(?:{CONDITIONS}|{PASSING})(?!\w)", re.IGNORECASE)
_AS_IF = pattern_of(rf"(?<!\w)(?:{alternatives('wishes.forget', 'AS_IF')})(?!\w)", re.IGNORECASE)
_ASKED_POLITELY = {
    code: pattern_of(asked, re.IGNORECASE)
    for code, asked in by_language("wishes.forget", "DISMISSED_POLITELY", str).items()
}
_WISHED = pattern_of(rf"(?<!\w)(?:{alternatives('wishes.forget', 'WISHED')})(?!\w)", re.IGNORECASE)
_POLITE = pattern_of(rf"(?<!\w)(?:{POLITE}|{alternatives('wishes.forget', 'POLITE_SHORT')})(?!\w)", re.IGNORECASE)
_PIECE = pattern_of(r"(?<=[.!?…])\s+|[;\n]+|,\s+|:\s+|\s+[—–-]\s+")


def pieces(text: str) -> list[str]:
    """The clauses of a message, each of which may dismiss something."""
    return [piece for piece in (one.strip() for one in _PIECE.split(text)) if piece]


@lru_cache(maxsize=256)
def dismisses(text: str, language: str = "") -> bool:
    """Does a message, or a part of one in a known language, say anywhere that something shall not be kept?"""
    spoken = language or words_for(text).language
    every = _FRAMES if len(text.split()) <= _BRIEF else (spoken,)  # so few words may be taken for another language's
    return any(dismisses_in(piece, one) for piece in pieces(as_wish(text)) for one in every)


def as_wish(text: str) -> str:
    """A text without the conditions that only wish ("I'd be glad if …")."""
    return _WISHED.sub(" ", text)


def dismisses_in(piece: str, language: str) -> bool:
    """Does one clause say so?"""
    if _SUPPOSED.search(_AS_IF.sub(" ", piece)):
        return False
    plain, frames = _POLITE.sub(" ", piece).strip(), _FRAMES[language]
    if language in _ASKED_POLITELY and _ASKED_POLITELY[language].search(piece):
        return True
    return bool(frames.order.match(plain) or frames.last.match(plain) or frames.elsewhere.search(plain))


def named_in(piece: str, language: str) -> str:
    """A clause without the words that dismiss: what is left names what shall go."""
    plain, frames = _POLITE.sub(" ", piece), _FRAMES[language]
    for order in (frames.order.match(plain), frames.last.match(plain)):
        if order:
            inside = " ".join(order["verb"].split()[1:-1])
            plain = f"{plain[: order.start('verb')]} {inside} {plain[order.end('verb') :]}"
            break
    return frames.elsewhere.sub(_between, plain)


def _between(frame: re.Match[str]) -> str:
    """What a frame says that it names, else what stands between its first and its last word ("should never have told
    you about the *job*")."""
    if named := frame.groupdict().get("named"):
        return f" {named} "
    return f" {' '.join(frame[0].split()[1:-1])} "
