"""One clause of a memory, held against what was said: who, whether, when, and each of its words."""

from collections.abc import Sequence
from itertools import islice, pairwise

from language.languages import by_language
from language.meaning.bindings import hold_together
from language.meaning.claims import Claim, is_averse, tells_deed
from language.meaning.coverage import Index, Spot
from language.meaning.degrees import exaggerates
from language.meaning.names import has_capital_nouns
from language.meaning.vocabulary import OWNING, is_deed, meanings, sense
from language.meaning.vocabulary.scaffold import CONSUMING, EMPTY, SLIGHT, SORTS
from language.meaning.whose import is_counted, is_owned_alone, tells_of_a_thing
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.cues.common import COMING, GONE, PONDERS, UNTIL, WANTING, WHEN
from language.sentences.tenses import PERFECT, is_not_yet, is_over, is_past, tells_past
from language.sentences.verbs import acts
from language.words.reader import Role, Word
from language.words.roots import roots

_PLAYING = meanings("play")
_ENTAILED_IF_OVER = by_language("meaning", "ENTAILED_IF_OVER", bool)
_HAPPENED = tuple(ending for endings in by_language("meaning", "HAPPENED", tuple).values() for ending in endings)
_PLACES = 64
"""Of a word that a text repeats over and over so many places are looked at."""


def _lower(word: Word) -> str:
    return word.text.casefold()


def _names(word: Word) -> bool:
    """Is it a name, or a number with letters ("N3")? A German noun has a capital too, but is a word we know."""
    if word.role is Role.NUMBER:
        return not word.text.isdigit() and any(char.isdigit() for char in word.text)
    return word.role is Role.NAME and not sense(word.text.casefold()).shows


def is_slight(word: Word) -> bool:
    """Is it a verb so empty that another one may stand for it?"""
    return word.text.casefold() in SLIGHT


class Support:
    """One clause of a memory, held against what was said."""

    def __init__(self, claim: Claim, index: Index) -> None:
        self.claim, self.index = claim, index
        told = claim.phrases()
        found = ((word, index.find(word, claim.cues, told.get(id(word), frozenset()))) for word in claim.needs)
        self.found = [(word, list(islice(spots, _PLACES))) for word, spots in found]

    def holds(self) -> bool:
        if not self.found:
            return True
        people = self.people()
        spots: list[tuple[Word, list[Spot]]] = []
        topics = 0
        for word, found in self.found:
            leading = word is self.claim.leading
            usable = [spot for spot in found if self.usable(word, spot, people, leading=leading)]
            if usable:
                spots.append((word, usable))
            elif found and not leading and self._is_topic(word, found):
                topics += 1
            elif (
                found
                or (leading and not (is_slight(word) or self._left_be(word)))
                or not (is_slight(word) or self._sorts(word) or self._left_be(word))
            ):
                return False
        return (
            len(spots) > topics
            and self._is_age(spots)
            and any(not is_slight(word) for word, _ in spots)
            and hold_together(self.claim, spots)
            and self.does_it(spots)
            and self.says_it(spots)
            and not exaggerates(self.claim.text, self.claim.words, self.index.passage)
        )

    def _is_age(self, spots: list[tuple[Word, list[Spot]]]) -> bool:
        """A number alone says how old the user is; is one told as an age?"""
        if self.claim.person or any(word.role is not Role.NUMBER or _names(word) for word in self.claim.needs):
            return True
        return any("@age" in spot.clause.signs for _, found in spots for spot in found)

    def _left_be(self, word: Word) -> bool:
        return (self.claim.ended or self.claim.denied) and _lower(word) in CONSUMING

    def _sorts(self, word: Word) -> bool:
        """Does it only say what a name beside it names?"""
        if word.text.casefold() not in SORTS:
            return False
        beside = [other for pair in pairwise(self.claim.words) if word in pair for other in pair if other is not word]
        return any(_names(other) for other in beside)

    def _is_topic(self, word: Word, found: Sequence[Spot]) -> bool:
        """Was the thing spoken of right there, though not as a fact: "Should I quit coffee? I drink three cups"?"""
        return word.role is Role.CONTENT and any(
            spot.word
            and not spot.borrowed
            and (spot.clause.subject is Subject.ME or self.claim.person)
            and spot.clause.mood is not Mood.ASSERTED
            and not (spot.clause.denied or spot.position in spot.clause.lacking | spot.clause.left)
            for spot in found
        )

    def does_it(self, spots: list[tuple[Word, list[Spot]]]) -> bool:
        """Where another verb stands for an empty one, is it none of wanting or losing ("ordered", "looking for")?"""
        leading = next((found for word, found in spots if word is self.claim.leading), None)
        if leading is not None and not all(spot.borrowed for spot in leading):
            return True
        if leading and leading[0].clause.adopts and len(spots) > 1:
            return True
        told = [
            spot.clause
            for word, found in spots
            if word is not self.claim.leading
            for spot in found
            if not spot.borrowed
        ]
        if leading is None and not is_past(self.claim.leading, self.claim.cues):
            told = [clause for clause in told if clause.left or not self._is_done(clause)]
        return any(not WANTING.search(clause.text) for clause in told)

    def _is_over(self, word: Word, clause: Clause) -> bool:
        """Does the clause tell with the same verb that it was ("ein Semester studiert")?"""
        return any(is_over(other, word, clause) for other in clause.words)

    def is_past_as_told(self, clause: Clause) -> bool:
        """Is it over in the memory ("used to live"), and told in the past by the user ("I lived")?"""
        told = clause.mood is Mood.ASSERTED and not (clause.denied or clause.ahead)
        return self.claim.ended and told and tells_past(clause)

    def _is_done(self, clause: Clause) -> bool:
        """Does it tell only of the past ("Ходив на бокс") what the claim tells of now?"""
        deeds = [word for word in clause.words if acts(_lower(word), clause.cues)]
        past = bool(deeds) and all(is_past(word, clause.cues) for word in deeds)
        return past and not (self.claim.past or self.claim.ended or PERFECT.search(clause.text))

    def people(self) -> set[int] | None:
        """The clauses that speak of the person the claim is about; None where that is the user."""
        if not self.claim.person:
            return None
        named = {
            id(spot.clause)
            for word in self.claim.person
            for spot in self.index.find(word, self.claim.cues)
            if not spot.borrowed
        }
        for before, clause in pairwise(self.index.passage):
            if id(before) in named and clause.subject is Subject.OTHER and clause.sentence - before.sentence <= 1:
                named.add(id(clause))
        return named

    def usable(self, word: Word, spot: Spot, people: set[int] | None, *, leading: bool) -> bool:
        clause, claim = spot.clause, self.claim
        if spot.word is None and spot.position == -1 and clause.subject is Subject.OTHER and people is None:
            return False
        if leading and spot.borrowed and not clause.adopts:
            return False
        if leading and people is None and not claim.owning and _is_anothers(spot):
            return False
        if leading and spot.word is None and "@origin" in clause.signs and is_deed(_lower(word)):
            return False
        if spot.position in clause.left:
            return claim.ended or claim.past or claim.comparing
        if spot.position in clause.lacking and claim.denied and word not in claim.lacking:
            return people is None and clause.subject is Subject.ME and (clause.mood is Mood.ORDERED or claim.wishing)
        if (spot.position in clause.lacking) != (word in claim.lacking):
            return False
        if not leading and self._is_thing_denied(word, clause):
            return True
        if self._owned(spot) and (not leading or claim.owning or self._kin(word, spot)):
            return True
        if not self._about_the_same(clause, people, leading=leading):
            return False
        if not (fits(claim, clause) or self.is_past_as_told(clause)) and not (
            word.role is Role.NUMBER and WHEN.match(clause.text)
        ):
            return False
        if leading and spot.word and self._only_hints(word, spot):
            return False
        if leading and COMING.search(clause.text) and is_past(word, clause.cues):
            return False
        if spot.word is None or spot.entailed:
            return not (leading and clause.cues.language not in _ENTAILED_IF_OVER and self._is_over(word, clause))
        if claim.ahead and not clause.ahead and leading and is_past(spot.word, clause.cues):
            return False
        return not (is_over(spot.word, word, clause) or is_not_yet(spot.word, word, clause, claim.text))

    def _is_thing_denied(self, word: Word, clause: Clause) -> bool:
        """Is it what somebody avoids, or likes less, and said to be unwanted: "no shellfish: I'm allergic"?"""
        claim = self.claim
        denied = clause.denied and not claim.denied and clause.subject is Subject.ME
        if not denied or clause.mood not in (Mood.ASSERTED, Mood.ORDERED):
            return False
        lesser = claim.comparing and word in claim.needs[2:]
        return lesser or word in claim.lacking or is_averse(claim)

    def _only_hints(self, word: Word, spot: Spot) -> bool:
        """Does a thing only go with the deed ("a team": plays) where another deed is told ("I coach a team")?"""
        if not (spot.entailed and spot.word) or _is_doing(spot):
            return False
        if not is_deed(_lower(word)):
            others = (lower for lower in map(_lower, spot.clause.words) if lower not in EMPTY)
            return self.claim.verb != "have" and any(acts(lower, spot.clause.cues) for lower in others)
        if roots(_lower(word), self.claim.cues.language) & roots(_lower(spot.word), spot.clause.cues.language):
            return False
        meant = sense(_lower(word)).means
        told = [sense(other).shows for other in map(_lower, spot.clause.words) if is_deed(other) and other not in EMPTY]
        return bool(told) and not any(shows & meant for shows in told)

    def _about_the_same(self, clause: Clause, people: set[int] | None, *, leading: bool) -> bool:
        if people is not None:
            mine = (
                leading
                and clause.subject is Subject.ME
                and not self.claim.verb
                and tells_deed([self.claim.leading], self.claim.cues)
            )
            return id(clause) in people and not mine
        if clause.subject is Subject.ME or "@given" in clause.signs or self._is_about_mine(clause):
            return True
        if self.claim.verb == "have" and is_counted(clause):
            return True
        return not leading and any(
            spot.clause is clause for word, spots in self.found if self._is_person(word) for spot in spots
        )

    def _is_about_mine(self, clause: Clause) -> bool:
        """Does it tell of a thing of the user's ("the deadline for my project is …"), and the claim too?"""
        if OWNING not in clause.signs or is_deed(_lower(self.claim.leading)):
            return False
        return not clause.cues.find("people", clause.text)

    def _kin(self, word: Word, spot: Spot) -> bool:
        """Is the user said to stand to somebody as the word says: married, who has a wife?"""
        kin = spot.word and spot.clause.cues.find("people", spot.word.text.casefold())
        return bool(kin) and not self._is_person(word)

    def _is_person(self, word: Word) -> bool:
        return bool(self.claim.cues.find("people", word.text.casefold()))

    def _owned(self, spot: Spot) -> bool:
        """Is it part of "my …", which says that there is one whatever else the sentence says?"""
        return spot.position in spot.clause.owned and not (self.claim.denied or self.claim.ended)

    def says_it(self, spots: list[tuple[Word, list[Spot]]]) -> bool:
        """Is the bare verb of the memory ("is", "has") said too, in a clause that it uses?"""
        if (
            not self.claim.verb
            or all(word.role is Role.NUMBER for word in self.claim.needs)
            or (self.claim.ended and any(spot.clause.ended for _, found in spots for spot in found))
        ):
            return True
        word, leading = next((pair for pair in spots if pair[0] is self.claim.leading), spots[0])
        if any(self._owned(spot) and (self.claim.owning or self._kin(word, spot)) for spot in leading):
            return True
        if self.claim.verb == "have" and any(is_counted(spot.clause) for spot in leading):
            return True
        if any((spot.entailed and _is_doing(spot)) or (self.claim.being and spot.clause.verbless) for spot in leading):
            return True
        if self.claim.being and any(_happened(word, spot) for word, found in spots for spot in found):
            return True
        used = {id(spot.clause) for _, found in spots for spot in found}
        if self.claim.verb == "from" and not self.claim.person:
            return any("@origin" in spot.clause.signs for spot in leading)
        if self.claim.being and not self.claim.person:
            used -= {id(spot.clause) for spot in leading if not self._owned(spot) and tells_of_a_thing(spot.clause)}
        if self.claim.being and self.claim.past:
            return any(not COMING.search(spot.clause.text) for _, found in spots for spot in found)
        told = (spot for spot in self.index.meaning(self.claim.verb) if id(spot.clause) in used)
        return any(spot.word or not self.claim.owning or is_owned_alone(spot.clause) for spot in told)


def _is_anothers(spot: Spot) -> bool:
    """Does it belong to somebody else ("my brother's college")?"""
    words, place = spot.clause.words, spot.position
    before = words[place - 1] if place > 0 else None
    if before is not None and before.text.endswith("'s") and spot.clause.cues.find("people", _lower(before)):
        return True
    owned = (
        place in spot.clause.owned
        and place + 1 in spot.clause.owned
        and not spot.clause.cues.find("people", _lower(words[place]))
    )
    return owned and bool(spot.clause.cues.find("people", _lower(words[place + 1])))


def _is_doing(spot: Spot) -> bool:
    """Is it what the user does: a verb by its form, or beside "I" or "me" ("tippe ich", "scares me")?"""
    if spot.word is None or spot.position < 0:
        return False
    if has_capital_nouns(spot.clause.cues.language) and not spot.word.text.islower():
        return False
    beside = spot.clause.words[max(0, spot.position - 1) : spot.position + 2]
    return acts(_lower(spot.word), spot.clause.cues) or any(
        spot.clause.cues.begins("me", _lower(word)) for word in beside if word is not spot.word
    )


def _happened(word: Word, spot: Spot) -> bool:
    """Is somebody said to do, or to have done, what the word says that they are ("teach", "teacher"; "retired")?"""
    if spot.word is None:
        return False
    if not (is_deed(_lower(spot.word)) or _is_doing(spot)):
        played = any(sense(_lower(other)).means & _PLAYING for other in spot.clause.words)
        return played and _lower(spot.word) != _lower(word)
    return spot.word.stem != word.stem or spot.word.text.casefold().endswith(_HAPPENED)


def fits(claim: Claim, clause: Clause) -> bool:
    """May the clause say what the claim says: asserted, of its polarity, of its time?"""
    if clause.mood is Mood.ORDERED:
        return claim.wishing and (clause.denied == claim.denied or bool(clause.lacking))
    if claim.dreaming and clause.mood is Mood.SUPPOSED:
        return clause.denied == claim.denied
    if claim.pondering and clause.mood is Mood.ASKED:
        return clause.subject is Subject.ME and bool(PONDERS.search(clause.text))
    if clause.mood is not Mood.ASSERTED and not (claim.person and clause.mood is Mood.REPORTED):
        return False
    if GONE.search(claim.text):
        return not clause.denied
    if claim.ended:
        return clause.ended or clause.past or (clause.denied and not claim.past)
    if clause.ahead and not claim.wishing:
        return False
    if claim.denied:
        return clause.denied or clause.ended
    over = clause.ended and not (claim.past or is_past(claim.leading, claim.cues))
    if clause.denied or over or (UNTIL.search(claim.text) and not UNTIL.search(clause.text)):
        return False
    return claim.past or not clause.past
