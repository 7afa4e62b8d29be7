"""Which note a message may well make outdated where nothing else was found to correct, and how it would read then.

For asking only. Rules that hear somebody else, or another time, may be wrong where the judge of notes is sure; and a
value of the very sort that a note has, told as otherwise, is no news beside it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from language.hearing.compare import is_against, is_as_before, told_by
from language.hearing.line import Line
from language.hearing.relate import acts_of, content, denies, is_alike, shares
from language.hearing.removal.stays import news_and_rest
from language.hearing.repairs import repairs, without_slips
from language.hearing.revise import Revision, is_turned, revised
from language.hearing.signs import adds, stated
from language.hearing.splicing.certain import may_stand
from language.hearing.splicing.frame import loses_verb
from language.hearing.splicing.retell import keeps_subject, retold
from language.hearing.stored.bearing import bears_on, named_things
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.words.lexicon import NEGATIONS

MEANT, LIKELY, SURELY = 0.1, 0.35, 0.6
"""How likely a note must be meant by a message that says that something is otherwise; by any with new words of its
sort; and by any that names it."""
FOUND = 0.4
"""How surely new words of its sort must be found where the judge does not speak for a note."""
_ASKS = 0.5
_SHORT = 14
"""Words of a message that is so little that it bears on what was told before."""
_FEW = 3
"""Words in which an order says what shall be done."""
_BRIEF = 60
"""Words of a message that nobody pasted together."""
_QUOTES = pattern_of(r"[\n\"“”„«»`>]")


@dataclass(frozen=True, slots=True)
class Open:
    """A note that may be outdated, how it would read then, and what was said instead of what."""

    note: int
    text: str
    revision: Revision | None

    @property
    def is_spliced(self) -> bool:
        """Does the note read as before but for the new words?"""
        return self.revision is not None and self.revision.alike and self.revision.new in self.text


def left_open(text: str, notes: Sequence[str], starts: Sequence[int]) -> Open | None:
    """The note that a message most likely makes outdated, with its new text; None where none is likely enough.

    What is planned or announced counts only where the judge is sure and the new words are of the sort of the old.
    """
    plain = without_slips(text) if _is_brief(text) else told_by(text)
    said = " ".join(stated(plain))
    found = _found(said, notes, starts, puts_right=repairs(text))
    return found or (_found(plain, notes, starts, surely=True) if "?" not in plain and plain != said else None)


def _found(
    said: str, notes: Sequence[str], starts: Sequence[int], *, puts_right: bool = False, surely: bool = False
) -> Open | None:
    acts = acts_of(said)
    if not said or acts["ask"] >= _ASKS or (acts["forget"] >= _ASKS and not puts_right):
        return None
    weighed = shares("tell", said, notes)
    together, turned = sum(weighed.values()), _is_turned(said)
    any_note = not surely and (puts_right or turned or together >= LIKELY)
    heard = [
        _Weighed(at, share, together, revised(said, notes[at], starts[at]))
        for at, share in weighed.items()
        if any_note or share >= SURELY or (not surely and _is_named(said, notes[at]))
    ]
    for one in sorted(heard, key=lambda one: one.strength, reverse=True):
        if adds(said, one.revision.new if one.revision else ""):
            continue
        if _orders(said) and not (puts_right or one.is_alike):
            continue
        meant = one.is_sure if surely else _is_meant(said, notes[one.note], one, puts_right=puts_right)
        if meant and (new := _new_text(said, notes[one.note], starts[one.note], one.revision)):
            return Open(one.note, new, one.revision)
    return None


def _orders(said: str) -> bool:
    """Does a message begin by telling the reader what to do, or not to do?"""
    lower = " ".join(word for word in said.casefold().split()[:_FEW] if word not in NEGATIONS)
    return bool(cues_of(lower).begins("orders", lower))


@dataclass(frozen=True, slots=True)
class _Weighed:
    """A note, how likely the judge takes it for meant, and what would come into it."""

    note: int
    share: float
    together: float
    """How likely any note is meant."""
    revision: Revision | None

    @property
    def is_alike(self) -> bool:
        """Are new words of its sort found?"""
        return self.revision is not None and self.revision.alike and self.revision.likely >= FOUND

    @property
    def is_sure(self) -> bool:
        return self.is_alike and self.share >= SURELY

    @property
    def strength(self) -> float:
        return self.share + (self.revision.likely if self.revision and self.is_alike else 0.0)


def _is_brief(text: str) -> bool:
    return len(text.split()) <= _BRIEF and not _QUOTES.search(text)


def _is_meant(said: str, note: str, one: _Weighed, *, puts_right: bool) -> bool:
    """Is a note likely enough meant, by the judge or by new words of its sort?"""
    news, rest = news_and_rest(said)
    if is_as_before(note, news, rest):
        return False
    turned, named = _is_turned(said), _shares_word(said, note)
    if puts_right and one.is_alike:
        return True
    if is_against(news, note):
        return False
    if one.share >= SURELY:
        brief = turned and len(said.split()) <= _SHORT
        return brief or named or one.is_alike or bears_on(said, note)
    if named_things(said) & named_things(note) and any(map(denies, content(said))):
        return True
    if 2 * one.share < one.together and not one.is_alike:
        return False  # another is as likely
    likely = one.together >= MEANT and bears_on(said, note)
    return ((turned or named) and (one.is_alike or likely)) or (one.is_alike and one.together >= LIKELY)


def _is_named(said: str, note: str) -> bool:
    """Does a message say a word or a name of a note? To find what would come into one that it does not name costs the
    most of hearing a message, and is for nothing where the judge takes no note for meant."""
    return _shares_word(said, note) or bool(named_things(said) & named_things(note))


def _shares_word(said: str, note: str) -> bool:
    return any(is_alike(word, other) for word in content(said) for other in content(note))


def _is_turned(said: str) -> bool:
    return is_turned(Line(said)) or _begins_with_no(said)


def _begins_with_no(said: str) -> bool:
    """Does a message begin with a no that stands by itself ("no, the twelfth")?"""
    line = Line(said)
    return len(line.words) > 1 and line.lower[0] in NEGATIONS and bool(line.between(1))


def _new_text(said: str, note: str, start: int, revision: Revision | None) -> str:
    """How a note reads with what a message says: with the new words in it, or retold; empty where nothing is new."""
    if revision and loses_verb(said, revision.new, note, revision.old):
        return ""
    if revision and (revision.alike or may_stand(Line(said), revision.new, Line(note), revision.old)):
        return keeps_subject(said, note[start:], revision.text[start:])
    return retold(said, note[start:])
