"""What a message says beyond a note that it makes outdated, kept as it was said where it fits into no note."""

import re
from collections.abc import Sequence

from language.asking.words import words_for
from language.hearing.announcements import only_announces
from language.hearing.features import tokens
from language.hearing.judge import judged
from language.hearing.line import CAPITAL_NOUNS, Line
from language.hearing.purpose import asks_or_orders
from language.hearing.relate import content, denies, is_alike
from language.hearing.spans import Span, clause_spans, sentence_spans
from language.languages import alternatives
from language.patterns import pattern_of
from language.people.sorts import FIRST_NAMES
from language.words.classes import classes_of

_WORTH = 0.5
"""How likely a clause must tell something of its writer, where nothing else speaks for it."""
_REMARK = 0.1
"""Below this a clause is no more than a remark, whatever its words are taken for."""
_MOST_WORDS = 30
_EDGES = " \t\n,;:.!…—–-()"
NOW = pattern_of(rf"\b(?:{alternatives('hearing', 'NOW')})\b", re.IGNORECASE)
"""Words that say that something is so from now on."""
_NEW = pattern_of(rf"\b(?:{alternatives('hearing', 'NEW')})\b", re.IGNORECASE)
REMOVED = "[secret removed"
"""What stands in a text where a secret stood: no news of anything."""
_PROPER = FIRST_NAMES | {"city", "country", "company", "team_club", "nationality"}
_LEADING = pattern_of(rf"\A(?:{alternatives('hearing', 'LEADING')})\s+", re.IGNORECASE)
_JOINED = pattern_of(rf"\W*(?:{alternatives('hearing', 'AND')})\s", re.IGNORECASE)


def news_beyond(said: str, note: str, found: str = "", known: Sequence[str] = ()) -> str:
    """The clauses of a message that bring something: empty when there are none.

    None that only names what the note says, announces something or is a remark in passing; the one with the words that
    were found to be new always. What the known statements say already is left out.
    """
    told = [sentence for sentence in sentence_spans(said) if not sentence.of(said).rstrip().endswith("?")]
    worth = {clause.span: clause.worth for clause in judged(said)}
    told = [one for one in told if not asks_or_orders(one.of(said))] or told
    sentences = [_bringing(said, one, worth, note, found) for one in told]
    if not any(sentences):
        sentences = [
            [span.of(said).strip(_EDGES) for span in clause_spans(said, one) if _adds(span.of(said), worth[span], note)]
            for one in told
        ]
    left = [[one for one in runs if not _is_held(one, known)] for runs in sentences]
    if left != sentences:  # what is worth most is kept already
        left = [[one for one in runs if NOW.search(one) or (found and found in one)] for runs in left]
    words = ". ".join(_told(runs) for runs in left if runs).split()
    news = " ".join(words)
    return news if len(words) <= _MOST_WORDS and REMOVED not in news else ""


def _told(runs: Sequence[str]) -> str:
    told = without_lead(", ".join(runs))
    return told[:1].upper() + told[1:]


def without_lead(news: str) -> str:
    """News without the word that joined it to what stood before ("and", "but")."""
    return _LEADING.sub("", news, count=1)


def is_worth(clause: str, worth: float, note: str) -> bool:
    """Is a clause worth keeping in the place of a note: does it bring something, or at least more than a remark?"""
    return _brings(clause, worth, note, "") or _adds(clause, worth, note)


def _bringing(said: str, sentence: Span, worth: dict[Span, float], note: str, found: str) -> list[str]:
    """The clauses of a sentence that bring something; one that goes on with "and" shares the lot of the one before."""
    runs: list[Span] = []
    for span in clause_spans(said, sentence):
        clause = span.of(said)
        if runs and not said[runs[-1].end : span.start].strip() and _JOINED.match(clause):
            runs[-1] = Span(runs[-1].start, span.end)
        elif _brings(clause, worth[span], note, found):
            runs.append(span)
    return [span.of(said).strip(_EDGES) for span in runs]


def _brings(clause: str, worth: float, note: str, found: str) -> bool:
    """Does a clause bring something: more than a time, a remark or the announcement that something follows?"""
    if only_announces(clause) or all("calendar" in classes_of(word) for word in content(clause)):
        return False
    if found and found in clause and (worth >= _REMARK or _names(clause, note)):
        return True
    if (NOW.search(clause) or _NEW.search(clause)) and not _denies(clause):
        return True
    return not _only_names(clause, note) and (worth >= _WORTH or _names(clause, note))


def _adds(clause: str, worth: float, note: str) -> bool:
    """Where nothing plainly brings something: is a clause at least more than a remark, and not on the note?"""
    return (
        worth >= _REMARK and len(content(clause)) > 1 and not _only_names(clause, note) and not only_announces(clause)
    )


def _denies(clause: str) -> bool:
    return any(map(denies, tokens(clause)))


def _is_held(clause: str, known: Sequence[str]) -> bool:
    """Does a known statement say all that a clause says?"""
    words = content(clause)
    return any(all(any(is_alike(word, other) for other in content(one)) for word in words) for one in known)


def _only_names(clause: str, note: str) -> bool:
    """Does a clause name what the note says, and no other thing or number of that sort?"""
    named = [word for word in content(clause) if any(is_alike(word, other) for other in content(note))]
    others = " ".join(word for word in content(clause) if word not in named)
    return bool(named) and not (others and _sorts(others) & _sorts(note))


def _sorts(text: str) -> set[str]:
    line = Line(text)
    return line.members(0, len(line.words) - 1) if line.words else set()


def _names(clause: str, note: str) -> bool:
    """Does a clause say a number or a name, or another thing of the sort that the note is about?"""
    line = Line(clause)
    shapes = {line.shape(place, place) for place in range(len(line.words))}
    proper = bool(_sorts(clause) & _PROPER)
    named = ("name" in shapes and (proper or words_for(clause).language not in CAPITAL_NOUNS)) or (
        "first" in shapes and proper
    )
    return named or "number" in shapes or bool(_sorts(clause) & _sorts(note))
