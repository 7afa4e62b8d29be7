"""What speaks for and against a memory: how much of it is said, in which clause, and how that clause is meant."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, pairwise

from language.meaning.bindings import hold_together
from language.meaning.claims import Claim, is_averse
from language.meaning.coverage import Index, Spot
from language.meaning.degrees import exaggerates
from language.meaning.judging.align import STRONG, TOLD, Aligned, Place, Sorts, align, sorts_of
from language.meaning.names import is_name
from language.meaning.support import Support, fits
from language.meaning.vocabulary import is_deed, meanings, sense
from language.meaning.vocabulary.scaffold import SLIGHT
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.tenses import tells_past
from language.words.classes import listed_in
from language.words.dictionary import broader, concepts_of
from language.words.reader import Role, Word

Features = dict[str, float]
_MOODS = {
    Mood.ASKED: "asked",
    Mood.SUPPOSED: "supposed",
    Mood.REPORTED: "reported",
    Mood.ORDERED: "ordered",
    Mood.JESTED: "jested",
}
_SHARES = ("said", "strong", "same")
_LEAST = (*_SHARES, "usable", "owned", "names said", "both denied", "leading same", "worth")
"""Of these the least counts where a memory has several clauses, of others the most."""
_MANY, _LONG, _PARTS = 8, 10, 4
_PLACES = 64
"""Of a word that a text repeats over and over so many places are looked at."""
_TIMES = frozenset({"month", "weekday", "spring_season", "summer", "autumn", "winter"})
"""Concepts of the dictionary that tell when."""
_STUDIED = frozenset({"field_of_study"})
_LIKING = meanings("like", "love", "prefer", "want")


class Evidence:
    """What was said, prepared once for the clauses of a memory."""

    def __init__(self, passage: Sequence[Clause], worths: Mapping[int, float]) -> None:
        self.passage, self.worths = passage, worths
        self.index = Index(passage)

    @cached_property
    def sorts(self) -> Sorts:
        return Sorts(self.passage)

    def sentence(self, clause: Clause) -> list[Clause]:
        return [one for one in self.passage if one.source is clause.source and one.sentence == clause.sentence]


def features(claimed: Sequence[Claim], evidence: Evidence) -> Features:
    """What speaks for and against a memory, of the worst of its clauses."""
    rows = [Part(claim, evidence).features() for claim in claimed if claim.needs]
    found: Features = {
        "parts": min(_PARTS, len(rows)),
        "worth of all": max(evidence.worths.values(), default=0.0),
    }
    for name in {name for row in rows for name in row}:
        values = [row.get(name, 0.0) for row in rows]
        found[name] = min(values) if name.startswith(_LEAST) else max(values)
        if name.startswith(_SHARES):
            found[f"mean {name}"] = sum(values) / len(values)
    return found


def adds(claimed: Sequence[Claim], evidence: Evidence) -> bool:
    """Does a memory have a name, a number or a person ("his wife") that nobody wrote of?"""
    return any(
        is_particular(word, claim) and next(evidence.index.find(word, claim.cues), None) is None
        for claim in claimed
        for word in (*claim.needs, *claim.person)
    )


def turns_round(claimed: Sequence[Claim], evidence: Evidence) -> bool:
    """Does a memory claim what was only said to be otherwise ("allergic to aspirin, not to ibuprofen")?"""
    return any(
        not (claim.denied or claim.ended)
        and _is_only_denied(word, claim, list(islice(evidence.index.find(word, claim.cues), _PLACES)))
        for claim in claimed
        for word in claim.needs
    )


def _is_only_denied(word: Word, claim: Claim, spots: Sequence[Spot]) -> bool:
    """Is a word only said in fragments that deny it, or liked in the memory and said to be unwanted?"""
    if spots and all(spot.clause.denied and spot.clause.verbless for spot in spots):
        return True
    likes = bool(sense(claim.leading.text.casefold()).means & _LIKING) and not (is_averse(claim) or claim.comparing)
    told = [spot.clause for spot in spots if spot.word and spot.word.stem == word.stem and not spot.borrowed]
    if not (likes and told) or word is claim.leading or word in claim.lacking:
        return False
    return all(one.denied and one.mood is Mood.ASSERTED and one.subject is Subject.ME for one in told)


def is_particular(word: Word, claim: Claim) -> bool:
    named = word.role is Role.NUMBER or is_name(word, claim.cues.language)
    lower = word.text.casefold()
    return named or claim.cues.find("people", lower) is not None or _is_set(lower, claim.cues.language)


def _is_set(lower: str, language: str) -> bool:
    """Is it a time of the year or of the week, or what somebody studies, which nobody guesses?"""
    times = (broader(concept) & _TIMES for concept in concepts_of(lower, language))
    return any(times) or bool(listed_in(lower) & _STUDIED)


class Part:
    """One clause of a memory beside the clause that says most of it."""

    def __init__(self, claim: Claim, evidence: Evidence) -> None:
        self.claim, self.evidence = claim, evidence
        self.support = Support(claim, evidence.index)
        self.aligned = align(self.support, evidence.sorts)
        likely = {id(place.clause): place.clause for one in self.aligned for place in one.places}
        self.main = max(likely.values() or evidence.passage[:1], key=self._score, default=None)

    def _score(self, clause: Clause) -> tuple[float, bool]:
        inside = {id(clause)}
        said = sum(one.weight * one.worth(inside) for one in self.aligned)
        return said, said > 0 and fits(self.claim, clause) and clause.subject is Subject.ME

    def features(self) -> Features:
        found = dict(self._unsaid())
        found.update(self._claimed())
        found.update(self._supported())
        if self.main:
            found.update(self._covered(self.main))
            found.update(self._meant(self.main))
            found.update(self._timed(self.main))
            found.update(self._around(self.main))
        return {name: float(value) for name, value in found.items()}

    def _covered(self, main: Clause) -> Iterator[tuple[str, float]]:
        """How much of the claim is said in the clause, its sentence, and everywhere."""
        total = sum(one.weight for one in self.aligned) or 1.0
        sentence = {id(one) for one in self.evidence.sentence(main)}
        for name, where in (("main", {id(main)}), ("sentence", sentence), ("passage", None)):
            best = [
                (one.weight, one.worth(where), place.level if (place := one.best(where)) else "")
                for one in self.aligned
            ]
            yield f"said {name}", sum(weight * worth for weight, worth, _ in best) / total
            yield f"strong {name}", sum(weight for weight, _, level in best if level in STRONG) / total
            yield f"same {name}", sum(weight for weight, _, level in best if level == "same") / total
        yield from self._leading({id(main)})

    def _leading(self, inside: set[int]) -> Iterator[tuple[str, float]]:
        leading = next(one for one in self.aligned if one.word is self.claim.leading)
        place = leading.best(inside) or leading.best()
        lower = leading.word.text.casefold()
        yield f"leading {place.level if place else 'none'}", 1
        yield "leading slight", lower in SLIGHT
        yield "leading deed", is_deed(lower)
        yield "leading elsewhere", place is not None and id(place.clause) not in inside
        last = self.aligned[-1].best(inside) or self.aligned[-1].best()
        yield f"last {last.level if last else 'none'}", 1

    def _unsaid(self) -> Iterator[tuple[str, float]]:
        unsaid = [one for one in self.aligned if not _is_said(one)]
        yield "words", min(_MANY, len(self.aligned))
        yield "unsaid", sum(one.weight >= 1 for one in unsaid)
        yield "none", sum(one.weight >= 1 and not one.places for one in unsaid)
        yield "slight unsaid", sum(one.weight < 1 for one in unsaid)
        yield "names unsaid", sum(is_name(one.word, self.claim.cues.language) for one in unsaid)
        yield "numbers unsaid", sum(one.word.role is Role.NUMBER for one in unsaid)
        yield "names said", sum(one.word.role is not Role.CONTENT and _is_said(one) for one in self.aligned)

    def _claimed(self) -> Iterator[tuple[str, float]]:
        claim = self.claim
        yield "person", bool(claim.person)
        yield from (("denied", claim.denied), ("ended", claim.ended), ("ahead", claim.ahead), ("past", claim.past))
        yield "heaped", claim.heaped
        yield "exaggerates", exaggerates(claim.text, claim.words, self.evidence.passage)

    def _supported(self) -> Iterator[tuple[str, float]]:
        """Which words stand where they may be used: of the same person, polarity and time."""
        people = self.support.people()
        usable: list[tuple[Word, list[Spot]]] = []
        hindered = used = total = truly = 0.0
        for one, (word, found) in zip(self.aligned, self.support.found, strict=True):
            leading = word is self.claim.leading
            spots = [spot for spot in found if self.support.usable(word, spot, people, leading=leading)]
            total += one.weight
            if spots:
                usable.append((word, spots))
                used += one.weight
            elif found:
                hindered += one.weight
                truly += any(spot.word and not spot.entailed for spot in found)
                if leading:
                    yield "leading hindered", 1
        yield "usable", used / total
        yield "hindered", hindered / total
        yield "hindered truly", truly
        yield "apart", bool(usable) and not hold_together(self.claim, usable)
        yield "not done", bool(usable) and not self.support.does_it(usable)
        yield "not said", bool(usable) and not self.support.says_it(usable)

    def _meant(self, main: Clause) -> Iterator[tuple[str, float]]:
        """Of whom the clause is, and whether it is asserted."""
        claim, other = self.claim, main.subject is Subject.OTHER
        people = any(claim.cues.find("people", word.text.casefold()) for word in claim.words)
        yield "other", other and not claim.person and not people
        yield "other, people", other and not claim.person and people
        yield "me, person", not other and bool(claim.person)
        yield "other, person", other and bool(claim.person)
        wished = (claim.dreaming and main.mood is Mood.SUPPOSED) or (claim.pondering and main.mood is Mood.ASKED)
        yield from ((name, main.mood is mood and not wished) for mood, name in _MOODS.items())
        yield "ordered, wishing", main.mood is Mood.ORDERED and claim.wishing
        yield "not fitting", not (fits(claim, main) or self.support.is_past_as_told(main))
        yield "worth", self.evidence.worths.get(id(main), 1.0)
        yield "fragment", main.fragment

    def _timed(self, main: Clause) -> Iterator[tuple[str, float]]:
        """Whether the clause denies, plans or ends what the claim does not, or the other way round."""
        claim = self.claim
        over, told_over = claim.ended or claim.past, main.ended or main.past
        yield "denial", main.denied != claim.denied and not (main.ended or claim.ended)
        yield "main denied", main.denied and not claim.denied
        yield "claim denied", claim.denied and not (main.denied or main.ended)
        yield "both denied", main.denied and claim.denied
        yield "main ahead", main.ahead and not claim.wishing
        yield "claim ahead", claim.ahead and not main.ahead
        yield "main over", told_over and not over
        yield "main past", tells_past(main) and not over
        yield "claim over", over and not (told_over or main.denied or tells_past(main))
        found = self._places(main, strong=True)
        yield "left", any(place.position in main.left for place in found) and not over
        lacks = any(place.position in main.lacking for place in found)
        yield "lacking", lacks and not (claim.denied or claim.lacking)
        yield "owned", any(place.position in main.owned for place in found)

    def _around(self, main: Clause) -> Iterator[tuple[str, float]]:
        """What else the clause and its sentence say."""
        beside = self.evidence.sentence(main)
        yield "beside asked", any(one.mood is Mood.ASKED for one in beside)
        yield "beside supposed", any(one.mood is Mood.SUPPOSED for one in beside)
        yield "beside other", any(one.subject is Subject.OTHER for one in beside) and not self.claim.person
        yield "beside denied", any(one.denied for one in beside) and not self.claim.denied
        used = {place.position for place in self._places(main)}
        told = [place for place, word in enumerate(main.words) if word.role in TOLD]
        yield "left over", sum(place not in used for place in told) / (len(told) or 1)
        yield "told", min(_LONG, len(told))
        yield "conflicts", sum(self._conflicts(one, main) for one in self.aligned if not _is_said(one))
        numbers = {place for place, word in enumerate(main.words) if word.role is Role.NUMBER}
        lost = any(one.word.role is Role.NUMBER and not one.places for one in self.aligned)
        yield "number conflict", lost and bool(numbers - used)
        order = [
            place.position
            for one in self.aligned
            if (place := one.best({id(main)})) and place.level in STRONG and place.position >= 0
        ]
        yield "falls", sum(one > two for one, two in pairwise(order)) / max(1, len(order) - 1)

    def _conflicts(self, one: Aligned, main: Clause) -> bool:
        """Does the clause name another thing of the same sort ("nurse", "doctor")?"""
        named, _ = sorts_of(one.word)
        told = (word for word in main.words if word.role in (Role.CONTENT, Role.NAME))
        return bool(named) and any(named & sorts_of(word)[0] for word in told)

    def _places(self, main: Clause, *, strong: bool = False) -> list[Place]:
        found = (place for one in self.aligned for place in one.places if place.clause is main)
        return [place for place in found if not strong or place.level in STRONG]


def _is_said(one: Aligned) -> bool:
    best = one.best()
    return best is not None and best.level in STRONG
