"""A sentence cut into clauses that each say one thing, with the subject put back where it was left out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from language.hearing.deeds import AND, speaks_of_me
from language.languages import by_language
from language.languages.forms.pack import Pack
from language.sentences.cues import cues_of
from language.sentences.split import ends_in_abbreviation, is_ordinal
from language.statements import wording

_DROPPED = by_language("statements", "DROPPED_SUBJECT", str)["en"]
"""What the packs find left out: only in English a sentence may begin without it."""
SUBJECTS = by_language("statements", "SAID_SUBJECT", str)
"""By language: the word for who does it, put back where a sentence must have one ("… und klettere")."""
_ONGOING = tuple(by_language("statements", "ONGOING_ENDING", str).values())


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause in the normal form the patterns expect, and the sentence it comes from."""

    sentence: str
    text: str
    correction: bool = False
    hedged: bool = False


def clauses(sentence: str, pack: Pack) -> Iterator[Clause]:
    """The clauses of a sentence that state something; questions and hypotheticals yield none."""
    statement = _without_question(sentence, pack)
    if not statement or pack.excluded.search(statement):
        return
    plain = pack.dropped_subject.sub(_DROPPED, wording.plain(statement, pack))
    marked = bool(pack.correction.search(plain))
    subject, spoken = "", cues_of(plain.casefold()).language
    for piece in _pieces(plain, pack, spoken):
        text = pack.opener.sub("", piece).strip(" ,.!…:-")
        if not text or pack.excluded_clause.search(text):
            continue
        if own := pack.subject.match(text):
            subject = own["s"]
        elif subject and (pack.bare_verb.match(text) or speaks_of_me(text, spoken, of_me=True)):
            text = f"{_auxiliary(subject, text)} {text}"
        yield Clause(" ".join(statement.split()), text, marked, bool(pack.hedge.search(piece)))


def _boundaries(text: str, pack: Pack, language: str) -> list[re.Match[str]]:
    """Where the pack cuts, and where a sentence of "I …" goes on with another verb ("… und sammle Marken")."""
    found = {match.end(): match for match in pack.boundary.finditer(text)}
    for match in AND.finditer(text) if language in SUBJECTS else ():
        spoken = cues_of(text.casefold()).find("me", text[: match.start()].casefold())
        if spoken and match.end() not in found and speaks_of_me(text[match.end() :], language, of_me=True):
            found[match.end()] = match
    return [found[end] for end in sorted(found)]


def _pieces(text: str, pack: Pack, language: str) -> Iterator[str]:
    """Cut at the boundaries, except where a bare verb still belongs to "like to …" or "can …" before it."""
    start = 0
    for match in _boundaries(text, pack, language):
        joins = pack.joint.search(match.group()) and not pack.first_person.match(text[match.end() :])
        if joins and pack.complement.search(text[start : match.start()]):
            continue
        if ends_in_abbreviation(text[: match.start() + 1]) or is_ordinal(text, match.start()):
            continue
        if match.start() > start:
            yield text[start : match.start()]
        start = match.end()
    if start < len(text):
        yield text[start:]


def _without_question(sentence: str, pack: Pack) -> str:
    """What a sentence states before it turns into a question; nothing when all of it asks."""
    if not pack.question.search(sentence):
        return sentence
    tail = pack.question_tail.search(sentence)
    return sentence[: tail.start()] if tail else ""


def _auxiliary(subject: str, text: str) -> str:
    """In "I am working … and love …" the auxiliary carries over only to another verb that goes on."""
    first = re.split(r"\s", text, maxsplit=1)[0].lower()
    return subject if first.endswith(_ONGOING) or " " not in subject else subject.split()[0]
