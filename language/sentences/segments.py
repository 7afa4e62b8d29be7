"""A text cut into sentences, and a sentence into clauses."""

import re
from collections.abc import Iterator

from language.languages import alternatives, by_language, merged, words
from language.meaning.relations import LACKING
from language.meaning.vocabulary import is_deed
from language.patterns import pattern_of
from language.sentences.cues import Cues
from language.sentences.cues.common import ARTICLE, CONTRAST, COPULA, PRONOUN, RATHER, RELATIVE, SPEAKER, STRONG
from language.sentences.verbs import acts
from language.words.compounds import uncompounded
from language.words.lexicon import LIMITS
from language.words.numerals import in_digits
from language.words.reader import Role, read
from language.words.spelling import plain

_TITLES = "".join(rf"(?<!\b{title})" for title in sorted(words("sentences", "TITLES")))
_SENTENCE = pattern_of(rf"{_TITLES}(?<![.!?…])([.!?…]++)(?=[\s\"'»”)]|$)|([。！？]+)|\n", re.IGNORECASE)
_COMMA = pattern_of(r"(?<![,;:()\"«»“”„])[,;:()\"«»“”„]++(?=\s|$|\w)|\s[-–—]+\s|—")
_REMINDER = pattern_of(alternatives("sentences", "REMINDER"), re.IGNORECASE)
"""A request to remember neither denies nor orders what follows it."""
_RESPELT = merged("sentences", "RESPELT")
_REWORDED = tuple(
    (word, pattern_of(turn, re.IGNORECASE), read_as)
    for turns in by_language("sentences", "REWORDED", dict).values()
    for word, (turn, read_as) in turns.items()
)
"""Turns that would be misread: a word that is in each, the turn, what is read for it."""
_TOKEN = pattern_of(r"\S+")
_APOSTROPHE = pattern_of("[’ʼ‘`´]")
_ELISION = pattern_of(rf"\b({alternatives('sentences', 'ELISION')})'(?=[^\W\d_]{{3}})", re.IGNORECASE)
"""A pronoun or article that has lost its vowel: "j'habite" are two words."""
_DONE = pattern_of(rf"(?:{alternatives('sentences', 'DONE')})\b")
_SELF = pattern_of(rf"(?:{alternatives('sentences', 'SELF')})$")
_TOLD_SUBJECT = {
    code: pattern_of(rf"(?:{pattern})$") for code, pattern in by_language("sentences", "TOLD_SUBJECT", str).items()
}
"""With these what somebody says begins without a joining word."""
_RELATIVE_OR_ARTICLE = pattern_of(alternatives("sentences", "RELATIVE_OR_ARTICLE"))
"""A relative clause begins after a comma: elsewhere it is an article ("bei der Feuerwehr")."""
_NOW = pattern_of(rf"(?:{alternatives('sentences', 'NOW')})\b")
"""After a comma it turns to how things are: "I used to live in Kyiv, now Lviv"."""
_SPEAKER_ENDINGS = {
    code: pattern_of(rf"(?:{pattern})$") for code, pattern in by_language("sentences", "SPEAKER_ENDINGS", str).items()
}
"""Of verbs whose subject is the speaker, in languages that may leave out "I"."""


def straight(text: str) -> str:
    """The text as a reader sees it, with straight apostrophes, numbers in digits and no request to remember."""
    text = _APOSTROPHE.sub("'", plain(_REMINDER.sub(" ", text)))
    for spelling, read_as in _RESPELT.items():
        text = text.replace(spelling, read_as)
    for word, turn, read_as in _REWORDED:
        if word in text:
            text = turn.sub(read_as, text)
    return in_digits(uncompounded(_ELISION.sub(r"\1 ", text)))


def sentences(text: str) -> Iterator[tuple[str, str]]:
    start = 0
    for end in _SENTENCE.finditer(text):
        yield text[start : end.start()], (end[1] or end[2] or "").replace("？", "?").replace("！", "!")
        start = end.end()
    yield text[start:], ""


def parts(sentence: str, cues: Cues) -> Iterator[str]:
    """A sentence cut at its commas and where a clause opens; what has no verb belongs to what it follows."""
    held: list[str] = []
    for piece in _COMMA.split(sentence):
        for part in _opened(piece, cues):
            if held and not _belongs(part, cues):
                yield " ".join(held)
                held = []
            held.append(part)
    yield " ".join(held)


def _belongs(part: str, cues: Cues) -> bool:
    """Is it only an apposition or the next item of a list ("…, burgers, or fries")?"""
    lower = part.casefold().strip()
    read_words = read(part)
    bare = not any(is_deed(word.text.casefold()) or word.role is Role.NEGATION for word in read_words)
    return bare and not (
        any(word.text.casefold() in LIMITS for word in read_words[:1])
        or cues.find("me", lower)
        or CONTRAST.match(lower)
        or cues.begins("orders", lower)
        or _NOW.match(lower)
        or RATHER.match(lower)
        or COPULA.search(lower)
        or cues.find("verbs", lower)
        or cues.find("people", lower)
        or PRONOUN.match(lower)
        or cues.find("others", lower)
        or cues.begins("joins", lower)
        or _DONE.match(lower)
    )


def _opened(piece: str, cues: Cues) -> Iterator[str]:
    start = 0
    lower = piece.casefold()
    before = ""
    speaker = _TOLD_SUBJECT.get(cues.language)
    for token in _TOKEN.finditer(lower):
        place = token.start()
        joined = cues.begins("joins", lower[place : place + 20]) and _opens(token[0], lower[token.end() :], cues)
        told = speaker and speaker.match(token[0]) and cues.begins("says", before)
        if place > start and (joined or told) and not _RELATIVE_OR_ARTICLE.fullmatch(token[0]):
            yield piece[start:place]
            start = place
        before = token[0]
    yield piece[start:]


def _acts_soon(rest: str, cues: Cues) -> bool:
    """Does the speaker do something within a few words, though nobody says "I"?"""
    mine = _SPEAKER_ENDINGS.get(cues.language)
    if mine is None:
        return False
    start = " ".join(rest.split()[:4])
    deeds = any(mine.search(word) and is_deed(word) for word in start.split())
    return bool(deeds or cues.find("verbs", start) or cues.find("me", start))


def _opens(join: str, rest: str, cues: Cues) -> bool:
    """Does a clause of its own follow the joining word?"""
    rest = rest[:80].lstrip()
    if not rest:
        return False
    if CONTRAST.match(join) or RELATIVE.match(join) or STRONG.match(join) or cues.begins("that", join):
        return True
    first, *others = (word.strip(".,") for word in rest.split()[:2])
    if _acts_soon(rest, cues):
        return True
    after = " ".join(rest.split()[1:5])
    mine = cues.begins("mine", rest) and (
        cues.find("people", after) or COPULA.search(after) or cues.find("others", after)
    )
    pronoun = cues.begins("somebody", rest) and not ARTICLE.match(first)
    negated = any(
        word.role is Role.NEGATION and word.text.casefold() not in LACKING for word in read(" ".join((first, *others)))
    )
    return bool(
        (negated and not first[:1].isdigit())
        or SPEAKER.match(rest)
        or cues.begins("me", rest)
        or mine
        or pronoun
        or (acts(first, cues) and bool(others))
        or cues.find("others", first)
        or (_SELF.match(first) and any(is_deed(word) for word in others))
    )
