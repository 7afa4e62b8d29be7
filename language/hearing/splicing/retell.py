"""How a note reads after a message that no word of it gives way to: whom it tells of, and what the message says now.

Nothing that holds is lost: the one a note tells of stays named, and the news are whole sentences.
"""

from collections.abc import Sequence

from language.hearing.announcements import only_announces
from language.hearing.judge import judged
from language.hearing.line import Line
from language.hearing.news import NOW, REMOVED, is_worth, without_lead
from language.hearing.purpose import asks_or_orders
from language.hearing.relate import content, denies, is_alike
from language.hearing.removal.subjects import named_subject, sorts_in
from language.hearing.signs import are_of_one_root, is_change
from language.hearing.spans import Span, clause_spans, sentence_spans
from language.hearing.splicing.plain_corrections import name_told
from language.people.sorts import FIRST_NAMES, KIN
from language.sentences.cues import cues_of

_MOST_WORDS = 40
_PARTED = frozenset({"death", "relationship_status"})
_EDGES = " \t\n,;:.!…—–-()¡¿"


def retold(said: str, note: str) -> str:
    """What a note says after a message, in the message's own sentences; empty where that brings nothing."""
    subject = named_subject(note)
    news = _news(said, [word for word in content(note) if word not in content(subject)], note)
    if all(map(denies, content(news))) or len(news.split()) > _MOST_WORDS or REMOVED in news:
        return ""
    return _with_subject(said, subject, news) if subject else _with_names(said, note, news)


def keeps_subject(said: str, note: str, text: str) -> str:
    """A new text for a note, with whom the note tells of where the text has lost them."""
    subject = named_subject(note)
    if not subject or _is_splice(text, note, subject) or _with_subject(said, subject, text) == text:
        return text
    whole = retold(said, note)
    return whole if _holds(whole, text) else _with_subject(said, subject, text)


def _with_subject(said: str, subject: str, text: str) -> str:
    """A text with the one it tells of before it, where it names neither them nor another, nor speaks of its writer."""
    lower = text.casefold()
    if _names(text, subject) or cues_of(lower).begins("me", lower):
        return text
    if _is_gone(said, subject) and not _speaks_on(said, subject, text):
        return text
    return f"{subject}: {text}"


def _with_names(said: str, note: str, news: str) -> str:
    """News with the name of whom a note tells of, where nothing is over and nobody else is named."""
    named = [name for name in _called(note) if not _names(news, name)]
    if not named or is_change(said) or any(map(denies, content(said))) or _called(said) - _called(note):
        return news
    line = Line(note)
    places = [at for at in range(len(line.words)) if line.lower[at] in named]
    begins = [at for at in places if at - 1 not in places]
    ends = [at for at in places if at + 1 not in places]
    return f"{news} ({', '.join(map(line.of, begins, ends))})"


def _is_splice(text: str, note: str, subject: str) -> bool:
    """Does a text say all that a note says but for the name, so that another name stands for it?"""
    rest = [word for word in content(note) if word != Line(subject).lower[-1]]
    return bool(rest) and _holds(text, " ".join(rest))


def tells_before(said: str, note: str) -> bool:
    """Does a text name what a note says, and so tell what is over?"""
    old = [word for word in content(note) if word not in content(named_subject(note))]
    return any(is_alike(word, other) for word in content(said) for other in old)


def tells_more(said: str, note: str) -> bool:
    """Does a message only tell more of somebody near to its writer whom a note names ("Lena moves to Oslo")?"""
    shared = [word for word in content(said) if any(is_alike(word, other) for other in content(note))]
    named = bool(shared) and _called(said) & _called(note) >= set(shared)
    return named and bool(sorts_in(note) & KIN) and not any(map(denies, content(said)))


def over_in(said: str, note: str) -> str:
    """The clauses of a sentence that say of parts of a note that they are over, where others name other parts of it."""
    clauses = [one for one in _clauses(said) if any(is_alike(a, b) for a in content(one) for b in content(note))]
    over = [one for one in clauses if is_change(one)]
    return ", ".join(over) if over and len(over) < len(clauses) else said


def _names(text: str, subject: str) -> bool:
    """Does a text say the name with which a subject ends?"""
    name = Line(subject).lower[-1]
    return any(is_alike(name, word) or name == word for word in Line(text).lower)


def _is_gone(said: str, subject: str) -> bool:
    """May the one that a note tells of be no longer theirs: nobody who stays who they are, and something is over, or
    somebody else is named?"""
    if sorts_in(subject) & KIN:
        return False
    return is_change(said) or name_told(Line(said), 0) is not None or bool(_called(said) - {Line(subject).lower[-1]})


def _speaks_on(said: str, subject: str, text: str) -> bool:
    """Does a text tell more of somebody whom a message names, and neither of its writer nor of their end or parting?"""
    lower = text.casefold()
    mine = any(cues_of(lower).find(cue, lower) for cue in ("me", "mine", "verbs"))
    others = _called(said) - {Line(subject).lower[-1]}
    return _names(said, subject) and not (mine or others or sorts_in(said) & _PARTED)


def _called(said: str) -> set[str]:
    """The first names in a text; in small letters only where its writer uses no capitals ("el mar")."""
    line = Line(said)
    named = [at for at in range(len(line.words)) if line.members(at, at) & FIRST_NAMES]
    careless = said == said.casefold()
    return {line.lower[at] for at in named if careless or line.of(at, at)[:1].isupper()}


def _clauses(said: str) -> list[str]:
    return [clause.of(said) for sentence in sentence_spans(said) for clause in clause_spans(said, sentence)]


def _news(said: str, old: Sequence[str], note: str) -> str:
    """The sentences of a message without the clauses that only tell what is over, or that news follow."""
    worth = {clause.span: clause.worth for clause in judged(said)}
    told = [one for one in sentence_spans(said) if not one.of(said).rstrip().endswith("?")]
    kept = [[clause for clause in clause_spans(said, one) if not only_announces(clause.of(said))] for one in told]
    left = [_so_now(said, clauses, old) for clauses in kept]
    brings = [any(is_worth(one.of(said), worth.get(one, 0.0), note) for one in clauses) for clauses in left]
    if not any(brings):  # beside what is over stands what is so instead
        brings = [0 < len(now) < len(all_) and _says_much(said, now) for now, all_ in zip(left, kept, strict=True)]
    tells = [new and not asks_or_orders(one.of(said)) for one, new in zip(told, brings, strict=True)]
    brings = tells if any(tells) else brings
    return ". ".join(_joined(said, clauses) for clauses, new in zip(left, brings, strict=True) if new)


def _so_now(said: str, clauses: Sequence[Span], old: Sequence[str]) -> list[Span]:
    """The clauses that do not tell what is over, nor only lead to one that does ("the one | that I rented …")."""
    over = [_is_before(clause.of(said), old) for clause in clauses]
    following = [*over[1:], False][: len(over)]
    leads = [not content(clause.of(said)) for clause in clauses]
    return [
        one
        for one, gone, lead, then in zip(clauses, over, leads, following, strict=True)
        if not gone and not (lead and then)
    ]


def _is_before(clause: str, old: Sequence[str]) -> bool:
    """Does a clause name what a note says, and nothing that is so from now on?"""
    words = content(clause)
    if not any(are_of_one_root(word, other) for word in words for other in old):
        return False
    over = is_change(clause) or any(map(denies, words))
    return over or not (NOW.search(clause) or _brings_name(clause, old))


def _brings_name(clause: str, old: Sequence[str]) -> bool:
    """Does a clause say a name or a number that a note does not have?"""
    line = Line(clause)
    return any(
        line.shape(at, at) in ("name", "number")
        and line.lower[at] in line.content
        and not any(is_alike(line.lower[at], word) for word in old)
        for at in range(len(line.words))
    )


def _says_much(said: str, clauses: Sequence[Span]) -> bool:
    return any(len([word for word in content(one.of(said)) if not denies(word)]) > 1 for one in clauses)


def _joined(said: str, clauses: Sequence[Span]) -> str:
    told = without_lead(" ".join(one.of(said) for one in clauses).strip(_EDGES))
    return told[:1].upper() + told[1:]


def _holds(whole: str, text: str) -> bool:
    return all(any(is_alike(word, other) for other in content(whole)) for word in content(text))
