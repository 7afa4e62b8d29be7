"""How long answers shall be: a wish for the other way, from now on, makes the wish before it outdated."""

import re

from language.hearing.news import NOW
from language.hearing.repairs import repairs
from language.hearing.spans import clause_spans, sentence_spans

_SHORT = re.compile(
    r"\b(?:short(?:er)?|brief(?:er|ly)?|concise(?:ly)?|terse(?:r)?|to the point|crisp(?:er)?|"
    r"корот(?:ш|к)\w*|стисл\w+|лаконічн\w+|без води|"
    r"kurz(?:e[rsnm]?)?|kürzer\w*|knapp\w*|bündig|auf den punkt|"
    r"cort[oa]s?|breves?|concis[oa]s?|resumid[oa]s?|al grano|escuet[oa]s?)\b",
    re.IGNORECASE,
)
_LONG = re.compile(
    r"\b(?:long(?:er)?|detail(?:s|ed)?|thorough(?:ly)?|in[- ]depth|deeper|elaborate(?:ly)?|extensive(?:ly)?|"
    r"довг\w+|довш\w+|докладн\w+|детальн\w+|розлог\w+|розгорнут\w+|ґрунтовн\w+|"
    r"lang(?:e[rsnm]?)?|länger\w*|ausführlich\w*|detailliert\w*|gründlich\w*|"
    r"larg[oa]s?|extens[oa]s?|detallad[oa]s?|detalles?|explay\w+|a fondo)\b",
    re.IGNORECASE,
)
_ANSWERS = re.compile(
    r"(?:answer|repl(?:y|ies)|response|summar|explanation|digest|відповід|відповіс|резюме|пояснен|перекази?\b|"
    r"antwort|zusammenfass|erklärung|respuest|resúmen|resumen|explicac|respond)",
    re.IGNORECASE,
)
_ALWAYS = re.compile(
    r"\b(?:always|in future|going forward|завжди|надалі|immer|in zukunft|siempre|en adelante)\b", re.IGNORECASE
)
_FRAME = re.compile(
    r"\A\W*(?:(?:can|could|would|will) you(?: please)?|(?:чи )?мож(?:еш|ете|на)|(?:kannst|könntest|würdest) du|"
    r"(?:puedes|podrías|puede|podría)(?: usted)?)\s+",
    re.IGNORECASE,
)
"""How a wish begins that is put as a question."""
_EDGES = " \t\n,;:.!?¿¡…—–-()"


def restyled(said: str, note: str) -> str:
    """What a message wishes instead of what a note says of the length of answers; empty where it wishes nothing else.

    What is asked for once ("a shorter summary of this, please") is no wish for good.
    """
    if not _ANSWERS.search(note) or not (NOW.search(said) or _ALWAYS.search(said) or repairs(said)):
        return ""
    other = _SHORT if _LONG.search(note) else _LONG if _SHORT.search(note) else None
    if other is None or (_LONG if other is _SHORT else _SHORT).search(said):
        return ""
    clauses = [clause.of(said) for sentence in sentence_spans(said) for clause in clause_spans(said, sentence)]
    wish = next((clause for clause in clauses if other.search(clause)), "")
    told = _FRAME.sub("", wish).strip(_EDGES)
    return told[:1].upper() + told[1:]


def speaks_of_length(said: str) -> bool:
    """Does a message speak of how long something shall be?"""
    return bool(_SHORT.search(said) or _LONG.search(said))
