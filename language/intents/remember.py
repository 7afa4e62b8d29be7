"""Explicit requests to remember ("remember that…", "fyi…"), and the words they ask to keep."""

import re
from dataclasses import dataclass

from language.intents.trigger_phrases import BARE, LEADING, LOOKALIKES, TELLING, TRAILING
from language.sentences.split import HIDDEN, own_words, sentences

_ALWAYS_NEW = re.compile(
    r"^(?:can|could|would|i want|i'd like|i need|you (?:really )?(?:should|must|need to|have to|ought to)|"
    r"tienes que|hay que)\b",
    re.I,
)


def _any(patterns: tuple[str, ...], form: str) -> re.Pattern[str]:
    return re.compile(form.format("|".join(f"(?:{p})" for p in patterns)), re.IGNORECASE)


_LEADING = _any(
    LEADING,
    (
        r"^[\W_]*(?:(?:oh|ok|okay|hey|hi|well|also|and|btw|by the way|thanks|great|nice|cool|so|yes|no|"
        r"до речі|так|ні|о|ще)[,!.]? +)*(?:{})(?:(?<=[\s：，])|(?=[\s,:—-]|$))[\s,:—-]*(?P<content>.*)$"
    ),
)
_TRAILING = _any(TRAILING, r"^(?P<content>.+?)(?:{})\s*$")
_BARE = _any(BARE, r"^[\W_]*(?:{})[\W_]*$")
_LOOKALIKE = _any(LOOKALIKES, r"{}")


_JOINED = re.compile(
    r"^(?P<before>.+?),? (?:and|but|also|so|і|й|та|а|але) (?:please |також |ще )?"
    r"(?P<asked>(?:remember|(?<=please )note|keep in mind|don't forget|запам'ятай(?:те)?|не забудь(?:те)?)\b.+)$",
    re.IGNORECASE,
)
_REPORTED = re.compile(
    r"\b(?:said|says|say|told|tells|wrote|writes|asked|asks|сказа\w+|каже|кажуть|писа\w+|пише)\b", re.IGNORECASE
)
_OF_SELF = re.compile(
    r"(?:i|i'm|i've|i'd|i'll|we|we're|я|мені|мене|ми)\b|"
    r"(?:my|our|мій|моя|моє|мої|наш\w*) .*(?:\b(?:is|are|has|have|це)\b|[—–])",
    re.IGNORECASE,
)
_ADVICE = re.compile(
    r"\W*you (?:really )?(?:must|need to|have to|ought to) (?!\w+(?: \w+){0,2}?(?: that\b|:))", re.IGNORECASE
)
_QUOTED_CONTENT = re.compile(
    r"^(\W*(?:please )?(?:remember|note|save|запам'ятай|занотуй)(?: (?:this|that|це|що))*[:,]? *)"
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
    return any(part in spoken for part in TELLING)


def requests(text: str) -> list[Request]:
    """Every explicit request in the writer's own words, in order."""
    found: list[Request] = []
    if not may_ask(text):
        return found
    before = ""
    for sentence in sentences(_with_kept_quotations(text)):
        request = _request(sentence, before)
        if request:
            found.append(request)
        before = sentence if not request else ""
    return found


def _with_kept_quotations(text: str) -> str:
    """The writer's own words; a quotation right after "remember this:" is what they want kept, so it stays."""
    return own_words(_QUOTED_CONTENT.sub(r"\1\2", text))


def _request(sentence: str, before: str) -> Request | None:
    plain = sentence.strip()
    if plain.endswith("?") and not re.match(
        r"(?i)(?:can|could|would) you (?:please )?(?:remember|note|save|keep)", plain
    ):
        return None
    if _BARE.match(plain):
        return Request(before.strip(" .!"), sentence) if _tellable(before) else None
    if _LOOKALIKE.search(plain) and not _ALWAYS_NEW.match(plain):
        return None
    for pattern in (_LEADING, _TRAILING):
        match = pattern.match(plain)
        if match and _tellable(match["content"]) and not _advises(plain, match["content"]):
            return Request(match["content"].strip(" .!?,;:"), sentence)
    return _inside(plain)


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
