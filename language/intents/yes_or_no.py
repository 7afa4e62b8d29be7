"""A plain yes or no, by language: what a person answers who was asked whether something may go.

An answer is plain when nothing else is in it: "yes, please" is a yes, "yes, but keep the cat" and "yes?" are none.
"""

import re
import unicodedata

from language.languages import alternatives
from language.patterns import pattern_of

_BETWEEN = r"[\s,.;!…–—-]+"
_TYPED = {"true": True, "y": True, "1": True, "false": False, "n": False, "0": False}
"""What a form or a shell sends; in the midst of a talk a number may choose something else."""


def _plain(name: str, behind: str) -> re.Pattern[str]:
    said, beside = alternatives("intents", name), alternatives("intents", "BESIDE_ANSWER")
    return pattern_of(rf"(?:(?:{beside}){_BETWEEN})*(?:{said})(?:{_BETWEEN}(?:{said}|{beside}|{behind}))*")


_PLAIN_YES, _PLAIN_NO = _plain("YES", alternatives("intents", "ALL_SHOWN")), _plain("NO", "")


def answer(text: str) -> bool | None:
    """True for a plain yes, False for a plain no, None for anything else."""
    said = " ".join(unicodedata.normalize("NFC", text).casefold().replace("👍", " yes ").split())
    said = re.sub(_BETWEEN + "$", "", said).strip(" \"'«»“”`")
    if _PLAIN_YES.fullmatch(said):
        return True
    return False if _PLAIN_NO.fullmatch(said) else None


def confirmation(given: object) -> bool | None:
    """The same of what came in place of a question that asked for nothing else: from a person, a form or a program."""
    if isinstance(given, str):
        typed = _TYPED.get(given.strip().casefold())
        return answer(given) if typed is None else typed
    return bool(given) if isinstance(given, int) and given in (0, 1) else None
