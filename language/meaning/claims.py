"""A memory as clauses that each claim something: of whom, with which words, denied, over or ahead.

Models write memories in the third person ("The user's sister lives in Lyon", "Lives in Lyon"); a name for the user, and
words that a summary adds without saying more, need no evidence of their own.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from language.meaning.relations import COMPARING
from language.meaning.vocabulary import ORDERING, OWNING, is_deed, sense
from language.meaning.vocabulary.scaffold import LIGHT
from language.sentences.cues import Cues, cues_of
from language.sentences.cues.common import FROM, RELATIVE, TOWARDS
from language.sentences.marks import begins_with_name, denies, is_ended, is_headed, lacking
from language.sentences.segments import parts, sentences, straight
from language.words.lexicon import words_of
from language.words.reader import Role, Word, read

_FIRST = 3
ACCOMPANIED = words_of("with without з із без mit ohne con sin")
_NAMED = words_of("named called is name ім'я звати звуть namens heißt llamado llamada llama")
_HAVING = re.compile(
    r"\b(?:has|have|had|owns?|keeps|hat|hatte|tuvo|besitzt|tiene|має|тримає)\b (?!been\b|not\b|no \w+ed\b|never\b)(\w+)"
)
_BEING = re.compile(r"\b(?:is|are|was|were|ist|sind|war|waren|es|fue|є)\b (?!\w+ing\b|no\b|not\b)")
_OWNING = re.compile(r"(?:owns?|has|have|keeps|besitzt|tiene|має|тримає)$")
_WHO = {"de": re.compile(r"(?:der|die|das)\b"), "es": re.compile(r"(?:que|quien)\b")}
"""After a comma it is said of the person before it."""
_BARE = words_of("is has was ist hat es are were war wurde fue era tiene")
_VERBS = {
    "en": re.compile(r"\w{2,}(?:s|ed)$"),
    "uk": re.compile(
        r"(?:[аяую]є|ить|їть|ться|[аиіуюя]в|[аиіуюя]ла|[аиіуюя]ли|[аиіуюя]вся|лася|лися|уть|ють|ать|ять)$"
    ),
    "de": re.compile(r"\w{2,}(?:t|te|en)$"),
    "es": re.compile(r"\w{2,}(?:a|e|ó|an|en|aba|ía|aron|ieron)$"),
}
"""How a verb of somebody else ends."""
_AT = re.compile(r"\bу\s*$")
"""Ukrainian says "at the user is" for "the user has"."""
_DREAMING = re.compile(
    r"\b(?:may|might|could|може|könnte|podría|dreams?|wish\w*|would (?:like|love)|мріє|мріяла?|хотів би|хотіла б"
    r"|träumt|wünscht|würde gern\w*|möchte|sueña|soñaba|gustaría"
    r"|encantaría|quisiera)\b"
)
_PONDERING = re.compile(
    r"\b(?:consider(?:s|ing)|thinking (?:of|about)|thinks about|wonder\w*|думає про|розглядає|вагається|überlegt"
    r"|denkt (?:\w+ ){0,4}nach"
    r"|erwägt|piensa en|pensando en|plantea|considera)\b"
)
_SEEKING = re.compile(r"(?:look|hunt|search|шука|such|busc)")
_NEEDING = re.compile(r"\b(?:needs? to|has to|must|muss|debe|tiene que|мусить|повинен|повинна|треба|має \w+ти)\b")
_COMING = re.compile(
    r"\b(?:is|are|comes?|hails?|originates?|was) (?:originally )?from\b|\boriginally from\b|\bnative of\b"
    r"|\b(?:походить|родом|народив\w*|народила\w*)\b|^\W*(?:із|з|зі) [а-яіїє]|\b(?:stammt|kommt"
    r"|ist) (?:ursprünglich )?aus\b"
    r"|\b(?:es|proviene|viene|procede) (?:originari[oa] |natural )?de (?=\w)"
)
_AS = (
    (re.compile(r"\b(?:works|working) as (?=an? )"), "is "),
    (re.compile(r"\bworked as (?=an? )"), "was "),
    (re.compile(r"\bse casa(?:rá|n)?\b"), "casar"),
    (re.compile(r"\barbeitet als "), "ist "),
    (re.compile(r"\btrabaja (?:como|de) "), "es "),
    (re.compile(r"\bпрацює (?=\w+(?:ом|ем|єм|ою|ею|єю)\b)"), "є "),
)
"""Who works as a nurse is one."""
_THING = re.compile(
    r"\b(?:has|is|was|hat|ist|war|tiene|es) (?:an?|the|two|three|\d+|einen?|eine[mnr]?|una?|unos|unas) "
)
"""Somebody is or has a thing; nothing is done."""
_OWNER = re.compile(r"\s*(?:користувач\w*|(?:des|der) (?:be)?nutzer\w*|(?:del|de la) usuari[oa])\b", re.IGNORECASE)
_JOB = re.compile(r"\bhas an? (?:\w+ )?(?:job|position|role)\b")
_PARTICIPLE = re.compile(
    r"(?!einen|keinen|meinen|seinen|ihren|eleven|seven|ten$|children|women|men$|garden|kitchen|oven|chicken|kitten|green|red$|bed$)\w+(?:ed|en|wn)$"
    r"|(?:got|had|made|built|left|sold|bought|taught|thought|grown|lost|won|kept|met|spent|paid|read|begun)$"
)
_INFINITIVE = re.compile(r"\w+(?:ти|тися|тись)$")
_GERMAN_PARTICIPLE = re.compile(r"\bge\w+(?:t|en)\b|\w+(?:iert|kauft|lassen)\b")
_TOLD_BY_GRAMMAR = re.compile(
    r"\b(?:used to|no longer|any ?more|formerly|former|once|раніше|колись|більше не|вже не|früher|nicht mehr"
    r"|ehemalig\w*|antes|ya no|dejó de|stopped|quit|кинув|кинула|перестав|перестала)\b"
)


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

    def joined(self, one: Word, two: Word) -> bool:
        """Do the words stand side by side, as a number or a quality and its thing?"""
        if one.role is not Role.NUMBER and (
            one is self.leading or is_deed(two.text.casefold()) or self.cues.language != "en"
        ):
            return False
        return any(first is one and second is two for first, second in _side_by_side(self.words))


def _named(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    for place, word in enumerate(words):
        if word.role is Role.NAME and place > 1 and words[place - 1].text.casefold() in _NAMED:
            thing = words[
                place - 2 if words[place - 2].text.casefold() not in ("на", "se", "is") else max(0, place - 3)
            ]
            yield thing, word


def _side_by_side(words: Sequence[Word]) -> Iterator[tuple[Word, Word]]:
    yield from pairwise(words)
    for one, between, two in zip(words, words[1:], words[2:], strict=False):
        if between.text.casefold() in ACCOMPANIED:
            yield one, two


def claims(value: str, *, topic: str = "") -> list[Claim]:
    """The clauses of a memory; the topic (the words of its key) only says whether a bare value is something denied."""
    text = straight(value)
    for turn, plainly in _AS:
        text = turn.sub(plainly, text)
    text = _JOB.sub("works", text)
    cues = cues_of(text[:300].casefold())
    found = list(_read(text, cues))
    unwanted = bool(topic) and denies(read(topic), topic, cues_of(topic.casefold()))
    return [_turned(claim) if unwanted and not _has_verdict(claim) else claim for claim in found]


def _read(text: str, cues: Cues) -> Iterator[Claim]:
    person: Sequence[Word] = ()
    before: Sequence[Word] = ()
    wanted = False
    for sentence, _ in sentences(text):
        for part in parts(sentence, cues):
            lower = part.casefold()
            user = cues.find("user", lower)
            bare = part[: user.start()] + " " + part[user.end() :] if user else part
            if user and _AT.search(part[: user.start()].casefold()):
                bare = "має " + part[user.end() :].strip().removeprefix("є ")
            bare = bare.strip()
            if user and bare[:1] in ("—", "–", "-"):
                bare = f"є {bare[1:].strip()}"
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
                wanted = wanted and cues.begins("that", lower)
                yield replace(claim, ahead=claim.ahead or wanted)
                wanted = claim.ahead


def _claim(lower: str, words: Sequence[Word], cues: Cues, person: Sequence[Word]) -> Claim:
    ahead = bool(cues.find("plans", lower) or _NEEDING.search(lower))
    ended = is_ended(lower, words, cues, ahead=ahead)
    grammar = _spans(lower, cues, ahead=ahead)
    content = [word for word in words if word.role in (Role.CONTENT, Role.NAME, Role.NUMBER)]
    told = [word for word in content if word.text.casefold() not in grammar and word not in person]
    needs = told if len(words) == 1 else [word for word in told if _weighs(word, cues)]
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
        bool(_DREAMING.search(lower)),
        bool(_PONDERING.search(lower)),
    )


def _weighs(word: Word, cues: Cues) -> bool:
    """Must it be said? A name must, though it may look like a small word ("MIT")."""
    if word.stem == "1" or (word.role is Role.NAME and cues.language != "de"):
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
    if having and not (
        _PARTICIPLE.match(having[1]) or _INFINITIVE.match(having[1]) or _GERMAN_PARTICIPLE.search(lower)
    ):
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
    return cues.language == "en" and words[0].text.endswith("s") and not (is_deed(second) or second in _BARE)


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


def _has_verdict(claim: Claim) -> bool:
    return any(is_deed(word.text.casefold()) or word.role is Role.NEGATION for word in claim.words)


def _turned(claim: Claim) -> Claim:
    return replace(claim, denied=not claim.denied)
