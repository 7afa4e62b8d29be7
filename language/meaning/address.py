"""Does a text speak of the user? What an agent found out about its work does not, though it may say "user"."""

import re
from collections.abc import Iterable

from language.languages import alternatives
from language.meaning.vocabulary import is_deed
from language.patterns import pattern_of
from language.sensitive.vocabulary import prepared
from language.sentences.segments import sentences, straight
from language.words.classes import classes_of


def _any(name: str) -> str:
    return alternatives("meaning", name)


_CALLED = pattern_of(
    rf"\b(?:{_any('CALLED')})(?P<owner>'s)?\b(?: (?:{_any('CALLED_ADVERBS')})){{0,2}}(?: (?P<next>[^\W\d_]+))?"
)
_HELPING = pattern_of(rf"(?:{_any('HELPING')})$")
_COMPOUND = pattern_of(rf"(?:{_any('CALLED_COMPOUNDS')})$")
_AGREED = pattern_of(rf"\b(?:{_any('AGREED_BY')})\b")
_CONSENT = pattern_of(_any("CONSENT"))
"""Somebody's yes, which only the user can give: it is told of them whatever they are called."""
_ADDRESSED = pattern_of(_any("ADDRESSED"))
_ELSEWHERE = pattern_of(_any("CALLED_ELSEWHERE"))
_PERSONAL = pattern_of(
    rf"(?:(?:{_any('SOMEBODY')}"
    rf"|{_any('SOMEBODY_SHORT')}) )?(?:(?:{_any('CALLED_ADVERBS')}) ){{0,2}}(?:{_any('PERSONAL')})"
    rf"|(?:(?:{_any('OWNERS')}) )?(?:{_any('PERSONAL_LABELS')}) ?[:=—–]"
    rf"|(?:{_any('OWNERS')}) (?:{_any('PERSONAL_LABELS')}) (?:{_any('OWNED_IS')})\b"
)
"""What only somebody is or does, of nobody by name, or under a label of somebody's: so the memories of the user are put
down."""
_OF_NOBODY = pattern_of(
    rf"(?:{_any('OF_PERSONS')})(?: ?[—–=]| (?:{_any('OWNED_IS')})\b)(?! (?:{_any('OF_FIELDS')}))"
    rf"|(?:{_any('OWNED_ALONE')}) ?(?:[—–-]|(?:{_any('OWNED_IS')})\b)"
    rf"|(?:{_any('PERSONAL_STATES')})"
)
"""What only persons have or are, without a word of whose it is."""
_AGED = pattern_of(
    r"(?:[^\W\d_]+ ){0,2}(?P<who>[^\W\d_]+)(?:, | \()(?P<age>[1-9]\d)(?:\)?,? (?P<what>[^\W\d_]+)|\)?\.?$)"
)
"""Somebody, an age and what they are, without a verb."""
_LABELLED = pattern_of(r": +(?=\w)")
_SOMEBODY = pattern_of(rf"(?:{_any('SOMEBODY')}) (?:(?:{_any('CALLED_ADVERBS')}) ){{0,2}}(?P<next>[^\W\d_]+)")


def told_of_user(text: str, names: Iterable[str] = ()) -> list[str]:
    """The sentences of a text that speak of the user: by that word, as "you", by name, or as only of somebody."""
    called = re.compile("|".join(rf"\b{re.escape(name.casefold())}\b" for name in names if name) or r"(?!)")
    every = [sentence.strip() for sentence, _ in sentences(straight(text))]
    return [sentence for sentence in every if sentence and any(_tells(part, called) for part in _parts(sentence))]


def _parts(sentence: str) -> list[str]:
    """A sentence, and what stands in it below each label ("Decided: lives in Kyiv")."""
    told = prepared(sentence.casefold())
    return [told, *(told[found.end() :] for found in _LABELLED.finditer(told))]


def _tells(sentence: str, called: re.Pattern[str]) -> bool:
    if (
        _CONSENT.search(sentence)
        or _ADDRESSED.match(sentence)
        or _AGREED.search(sentence)
        or _ELSEWHERE.search(sentence)
        or _PERSONAL.match(sentence)
        or _OF_NOBODY.match(sentence)
        or called.search(sentence)
    ):
        return True
    if (aged := _AGED.match(sentence)) and _is_trade(aged["what"] or aged["who"]):
        return True
    somebody = _SOMEBODY.match(sentence)
    if somebody and _acts(somebody["next"]):
        return True
    return any(found["owner"] or _acts(found["next"] or "") for found in _CALLED.finditer(sentence))


def _is_trade(word: str) -> bool:
    return "job" in classes_of(word)


def _acts(word: str) -> bool:
    return bool(_HELPING.match(word)) or (is_deed(word) and not _COMPOUND.match(word))
