"""Does a message bring what another assistant remembers: an opening that says so, and a list below it?"""

import re

_MEMORIES = re.compile(
    r"\bmemor(?:y|ies)\b|\b(?:knows?|knew|remembers?|remembered|stored|saved) (?:about|of|on) me\b|"
    r"\bспогад|\bпам['’ʼ]ят|\b(?:знає|знав|знала|запам\S+) про мене\b|"
    r"\berinnerung|\bgedächtnis|\bgemerkt\b|\büber mich\b|"
    r"\bmemorias?\b|\brecuerd|\b(?:sobre|de) mí\b",
    re.IGNORECASE,
)
_ELSEWHERE = re.compile(
    r"\b(?:chat ?gpt|claude|gemini|copilot|grok|mem0|letta|openclaw|perplexity|deepseek)\b|"
    r"\b(?:another|other|old|previous|former|last) (?:ai |chat)?(?:assistant|bot|model|ai)\b|"
    r"\b(?:іншого|інший|старого|старий|попереднього|попередній|минулого) (?:асистент|помічник|бот|ші\b)|"
    r"\b(?:ander\w+|alt\w+|vorig\w+|früher\w+) (?:assistent|bot|ki\b)|"
    r"\b(?:otr[oa]|antiguo|anterior|viej[oa]) (?:asistente|bot|ia)\b|\basistente anterior\b",
    re.IGNORECASE,
)
_ENTRY = re.compile(r"\s*(?:[-*+•–—]\s+\S|\(?\d{1,4}[.)]\s+\S|\[[^\]\n]{1,40}\]\s*\S)")
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
