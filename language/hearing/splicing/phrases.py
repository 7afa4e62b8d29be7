"""A note by its phrases: what it begins with, and each place, employer, companion or time that it goes on to tell.

A phrase begins behind a mark, at a little word that leads to a thing, and at one that joins another part.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from language.asking.words import words_for
from language.hearing.line import CAPITAL_NOUNS, Line
from language.hearing.relate import content
from language.hearing.splicing.pieces import ORDINAL, is_numeral, sorts_of
from language.languages import by_language, words
from language.people.sorts import FIRST_NAMES
from language.sentences.conjugation import readings_of
from language.words.classes import PLACES, TIMES
from language.words.lexicon import FUNCTION_WORDS

_TRADES = frozenset({"job"})
_LOOSE = TIMES | PLACES | FIRST_NAMES | {"number", "time", "age_birthday"}
_LEADS = {
    language: {word: str(number) for number, side in enumerate(sides.split(" / ")) for word in side.split()}
    for language, sides in by_language("hearing", "LEADS", str).items()
}
_FROM = words("cues", "FROM")
_AT = words("cues", "PLACED") | _FROM
_JOINS = {language: frozenset(joins.split("|")) for language, joins in by_language("hearing", "LISTING", str).items()}
_NAMING = words("hearing", "NAMING")
_OF = words("hearing", "OF_SORT")


@dataclass(frozen=True)
class Phrase:
    """Some words of a line that belong together, and the little word that leads to them."""

    line: Line
    first: int
    last: int
    language: str
    new_clause: bool
    """Does it begin a text, or stand behind a mark or a word that joins?"""

    @cached_property
    def text(self) -> str:
        return self.line.of(self.first, self.last)

    @cached_property
    def words(self) -> list[str]:
        return content(self.text)

    @cached_property
    def opens(self) -> int:
        """Its first word, without one that joins it to what stands before it."""
        return self.first + (self.first < self.last and self.line.lower[self.first] in _JOINS.get(self.language, ()))

    @cached_property
    def lead(self) -> str:
        """What the word that leads to it says; empty where none does."""
        return next((_lead(self.line, at, self.language) for at in self._begins()), "")

    def _begins(self) -> Iterator[int]:
        for at in range(self.first, self.last + 1):
            yield at
            if self.line.lower[at] not in FUNCTION_WORDS:
                return

    @cached_property
    def sorts(self) -> set[str]:
        """The sorts of things that it names, without those that say little of what it is about; no deed is a trade."""
        found = (
            sorts_of(self.line, (at, at)) - (_TRADES if self._is_deed(at) else frozenset())
            for at in range(self.first, self.last + 1)
        )
        return set().union(*found) - _LOOSE

    def _is_deed(self, at: int) -> bool:
        return self.line.of(at, at).islower() and bool(readings_of(self.line.lower[at], self.language))

    @cached_property
    def is_place(self) -> bool:
        return any(names_place_at(self.line, at, self.language) for at in range(self.first, self.last + 1))

    @cached_property
    def is_time(self) -> bool:
        return any(self.line.members(at, at) & TIMES for at in range(self.first, self.last + 1))

    @cached_property
    def counts(self) -> bool:
        return any(
            is_numeral(self.line, at) or _is_ordinal(self.line.lower[at]) for at in range(self.first, self.last + 1)
        )

    @cached_property
    def names(self) -> bool:
        """Does a little word lead to a name of no known sort, as of a firm or a band?"""
        at = self.last
        return bool(self.lead) and self.line.shape(at, at) == "name" and not (self.line.classes[at] or self.is_place)

    @cached_property
    def is_verb(self) -> bool:
        """Does it say no more than that somebody does something, which the phrases behind it say?"""
        told = [at for at in range(self.first, self.last + 1) if self.line.lower[at] in self.line.content]
        return all(readings_of(self.line.lower[at], self.language) and not self.line.members(at, at) for at in told)


@lru_cache(maxsize=64)
def phrases(text: str) -> tuple[Phrase, ...]:
    """A text by its phrases, in their order."""
    line, language = Line(text), words_for(text).language
    cuts = [at for at in range(1, len(line.words)) if _begins(line, at, language)]
    cuts = [at for at in cuts if at - 1 not in cuts or line.between(at)]
    bounds = zip([0, *cuts], [*cuts, len(line.words)], strict=True)
    return tuple(
        Phrase(line, first, last - 1, language, _begins_clause(line, first, language))
        for first, last in bounds
        if first < last
    )


def names_place_at(line: Line, at: int, language: str) -> bool:
    """Does a word name a place: a known one, or a name behind a word that leads to places?"""
    if line.lower[at] in FUNCTION_WORDS:
        return False
    if line.classes[at] & PLACES:
        return at == 0 or line.of(at, at)[:1].isupper() or line.lower[at - 1] in _AT
    named = at > 0 and line.lower[at - 1] in _AT and line.shape(at, at) == "name" and not line.classes[at]
    return named and (language not in CAPITAL_NOUNS or not line.lower[at - 1].endswith("m"))


def _begins(line: Line, at: int, language: str) -> bool:
    return _begins_clause(line, at, language) or _begins_lead(line, at, language) or _follows_place(line, at, language)


def _follows_place(line: Line, at: int, language: str) -> bool:
    """Does another thing follow a place here ("in Aurich Kundenberaterin")?"""
    known = at > 1 and line.classes[at - 1] & PLACES and line.lower[at - 2] in _AT
    return bool(known) and line.lower[at] not in FUNCTION_WORDS and not names_place_at(line, at, language)


def _begins_clause(line: Line, at: int, language: str) -> bool:
    return at == 0 or bool(line.between(at)) or line.lower[at] in _JOINS.get(language, ())


def _begins_lead(line: Line, at: int, language: str) -> bool:
    """Does a little word lead to a thing here? What is only "of" another belongs to it, unless it is a place."""
    word = line.lower[at]
    if not _lead(line, at, language):
        return any(_lead(line, one, language) and line.lower[one] in _NAMING for one in _behind(line, at))
    if word in _FROM or word in _OF:
        return at + 1 < len(line.words) and names_place_at(line, at + 1, language)
    return True


def _behind(line: Line, at: int) -> Iterator[int]:
    """The words behind a little one, up to the first that is none."""
    while at + 1 < len(line.words) and line.lower[at] in FUNCTION_WORDS and not line.between(at + 1):
        at += 1
        yield at


def _lead(line: Line, at: int, language: str) -> str:
    return _LEADS.get(language, {}).get(line.lower[at], "")


def _is_ordinal(word: str) -> bool:
    return bool(ORDINAL.match(word.partition("-")[0]))
