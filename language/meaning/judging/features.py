"""What speaks for and against a memory: how much of it is said, where, and how that is meant."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from language.hearing.judge import judged
from language.meaning.bindings import hold_together
from language.meaning.claims import Claim
from language.meaning.coverage import Index
from language.meaning.degrees import exaggerates
from language.meaning.judging.align import STRONG, Sorts, align, sorts_of
from language.meaning.support import Support, fits
from language.meaning.vocabulary import is_deed
from language.meaning.vocabulary.scaffold import SLIGHT
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.tenses import tells_past
from language.words.reader import Role

_MOODS = {Mood.ASKED: "asked", Mood.SUPPOSED: "supposed", Mood.REPORTED: "reported", Mood.ORDERED: "ordered",
          Mood.JESTED: "jested"}


class Evidence:
    """A passage, prepared once for the clauses of a memory."""

    def __init__(self, passage: Sequence[Clause]) -> None:
        self.passage = passage
        self.index = Index(passage)
        self.sorts = Sorts(passage)
        self.sentences: dict[tuple[int, int], set[int]] = {}
        for clause in passage:
            self.sentences.setdefault((id(clause.source), clause.sentence), set()).add(id(clause))

    def sentence(self, clause: Clause) -> set[int]:
        return self.sentences[id(clause.source), clause.sentence]


class Part:
    """One clause of a memory beside the clause that says most of it."""

    def __init__(self, claim: Claim, evidence: Evidence) -> None:
        self.claim, self.evidence = claim, evidence
        self.aligned = align(claim, evidence.index, evidence.sorts)
        self.main = max(evidence.passage, key=self._score, default=None)

    def _score(self, clause: Clause) -> tuple[float, bool]:
        inside = {id(clause)}
        said = sum(one.weight * one.worth(inside) for one in self.aligned)
        return said, fits(self.claim, clause) and clause.subject is Subject.ME

    def dense(self) -> dict[str, float]:
        claim, main = self.claim, self.main
        f: dict[str, float] = {}
        total = sum(one.weight for one in self.aligned) or 1.0
        inside = {id(main)} if main else set()
        beside = self.evidence.sentence(main) if main else set()
        for name, where in (("main", inside), ("sentence", beside), ("passage", None)):
            f[f"said {name}"] = sum(one.weight * one.worth(where) for one in self.aligned) / total
            f[f"strong {name}"] = (
                sum(one.weight for one in self.aligned if (p := one.best(where)) and p.level in STRONG) / total
            )
            f[f"same {name}"] = (
                sum(one.weight for one in self.aligned if (p := one.best(where)) and p.level == "same") / total
            )
        f["words"] = min(8, len(self.aligned))
        unsaid = [one for one in self.aligned if not (p := one.best()) or p.level not in STRONG]
        none = [one for one in unsaid if not one.places]
        f["unsaid"] = sum(one.weight >= 1 for one in unsaid)
        f["none"] = sum(one.weight >= 1 for one in none)
        f["slight unsaid"] = sum(one.weight < 1 for one in unsaid)
        f["names unsaid"] = sum(one.word.role is Role.NAME and claim.cues.language != "de" for one in unsaid)
        f["numbers unsaid"] = sum(one.word.role is Role.NUMBER for one in unsaid)
        f["names said"] = sum(one.word.role is not Role.CONTENT for one in self.aligned if one not in unsaid)
        if self.aligned:
            leading = next((one for one in self.aligned if one.word is claim.leading), self.aligned[0])
            place = leading.best(inside) or leading.best()
            f[f"leading {place.level if place else 'none'}"] = 1
            f["leading slight"] = leading.word.text.casefold() in SLIGHT
            f["leading deed"] = is_deed(leading.word.text.casefold())
            f["leading elsewhere"] = place is not None and id(place.clause) not in inside
            last = self.aligned[-1]
            place = last.best(inside) or last.best()
            f[f"last {place.level if place else 'none'}"] = 1
        f["person"] = bool(claim.person)
        f["denied"], f["ended"], f["ahead"], f["past"] = claim.denied, claim.ended, claim.ahead, claim.past
        f["heaped"] = claim.heaped
        f["exaggerates"] = exaggerates(claim.text, claim.words, self.evidence.passage)
        if main:
            f.update(self._meant(main))
            f.update(self._order(main, inside))
        return f

    def _meant(self, main: Clause) -> dict[str, float]:
        claim = self.claim
        f: dict[str, float] = {}
        other = main.subject is Subject.OTHER
        people = any(claim.cues.find("people", w.text.casefold()) for w in claim.words)
        f["other"] = other and not claim.person and not people
        f["other, people"] = other and not claim.person and people
        f["me, person"] = not other and bool(claim.person)
        f["other, person"] = other and bool(claim.person)
        for mood, name in _MOODS.items():
            f[name] = main.mood is mood
        f["ordered, wishing"] = main.mood is Mood.ORDERED and claim.wishing
        f["not fitting"] = not fits(claim, main)
        f["denial"] = main.denied != claim.denied and not (main.ended or claim.ended)
        f["main denied"] = main.denied and not claim.denied
        f["claim denied"] = claim.denied and not (main.denied or main.ended)
        f["both denied"] = main.denied and claim.denied
        f["main ahead"] = main.ahead and not claim.wishing
        f["claim ahead"] = claim.ahead and not main.ahead
        f["main over"] = (main.ended or main.past) and not (claim.ended or claim.past)
        f["main past"] = tells_past(main) and not (claim.ended or claim.past)
        f["claim over"] = (claim.ended or claim.past) and not (main.ended or main.past or main.denied)
        f["fragment"] = main.fragment
        found = [p for one in self.aligned for p in one.places if p.clause is main and p.level in STRONG]
        f["left"] = any(p.position in main.left for p in found) and not (claim.ended or claim.past)
        f["lacking"] = any(p.position in main.lacking for p in found) and not (claim.denied or claim.lacking)
        f["owned"] = any(p.position in main.owned for p in found)
        beside = [c for c in self.evidence.passage if c.source is main.source and c.sentence == main.sentence]
        f["beside asked"] = any(c.mood is Mood.ASKED for c in beside)
        f["beside supposed"] = any(c.mood is Mood.SUPPOSED for c in beside)
        f["beside other"] = any(c.subject is Subject.OTHER for c in beside) and not claim.person
        f["beside denied"] = any(c.denied for c in beside) and not claim.denied
        used = {p.position for one in self.aligned for p in one.places if p.clause is main}
        told = [i for i, w in enumerate(main.words) if w in main.content]
        f["left over"] = sum(i not in used for i in told) / (len(told) or 1)
        f["told"] = min(10, len(told))
        f["conflicts"] = self._conflicts(main, used)
        f["number conflict"] = any(
            one.word.role is Role.NUMBER and not one.places for one in self.aligned
        ) and any(w.role is Role.NUMBER and i not in used for i, w in enumerate(main.words))
        return f

    def _conflicts(self, main: Clause, used: set[int]) -> float:
        """Words of a sort of which the clause names another member."""
        count = 0
        for one in self.aligned:
            best = one.best()
            if best and best.level in STRONG:
                continue
            named, _ = sorts_of(one.word)
            if named and any(
                named & sorts_of(word)[0] for i, word in enumerate(main.words) if word.role in (Role.CONTENT, Role.NAME)
            ):
                count += 1
        return count

    def _order(self, main: Clause, inside: set[int]) -> dict[str, float]:
        places = [p.position for one in self.aligned if (p := one.best(inside)) and p.level in STRONG and p.position >= 0]
        falls = sum(a > b for a, b in pairwise(places))
        return {"falls": falls / max(1, len(places) - 1), **self._usable()}

    def _usable(self) -> dict[str, float]:
        support = Support(self.claim, self.evidence.index)
        people = support._people()
        spots, hindered, weight, total = [], 0.0, 0.0, 0.0
        f: dict[str, float] = {}
        for one, (word, found) in zip(self.aligned, support.found, strict=True):
            leading = word is self.claim.leading
            usable = [spot for spot in found if support._usable(word, spot, people, leading=leading)]
            total += one.weight
            if usable:
                spots.append((word, usable))
                weight += one.weight
            elif found:
                hindered += one.weight
                if leading:
                    f["leading hindered"] = 1
                if any(spot.word and not spot.entailed for spot in found):
                    f["hindered truly"] = f.get("hindered truly", 0) + 1
        f["usable"] = weight / (total or 1)
        f["hindered"] = hindered / (total or 1)
        f["apart"] = bool(spots) and not hold_together(self.claim, spots)
        f["not done"] = bool(spots) and not support._does_it(spots)
        f["not said"] = bool(spots) and not support._says_it(spots)
        return f

    def words(self) -> Iterator[str]:
        """The words of the memory that nobody said, and those of the clause that it leaves out."""
        said = {one.word for one in self.aligned if (p := one.best()) and p.level in STRONG}
        for word in self.claim.words:
            if word not in said and word.role is not Role.NAME:
                yield f"+{word.stem}"
        for one in self.aligned:
            if one.word not in said:
                for sort in sorts_of(one.word)[0]:
                    yield f"+:{sort}"
        if self.main:
            used = {p.position for one in self.aligned for p in one.places if p.clause is self.main and p.level in STRONG}
            for i, word in enumerate(self.main.words):
                if i not in used and word.role is not Role.NAME:
                    yield f"-{word.text.casefold()}"


def dense_of(parts: Sequence[Part]) -> dict[str, float]:
    """The features of a memory: the worst, and the mean, of its clauses."""
    rows = [part.dense() for part in parts if part.claim.needs]
    names = {name for row in rows for name in row}
    found: dict[str, float] = {"parts": min(4, len(rows))}
    for name in names:
        values = [float(row.get(name, 0.0)) for row in rows]
        low = name.startswith(("usable", "said", "strong", "same", "owned", "names said", "both", "leading same"))
        found[name] = min(values) if low else max(values)
        if name.startswith(("said", "strong", "same")):
            found[f"mean {name}"] = sum(values) / len(values)
    return found


def heard(passage_text: str) -> float:
    return max((clause.worth for clause in judged(passage_text)), default=0.0)
