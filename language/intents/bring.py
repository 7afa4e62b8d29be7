"""Does a message bring what another assistant remembers: an opening that says so, and a list below it?"""

import re

from language.languages import alternatives
from language.patterns import pattern_of

_MEMORIES = pattern_of(alternatives("intents", "MEMORIES"), re.IGNORECASE)
_ELSEWHERE = pattern_of(
    r"\b(?:chat ?gpt|claude|gemini|copilot|grok|mem0|letta|openclaw|perplexity|deepseek)\b|"
    + alternatives("intents", "OTHER_ASSISTANT"),
    re.IGNORECASE,
)
_ENTRY = pattern_of(r"\s*(?:[-*+•–—]\s+\S|\(?\d{1,4}[.)]\s+\S|\[[^\]\n]{1,40}\]\s*\S)")
_OVERRULES = pattern_of(rf"\b(?:{alternatives('intents', 'OVERRULES')})", re.IGNORECASE)
_LONGEST_OPENING = 300
_FEWEST = 2


def brought(text: str) -> str:
    """The list that the message brings; empty where it brings none."""
    lines = text.strip().splitlines()
    first = next((number for number, line in enumerate(lines) if _ENTRY.match(line) or line.strip() == "```"), None)
    if not first:
        return ""
    opening = " ".join(lines[:first])
    told = len(opening) <= _LONGEST_OPENING and _MEMORIES.search(opening) and _ELSEWHERE.search(opening)
    entries = sum(bool(_ENTRY.match(line)) for line in lines[first:])
    return "\n".join(lines[first:]) if told and entries >= _FEWEST and not opening.rstrip().endswith("?") else ""


def overrules(text: str) -> bool:
    """Does a line that is brought in give an assistant orders against its rules, rather than tell of somebody?"""
    return _OVERRULES.search(text) is not None
