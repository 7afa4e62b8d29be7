"""A memory as clauses that each claim something: of whom, with which words, denied, over or ahead.

Models write memories in the third person ("The user's sister lives in Lyon", "Lives in Lyon"); a name for the user, and
words that a summary adds without saying more, need no evidence of their own.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from language.languages import alternatives, by_language, words
from language.meaning.names import is_name
from language.meaning.relations import COMPARING
from language.meaning.vocabulary import ORDERING, OWNING, is_deed, meanings, sense
from language.meaning.vocabulary.scaffold import ANSWERS, LIGHT
from language.patterns import pattern_of
from language.sentences.cues import Cues, cues_of
from language.sentences.cues.common import FROM, RELATIVE, TOWARDS
from language.sentences.marks import begins_with_name, denies, is_ended, is_headed, lacking
from language.sentences.segments import parts, sentences, straight
from language.words.dictionary import Concepts, phrases_of
from language.words.reader import Role, Word, read

_FIRST = 3


def _any(name: str) -> str:
    return alternatives("meaning", name)


ACCOMPANIED = words("meaning", "ACCOMPANIED")
_NAMED = words("meaning", "NAMED")
_BESIDE_NAMED = words("meaning", "BESIDE_NAMED")
_HAVING = pattern_of(rf"\b(?:{_any('HAVING')})\b (?!{_any('HAVING_NOT')})(\w+)")
_BEING = pattern_of(rf"\b(?:{_any('BEING')})\b (?!{_any('BEING_NOT')})")
_OWNING = pattern_of(rf"(?:{_any('OWNING')})$")
_WHO = {language: pattern_of(rf"(?:{who})\b") for language, who in by_language("meaning", "WHO", str).items()}
"""After a comma it is said of the person before it."""
_BARE = words("meaning", "BARE")
_VERBS = {language: pattern_of(ends) for language, ends in by_language("meaning", "VERB_ENDINGS", str).items()}
"""How a verb of somebody else ends."""
_AT = tuple(
    (pattern_of(rf"\b{at}\s*$"), f"{has} ", f"{is_} ")
    for at, has, is_ in by_language("meaning", "AT_USER", tuple).values()
)
"""Some languages say "at the user is" for "the user has"."""
_DASHED = next(iter(by_language("meaning", "DASHED", str).values()))
"""The verb for which a dash stands."""
_DREAMING = pattern_of(rf"\b(?:{_any('DREAMING')})\b")
_PONDERING = pattern_of(rf"\b(?:{_any('PONDERING')})\b")
_SEEKING = pattern_of(rf"(?:{_any('SEEKING')})")
_NEEDING = pattern_of(rf"\b(?:{_any('NEEDING')})\b")
_AHEAD = pattern_of(rf"\b(?:{alternatives('vocabulary', 'AHEAD')})\b")
_COMING = pattern_of(_any("COMING"))
_AS = tuple(
    (pattern_of(turn), plainly)
    for turns in by_language("meaning", "AS", tuple).values()
    for turn, plainly in turns
)  # fmt: skip
"""Who works as a nurse is one."""
_LABELS = tuple(
    (pattern_of(rf"(?:{labels})\s*[:=]\s*(?P<value>\w.*)", re.IGNORECASE | re.DOTALL), plainly)
    for rows in by_language("vocabulary", "LABELS", dict).values()
    for plainly, labels in rows.items()
)
"""What a label before a value says of it: "Age: 16"."""
_THING = pattern_of(rf"\b(?:{_any('THING_VERBS')}) (?:{_any('THING_ARTICLES')}|\d+) ")
"""Somebody is or has a thing; nothing is done."""
_OWNER = pattern_of(rf"\s*(?:{_any('OWNER')})\b", re.IGNORECASE)
_PARTICIPLE = pattern_of(
    rf"(?!{_any('NO_PARTICIPLES')})\w+(?:{_any('PARTICIPLE_ENDINGS')})$|(?:{_any('PARTICIPLES')})$"
)
_INFINITIVE = pattern_of(_any("INFINITIVE"))
_PARTICIPLE_LATER = pattern_of(_any("PARTICIPLE_LATER"))
_TOLD_BY_GRAMMAR = pattern_of(rf"\b(?:{_any('TOLD_BY_GRAMMAR')})\b")
_SIDE_BY_SIDE = by_language("meaning", "SIDE_BY_SIDE", bool)
_WISHES = meanings("want", "prefer", "ask", "like", "dislike")
_AVERSE = meanings("avoid", "allergy", "allergic", "dislike", "hate")
_BARE_VERBS = by_language("meaning", "BARE_VERB", str)


@dataclass(frozen=True, slots=True, eq=False)
class Claim:
    """One clause of a memory."""

    text: str
    words: Sequence[Word]
    needs: Sequence[Word]
    """The words that what was said must cover; the first says what is done or what somebody is."""
    cues: Cues
    person: Sequence[Word] = ()
    """Whom it is about, where that is not the user."""
    verb: str = ""
    """The bare verb, "have" or "be", where the words to cover do not say it."""
    denied: bool = False
    ended: bool = False
    ahead: bool = False
    past: bool = False
    dreaming: bool = False
    """Does it only say what somebody would like?"""
    pondering: bool = False
    """Does it only say what somebody thinks of doing?"""

    @property
    def leading(self) -> Word:
        """What is done, or what somebody is or has: the first word to cover that is no number."""
        if len(self.needs) > 1 and _PARTICIPLE_LATER.search(self.text) and not is_deed(self.needs[0].text.casefold()):
            return self.needs[-1]
        return next((word for word in self.needs if word.role is not Role.NUMBER), self.needs[0])

    @property
    def heaped(self) -> bool:
        """Does it begin without a verb, with one noun after the other?"""
        first = self.words[:_FIRST]
        return not tells_deed([word for word in first if word.text.islower()], self.cues) and all(
            word.role in (Role.CONTENT, Role.NAME) for word in first[:2]
        )

    @property
    def being(self) -> bool:
        return self.verb == "be"

    @property
    def owning(self) -> bool:
        return self.verb == "have" or self._leads_to(OWNING)

    @property
    def wishing(self) -> bool:
        return self.ahead or self._leads_to(ORDERING)

    @property
    def comparing(self) -> bool:
        told = {word.text.casefold() for word in self.words} & COMPARING
        return bool(told - FROM or (told and any(word.text.casefold() in TOWARDS for word in self.words)))

    @property
    def lacking(self) -> set[Word]:
        places = lacking(self.words)
        return {word for place, word in enumerate(self.words) if place in places}

    def _leads_to(self, sign: str) -> bool:
        return bool(self.needs and sense(self.leading.text.casefold()).means & sense(sign).shows)

    def names(self, one: Word, two: Word) -> bool:
        """Does it say that the one is called the other ("a dog named Rex")?"""
        return any(first is one and second is two for first, second in _named(self.words))

    def phrases(self) -> dict[int, Concepts]:
        """What the phrases stand for ("driving licence"), by the identity of each word that is part of one."""
        found: dict[int, Concepts] = {}
        for start, end, concepts in phrases_of([word.text.casefold() for word in self.words], self.cues.language):
            for word in self.words[start : end + 1]:
                found[id(word)] = found.get(id(word), frozenset()) | concepts
        return found

    def joined(self, one: Word, two: Word) -> bool:
        """Do the words stand side by side, as a number or a quality and its thing?"""
        if one.role is not Role.NUMBER and (
            one is self.leading or is_deed(two.text.casefold()) or self.cues.language not in _SIDE_BY_SIDE
        ):
            return False
        return any(first is one and second is two for first, second in _side_by_side(self.words))


def _named(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    for place, word in enumerate(words):
        if word.role is Role.NAME and place > 1 and words[place - 1].text.casefold() in _NAMED:
            thing = words[place - 2 if words[place - 2].text.casefold() not in _BESIDE_NAMED else max(0, place - 3)]
            yield thing, word


def _side_by_side(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    yield from pairwise(words)
    for one, between, two in zip(words, words[1:], words[2:], strict=False):
        if between.text.casefold() in ACCOMPANIED:
            yield one, two


def claims(value: str, *, topic: str = "") -> list[Claim]:
    """The clauses of a memory; the topic (the words of its key) only says whether a bare value is something denied."""
    text = _without_label(straight(value))
    for turn, plainly in _AS:
        text = turn.sub(plainly, text)
    cues = cues_of(text[:300].casefold())
    found = list(_read(text, cues))
    unwanted = bool(topic) and denies(read(topic), topic, cues_of(topic.casefold()))
    return [_turned(claim) if unwanted and not _has_verdict(claim) else claim for claim in found]


def _without_label(text: str) -> str:
    """A labelled value as the sentence that it stands for; one that says what is done needs no label."""
    for labelled, plainly in _LABELS:
        if (match := labelled.fullmatch(text)) and not is_deed(match["value"].split()[0].casefold()):
            return str(plainly).format(match["value"])
    return text


def _read(text: str, cues: Cues) -> Iterator[Claim]:
    person: Sequence[Word] = ()
    before: Sequence[Word] = ()
    wanted, told = False, True
    for sentence, _ in sentences(text):
        for part in parts(sentence, cues):
            lower = part.casefold()
            user = cues.find("user", lower)
            bare = part[: user.start()] + " " + part[user.end() :] if user else part
            if user:
                bare = _having(part[: user.start()].casefold(), part[user.end() :].strip()) or bare
            bare = bare.strip()
            if user and bare[:1] in ("—", "–", "-"):
                bare = f"{_DASHED} {bare[1:].strip()}"
            words = read(bare)
            if words:
                owned = _is_owned(part, user, cues)
                leads = user is not None and not part[: user.start()].strip() and not owned
                person = (
                    (() if leads else _person(words, cues, owned=owned))
                    or _described(lower, before, cues)
                    or (() if user else person)
                )
                before = words
                claim = _claim(bare.casefold(), words, cues, person)
                wanted = wanted and (not told or cues.begins("that", lower))
                told = bool(claim.needs)
                yield replace(claim, ahead=claim.ahead or wanted)
                wanted = claim.ahead


def _having(before: str, after: str) -> str:
    """What the user has, where that is said as being at them; empty where nothing is said so."""
    return next((has + after.removeprefix(is_) for at, has, is_ in _AT if at.search(before)), "")


def _claim(lower: str, words: Sequence[Word], cues: Cues, person: Sequence[Word]) -> Claim:
    ahead = bool(cues.find("plans", lower) or _NEEDING.search(lower) or _AHEAD.search(lower))
    ended = is_ended(lower, words, cues, ahead=ahead)
    grammar = _spans(lower, cues, ahead=ahead)
    content = [word for word in words if word.role in (Role.CONTENT, Role.NAME, Role.NUMBER)]
    told = [word for word in content if word.text.casefold() not in grammar and word not in person]
    needs = told if len(words) == 1 else [word for word in told if _weighs(word, cues)]
    needs = _without_answers(needs)
    verb = _verb(lower)
    if needs and not _THING.search(lower):
        first = needs[0].text.casefold()
        verb = "" if is_deed(first) and not _OWNING.match(first) else verb
    return Claim(
        lower,
        words,
        needs,
        cues,
        person,
        verb,
        denies(words, lower, cues),
        ended,
        ahead,
        bool(cues.find("past", lower)),
        bool(_DREAMING.search(lower) or cues.find("would", lower)),
        bool(_PONDERING.search(lower)),
    )


def _without_answers(needs: list[Word]) -> list[Word]:
    """Of a wish ("prefers short answers") what is wished for, but for what every wish to an assistant is about."""
    if not any(sense(word.text.casefold()).means & _WISHES for word in needs):
        return needs
    rest = [word for word in needs if word.text.casefold() not in ANSWERS]
    return rest if len(rest) > 1 else needs


def _weighs(word: Word, cues: Cues) -> bool:
    """Must it be said? A name must, though it may look like a small word ("MIT")."""
    if word.stem == "1" or is_name(word, cues.language):
        return word.stem != "1"
    lower = word.text.casefold().removesuffix("'s")
    return lower not in LIGHT.get(cues.language, LIGHT["en"])


def _spans(lower: str, cues: Cues, *, ahead: bool) -> set[str]:
    """Words that only tell the time of a claim."""
    told = set(" ".join(_TOLD_BY_GRAMMAR.findall(lower)).split())
    plans = {word for found in cues.every("plans", lower) for word in found.split()} if ahead else set()
    return told | {word for word in plans if not _SEEKING.match(word)}


def _verb(lower: str) -> str:
    having = _HAVING.search(lower)
    if having and not (_PARTICIPLE.match(having[1]) or _INFINITIVE.match(having[1]) or _PARTICIPLE_LATER.search(lower)):
        return "have"
    if _COMING.search(lower):
        return "from"
    return "be" if _BEING.search(lower) else ""


def _is_owned(part: str, user: re.Match[str] | None, cues: Cues) -> bool:
    """Does the claim begin with somebody of the user's ("the user's brother", "брат користувача")?"""
    if user is None:
        return False
    if user[0].endswith("'s"):
        return is_headed(read(part[: user.start()]))
    before = part[: user.start()].split()
    return (
        bool(_OWNER.fullmatch(" " + user[0].strip()))
        and 0 < len(before) <= 2
        and bool(cues.find("people", before[-1].casefold()))
    )


def _person(words: Sequence[Word], cues: Cues, *, owned: bool) -> Sequence[Word]:
    """Somebody of the user's life whom a claim is about: at its head, with a verb after."""
    for place, word in enumerate(words[:4]):
        lower = word.text.casefold().removesuffix("'s")
        if cues.find("people", lower) and is_headed(words[:place]) and (owned or tells_deed(words[place + 1 :], cues)):
            return [word]
    return list(words[:1]) if begins_with_name(words) and not _is_bare_verb(words, cues) else ()


def _is_bare_verb(words: Sequence[Word], cues: Cues) -> bool:
    """Does a claim without a subject begin with a verb nobody lists ("Breeds pythons"), and not with "James works"?"""
    second = words[1].text.casefold()
    ending = _BARE_VERBS.get(cues.language)
    return bool(ending and words[0].text.endswith(ending)) and not (is_deed(second) or second in _BARE)


def _described(lower: str, before: Sequence[Word], cues: Cues) -> Sequence[Word]:
    """Whom "who …" is about: the last person named before it."""
    if not (RELATIVE.match(lower) or _WHO.get(cues.language, RELATIVE).match(lower)):
        return ()
    return [word for word in before if cues.find("people", word.text.casefold())][-1:]


def tells_deed(words: Sequence[Word], cues: Cues) -> bool:
    """Is one of the words a verb that tells of somebody else?"""
    verbs = _VERBS.get(cues.language)
    return any(
        is_deed(lower) or lower in _BARE or (verbs and verbs.search(lower))
        for lower in (word.text.casefold() for word in words)
    )


def is_averse(claim: Claim) -> bool:
    """Does it say that somebody avoids or cannot bear something?"""
    return bool(sense(claim.leading.text.casefold()).means & _AVERSE)


def _has_verdict(claim: Claim) -> bool:
    return any(is_deed(word.text.casefold()) or word.role is Role.NEGATION for word in claim.words)


def _turned(claim: Claim) -> Claim:
    return replace(claim, denied=not claim.denied)
