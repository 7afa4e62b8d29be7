"""Clauses whose verb stands last ("dass ich vegetarisch esse") as plain sentences: "ich esse vegetarisch"."""

import re

from language.languages import by_language
from language.patterns import pattern_of

_AFTER = {
    language: pattern_of(rf"\b(?:{words})\s*$", re.IGNORECASE)
    for language, words in by_language("sentences", "VERB_LAST_AFTER", str).items()
}
"""Words after which the verb stands last."""
_SUBJECTS = {
    language: pattern_of(rf"(?:{words})(?=\s)", re.IGNORECASE)
    for language, words in by_language("sentences", "VERB_LAST_SUBJECTS", str).items()
}
_OWNERS = {
    language: pattern_of(rf"(?:{words})\s+(?=[^\W\d_])", re.IGNORECASE)
    for language, words in by_language("sentences", "VERB_LAST_OWNERS", str).items()
}
_VERBS = {
    language: pattern_of(rf"(?:{words})$", re.IGNORECASE)
    for language, words in by_language("sentences", "FINITE", str).items()
}
_PREFIXED = {
    language: pattern_of(rf"(?P<prefix>{words})(?P<verb>[^\W\d_]{{3,}})$", re.IGNORECASE)
    for language, words in by_language("sentences", "SEPARABLE", str).items()
}
_WHOLE = {
    language: pattern_of(rf"(?:{words})", re.IGNORECASE)
    for language, words in by_language("sentences", "INSEPARABLE", str).items()
}
"""Verbs that only look as if they had such a prefix."""
_QUALITIES = 3
"""Words among which the noun of a subject is looked for: "mein jüngster Sohn"."""


def main_clause(words: str, before: str) -> str:
    """The words as a plain sentence, where what stands before them puts their verb last."""
    language = next((one for one, after in _AFTER.items() if after.search(before)), "")
    clause, comma, rest = words.partition(",")
    subject = _subject(clause, language) if language else ""
    told = clause[len(subject) :].split()
    if not subject or len(told) < 2 or not _matches(_VERBS, language, told[-1]):
        return words
    verb, prefix = _taken_apart(told[-1], language)
    return " ".join([subject, verb, *told[:-1], *prefix]) + comma + rest


def _subject(clause: str, language: str) -> str:
    """Who does it: "ich", "mein Sohn", "meine Frau Jana" where more is told of her than her name."""
    if found := _SUBJECTS[language].match(clause):
        return found[0]
    owner = _OWNERS[language].match(clause)
    if owner is None:
        return ""
    words = clause[owner.end() :].split()
    noun = next((place for place, word in enumerate(words[:_QUALITIES]) if word[:1].isupper()), 0)
    after = words[noun + 1 :]
    named = len(after) > 2 and after[0][:1].isupper() and not after[1][:1].isupper()
    return owner[0] + " ".join(words[: noun + 1 + named])


def _taken_apart(verb: str, language: str) -> tuple[str, list[str]]:
    """A verb, and the prefix that stands last in a plain sentence: "aufstehe" is "stehe … auf"."""
    found = _PREFIXED[language].match(verb)
    if found is None or _matches(_WHOLE, language, verb):
        return verb, []
    return found["verb"], [found["prefix"]]


def _matches(table: dict[str, re.Pattern[str]], language: str, word: str) -> bool:
    return table[language].match(word) is not None
