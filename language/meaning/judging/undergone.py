"""What happens to the writer of a message is told of them, though another word is its subject.

"The migraine keeps me in bed" tells of whoever says it, as "children we have none" does. Where a person does
it ("my boss drives me mad") it stays that person's.
"""

from collections.abc import Sequence

from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.conjugation import readings_of
from language.sentences.cues.common import RELATIVE
from language.sentences.marks import begins_with_name
from language.sentences.persons import PERSONS
from language.words.classes import classes_of
from language.words.reader import Role, Word

_SPEAKER = pattern_of(rf"(?:^|(?P<before>\S+) )(?:{alternatives('cues', 'SPEAKER')})\b")
"""The writer as the subject, wherever in a clause."""
_BESIDE = words("vocabulary.judging", "BESIDE_SPEAKER")
"""Words behind which the writer is only compared or added: "taller than I"."""
_FIXED_ORDER = by_language("sentences", "FIXED_ORDER", bool)
"""Languages in which the subject stands first: there "the man I know" is about him."""
_HAD = pattern_of(rf"\b(?:{alternatives('vocabulary.judging', 'HAD_AT_ME')})\b")
"""Some languages say "at me is" for "I have"."""
_BY_THE_WAY = pattern_of(rf"\b(?:{alternatives('vocabulary.judging', 'AT_OURS')})\b")
"""Where something is: "upstairs at ours" says nothing of what its writer does."""
_DROPPED = by_language("sentences", "SPEAKER_ENDINGS", str)
"""Languages that may leave out "I"."""


def undergo(found: Sequence[Clause]) -> None:
    """Take what a clause tells of a thing that concerns its writer as told of them."""
    before: Clause | None = None
    for clause in found:
        told = clause.subject is Subject.OTHER and clause.mood is Mood.ASSERTED
        if told and (_concerns_writer(clause) or _goes_on(before, clause)):
            clause.subject = Subject.ME
        before = clause


def _concerns_writer(clause: Clause) -> bool:
    if clause.cues.begins("that", clause.text) or RELATIVE.match(clause.text):
        return False
    if _is_subject(clause) or _HAD.search(clause.text):
        return True
    if names_person(clause) or clause.cues.find("says", clause.text):
        return False
    text = _BY_THE_WAY.sub(" ", clause.text)
    return bool(clause.cues.find("me", text)) or any(_is_writers(word, clause) for word in clause.words)


def _goes_on(before: Clause | None, clause: Clause) -> bool:
    """Does a mere fragment, of nobody, go on with what its writer says in the same sentence?"""
    if before is None or before.sentence != clause.sentence or before.subject is not Subject.ME:
        return False
    return clause.fragment and before.mood is Mood.ASSERTED and not names_person(clause)


def _is_subject(clause: Clause) -> bool:
    """Is the writer named as the subject behind its verb ("children have we none")?"""
    named = _SPEAKER.search(clause.text) if clause.cues.language not in _FIXED_ORDER else None
    return named is not None and named["before"] not in _BESIDE


def names_person(clause: Clause) -> bool:
    """Does a clause speak of somebody: by name, by trade, or by what they are to its writer?"""
    if clause.cues.find("people", clause.text) or begins_with_name(clause.words):
        return True
    return any(classes_of(word.text.casefold()) & PERSONS for word in clause.words)


def _is_writers(word: Word, clause: Clause) -> bool:
    """Is it a form of a verb that only its writer can be the subject of?"""
    language = clause.cues.language
    if word.role is not Role.CONTENT or language not in _DROPPED:
        return False
    readings = readings_of(word.text.casefold(), language)
    return bool(readings) and all(whom == "i" and kind == "life" for whom, kind in readings)
