"""Clauses whose verb stands last ("dass ich vegetarisch esse") as plain sentences: "ich esse vegetarisch"."""

import re

from language.languages import by_language
from language.patterns import pattern_of

_NEVER = pattern_of(r"(?!)")
_Patterns = dict[str, re.Pattern[str]]


def _by_language(name: str, form: str) -> _Patterns:
    """By language, the pattern that its words under a name make in a form."""
    found = by_language("sentences", name, str).items()
    return {language: pattern_of(form.replace("WORDS", words), re.IGNORECASE) for language, words in found}


_AFTER = _by_language("VERB_LAST_AFTER", r"\b(?:WORDS)\s*$")
"""Words after which the verb stands last. What else a language lacks of the following matches nothing."""
_SUBJECTS = _by_language("VERB_LAST_SUBJECTS", r"(?:WORDS)(?=\s)")
_OWNERS = _by_language("VERB_LAST_OWNERS", r"(?:WORDS)\s+(?=[^\W\d_])")
_VERBS = _by_language("FINITE", r"(?:WORDS)$")
_PREFIXED = _by_language("SEPARABLE", r"(?P<prefix>WORDS)(?P<verb>[^\W\d_]{3,})$")
_WHOLE = _by_language("INSEPARABLE", r"(?:WORDS)")
"""Verbs that only look as if they had such a prefix."""
_QUALITIES = 3
"""Words among which the noun of a subject is looked for: "mein jüngster Sohn"."""


def main_clause(words: str, before: str) -> str:
    """The words as a plain sentence, where what stands before them puts their verb last."""
    language = next((one for one, after in _AFTER.items() if after.search(before)), "")
    clause, comma, rest = words.partition(",")
    subject = _subject(clause, language) if language else ""
    told = clause[len(subject) :].split()
    if not subject or len(told) < 2 or not _found(_VERBS, language, told[-1]):
        return words
    verb, prefix = _taken_apart(told[-1], language)
    return " ".join([subject, verb, *told[:-1], *prefix]) + comma + rest


def _subject(clause: str, language: str) -> str:
    """Who does it: "ich", "mein Sohn", "meine Frau Jana" where more is told of her than her name."""
    if found := _found(_SUBJECTS, language, clause):
        return found[0]
    owner = _found(_OWNERS, language, clause)
    if owner is None:
        return ""
    words = clause[owner.end() :].split()
    noun = next((place for place, word in enumerate(words[:_QUALITIES]) if word[:1].isupper()), 0)
    after = words[noun + 1 :]
    named = len(after) > 2 and after[0][:1].isupper() and not after[1][:1].isupper()
    return owner[0] + " ".join(words[: noun + 1 + named])


def _taken_apart(verb: str, language: str) -> tuple[str, list[str]]:
    """A verb, and the prefix that stands last in a plain sentence: "aufstehe" is "stehe … auf"."""
    found = _found(_PREFIXED, language, verb)
    if found is None or _found(_WHOLE, language, verb):
        return verb, []
    return found["verb"], [found["prefix"]]


def _found(table: _Patterns, language: str, words: str) -> re.Match[str] | None:
    return table.get(language, _NEVER).match(words)
