"""A message beside a note that it makes outdated: all that is asked of both before single texts are weighed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from language.asking.words import words_for
from language.hearing.choosing.texts import Outdated
from language.hearing.judge import judged
from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.purpose import purposes_of
from language.hearing.relate import content, denies, is_alike
from language.hearing.repairs import repairs
from language.hearing.revise import Revision, revised
from language.hearing.signs import is_change, told
from language.hearing.spans import clause_spans, sentence_spans
from language.hearing.splicing.certain import may_stand
from language.hearing.splicing.frame import loses_verb, stands_as
from language.hearing.splicing.phrases import Phrase, names_place_at, phrases
from language.hearing.splicing.pieces import is_numeral
from language.hearing.splicing.staying import signs_against, staying
from language.words.classes import PLACES, TIMES

_STEPS = (0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95)
_MANY = 4


@dataclass(frozen=True)
class Clause:
    """A clause of a message: its telling words, how much it is worth, and what it says of what a note says."""

    words: list[str]
    worth: int
    tells: int
    """How likely it tells something, and asks or wants nothing, in steps."""
    changes: bool
    now: bool
    denies: bool
    names: bool
    places: range
    """Where its words stand in the message."""


@dataclass(frozen=True)
class Sides:
    """A message and a note, word by word and phrase by phrase."""

    given: Outdated

    @cached_property
    def line(self) -> Line:
        return Line(self.given.said)

    @cached_property
    def noted(self) -> list[str]:
        """The telling words of the note."""
        return content(self.given.note)

    @cached_property
    def fresh(self) -> dict[int, set[str]]:
        """By place the telling words of the message that the note does not have: what kinds of things they name."""
        language = words_for(self.given.said).language
        return {
            at: kinds_at(self.line, at, language)
            for at, word in enumerate(self.line.lower)
            if word in self.line.content and not has_word(word, self.noted)
        }

    @cached_property
    def parts(self) -> list[tuple[Phrase, int, list[str], set[str]]]:
        """The phrases of the note: how likely each stays true, what the message says of it, what it names."""
        language, others = words_for(self.given.note).language, phrases(self.given.said)
        both = zip(phrases(self.given.note), staying(self.given.said, self.given.note), strict=True)
        return [
            (part, step(likely), list(signs_against(self.given.said, part, others)), _kinds(part, language))
            for part, likely in both
            if part.words
        ]

    @cached_property
    def revision(self) -> Revision | None:
        return revised(self.given.said, self.given.noted, self.given.start, self.given.unchanged)

    @cached_property
    def clauses(self) -> list[Clause]:
        said, worth = self.given.said, {one.span: one.worth for one in judged(self.given.said)}
        found = []
        for span in (clause for sentence in sentence_spans(said) for clause in clause_spans(said, sentence)):
            text, words = span.of(said), content(span.of(said))
            places = [at for at, word in enumerate(self.line.words) if span.start <= word.start < span.end]
            if words and places:
                named = any(has_word(word, self.noted) for word in words)
                turns = (is_change(text), bool(NOW.search(text)), any(map(denies, words)), named)
                tells = step(purposes_of(text)["tell"])
                found.append(Clause(words, step(worth.get(span, 0.0)), tells, *turns, range(places[0], places[-1] + 1)))
        return found

    def clause_at(self, place: int) -> Clause | None:
        return next((one for one in self.clauses if place in one.places), None)

    @cached_property
    def is_over(self) -> bool:
        """Does the message say of anything that it is over?"""
        return any(one.over for one in told(self.given.said))

    @cached_property
    def of_revision(self) -> list[str]:
        """What speaks for and against the new words standing for the old ones."""
        found = self.revision
        if found is None:
            return []
        said, note, known = self.given.said, self.given.noted, Line(self.given.noted)
        came, went = self.line.found(found.new), known.found(found.old)
        signs = [f"likely={step(found.likely)}", f"alike={found.alike}", f"denied={found.denied}"]
        if came and went:
            signs += [
                f"stands={stands_as(self.line, came, known, went, self.given.start)}",
                f"may={may_stand(self.line, found.new, known, found.old)}",
                f"verb={loses_verb(said, found.new, note, found.old)}",
                f"lengths={min(3, came[1] - came[0])}/{min(3, went[1] - went[0])}",
                f"shapes={self.line.shape(*came)}/{known.shape(*went)}",
                f"opens={known.words[went[0]].start <= self.given.start}",
                f"ends={went[1] == len(known.words) - 1}",
                f"clause={bool(self.line.between(came[0])) and bool(self.line.between(came[1] + 1))}",
                f"sort={bool(self.line.members(*came) & known.members(*went))}",
                f"led={self.line.at(came[0] - 1) == known.at(went[0] - 1)}",
            ]
        return signs + [f"{one}&{other}" for at, one in enumerate(signs[:_MANY]) for other in signs[at + 1 :]]

    @cached_property
    def about(self) -> list[str]:
        """What holds of the message and the note, whatever text is weighed."""
        said, found = self.given.said, self.revision
        names = any(self.line.shape(at, at) in ("name", "number") for at in self.fresh)
        return [
            f"repairs={repairs(said)}",
            f"now={bool(NOW.search(said))}",
            f"denies={any(map(denies, content(said)))}",
            f"over={self.is_over}",
            f"unchanged={bool(self.given.unchanged)}",
            f"labelled={self.given.start > 0}",
            f"names={names}",
            f"fresh={min(_MANY, len(self.fresh))}",
            f"parts={min(_MANY, len(self.parts))}",
            f"revision={found is not None and found.alike}&{step(found.likely) if found else 0}",
        ]


class Words:
    """The telling words of a text; whether another is among them, in any form, is looked up once."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self._found: dict[str, bool] = {}

    def has(self, word: str) -> bool:
        if word not in self._found:
            self._found[word] = has_word(word, self.words)
        return self._found[word]


def step(likely: float) -> int:
    return sum(likely >= one for one in _STEPS)


def has_word(word: str, others: Sequence[str]) -> bool:
    return any(is_alike(word, other) for other in others)


def kinds_at(line: Line, at: int, language: str) -> set[str]:
    """What kinds of things a word of a line names."""
    members = line.members(at, at)
    found = set(_plain_kinds(line, at, language, members))
    if not found and line.shape(at, at) == "name":
        found.add("name")
    return found | (members - TIMES - PLACES)


def _plain_kinds(line: Line, at: int, language: str, members: set[str]) -> Iterator[str]:
    if names_place_at(line, at, language):
        yield "place"
    if members & TIMES:
        yield "time"
    if is_numeral(line, at):
        yield "number"


def _kinds(part: Phrase, language: str) -> set[str]:
    telling = [at for at in range(part.first, part.last + 1) if part.line.lower[at] in part.line.content]
    return set().union(*(kinds_at(part.line, at, language) for at in telling))
