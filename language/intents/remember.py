"""Explicit requests to remember ("remember that…", "fyi…"), and the words they ask to keep."""

import re
from dataclasses import dataclass

from language.languages import alternatives, listed
from language.patterns import pattern_of
from language.sentences.split import HIDDEN, own_words, sentences
from language.sentences.word_order import main_clause


def _any(name: str) -> str:
    return f"(?:{alternatives('intents', name)})"


def _phrases(name: str) -> str:
    """The phrases of all languages under a name, each by itself."""
    return "|".join(f"(?:{phrase})" for phrase in listed("intents", name))


_PARTS = listed("intents", "REMEMBER_PARTS")
_ALWAYS_NEW = pattern_of(rf"^{_any('ALWAYS_NEW')}\b", re.IGNORECASE)
_LEADING = pattern_of(
    rf"^[\W_]*(?:{_any('REMEMBER_OPENINGS')}[,!.]? +)*(?:{_phrases('REMEMBER_LEADING')})"
    r"(?:(?<=[\s：，])|(?=[\s,:—-]|$))[\s,:—-]*(?P<content>.*)$",
    re.IGNORECASE,
)
_TRAILING = pattern_of(rf"^(?P<content>.+?)(?:{_phrases('REMEMBER_TRAILING')})\s*$", re.IGNORECASE)
_FOR_TODAY = pattern_of(
    rf"^{_any('FOR')} (?P<day>{alternatives('asking', 'TODAY')})[,:]? (?:{_any('THAT')} )?(?P<content>.+)$",
    re.IGNORECASE,
)
_BARE = pattern_of(rf"^[\W_]*(?:{_phrases('REMEMBER_BARE')})[\W_]*$", re.IGNORECASE)
_LOOKALIKE = pattern_of(_phrases("REMEMBER_LOOKALIKES"), re.IGNORECASE)
_ASKS_TO_KEEP = pattern_of(_any("CAN_YOU_KEEP"), re.IGNORECASE)
_JOINED = pattern_of(
    rf"^(?P<before>.+?),? {_any('KEEP_JOINTS')} (?:{_any('KEEP_SOFTENERS')} )?"
    rf"(?P<asked>{_any('KEEP_JOINED')}\b.+)$",
    re.IGNORECASE,
)
_REPORTED = pattern_of(rf"\b{_any('KEEP_REPORTED')}\b", re.IGNORECASE)
_OF_SELF = pattern_of(rf"{_any('KEEP_SUBJECTS')}\b|{_any('KEEP_MINE')} .*(?:\b{_any('KEEP_IS')}\b|[—–])", re.IGNORECASE)
_ADVICE = pattern_of(rf"\W*{_any('ADVISING')}", re.IGNORECASE)
_QUOTED_CONTENT = pattern_of(
    rf"^(\W*{_any('KEEP_QUOTED')}(?: {_any('KEEP_QUOTED_POINTERS')})*[:,]? *)"
    r"[\"“«]([^\"“”«»\n]+)[\"”»](?=[.!]?\s*$)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Request:
    """Words somebody asked to have remembered."""

    content: str
    sentence: str


def may_ask(text: str) -> bool:
    """Whether a word stands there without which nobody asks to have something remembered: a look that costs little."""
    spoken = text.lower()
    return any(part in spoken for part in _PARTS)


def requests(text: str) -> list[Request]:
    """Every explicit request in the writer's own words, in order."""
    found: list[Request] = []
    if not may_ask(text):
        return found
    before = ""
    for sentence in sentences(_with_kept_quotations(text)):
        asked = _both(sentence) or [one for one in (_request(sentence, before),) if one]
        found += asked
        before = sentence if not asked else ""
    return found


def _both(sentence: str) -> list[Request]:
    """Two requests in one sentence: "remember that I keep bees, and also note that I bake"."""
    joined = _JOINED.match(sentence)
    parts = [_request(joined[name], "") for name in ("before", "asked")] if joined else [None]
    return [one for one in parts if one] if all(parts) else []


def _with_kept_quotations(text: str) -> str:
    """The writer's own words; a quotation right after "remember this:" is what they want kept, so it stays."""
    return own_words(_QUOTED_CONTENT.sub(r"\1\2", text))


def _request(sentence: str, before: str) -> Request | None:
    plain = sentence.strip()
    if plain.endswith("?") and not _ASKS_TO_KEEP.match(plain):
        return None
    if _BARE.match(plain):
        return Request(before.strip(" .!"), sentence) if _tellable(before) else None
    if _LOOKALIKE.search(plain) and not _ALWAYS_NEW.match(plain):
        return None
    for pattern in (_LEADING, _TRAILING):
        match = pattern.match(plain)
        if match and _tellable(match["content"]) and not _advises(plain, match["content"]):
            asked, day = _dated(match["content"].strip(" .!?,;:"))
            return Request(main_clause(asked, plain[: plain.find(asked)]) + day, sentence)
    return _inside(plain)


def _dated(content: str) -> tuple[str, str]:
    """What is to be kept "for today", and the day to say of it."""
    found = _FOR_TODAY.match(content)
    return (found["content"], f" {found['day']}") if found else (content, "")


def _advises(sentence: str, content: str) -> bool:
    """Does it tell what one has to keep in mind, rather than something of its writer?"""
    return bool(_ADVICE.match(sentence)) and not _OF_SELF.match(content)


def _inside(sentence: str) -> Request | None:
    """A request that follows a statement: "I work at Stripe, and remember that I prefer tea". Only of oneself."""
    joined = _JOINED.match(sentence)
    if joined is None or _REPORTED.search(joined["before"]):
        return None
    request = _request(joined["asked"], "")
    return request if request and _OF_SELF.match(request.content) else None


def _tellable(content: str) -> bool:
    """Enough of the writer's own words to be worth keeping."""
    words = content.replace(HIDDEN, " ").split()
    return len(words) >= 2 or (len(words) == 1 and len(words[0]) > 6 and not words[0].isascii())
