"""How surely a message corrects a memory: unasked, only asked about, or not at all."""

from graphs.discussion.correction.known import Known
from graphs.discussion.correction.overlap import is_respelt
from graphs.discussion.correction.replace import SAID, is_common, is_name_for_thing
from language.hearing.compare import Change
from language.hearing.deeds import is_routine
from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.revise import Revision
from language.hearing.splicing.certain import may_stand
from language.hearing.splicing.frame import loses_verb, stands_as
from language.hearing.splicing.recounting import only_recounts
from language.hearing.splicing.retell import keeps_subject
from language.hearing.stored.bearing import bears_on
from language.statements.slots import fits_slot
from stores.records import Memory

FITTING, PLAIN = 0.55, 0.75
"""How surely new words must be found to correct a memory unasked: where it is clear, and likely, which is meant."""
CERTAIN = 0.9
"""How surely where the new words are of another sort than the old."""
PLAUSIBLE, DOUBTED = 0.5, 0.35
"""How likely a memory must be meant to ask whether it is outdated, where no new words fit into it."""
ASKED, HINTED = 0.15, 0.08
"""How likely to ask whether new words of its sort correct it, and where those are plainly found."""
TELLS = 0.3
"""How likely a message must tell something for a question whether a memory is outdated."""
FOUND, FRAMED = 0.8, 0.6
"""How surely new words must be found that stand as the old ones did: to correct a memory, and to ask."""
_COUNTED = frozenset({"age"})
"""Keys whose value is one number, which grows."""


def is_plain(revision: Revision) -> bool:
    """Is it plain which word of the same sort stands for which?"""
    return revision.alike and revision.likely >= PLAIN and " " not in revision.new


def loosely(revision: Revision, memory: Memory, noted: str, news: str) -> str:
    """A memory with new words that may stand in it, for asking; empty where they may not."""
    may = revision.likely >= PLAUSIBLE and may_stand(Line(news), revision.new, Line(noted), revision.old)
    may |= revision.likely >= FRAMED and _stands_in(revision, noted, len(noted) - len(memory.value), news)
    text = revision.text[len(noted) - len(memory.value) :]
    may = may and not loses_verb(news, revision.new, noted, revision.old)
    return keeps_subject(news, memory.value, text[:1].upper() + text[1:]) if may else ""


def fits(revision: Revision, change: Change, memory: Memory, noted: str, news: str) -> bool:
    """Does a memory still say something once it is corrected so?"""
    if is_name_for_thing(memory, revision, news) or loses_verb(news, revision.new, noted, revision.old):
        return False
    plain = revision.alike or (change.sure and revision.likely >= CERTAIN and memory.key in SAID["en"])
    plain |= revision.likely >= FOUND and _stands_in(revision, noted, len(noted) - len(memory.value), news)
    return plain and fits_slot(memory.key, revision.new) and not is_common(memory.key, revision.new, news)


def _stands_in(revision: Revision, noted: str, start: int, news: str) -> bool:
    """Do the new words stand in a memory as the old ones did?"""
    message, known = Line(news), Line(noted)
    came, went = message.found(revision.new), known.found(revision.old)
    return bool(came and went and stands_as(message, came, known, went, start))


def is_of(change: Change, known: Known) -> bool:
    """Does a message speak of what a memory says at all?"""
    ours = known.memory.key in SAID["en"] and is_routine(known.said)  # "Works as …" is worded by the program
    note = known.memory.value if ours else known.noted
    return (change.named and not ours) or change.sign == "overtaken" or bears_on(known.said, note)


def tells(change: Change, said: str) -> bool:
    """Does a message tell something; be it of others, where it names what a memory says and what is so from now on?"""
    return change.tells >= TELLS or (change.named and change.likely >= PLAUSIBLE and bool(NOW.search(said)))


def is_sure(change: Change, revision: Revision, known: Known) -> bool:
    """May a memory be corrected without a question: is it surely meant, or do the new words speak for it as well?

    Who puts right what they have just said need not tell it as a whole ("Correction, it's five now"), nor who says
    nothing but another number of the same things ("three hives now")."""
    if (
        known.is_latest
        and change.named
        and change.likely >= DOUBTED
        and only_recounts(known.said, known.noted, revision)
    ):
        return True
    told = change.told or (known.puts_right and known.is_latest and change.likely >= CERTAIN)
    return revision.likely >= (FITTING if change.sure else PLAIN) and told and change.likely >= PLAUSIBLE


def is_likely(change: Change, revision: Revision, known: Known) -> bool:
    """Is it worth asking: is a memory likely meant, or do the new words by themselves speak for correcting it?

    So they do where somebody puts right what they have just said, and where a memory has one value of their sort.
    """
    if change.likely >= ASKED or change.sign or revision.denied or (known.is_latest and known.puts_right):
        return True
    found = revision.likely >= FITTING or is_respelt(revision)
    return found and (change.likely >= HINTED or is_respelt(revision) or known.memory.key in _COUNTED)
