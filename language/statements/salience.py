"""How likely a turn of a conversation is to carry a fact about its speaker.

A logistic sum over a dozen plain signs: how long it is, what it states in the first person, when it happened,
and whether it only praises, thanks or asks. The weights are rounded; 0.5 is the threshold to use.
"""

import math
import re
from datetime import date

from language.statements.extract import extract

BIAS = -2.9
LENGTH = 0.85
_CAPPED = {"stated": (0.15, 3), "told": (0.2, 3), "first_person": (0.2, 6), "asked": (-0.2, 3)}
"""Weight of a count, and where counting stops."""
_SIGNS: tuple[tuple[float, re.Pattern[str]], ...] = (
    (
        0.2,
        re.compile(
            r"\b(?:I|we|We)(?:'ve| have)? (?:(?:just|also|recently|even|finally|already|actually|really) )*"
            r"(?:went|had|got|made|took|found|saw|came|gave|met|ran|won|lost|bought|built|wrote|"
            r"began|did|was|were|\w+ed)\b"
            r"|\b(?:я|ми)\b.{0,20}\w+(?:в|ла|ли|вся|лася|лися)\b"
        ),
    ),
    (
        0.55,
        re.compile(
            r"(?i)\b(?:yesterday|tomorrow|tonight|recently|lately|ago|since|every|when i was|these "
            r"days|(?:last|next|this) \w+|"
            r"(?:year|month|week|day)s?|вчора|завтра|нещодавно|тому|щодня|щотижня|минулого|"
            r"наступного|цього)\b"
        ),
    ),
    (
        0.3,
        re.compile(
            r"(?i)\b(?:my|our) (?:\w+ )?(?:kids?|children|son|daughter|husband|wife|partner|mom|mum|"
            r"mother|dad|father|family|friends?|"
            r"grandma|grandpa|sister|brother|dog|cat|job|work|boss|store|studio|business|company|"
            r"team|home|house|school|class|students)\b"
            r"|\b(?:мій|моя|моє|мої|наш|наша|наші) \w+"
        ),
    ),
    (
        0.25,
        re.compile(
            r"(?i)\b(?:i|we|i'm|we're|i've)\b.{0,40}\b(?:want|plan|planning|going to|gonna|hope|"
            r"hoping|thinking (?:of|about)|looking|"
            r"working on|trying|decided|learning|love|like|enjoy|started|joined|makes me|means? (?:a "
            r"lot )?to me)\b"
        ),
    ),
    (
        -0.5,
        re.compile(
            r"(?i)^\W*(?:wow|that'?s|congrat\w*|great|awesome|nice|cool|sounds|looks|way to go|you'?re|"
            r"amazing|good|клас\w*|чудов\w*)\b"
        ),
    ),
    (-0.2, re.compile(r"(?i)^\W*(?:thanks|thank you|thx|appreciate|дякую)\b")),
    (-0.3, re.compile(r"(?i)\b(?:glad|happy|sorry|excited|proud|wish|hope|sure|agree|totally|bet)\b")),
)
_FIRST_PERSON = re.compile(
    r"(?i)\b(?:i|i'm|i've|i'd|i'll|my|me|we|we're|we've|our|us|я|мене|мені|мій|моя|моє|мої|ми|нас|нам|"
    r"наш\w*)\b"
)
NO_FIRST_PERSON = -0.5
_QUESTION = re.compile(r"\?(?=\s|$)")
_ANY_DAY = date(2000, 1, 1)


def carries_fact(text: str) -> float:
    """A score between 0 and 1; from 0.5 on, the turn is worth keeping as a source of facts."""
    text = text[:4000].replace("’", "'")
    statements = extract(text, today=_ANY_DAY)
    told = sum(statement.kind == "other" for statement in statements)
    counts = {
        "stated": len(statements) - told,
        "told": told,
        "first_person": len(_FIRST_PERSON.findall(text)),
        "asked": len(_QUESTION.findall(text)),
    }
    total = BIAS + LENGTH * math.log1p(len(text.split()))
    total += sum(weight * min(counts[name], cap) for name, (weight, cap) in _CAPPED.items())
    total += sum(weight for weight, pattern in _SIGNS if pattern.search(text))
    if not counts["first_person"]:
        total += NO_FIRST_PERSON
    return 1 / (1 + math.exp(-total))
