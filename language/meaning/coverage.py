"""Which words of what was said cover a word of a claim: the same word, a rewording, or a declared entailment."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from language.languages import alternatives, by_language, gathered, words
from language.meaning.alike.likeness import akin, alike
from language.meaning.names import has_capital_nouns, is_name
from language.meaning.vocabulary import Sense, meanings, sense
from language.patterns import pattern_of
from language.sentences.clauses import Clause
from language.sentences.conjugation import infinitives_of
from language.sentences.cues import Cues
from language.words.dictionary import Concepts, broader, concepts_of, phrases_of
from language.words.reader import Role, Word
from language.words.roots import roots
from language.words.spelling import is_unspaced, skeleton

_KIN = tuple(
    pattern_of(f"({people})(?:{endings})") for people, endings in by_language("meaning", "KIN", tuple).values()
)
_BUCKET = 200
_YEAR = pattern_of(r"(?:19[3-9]|20[0-4])\d")
"""A year, of which people often say the last two digits only."""
_ENDINGS = words("meaning", "CONJUGATED") | {""}
_PREFIXES = tuple(by_language("meaning", "PARTICIPLE_PREFIX", str).values())
_VOWELS = "".join(by_language("meaning", "CASE_VOWELS", str).values())
_COMPOUNDING = by_language("meaning", "COMPOUNDS", bool)
_SHARED = 3
_PART = 4
_BORROWED = -1
_MOST_PAIRS = 0.6
_DENIED = pattern_of(alternatives("meaning", "DENIED_WITHIN"))
_COUNTED = {number: " ".join(told) for number, told in gathered("meaning", "COUNTED").items()}
"""Numbers that are told by another word."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a clause says a word; how far it was fetched decides what may rest on it."""

    clause: Clause
    position: int
    word: Word | None
    entailed: bool = False

    @property
    def borrowed(self) -> bool:
        return self.position == _BORROWED and self.word is not None


class Index:
    """Finds the places that cover a word: by its stem, its meaning, its family, a misspelt form, or its sound."""

    def __init__(self, passage: Sequence[Clause]) -> None:
        self.passage = passage
        self._by_stem: dict[str, list[Spot]] = defaultdict(list)
        self._by_line: dict[int, list[Spot]] = defaultdict(list)
        self._by_start: dict[str, dict[str, list[Spot]]] = defaultdict(dict)
        self._by_concept: dict[str, list[Spot]] = defaultdict(list)
        self._by_root: dict[tuple[str, str], list[Spot]] = defaultdict(list)
        self._by_verb: dict[tuple[str, str], list[Spot]] = defaultdict(list)
        self._long: dict[str, list[Spot]] = defaultdict(list)
        for clause in passage:
            for place, word in enumerate(clause.words):
                self._add(clause, place, word)
            for word in clause.borrowed:
                self._add(clause, _BORROWED, word)
            for start, end, concepts in phrases_of([_plain(word) for word in clause.words], clause.cues.language):
                for place in (start, end):
                    self._say(Spot(clause, place, clause.words[place]), concepts)
            for sign in clause.signs:
                self._mean(Spot(clause, _BORROWED, None), sense(sign))

    def _add(self, clause: Clause, place: int, word: Word) -> None:
        spot = Spot(clause, place, word)
        self._by_stem[word.stem].append(spot)
        plain = _plain(word)
        self._mean(spot, sense(plain))
        language = clause.cues.language
        for verb in infinitives_of(plain, language):
            self._by_verb[language, verb].append(spot)
            self._mean(spot, sense(verb))
            self._say(spot, concepts_of(verb, language))
        if word.role is Role.FUNCTION:
            return
        self._say(spot, concepts_of(plain, language))
        for root in roots(plain, language):
            self._by_root[language, root].append(spot)
        if language in _COMPOUNDING and len(word.spelling) >= 2 * _PART and len(self._long) < _BUCKET:
            self._long[word.spelling].append(spot)
        bucket = self._by_start[word.spelling[:2]]
        if word.spelling in bucket or len(bucket) < _BUCKET:
            bucket.setdefault(word.spelling, []).append(spot)

    @cached_property
    def _by_sound(self) -> dict[str, list[Spot]]:
        found: dict[str, list[Spot]] = defaultdict(list)
        for spots in self._by_stem.values():
            if spots[0].word and spots[0].word.role is not Role.FUNCTION:
                found[skeleton(spots[0].word.stem)] += spots
        return found

    def _mean(self, spot: Spot, told: Sense) -> None:
        for line in told.means:
            self._by_line[line].append(spot)
        for line in told.shows - told.means:
            self._by_line[line].append(Spot(spot.clause, spot.position, spot.word, entailed=True))

    def _say(self, spot: Spot, concepts: Concepts) -> None:
        """What a word or a phrase stands for, and what it says of broader things."""
        for concept in concepts:
            for said in broader(concept):
                entailed = spot.entailed or said not in concepts
                self._by_concept[said].append(Spot(spot.clause, spot.position, spot.word, entailed=entailed))

    def find(self, word: Word, cues: Cues, phrases: Concepts = frozenset()) -> Iterator[Spot]:
        """Every place that covers a word of a claim, or a phrase that it is part of, each once."""
        seen: set[tuple[int, int, bool]] = set()
        for spot in (*self._every(word, cues), *self._standing_for(word, cues, phrases)):
            known = (id(spot.clause), spot.position, spot.word is None)
            if known not in seen and not (spot.word and _of_other_sex(word, spot.word)):
                seen.add(known)
                yield spot

    def _every(self, word: Word, cues: Cues) -> Iterator[Spot]:
        yield from self._by_stem.get(word.stem, ())
        if word.role is Role.NUMBER:
            yield from self._counted(word)
            return
        for line in sense(_plain(word)).means:
            yield from self._by_line.get(line, ())
        for verb in infinitives_of(_plain(word), cues.language):
            yield from self._by_verb.get((cues.language, verb), ())
            for line in sense(verb).means:
                yield from self._by_line.get(line, ())
        for spots in self._by_start.get(word.spelling[:2], {}).values():
            if spots[0].word and _same(word, spots[0].word, cues):
                yield from spots
        yield from self._of_its_family(word, cues)
        if is_unspaced(word.text):
            yield from self._written_without_spaces(word)
        if self._in_other_script(word):
            yield from (
                spot for spot in self._by_sound.get(skeleton(word.stem), ()) if spot.word and alike(word, spot.word)
            )

    def _standing_for(self, word: Word, cues: Cues, phrases: Concepts) -> Iterator[Spot]:
        """Words of any language for the same thing, or for a sort of it."""
        if word.role is not Role.NUMBER:
            plain = _plain(word)
            verbs = (concepts_of(verb, cues.language) for verb in infinitives_of(plain, cues.language))
            for concept in concepts_of(plain, cues.language).union(phrases, *verbs):
                yield from self._by_concept.get(concept, ())

    def _in_other_script(self, word: Word) -> bool:
        return any(not clause.text.isascii() for clause in self.passage) == word.text.isascii()

    def _counted(self, word: Word) -> Iterator[Spot]:
        if _YEAR.fullmatch(word.stem):
            yield from self._by_stem.get(word.stem[2:].lstrip("0"), ())
        for told in _COUNTED.get(word.stem, "").split():
            start = told.removesuffix("*")
            for spots in self._by_stem.values():
                lower = _plain(spots[0].word) if spots[0].word else ""
                if lower == start or (told.endswith("*") and lower.startswith(start)):
                    yield from spots

    def _of_its_family(self, word: Word, cues: Cues) -> Iterator[Spot]:
        """Words of the same root, and the parts of a compound where a language has them."""
        plain = _plain(word)
        if is_name(word, cues.language) or cues.find("people", plain):
            return
        for root in roots(plain, cues.language):
            for spot in self._by_root.get((cues.language, root), ()):
                if spot.word and not is_name(spot.word, cues.language):
                    yield spot
        if cues.language in _COMPOUNDING and len(word.spelling) >= _PART:
            for spelling, spots in self._long.items():
                if spelling != word.spelling and (
                    spelling.startswith(word.spelling[:-1]) or spelling.endswith(word.spelling)
                ):
                    yield from spots

    def _written_without_spaces(self, word: Word) -> Iterator[Spot]:
        for clause in self.passage:
            for place, other in enumerate(clause.words):
                if is_unspaced(other.text) and _within(word.text, other.text):
                    yield Spot(clause, place, other)

    def meaning(self, concept: str) -> Iterator[Spot]:
        """Every place that says a concept, by meaning alone."""
        for line in meanings(concept):
            yield from self._by_line.get(line, ())


def _plain(word: Word) -> str:
    return word.text.casefold().removesuffix("'s")


def _of_other_sex(one: Word, two: Word) -> bool:
    """Is it said of a man what the other says of a woman ("hijo", "hija"; "Enkel", "Enkelin")?"""
    for kin in _KIN:
        first, second = kin.fullmatch(_plain(one)), kin.fullmatch(_plain(two))
        if first and second and first[1] == second[1] and first[0] != second[0]:
            return True
    return False


def _same(one: Word, two: Word, cues: Cues) -> bool:
    if one.role is two.role is Role.NAME and _declined(one.text.casefold(), two.text.casefold()):
        return True
    names = Role.NAME in (one.role, two.role) and one.role is two.role and not has_capital_nouns(cues.language)
    if names and one.text.isascii() and two.text.isascii():
        return alike(one, two)
    return alike(one, two) or _conjugated(one.spelling, two.spelling) or _derived(one, two)


def _declined(one: str, two: str) -> bool:
    """A short name in two cases: "Оля", "Олю"."""
    return one[:-1] == two[:-1] and len(one) > 2 and one[-1] in _VOWELS and two[-1] in _VOWELS


def _conjugated(one: str, two: str) -> bool:
    """Forms of one word."""
    one, two = _without_prefix(one), _without_prefix(two)
    shared = _shared(one, two)
    return shared >= max(_SHARED, len(one) - 5, len(two) - 5) and one[shared:] in _ENDINGS and two[shared:] in _ENDINGS


def _without_prefix(word: str) -> str:
    if word.startswith(_PREFIXES):
        prefix = next(one for one in _PREFIXES if word.startswith(one))
        return word.removeprefix(prefix) if len(word) > len(prefix) + _SHARED else word
    return word


def _derived(one: Word, two: Word) -> bool:
    """Words of one root ("retired", "retirement")."""
    longest = max(len(one.spelling), len(two.spelling))
    if abs(len(one.spelling) - len(two.spelling)) >= _SHARED + 1:
        return False
    return _shared(one.spelling, two.spelling) >= max(4, 0.6 * longest) and akin(one, two)


def _within(claim: str, said: str) -> bool:
    """Does a run without spaces hold most of another's letters, in pairs, and deny neither more nor less?"""
    pairs = {claim[place : place + 2] for place in range(len(claim) - 1)} or {claim}
    held = sum(pair in said for pair in pairs)
    return held >= _MOST_PAIRS * len(pairs) and bool(_DENIED.search(claim)) == bool(_DENIED.search(said))


def _shared(one: str, two: str) -> int:
    pairs = zip(one, two, strict=False)
    return next((place for place, (left, right) in enumerate(pairs) if left != right), min(len(one), len(two)))
