"""A text as clauses, each read for who it is about and what sort of statement it is.

Who: the writer (ME), or somebody or something else (OTHER). What: asserted, asked, supposed, reported of others,
ordered or jested; denied; ahead (planned, possible), past or ended. Evidence, consent, corrections and forgetting can
all ask the same clause. The words that tell are in `cues`; nothing here reads or writes anything.
"""

from collections.abc import Iterator, Sequence

from language.languages import by_language
from language.meaning.vocabulary import BEING, ORDERING, OWNING, is_deed
from language.sentences import phrases
from language.sentences.clause import Clause, Mood, Subject
from language.sentences.cues import ENGLISH, Cues, cues_of
from language.sentences.cues.common import (
    ACHES,
    ADOPTS,
    AT_ME,
    CONTRAST,
    COPULA,
    EXCEPT_ME,
    FEELS,
    FORBIDS,
    GOES_ON,
    GONE,
    HAPPENS,
    LEADING,
    MEANWHILE,
    OWED,
    POINTING,
    PROGRESSIVE,
    RATHER,
    RELATIVE,
    REPORTED,
    REQUEST,
    SPEAKER,
    THERE,
    THEREFORE,
    THEY_SAY,
    TOLD_WHEN,
    UNDONE,
    VAGUE,
    WE_GO_ON,
    WHETHER,
)
from language.sentences.held import end_until, is_asked, suppose_mistaken, suppose_unclaimed
from language.sentences.marks import begins_with_name, denies, is_ended, is_headed, lacking, left, owned
from language.sentences.persons import is_person, somebody
from language.sentences.segments import parts, sentences, straight
from language.sentences.split import questions_apart
from language.sentences.verbs import acts, tells_of_writer
from language.words.lexicon import LIMITS
from language.words.reader import Role, Word, read

__all__ = ["Clause", "Mood", "Subject", "clauses", "known_clauses"]

_FEW = 3
_MOST_BORROWED = 40
_LANGUAGE_SAMPLE = 300
_FIXED_ORDER = by_language("sentences", "FIXED_ORDER", bool)
"""Languages in which the subject stands before its verb."""


def clauses(text: str, fallback: Cues = ENGLISH) -> list[Clause]:
    """The clauses of what somebody wrote about themselves and the world; the fallback reads what shows no language."""
    text = straight(questions_apart(text))
    found: list[Clause] = []
    cues = cues_of(text[:_LANGUAGE_SAMPLE].casefold(), fallback)
    for number, (sentence, mark) in enumerate(sentences(text)):
        found += _Sentence(sentence, mark, number, cues).clauses()
    source = object()
    for number, clause in enumerate(found):
        clause.number, clause.source = number, source
    suppose_mistaken(found)
    suppose_unclaimed(found)
    _borrow(found)
    end_until(found)
    return found


def known_clauses(text: str) -> list[Clause]:
    """The clauses of what is known of somebody: told in the third person, it is about them unless it names another."""
    found = clauses(text)
    for clause in found:
        clause.known = True
        named = clause.cues.find("people", clause.text)
        if not named or not is_headed(read(clause.text[: named.start()])):
            clause.subject = Subject.ME
    return found


class _Sentence:
    """One sentence while its clauses are read; what stands early may hold for what follows."""

    def __init__(self, text: str, mark: str, number: int, cues: Cues) -> None:
        self.text, self.cues, self.number = text, cues, number
        self.lower = text.casefold().strip()
        self.mood = self._mood(mark)
        self.told = self.reporting = self.pending = self.doubting = self.maybe = False
        self.subject: Subject | None = None

    def _mood(self, mark: str) -> Mood:
        if REQUEST.match(self.lower):
            return Mood.ORDERED
        if "?" in mark or self.cues.begins("asks", self.lower):
            return Mood.ASKED
        if self.cues.find("jests", self.lower):
            return Mood.JESTED
        return Mood.SUPPOSED if self.cues.find("supposes", self.lower) else Mood.ASSERTED

    def clauses(self) -> Iterator[Clause]:
        before: Clause | None = None
        for part in parts(self.text, self.cues):
            words = read(part)
            if words:
                before = self._read(part, words, before)
                yield before

    def _read(self, part: str, words: Sequence[Word], before: Clause | None) -> Clause:
        lower = part.casefold().strip()
        core = LEADING.sub("", lower, count=1) if LEADING.match(lower) else lower
        clause = Clause(lower, words, self.cues, sentence=self.number)
        clause.subject = self._subject(core, words)
        self.subject = Subject.OTHER if self._is_done_to_me(core, words) else clause.subject
        clause.signs = frozenset(phrases.signs(lower, self.cues.language))
        clause.verbless = not any(acts(word.text.casefold(), self.cues) for word in words)
        clause.fragment = clause.verbless and not (_has_subject(core, self.cues) or COPULA.search(core))
        clause.mood = self._clause_mood(clause, core, before)
        if CONTRAST.match(lower):
            self.maybe = False
        planned = bool(self.cues.find("plans", lower))
        self.maybe = self.maybe or (planned and len(clause.content) <= 1)
        clause.ahead = planned or self.maybe
        clause.ended = is_ended(lower, words, self.cues, ahead=clause.ahead)
        clause.past = bool(self.cues.find("past", lower))
        clause.lacking = lacking(words)
        clause.left = left(words, lower)
        if not (clause.ended and clause.subject is Subject.ME) and not GONE.search(lower):
            clause.owned = owned(words, self.cues)
        if (clause.mood in (Mood.ASKED, Mood.SUPPOSED) or clause.past) and AT_ME.search(lower):
            clause.owned = frozenset()
        clause.denied = self._denied(clause, core, before)
        if EXCEPT_ME.search(lower):
            clause.subject, clause.denied = Subject.ME, not clause.denied
        refused = words[0].role is Role.NEGATION
        if before and clause.fragment and (refused or clause.has(LIMITS) or CONTRAST.match(lower)):
            clause.borrowed = [word for word in before.words if is_deed(word.text.casefold())]
            clause.adopts = True
            clause.ahead = clause.ahead or before.ahead
        clause.signs = _signs(clause)
        return clause

    def _subject(self, core: str, words: Sequence[Word]) -> Subject:
        cues = self.cues
        start = " ".join(core.split()[:5])
        me = cues.find("me", core) or cues.find("verbs", core)
        if THEY_SAY.match(core) or (not me and THEY_SAY.search(start)) or OWED.search(core):
            return Subject.OTHER
        if (cues.find("verbs", core) or tells_of_writer(words, cues)) and not cues.find("says", core):
            return Subject.ME
        person = cues.find("people", start)
        if person and (not me or person.start() < me.start()) and is_headed(read(start[: person.start()])):
            return Subject.OTHER
        if somebody(words, cues) and not cues.begins("me", core):
            return Subject.OTHER
        if cues.begins("me", core) or cues.begins("mine", core) or cues.begins("orders", core):
            return Subject.ME
        if RELATIVE.match(core):
            return Subject.ME if me else Subject.OTHER
        if (
            self.subject is Subject.OTHER
            and not SPEAKER.match(core)
            and (goes_on := GOES_ON.get(cues.language))
            and goes_on.match(core)
        ):
            return Subject.OTHER
        if self.subject is Subject.ME and WE_GO_ON.match(core):
            return Subject.ME
        if cues.begins("somebody", core):
            free = cues.language not in _FIXED_ORDER and SPEAKER.match(core)
            mine = VAGUE.match(core) or HAPPENS.search(core) or free or TOLD_WHEN.match(core)
            return Subject.ME if me and mine else Subject.OTHER
        if me or cues.find("mine", core):
            return Subject.ME
        if ACHES.search(core):
            return Subject.ME
        other = cues.find("others", core)
        if (other and not (other.start() == 0 and words[0].role is Role.FUNCTION)) or begins_with_name(words):
            return Subject.OTHER
        return self.subject or Subject.ME

    def _is_done_to_me(self, core: str, words: Sequence[Word]) -> bool:
        """Does somebody who is named do something to the writer? What follows is theirs: "Tom owes me money and …"."""
        own = self.cues.find("verbs", core) or tells_of_writer(words, self.cues) or self.cues.begins("me", core)
        return not own and (begins_with_name(words) or self._names_doer(words))

    def _names_doer(self, words: Sequence[Word]) -> bool:
        """Does it begin with somebody's name or trade, and go on with what they do, be it to the writer?"""
        if len(words) < 2 or not is_person(words[0]):
            return False
        return words[1].role is Role.CONTENT or bool(self.cues.begins("me", words[1].text.casefold()))

    def _clause_mood(self, clause: Clause, core: str, before: Clause | None) -> Mood:
        contrast = clause.subject is Subject.ME and CONTRAST.match(clause.text)
        if contrast or (self.told and clause.subject is Subject.ME and self.cues.begins("me", clause.text)):
            self.reporting = self.told = False
        self.told = self.told or (self.reporting and self.cues.begins("that", clause.text))
        if (says := self.cues.find("says", clause.text)) and clause.subject is Subject.OTHER:
            self.reporting = True
            self.told = len(clause.text[says.end() :].split()) > _FEW
            if before and len(clause.words) <= 2 * _FEW and not denies(clause.words, clause.text, self.cues):
                before.mood = Mood.REPORTED
        elif REPORTED.search(clause.text):
            self.reporting = True
        if self.reporting:
            return Mood.REPORTED
        if before and clause.subject is Subject.ME and self._turns_to_fact(clause.text):
            self.mood = Mood.ASSERTED
        if self.mood is not Mood.ASSERTED:
            return self.mood
        if (
            before
            and before.mood is Mood.ORDERED
            and (RELATIVE.match(clause.text) or self.cues.begins("that", clause.text))
        ):
            return Mood.SUPPOSED
        if before and before.mood in (Mood.ORDERED, Mood.ASKED) and WHETHER.match(clause.text):
            return Mood.ASKED
        if self.cues.find("would", clause.text):
            return Mood.SUPPOSED
        if "@name" in clause.signs:
            return Mood.ASSERTED
        if before and before.mood is Mood.ORDERED and clause.fragment:
            return Mood.ORDERED
        if not self.cues.begins("orders", core):
            return Mood.ASSERTED
        return Mood.ASKED if is_asked(core) else Mood.ORDERED

    def _turns_to_fact(self, text: str) -> bool:
        """Does it follow a jest or a supposition, and tell how things are ("…, which is why I rent")?"""
        turn = {Mood.JESTED: THEREFORE, Mood.SUPPOSED: MEANWHILE}.get(self.mood)
        return turn is not None and turn.match(text) is not None

    def _denied(self, clause: Clause, core: str, before: Clause | None) -> bool:
        denied = denies(clause.words, clause.text, self.cues)
        if clause.mood is Mood.ORDERED and FORBIDS.match(core):
            denied = True
        said_that = self.cues.begins("that", clause.text)
        own = self.cues.find("verbs", core) or tells_of_writer(clause.words, self.cues)
        far = self.pending and (self.cues.find("inverted", clause.text) or not (own or _has_subject(core, self.cues)))
        if self.doubting and (said_that or (before and _holds_next(before))):
            denied = not denied
        elif far or (before and before.denied and before.content and _continues(clause)):
            denied = True
        if denied and self.cues.find("holds", clause.text):
            self.doubting = True
        unsaid = clause.verbless and (UNDONE.search(core) or not _has_subject(core, self.cues))
        if denied and (not clause.content or unsaid):
            self.pending = True
        return denied


def _holds_next(before: Clause) -> bool:
    """Does a denied clause end in a verb of thinking: is the next what is not thought ("I don't think I like it")?"""
    verb = before.cues.find("holds", before.text) if before.denied else None
    return verb is not None and before.text.rstrip().endswith(verb[0])


def _has_subject(core: str, cues: Cues) -> bool:
    return bool(
        cues.begins("me", core)
        or cues.begins("mine", core)
        or cues.begins("somebody", core)
        or cues.find("people", core)
    )


def _continues(clause: Clause) -> bool:
    """Is it only the next item of a list ("…, burgers, or fries")?"""
    deed = clause.cues.find("verbs", clause.text) or any(is_deed(word.text.casefold()) for word in clause.words)
    apart = RATHER.match(clause.text) or CONTRAST.match(clause.text) or clause.has(LIMITS)
    own = deed or apart or clause.cues.find("me", clause.text) or tells_of_writer(clause.words, clause.cues)
    return len(clause.content) <= _FEW and not own


def _signs(clause: Clause) -> frozenset[str]:
    signs = set(clause.signs)
    if COPULA.search(PROGRESSIVE.sub(" ", clause.text)):
        signs.add(BEING)
    if clause.cues.find("mine", clause.text):
        signs.add(OWNING)
    if clause.mood is Mood.ORDERED:
        signs.add(ORDERING)
    return frozenset(signs)


def _counts_alone(clause: Clause) -> bool:
    """Does it give a number and no thing ("got eleven so far")?"""
    content = clause.content
    return any(word.role is Role.NUMBER for word in content) and all(
        word.role is Role.NUMBER or is_deed(word.text.casefold()) for word in content
    )


def _borrow(found: list[Clause]) -> None:
    """A short statement about "it", or of liking without an object, speaks of what the sentence before names."""
    by_sentence: dict[int, list[Word]] = {}
    before: dict[int, list[Word]] = {}
    for clause in found:
        earlier = [*before.get(clause.sentence - 1, []), *by_sentence.get(clause.sentence, [])]
        if THERE.search(clause.text):
            earlier += [word for word in before.get(clause.sentence, []) if word.role is Role.NAME]
        before.setdefault(clause.sentence, []).extend(clause.words)
        if not (clause.ended or clause.mood is Mood.SUPPOSED) and (clause.subject is Subject.ME or clause.verbless):
            by_sentence.setdefault(clause.sentence, []).extend(clause.words)
        adopts = ADOPTS.search(clause.text) or THERE.search(clause.text)
        clause.adopts = clause.adopts or (len(clause.content) <= _FEW and bool(adopts))
        bare = len(clause.content) <= 1 and FEELS.search(clause.text)
        pointing = len(clause.content) <= _FEW + 1 and POINTING.search(clause.text)
        if (
            clause.subject is Subject.ME
            and clause.mood is Mood.ASSERTED
            and not (clause.borrowed or (clause.denied and clause.fragment and clause.content))
            and (bare or pointing or clause.adopts or _counts_alone(clause))
        ):
            clause.borrowed = earlier[-_MOST_BORROWED:]
