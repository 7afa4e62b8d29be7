"""What a language brings so that statements of its speakers about themselves are read by patterns."""

import re
from dataclasses import dataclass

from language.languages.forms.rule import Rule
from language.patterns import pattern_of

NEVER = pattern_of(r"(?!)")
_SEMICOLON = pattern_of(r"\s*;\s*")
_WHOLE = pattern_of(r"^(?P<o>.+)$")
_QUESTION_MARK = pattern_of(r"\?+[\"'»)\]]*\s*$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """The tables of one language, compiled when first used; what a language leaves out never matches."""

    contractions: tuple[tuple[re.Pattern[str], str], ...] = ()
    opener: re.Pattern[str] = NEVER
    """Words before the statement proper: greetings, agreement, discourse markers."""
    correction: re.Pattern[str] = NEVER
    """Marks a statement that replaces an earlier one."""
    hedge: re.Pattern[str] = NEVER
    excluded: re.Pattern[str] = NEVER
    """Sentences that state nothing: hypotheticals, reported speech, jokes."""
    excluded_clause: re.Pattern[str] = NEVER
    boundary: re.Pattern[str] = _SEMICOLON
    """Where a sentence falls into clauses."""
    joint: re.Pattern[str] = NEVER
    """A boundary that may also join two verbs of one clause."""
    complement: re.Pattern[str] = NEVER
    """A clause whose verb takes further verbs: what follows "and" still belongs to it."""
    first_person: re.Pattern[str]
    subject: re.Pattern[str]
    """A clause that begins with the first person; group `s` is what a following bare verb inherits."""
    dropped_subject: re.Pattern[str] = NEVER
    """Where a sentence leaves out "I am" before its verb."""
    possessive: re.Pattern[str] = NEVER
    collective: re.Pattern[str] = NEVER
    """A clause about the writer's team rather than the writer alone."""
    working: re.Pattern[str] = NEVER
    """Words of working life."""
    past: re.Pattern[str] = NEVER
    """Words that set a sentence in the past."""
    plan: re.Pattern[str] = _WHOLE
    """A first-person clause about the future; group `o` is what will happen."""
    bare_verb: re.Pattern[str] = NEVER
    """A clause that continues the subject of the one before."""
    preamble: re.Pattern[str] = NEVER
    """An adverbial before the first-person subject; group `rest` is the statement."""
    question: re.Pattern[str] = _QUESTION_MARK
    question_tail: re.Pattern[str] = NEVER
    """Where a question to the other person begins inside a sentence."""
    rules: tuple[Rule, ...]
    generic: re.Pattern[str] = NEVER
    """Any first-person clause; what remains when no rule matches."""
    identity: re.Pattern[str] = NEVER
    """A clause that says something even with one telling word: "I am a Christian"."""
    filler_tail: re.Pattern[str] = NEVER
    stop_words: frozenset[str]
    transient: re.Pattern[str] = NEVER
    """A state of the moment, not a fact."""
