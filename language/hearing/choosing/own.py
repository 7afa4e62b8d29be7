"""What a message tells in its writer's own words: its sentences and clauses that neither ask nor order anything."""

from collections.abc import Iterator

from language.hearing.purpose import asks_or_orders
from language.hearing.relate import content
from language.hearing.spans import clause_spans, sentence_spans
from language.statements.told import told_as

_FEWEST, _MOST = 2, 30
"""Words of a sentence or clause that may stand for a note."""
_EDGES = " \t\n,;:.!…—–-"


def own_words(said: str) -> Iterator[str]:
    """The sentences of a message, and the clauses of those that have several, each by itself."""
    for sentence in sentence_spans(said):
        clauses = list(clause_spans(said, sentence))
        for span in [sentence, *(clauses if len(clauses) > 1 else ())]:
            words = span.of(said)
            if _FEWEST <= len(words.split()) <= _MOST and content(words) and not asks_or_orders(words):
                yield told_as(words.strip(_EDGES))
