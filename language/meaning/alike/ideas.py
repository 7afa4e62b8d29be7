"""What a text is about, idea by idea: the words that speak of one thing, whatever their form, family or language.

"Bees", "beekeeper" and "вулик" are one idea where the dictionary (`language/words/dictionary.py`) or the root of a word
says so. Two texts share an idea where they name one thing, or the one a sort of what the other names.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from language.languages import by_language, words
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.words.classes import classes_of
from language.words.dictionary import broader, concepts_of, narrower, phrases_of
from language.words.reader import Role, Word, read
from language.words.roots import roots
from language.words.spelling import skeleton

GENERIC = words("titles", "TITLE_WORDS")
"""Words that titles have whatever they are about."""
HUBS = words("titles", "TITLE_HUBS")
"""Names and words that so much is written of that one of them alone connects nothing."""
_NARROWING = {code: pattern_of(form) for code, form in by_language("titles", "NARROWING", str).items()}
"""Forms that, right before another noun, only narrow it: "light" in "light novels"."""
_WIDEST = 34
"""So many sorts of a thing there are at most where naming one is speaking of it: of dogs, not of animals."""
_LONG_ENOUGH = 16
"""Characters from which on a text tells its own language."""
_BONES = 4
_SHORT = 2
_TOLD = (Role.CONTENT, Role.NAME)
_NONE: frozenset[str] = frozenset()


@dataclass(slots=True)
class Idea:
    """One thing that a text speaks of."""

    names: frozenset[str]
    """Its words without their endings, and what the dictionary calls it."""
    wider: frozenset[str]
    family: frozenset[str]
    sorts: frozenset[str]
    titled: bool
    whole: bool
    """Does a word for it stand on its own, rather than narrow the next one?"""
    hub: bool
    marked: bool
    """Is it written as only names are: `PostgreSQL`, `eBPF`, `WASI`?"""
    times: int = field(default=1)

    def is_in(self, other: "Idea") -> bool:
        """Do both name one thing, or the one a sort of the other?"""
        if self.names & other.names or self.family & other.family:
            return True
        return bool(self.names & other.wider or other.names & self.wider)

    def joined(self, other: "Idea") -> "Idea":
        """The same idea, named once more."""
        return Idea(
            self.names | other.names,
            self.wider | other.wider,
            self.family | other.family,
            self.sorts | other.sorts,
            self.titled or other.titled,
            self.whole if self.titled else self.whole or other.whole,
            self.hub or other.hub,
            self.marked or other.marked,
            self.times + 1,
        )


class Shared(NamedTuple):
    """An idea that two texts have in common, as each of them has it."""

    one: Idea
    two: Idea


def ideas_of(title: str, beside: str = "") -> tuple[Idea, ...]:
    """The ideas of a text, those of its title first, each once."""
    found: list[Idea] = []
    usual = cues_of(f"{title} {beside}".casefold()).language
    for text, titled in ((title, True), (beside, False)):
        language = cues_of(text.casefold()).language if len(text) >= _LONG_ENOUGH else usual
        for idea in _ideas(text, language, titled=titled):
            place = next((at for at, one in enumerate(found) if _is_one(one, idea)), None)
            if place is None:
                found.append(idea)
            else:
                found[place] = found[place].joined(idea)
    return tuple(found)


def shared(left: Sequence[Idea], right: Sequence[Idea]) -> list[Shared]:
    """The ideas that two texts have in common, each once; those of their titles first."""
    pairs = [Shared(one, two) for one in left for two in right if one.is_in(two)]
    free, found = {id(idea) for idea in (*left, *right)}, []
    for pair in sorted(
        pairs, key=lambda pair: (-pair.one.titled - pair.two.titled, not pair.one.names & pair.two.names)
    ):
        if {id(pair.one), id(pair.two)} <= free:
            free -= {id(pair.one), id(pair.two)}
            found.append(pair)
    return found


def _is_one(one: Idea, two: Idea) -> bool:
    return bool(one.names & two.names or one.family & two.family)


def _ideas(text: str, language: str, *, titled: bool) -> Iterator[Idea]:
    said = read(text)
    plain = [word.text.casefold().removesuffix("'s") for word in said]
    phrases = {start: (end, named) for start, end, named in phrases_of(plain, language)}
    inside = {place for start, (end, _) in phrases.items() for place in range(start, end + 1)}
    for place, word in enumerate(said):
        if not _tells(word, plain[place]):
            continue
        concepts = concepts_of(plain[place], language) | phrases.get(place, (0, _NONE))[1]
        names = {word.stem, *(f"#{one}" for one in concepts), *_sound(word)}
        wider = {f"#{more}" for one in concepts for more in broader(one) if len(narrower(more)) <= _WIDEST}
        following = said[place + 1] if place + 1 < len(said) else None
        yield Idea(
            frozenset(names),
            frozenset(wider - names),
            frozenset(f"{language}:{root}" for root in roots(plain[place], language)),
            frozenset(one.removesuffix("+") for one in classes_of(plain[place])),
            titled,
            place in inside or not _narrows(plain[place], following, language),
            plain[place] in HUBS or word.stem in HUBS,
            is_marked(word.text),
        )


def _tells(word: Word, plain: str) -> bool:
    return word.role in _TOLD and len(plain) >= _SHORT and plain not in GENERIC and word.stem not in GENERIC


def _sound(word: Word) -> Iterator[str]:
    """By which a name is known in another script."""
    bones = skeleton(word.stem) if word.role is Role.NAME else ""
    if len(bones) >= _BONES:
        yield f"~{bones}"


def _narrows(plain: str, following: Word | None, language: str) -> bool:
    form = _NARROWING.get(language)
    return bool(form and following and following.role in _TOLD and form.fullmatch(plain))


def is_marked(text: str) -> bool:
    """Is a word written as only names are?"""
    capitals = sum(letter.isupper() for letter in text)
    return capitals > 1 or (capitals == 1 and not text[0].isupper())
