"""A text as clauses, each read for who it is about and what sort of statement it is.

Who: the writer (ME), or somebody or something else (OTHER). What: asserted, asked, supposed, reported of others,
ordered or jested; denied; ahead (planned, possible), past or ended. Evidence, consent, corrections and forgetting can
all ask the same clause. The words that tell are in `cues`; nothing here reads or writes anything.
"""

import re
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from enum import Enum, auto

from stores.text.cues import ENGLISH, Cues, cues_of
from stores.text.lexicon import LIMITS, words_of
from stores.text.meanings import BEING, ORDERING, OWNING, is_deed, sense
from stores.text.numerals import in_digits
from stores.text.relations import ENDING, LACKING, NEGATIVE_WORDS
from stores.text.spelling import plain
from stores.text.words import Role, Word, read

_SENTENCE = re.compile(
    r"(?<!\bst)(?<!\bdr)(?<!\bmr)(?<!\bmrs)(?<!\bms)(?<!\bvs)([.!?…]+)(?=[\s\"'»”)]|$)|\n", re.IGNORECASE
)
_COMMA = re.compile(r"[,;:()\"«»“”„]+(?=\s|$|\w)|\s[-–—]+\s|—")
_REMINDER = re.compile(
    r"\b(?:please\s+)?(?:(?:don['’]?t|do\s+not|never)\s+(?:ever\s+)?forget|remember|note|keep\s+in\s+mind|bear\s+in\s+mind|be\s+aware)(?:\s+that|:)"
    r"|\b(?:please\s+)?(?:don['’]?t|do\s+not|never)\s+(?:ever\s+)?forget\b"
    r"|\b(?:запам['’ʼ]?ятай|пам['’ʼ]?ятай|занотуй|зазнач|май\s+на\s+увазі|запомни|учти)(?:те)?(?:\s*,\s*(?:що|что)|:)|\bне\s+забу(?:дь|вай)(?:те)?\b(?:\s*,\s*що)?"
    r"|\b(?:merk\s+dir|denk\s+daran|beachte|vergiss\s+nicht)\s*,?\s*(?:dass\b|:)|\b(?:recuerda|no\s+olvides|ten\s+en\s+cuenta|anota)(?:\s+que|:)",
    re.IGNORECASE,
)
"""A request to remember neither denies nor orders what follows it."""
APOSTROPHE = re.compile("[’ʼ‘`´]")
_TOKEN = re.compile(r"\S+")
_CONTRAST = re.compile(
    r"(?:but|however|although|though|whereas|але|проте|однак|зате|хоча|натомість|а|но|aber|jedoch|pero|sino|mais)\b"
)
_NOT_AGAIN = re.compile(r"\b(?:no longer|any ?more|(?:більше|вже|уже|больше) не|mehr|ya no)\b")
_COPULA = re.compile(
    r"\b(?:i'm|i am|we're|we are|am|i've been|been|is|are|as an?|als|como|'s|я|ми|bin|sind|ist|soy|somos|estoy|estamos|es|está|became|become)\b"
)
_LEADING = re.compile(
    r"(?:(?:and|but|so|or|because|yet|then|well|also|now|just|still|actually|honestly|by the way|btw|і|й|та|а|але|бо|тож|тому|зате|що|und|aber|denn|"
    r"dass|weil|y|pero|porque|que|hi|hello|hey|ok|okay|oh|in fact|luckily|finally|today|yesterday|these days|right now)\b[ ,]*)+"
)
_VAGUE = re.compile(r"(?:it|it's|there|there's|this|that|what|es|das|це)\b")
_RELATIVE = re.compile(r"(?:which|who|whose|який|яка|яке|які)\b")
_PRONOUN = re.compile(r"(?:he|she|they|it|you|we|er|sie|wir|él|ella|ellos|він|вона|вони)\b")
_SPEAKER = re.compile(r"(?:\S+ ){0,3}(?:i|we|i'm|i've|i'd|i'll|we're|we've|я|ми|ich|wir|yo|nosotros)\b")
_HAPPENS = re.compile(
    r"\bme (?:sienta|gusta|gustan|encanta|encantan|duele|duelen|molesta|interesa|interesan|cuesta|falta|parece|aburre|cae)"
    r"|\bмені (?:подоба|боли|цікав|смаку|важ|легк|треба|потріб)|(?:schmeckt|gefällt|gefallen|fehlt|hilft|reicht) mir|\b(?:suits?|bothers?|bores?|annoys?) me\b"
)
_ADOPTS = re.compile(
    r"\b(?:agree|disagree|against|same here|me too|проти|згод\w+|погоджу\w+|dagegen|einverstanden|contra|acuerdo)\b"
)
_FEELS = re.compile(
    r"\b(?:like|love|enjoy|hate|dislike|prefer|interested|adore|люблю|подобається|ненавиджу|обожнюю|цікавить|mag|liebe|hasse|interessiert|gusta|encanta|odio|"
    r"interesa)\b"
)
_MOVING = re.compile(
    r"\b(?:mov(?:ed|ing)|relocat\w+|switch\w+|migrat\w+|chang\w+|went|переїха\w+|переїжджа\w+|перебра\w+|перейш\w+|переходж\w+|gezogen|umgezogen|"
    r"gewechselt|umgestiegen|mud[éóa]\w*|traslad\w+|cambi\w+|pas(?:é|amos|ó))\b"
)
_ACTS = re.compile(r"is|was|has|had|does|did|will|are|were|[a-z]{3,}(?:s|ed)|es|ist|hat|tiene|vive|має")
_SOME_DAY = re.compile(r"колись|once|раніше")
_SWAPPED = re.compile(r"\b(?:swap\w*|trad(?:ed|ing)|exchang\w+|обміня\w+|проміня\w+|tausch\w+|getauscht)\b")
_FROM = words_of("from з із зі von aus de desde")
_FEW = 3
_ASIDE = words_of(
    "with and of at in for to from з із зі для до про від mit und von bei für con y de para por has have am is hat no not"
)
_LANGUAGE_SAMPLE = 300


class Subject(Enum):
    ME = auto()
    OTHER = auto()


class Mood(Enum):
    ASSERTED = auto()
    ASKED = auto()
    SUPPOSED = auto()
    REPORTED = auto()
    ORDERED = auto()
    JESTED = auto()


@dataclass(slots=True, eq=False)
class Clause:
    """Words said in one breath, and how they are meant."""

    text: str
    words: Sequence[Word]
    cues: Cues
    subject: Subject = Subject.ME
    mood: Mood = Mood.ASSERTED
    denied: bool = False
    ahead: bool = False
    past: bool = False
    ended: bool = False
    sentence: int = 0
    lacking: frozenset[int] = frozenset()
    """Positions of words that are said to be missing ("without sugar")."""
    left: frozenset[int] = frozenset()
    """Positions of what somebody moved or changed from."""
    adopts: bool = False
    """Does it take the sentence before for or against ("I agree", "I'm against it")?"""
    owned: frozenset[int] = frozenset()
    """Positions of the words of "my …": whatever else a sentence says, there is one."""
    verbless: bool = False
    signs: frozenset[str] = frozenset()
    """What it says without a word for it: being, owning, ordering."""
    borrowed: list[Word] = field(default_factory=list)
    """What "it" or "two of them" stands for: words of the sentence before."""

    @property
    def content(self) -> Sequence[Word]:
        return [word for word in self.words if word.role in (Role.CONTENT, Role.NAME, Role.NUMBER) and word.stem != "1"]

    def has(self, words: Set[str]) -> bool:
        return any(word.text.casefold() in words for word in self.words)

    def position(self, word: Word) -> int:
        """Where the word, or one with its stem, stands; at the end if it does not."""
        return next((place for place, other in enumerate(self.words) if other.stem == word.stem), len(self.words))


def clauses(text: str, fallback: Cues = ENGLISH) -> list[Clause]:
    """The clauses of what somebody wrote about themselves and the world; the fallback reads what shows no language."""
    text = in_digits(APOSTROPHE.sub("'", plain(_REMINDER.sub(" ", text))))
    found: list[Clause] = []
    cues = cues_of(text[:_LANGUAGE_SAMPLE].casefold(), fallback)
    for number, (sentence, mark) in enumerate(sentences(text)):
        found += _Sentence(sentence, mark, number, cues).clauses()
    _borrow(found)
    return found


def known_clauses(text: str) -> list[Clause]:
    """The clauses of what is known of somebody: told in the third person, it is about them unless it names another."""
    found = clauses(text)
    for clause in found:
        named = clause.cues.find("people", clause.text)
        if not named or not is_headed(read(clause.text[: named.start()]), clause.cues):
            clause.subject = Subject.ME
    return found


def sentences(text: str) -> Iterator[tuple[str, str]]:
    start = 0
    for end in _SENTENCE.finditer(text):
        yield text[start : end.start()], end[1] or ""
        start = end.end()
    yield text[start:], ""


def parts(sentence: str, cues: Cues) -> Iterator[str]:
    """A sentence cut at its commas and before what opens another clause; what has no verb belongs to what it follows."""
    held = ""
    for piece in _COMMA.split(sentence):
        for part in _opened(piece, cues):
            if held and _belongs(part, cues):
                held = f"{held} {part}"
                continue
            if held:
                yield held
            held = part
    yield held


def _belongs(part: str, cues: Cues) -> bool:
    """Is it only an apposition or the next item of a list ("…, burgers, or fries")?"""
    lower = part.casefold().strip()
    words = read(part)
    bare = not any(is_deed(word.text.casefold()) or word.role is Role.NEGATION for word in words)
    return bare and not (
        any(word.text.casefold() in LIMITS for word in words[:1])
        or cues.find("me", lower)
        or _CONTRAST.match(lower)
        or _COPULA.search(lower)
        or cues.find("verbs", lower)
        or cues.find("people", lower)
        or _PRONOUN.match(lower)
        or cues.find("others", lower)
        or cues.begins("joins", lower)
    )


def _opened(piece: str, cues: Cues) -> Iterator[str]:
    start = 0
    lower = piece.casefold()
    for token in _TOKEN.finditer(lower):
        place = token.start()
        if (
            place > start
            and cues.begins("joins", lower[place : place + 20])
            and _opens(token[0], lower[token.end() :], cues)
        ):
            yield piece[start:place]
            start = place
    yield piece[start:]


def _opens(join: str, rest: str, cues: Cues) -> bool:
    """Does a clause of its own follow the joining word?"""
    rest = rest[:80].lstrip()
    if not rest:
        return False
    if _CONTRAST.match(join) or _RELATIVE.match(join) or cues.begins("that", join):
        return True
    first = rest.split()[0].strip(".,")
    mine = cues.begins("mine", rest) and cues.find("people", " ".join(rest.split()[1:4]))
    pronoun = cues.begins("somebody", rest) and not re.match(
        r"(?:the|an?|some|his|her|their|der|die|das|ein|eine|el|la|los|las|this|that)\b", first
    )
    negated = any(word.role is Role.NEGATION and word.text.casefold() not in LACKING for word in read(first))
    return bool(
        negated
        or _SPEAKER.match(rest)
        or cues.begins("me", rest)
        or mine
        or pronoun
        or is_deed(first)
        or cues.find("others", first)
    )


class _Sentence:
    """One sentence while its clauses are read; what stands early may hold for what follows."""

    def __init__(self, text: str, mark: str, number: int, cues: Cues) -> None:
        self.text, self.cues, self.number = text, cues, number
        self.lower = text.casefold().strip()
        self.mood = self._mood(mark)
        self.reporting = self.pending = self.doubting = self.maybe = False
        self.subject: Subject | None = None

    def _mood(self, mark: str) -> Mood:
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
        core = _LEADING.sub("", lower, count=1) if _LEADING.match(lower) else lower
        clause = Clause(lower, words, self.cues, sentence=self.number)
        clause.subject = self.subject = self._subject(core, words)
        clause.mood = self._clause_mood(clause, core, before)
        planned = bool(self.cues.find("plans", lower))
        self.maybe = self.maybe or (planned and not clause.content)
        clause.ahead = planned or self.maybe
        clause.ended = is_ended(lower, words, self.cues, ahead=clause.ahead)
        clause.past = bool(self.cues.find("past", lower))
        clause.lacking = lacking(words)
        clause.left = _left(clause)
        clause.owned = _owned(clause)
        clause.verbless = not any(is_deed(word.text.casefold()) for word in words)
        clause.denied = self._denied(clause, core, before)
        if before and clause.verbless and (clause.has(LIMITS) or _CONTRAST.match(lower)):
            clause.borrowed = [word for word in before.words if is_deed(word.text.casefold())]
            clause.adopts = True
        clause.signs = _signs(clause)
        return clause

    def _subject(self, core: str, words: Sequence[Word]) -> Subject:
        cues = self.cues
        start = " ".join(core.split()[:5])
        me = cues.find("me", core) or cues.find("verbs", core)
        if cues.find("verbs", core) and not cues.find("says", core):
            return Subject.ME
        person = cues.find("people", start)
        if person and (not me or person.start() < me.start()) and is_headed(read(start[: person.start()]), cues):
            return Subject.OTHER
        if cues.begins("me", core) or cues.begins("mine", core):
            return Subject.ME
        if _RELATIVE.match(core):
            return Subject.ME if me else Subject.OTHER
        if cues.begins("somebody", core):
            mine = _VAGUE.match(core) or _HAPPENS.search(core) or (cues is not ENGLISH and _SPEAKER.match(core))
            return Subject.ME if me and mine else Subject.OTHER
        if me or cues.find("mine", core):
            return Subject.ME
        if cues.find("others", core) or begins_with_name(words):
            return Subject.OTHER
        return self.subject or Subject.ME

    def _clause_mood(self, clause: Clause, core: str, before: Clause | None) -> Mood:
        contrast = clause.subject is Subject.ME and _CONTRAST.match(clause.text)
        if contrast:
            self.reporting = False
        if self.cues.find("says", clause.text) and clause.subject is Subject.OTHER:
            self.reporting = True
            if before and len(clause.words) <= 2 * _FEW:
                before.mood = Mood.REPORTED
        elif re.search(
            r"according to|\blaut\b|\bsegún\b|згідно з|на думку|за словами|supposedly|allegedly", clause.text
        ):
            self.reporting = True
        if self.reporting:
            return Mood.REPORTED
        if self.mood is not Mood.ASSERTED:
            return self.mood
        if (
            before
            and before.mood is Mood.ORDERED
            and (_RELATIVE.match(clause.text) or self.cues.begins("that", clause.text))
        ):
            return Mood.SUPPOSED
        if self.cues.find("would", clause.text):
            return Mood.SUPPOSED
        return Mood.ORDERED if self.cues.begins("orders", core) else Mood.ASSERTED

    def _denied(self, clause: Clause, core: str, before: Clause | None) -> bool:
        denied = denies(clause.words, clause.text, self.cues)
        said_that = self.cues.begins("that", clause.text)
        if self.doubting and said_that:
            denied = not denied
        elif (self.pending and (self.cues.find("inverted", clause.text) or not _has_subject(core, self.cues))) or (before and before.denied and before.content and _continues(clause) and not clause.has(LIMITS)):
            denied = True
        if denied and self.cues.find("holds", clause.text):
            self.doubting = True
        if denied and (not clause.content or (clause.verbless and not _has_subject(core, self.cues))):
            self.pending = True
        return denied


def is_headed(before: Sequence[Word], cues: Cues) -> bool:
    """Does what follows these words stand at the head of a clause, at most after "my", an article or an adjective?"""
    words = [word.text.casefold() for word in before]
    return len(words) <= _FEW and not any(is_deed(word) or word in _ASIDE for word in words)


def begins_with_name(words: Sequence[Word]) -> bool:
    """Does it begin with a name that does something ("Bob has …")?"""
    if len(words) < 2 or not words[0].text[:1].isupper():
        return False
    first, second = words[0], words[1].text.casefold()
    known = first.role is not Role.CONTENT and first.role is not Role.NAME
    return not (known or sense(first.text.casefold()).shows) and _ACTS.fullmatch(second) is not None


def _has_subject(core: str, cues: Cues) -> bool:
    return bool(
        cues.begins("me", core)
        or cues.begins("mine", core)
        or cues.begins("somebody", core)
        or cues.find("people", core)
    )


def denies(words: Sequence[Word], text: str, cues: Cues) -> bool:
    """Is it said that something is not so, or not wanted? Two negations of one sentence count once, as in Ukrainian."""
    negated = any(word.role is Role.NEGATION and word.text.casefold() not in LACKING | ENDING for word in words)
    if negated and _NOT_AGAIN.search(text):
        negated = False
    negated = negated or bool(cues.find("denies", text))
    # German "hat" has the stem of "hate".
    return negated != any(word.stem in NEGATIVE_WORDS and word.text.casefold() != "hat" for word in words)


def _continues(clause: Clause) -> bool:
    """Is it only the next item of a list ("…, burgers, or fries")?"""
    deed = clause.cues.find("verbs", clause.text) or any(is_deed(word.text.casefold()) for word in clause.words)
    return len(clause.content) <= _FEW and not deed and not clause.cues.find("me", clause.text)


def lacking(words: Sequence[Word]) -> frozenset[int]:
    found: set[int] = set()
    for place, word in enumerate(words):
        if word.text.casefold() in LACKING:
            found |= {place + 1, place + 2}
    return frozenset(found)


def is_ended(lower: str, words: Sequence[Word], cues: Cues, *, ahead: bool) -> bool:
    """Is it said to be over? Of what is ahead, "колись" and "once" say that it will be some day."""
    again = _NOT_AGAIN.search(lower) and any(word.role is Role.NEGATION for word in words)
    found = cues.find("ended", lower)
    return bool(again or (found and not (ahead and _SOME_DAY.fullmatch(found[0]))))


def _left(clause: Clause) -> frozenset[int]:
    if swapped := _SWAPPED.search(clause.text):
        places = [place for place, word in enumerate(clause.words) if word.text.casefold() == swapped[0]]
    elif _MOVING.search(clause.text):
        places = [place for place, word in enumerate(clause.words) if word.text.casefold() in _FROM]
    else:
        return frozenset()
    return frozenset(after for place in places for after in _until_relation(clause.words, place + 1))


def _until_relation(words: Sequence[Word], start: int) -> Iterator[int]:
    for place in range(start, min(start + _FEW, len(words))):
        if words[place].role in (Role.RELATION, Role.FUNCTION):
            return
        yield place


def _owned(clause: Clause) -> frozenset[int]:
    if clause.ended and clause.subject is Subject.ME:
        return frozenset()
    found: set[int] = set()
    for place, word in enumerate(clause.words):
        if clause.cues.begins("mine", _pair(clause.words, place)) and not found & {place}:
            skip = 1 if clause.cues.begins("mine", word.text.casefold()) else 2
            found |= set(_thing(clause, place + skip))
    return frozenset(found)


def _pair(words: Sequence[Word], place: int) -> str:
    return " ".join(word.text.casefold() for word in words[place : place + 2])


def _thing(clause: Clause, start: int) -> Iterator[int]:
    """The positions of "(my) wife Anna", "(my) old Pixel 7": up to a verb, a small word, or a person without a name."""
    for place in range(start, min(start + _FEW + 1, len(clause.words))):
        word = clause.words[place]
        lower = word.text.casefold()
        person = clause.cues.find("people", lower.removesuffix("'s"))
        acts = is_deed(lower) and not (person or lower.endswith("ing"))
        if acts or word.role not in (Role.CONTENT, Role.NAME, Role.NUMBER):
            return
        yield place
        follows = clause.words[place + 1] if place + 1 < len(clause.words) else None
        if person and not (follows and follows.role is Role.NAME):
            return


def _signs(clause: Clause) -> frozenset[str]:
    signs = set()
    if _COPULA.search(clause.text):
        signs.add(BEING)
    if clause.cues.find("mine", clause.text):
        signs.add(OWNING)
    if clause.mood is Mood.ORDERED:
        signs.add(ORDERING)
    return frozenset(signs)


_POINTING = re.compile(r"\b(?:it|that|them|one|this|those|es|das|sie|lo|eso|це|його|її|їх|цього)\b")


def _borrow(found: list[Clause]) -> None:
    """A short statement about "it", or of liking without an object, speaks of what the sentence before names."""
    by_sentence: dict[int, list[Word]] = {}
    for clause in found:
        by_sentence.setdefault(clause.sentence, []).extend(clause.words)
        clause.adopts = clause.adopts or (len(clause.content) <= _FEW and bool(_ADOPTS.search(clause.text)))
        bare = len(clause.content) <= 1 and _FEELS.search(clause.text)
        pointing = len(clause.content) <= _FEW + 1 and _POINTING.search(clause.text)
        if (
            clause.subject is Subject.ME
            and clause.mood is Mood.ASSERTED
            and not clause.borrowed
            and (bare or pointing or clause.adopts)
        ):
            clause.borrowed = by_sentence.get(clause.sentence - 1, [])[:60]
