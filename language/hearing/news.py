"""What a message says beyond a note that it makes outdated, kept as it was said where it fits into no note."""

from language.hearing.judge import judged
from language.hearing.line import Line
from language.hearing.relate import content, is_alike
from language.hearing.spans import clause_spans, sentence_spans

_WORTH = 0.5
"""How likely a clause must tell something of its writer, where nothing else speaks for it."""
_MOST_WORDS = 30
_EDGES = " \t\n,;:.!…—–-("


def news_beyond(said: str, note: str) -> str:
    """The clauses of a message that bring something and name nothing of the note; empty when there are none."""
    told = [sentence for sentence in sentence_spans(said) if not sentence.of(said).rstrip().endswith("?")]
    worth = {clause.span: clause.worth for clause in judged(said)}
    unnamed = [[span for span in clause_spans(said, one) if not _only_names(span.of(said), note)] for one in told]
    plain = [[one for one in spans if worth[one] >= _WORTH or _names(one.of(said), note)] for spans in unnamed]
    kept = [spans for spans in (plain if any(plain) else unnamed) if spans]
    sentences = [", ".join(span.of(said).strip(_EDGES) for span in spans) for spans in kept]
    words = ". ".join(one[:1].upper() + one[1:] for one in sentences).split()
    return " ".join(words) if len(words) <= _MOST_WORDS else ""


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
    return bool(shapes & {"number", "name"} or _sorts(clause) & _sorts(note))
