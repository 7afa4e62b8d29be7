"""Everything the rules need to know about one language."""

import re
from dataclasses import dataclass

from language.packs.rule import Rule


@dataclass(frozen=True, slots=True)
class Pack:
    """The tables of one language; patterns are compiled once, at import of the pack."""

    contractions: tuple[tuple[re.Pattern[str], str], ...]
    opener: re.Pattern[str]
    """Words before the statement proper: greetings, agreement, discourse markers."""
    correction: re.Pattern[str]
    """Marks a statement that replaces an earlier one."""
    hedge: re.Pattern[str]
    excluded: re.Pattern[str]
    """Sentences that state nothing: hypotheticals, reported speech, jokes."""
    excluded_clause: re.Pattern[str]
    boundary: re.Pattern[str]
    """Where a sentence falls into clauses."""
    joint: re.Pattern[str]
    """A boundary that may also join two verbs of one clause."""
    complement: re.Pattern[str]
    """A clause whose verb takes further verbs: what follows "and" still belongs to it."""
    first_person: re.Pattern[str]
    subject: re.Pattern[str]
    """A clause that begins with the first person; group `s` is what a following bare verb inherits."""
    dropped_subject: re.Pattern[str]
    """Where a sentence leaves out "I am" before its verb."""
    possessive: re.Pattern[str]
    collective: re.Pattern[str]
    """A clause about the writer's team rather than the writer alone."""
    working: re.Pattern[str]
    """Words of working life."""
    past: re.Pattern[str]
    """Words that set a sentence in the past."""
    plan: re.Pattern[str]
    """A first-person clause about the future; group `o` is what will happen."""
    bare_verb: re.Pattern[str]
    """A clause that continues the subject of the one before."""
    preamble: re.Pattern[str]
    """An adverbial before the first-person subject; group `rest` is the statement."""
    question: re.Pattern[str]
    question_tail: re.Pattern[str]
    """Where a question to the other person begins inside a sentence."""
    rules: tuple[Rule, ...]
    generic: re.Pattern[str]
    """Any first-person clause; what remains when no rule matches."""
    identity: re.Pattern[str]
    """A clause that says something even with one telling word: "I am a Christian"."""
    filler_tail: re.Pattern[str]
    stop_words: frozenset[str]
    transient: re.Pattern[str]
    """A state of the moment, not a fact."""
