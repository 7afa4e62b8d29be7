"""A wish has an object and an exception: "everything except the dog", "keep only the name", "all but my job may go".

What is excepted may never go, whatever else does. Here is only how people say it; which notes are meant is for
`language/hearing/removal/wish.py`.
"""

import re
from dataclasses import dataclass

from language.asking.words import words_for
from language.intents.stay_words import BUT_NOT, EXCEPT, ONLY, REST, STAYING, STOPS
from language.languages import alternatives
from language.patterns import pattern_of

_SENTENCE = pattern_of(r"(?<=[.!?…])\s+")
_PIECE = pattern_of(r"(?<=[.!?…;])\s+|[,;:]\s+|\s+[—–-]\s+")
_JOINED = pattern_of(rf",\s+(?=(?:{alternatives('wishes.forget', 'EXCEPTED_JOINTS')})\s)", re.IGNORECASE)
_LEAST = 2
"""Letters of an exception that names anything."""


@dataclass(frozen=True, slots=True)
class Excepting:
    """A wish without its exception, and the exception."""

    wish: str
    kept: str


def _patterns(table: dict[str, str]) -> dict[str, re.Pattern[str]]:
    return {code: pattern_of(rf"(?<!\w)(?:{said})(?!\w)", re.IGNORECASE) for code, said in table.items()}


_EXCEPT, _ONLY, _REST, _STOPS = (_patterns(table) for table in (EXCEPT, ONLY, REST, STOPS))
_BUT_NOT = _patterns(BUT_NOT)
_STAYING = pattern_of(STAYING, re.IGNORECASE)
_NOTHING = pattern_of(r"(?!)")
"""Of a language that has no words for it."""


def excepting(text: str) -> Excepting | None:
    """A wish that excepts something, taken apart; None where it excepts nothing.

    The exception goes on to the end of its sentence, or to the words that say what shall happen to the others. One
    that opens a sentence ("Apart from my name, …") ends with its clause.
    """
    language = words_for(text).language
    text = _JOINED.sub(" ", text)
    found = _EXCEPT.get(language, _NOTHING).search(text)
    if found is None:
        return None
    before, after = text[: found.start()], text[found.end() :]
    opens = not before.strip() or before.rstrip()[-1] in ".!?…"
    ends = [one.start() for one in (_STOPS.get(language, _NOTHING).search(after), _SENTENCE.search(after)) if one]
    if opens and (comma := re.search(r",\s", after)):
        ends.append(comma.start())
    end = min(ends, default=len(after))
    kept = after[:end].strip(" ,.!?…")
    return Excepting(f"{before.rstrip(' ,')} {after[end:]}".strip(" ,"), kept) if len(kept) >= _LEAST else None


def keeping_but(text: str) -> Excepting | None:
    """A wish that something be kept and another thing not ("keep the dog, but not my age"): what shall go, and what may
    stay; None where it is no such wish."""
    language = words_for(text).language
    found = _BUT_NOT.get(language, _NOTHING).search(text)
    before = _SENTENCE.split(text[: found.start()])[-1].strip(" ,;") if found else ""
    if found is None or not _STAYING.search(before) or _REST.get(language, _NOTHING).search(before):
        return None
    going = text[found.end() :].strip(" ,.!?…")
    return Excepting(going, before) if len(going) >= _LEAST else None


def keeping_only(text: str) -> Excepting | None:
    """A wish that one thing be kept and nothing else, taken apart; None where it is no such wish."""
    language = words_for(text).language
    pieces = [piece for piece in _PIECE.split(_JOINED.sub(" ", text)) if piece.strip()]
    for place, piece in enumerate(pieces):
        if _ONLY.get(language, _NOTHING).search(piece) and (
            kept := _ONLY.get(language, _NOTHING).sub(_named_in, piece)
        ).strip(" ,.!?…"):
            kept = _REST.get(language, _NOTHING).split(kept)[0].strip(" ,.!?…")
            return Excepting(", ".join([*pieces[:place], *pieces[place + 1 :]]), kept)
    return None


def _named_in(frame: re.Match[str]) -> str:
    """What a frame of two parts has between them ("only the *name* may stay")."""
    return f" {frame.groupdict().get('kept') or ''} "


def names_the_rest(text: str) -> bool:
    """Does a text, which may be too short to tell its language, speak of all that was not named?"""
    return any(rest.search(text) for rest in _REST.values())
