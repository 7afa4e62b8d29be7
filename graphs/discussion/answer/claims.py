"""Claims about the memory in a model's reply: what no receipt supports is not shown.

A promise to remember needs something remembered, a promise to forget something forgotten. What a claim says beside
claiming is left to a reader who asked for it, and a claim about what is known anyway is true.
"""

import re
from collections.abc import Iterable, Sequence

from language.asking.kinds import only_asks
from language.hearing.relate import content, is_alike
from language.hearing.removal.request import asks_to_forget
from language.languages import alternatives
from language.patterns import pattern_of
from stores.records import Status
from tools.texts import say

_KEPT = frozenset({Status.STORED, Status.UPDATED, Status.MERGED, Status.UNCHANGED, Status.DEMOTED})
_GONE = frozenset({Status.DELETED, Status.UPDATED})
_REMEMBER = pattern_of(alternatives("program.claims", "REMEMBER"), re.IGNORECASE)
_FORGET = pattern_of(alternatives("program.claims", "FORGET"), re.IGNORECASE)
_NOT_YET = pattern_of(rf"\?\s*$|\b(?:{alternatives('program.claims', 'OFFERS')})\b", re.IGNORECASE)
"""An offer or a condition claims nothing."""
_SAYS = pattern_of(
    rf"[\s,:]*\b(?:{alternatives('program.claims', 'SAYS')})\b\s+(?P<rest>\S.*)", re.IGNORECASE | re.DOTALL
)
_SENTENCE = re.compile(r"(?:[^.!?…\n]|[.!?…]+(?=[\"'’”“»]{1,2}[,;]?[^\n]))*(?:[.!?…]+|\n|$)")
"""A mark inside a quotation that a sentence goes on behind does not end it."""
_MOSTLY = 0.6


def without_claims(
    text: str, outcomes: Iterable[str], message: str = "", known: Sequence[str] = (), language: str = ""
) -> str:
    """The text without sentences that claim what did not happen; `known` is what is remembered anyway."""
    done = set(outcomes)
    false = {
        "nothing_stored": None if done & _KEPT else _REMEMBER,
        "nothing_forgotten": None if done & _GONE else _FORGET,
    }
    told: list[str] = []
    kept = ""
    for part in _SENTENCE.findall(text):
        name, match = _claim(part, false)
        if match is None or (name == "nothing_stored" and _is_known(part[match.end() :], known)):
            kept += part
            continue
        rest = _SAYS.match(part, match.end()) if only_asks(message) else None
        if rest:
            kept += rest["rest"][:1].upper() + rest["rest"][1:]
        told += [] if name in told else [name]
    if not told:
        return text
    return "\n\n".join(filter(None, [kept.strip(), *(say(name, language or message) for name in told)]))


def with_nothing_gone(text: str, outcomes: Iterable[str], message: str, language: str, *, asked: bool) -> str:
    """The text, and that nothing was removed where the message wants that and the program found nothing to remove.

    "Understood." promises it as well. Nothing is said where the reader is `asked` what they mean.
    """
    told = say("nothing_forgotten", language or message)
    if asked or told in text or set(outcomes) & _GONE or not message.strip() or not asks_to_forget(message):
        return text
    return f"{text}\n\n{told}".lstrip()


def _claim(part: str, false: dict[str, re.Pattern[str] | None]) -> tuple[str, re.Match[str] | None]:
    if _NOT_YET.search(part):
        return "", None
    found = [(name, match) for name, pattern in false.items() if pattern and (match := pattern.search(part))]
    return found[0] if found else ("", None)


def _is_known(said: str, known: Sequence[str]) -> bool:
    """Do the words say what a memory says?"""
    words = content(said)
    told = [content(memory) for memory in known] if words else []
    return any(memory and _share(memory, words) >= _MOSTLY for memory in told)


def _share(wanted: Sequence[str], words: Sequence[str]) -> float:
    return sum(any(is_alike(one, other) for other in words) for one in wanted) / len(wanted)
