"""What stands without a verb among what somebody tells of themselves: an age, a rate, a name that no list has."""

import re
from dataclasses import replace
from itertools import pairwise

from language.hearing.deeds import AND
from language.hearing.line import CAPITAL_NOUNS
from language.languages import alternatives, by_language
from language.languages.forms.cues import Cues
from language.languages.forms.rule import PERSONAL
from language.packs.choice import pack_of
from language.patterns import pattern_of
from language.people.sorts import BEINGS, PEOPLE, PETS
from language.statements import wording
from language.statements.statement import Statement
from language.statements.told import category_of
from language.words.classes import classes_of
from language.words.dictionary import concepts_of
from language.words.lexicon import FUNCTION_WORDS

ARTICLE = pattern_of(rf"\A(?:{alternatives('statements', 'ARTICLE')})\s+", re.IGNORECASE)
NAME = pattern_of(r"[^\W\d_a-zа-яіїєґßäöüñáéíóú][\w'’-]+(?: [^\W\d_a-zа-яіїєґßäöüñáéíóú][\w'’-]+)?\Z")
_YEARS = "|".join(years for _, years, _ in by_language("sentences", "AGED", tuple).values())
AGE = pattern_of(rf"(1[0-9]|[2-9][0-9])(?:\s+(?:{_YEARS}))?\Z", re.IGNORECASE)
_RATE = pattern_of(
    rf"[£$€₴]?\d[\d., ]*\s?(?:[£$€₴%]|\w+)?\s(?:{alternatives('sentences', 'PER')})\s\w+\Z", re.IGNORECASE
)
"""So much for each of something."""
_SOMEBODY = PEOPLE | PETS | {"relationship_status", "diet", "religion", "nationality", "pregnancy"}
"""Whom somebody has, and what they are besides their trade."""
_CONFIDENCE = 0.85
_FEW = 3
"""Words that say more of a trade."""


def by_number(sentence: str, told: list[Statement]) -> Statement | None:
    """An age alone, or how much something is ("£38 an hour"), in a sentence behind others without a verb."""
    said = sentence.strip(" .!\n")
    if AGE.match(said):
        return None if any(one.kind == "age" for one in told) else age_of(said, sentence)
    return told_of(said, sentence) if _RATE.match(said) else None


def unknown_name_first(sentence: str, told: list[Statement], cues: Cues) -> Statement | None:
    """A name that no list has, alone before what its bearer is and where ("Wilmer. Barinas. Técnico de neveras.")."""
    said = sentence.strip(" .!\n")
    known = (
        sorts_of(said.casefold()) or said.casefold() in FUNCTION_WORDS or concepts_of(said.casefold(), cues.language)
    )
    if known or cues.language in CAPITAL_NOUNS or " " in said or not NAME.match(said):
        return None
    if sentence.endswith(("!", "?")) or not any(one.kind in ("role", "location", "age") for one in told):
        return None
    return replace(told_of(said, sentence), key="name", value=said, category=PERSONAL, kind="name")


def says_more_of_trade(piece: str) -> bool:
    """Is it a few words in small letters, without a number, behind a trade ("vet, large animals")?"""
    words = piece.split()
    plain = len(words) <= _FEW and piece.islower() and not any(letter.isdigit() for letter in piece)
    return plain and not any(classes_of(word) & _SOMEBODY for word in words)


def told_of(piece: str, sentence: str) -> Statement:
    value = wording.capitalised(ARTICLE.sub("", piece))
    key = wording.slug(wording.plain(value, pack_of(sentence)), pack_of(sentence))
    return Statement(key, value, category_of(piece), _CONFIDENCE, 1, sentence, "told")


def age_of(piece: str, sentence: str) -> Statement:
    return replace(told_of(AGE.sub(r"\1", piece), sentence), key="age", category=PERSONAL, kind="age")


def sorts_of(word: str) -> list[str]:
    """What a word names."""
    return [sort for sort in classes_of(word) if not sort.endswith("+")]


def calls_somebody(trade: str) -> bool:
    """Does a name follow a trade ("Nurse Ratched"), so that somebody else is called by both?"""
    words = trade.split()
    followed = [after for word, after in pairwise(words) if "job" in classes_of(word.casefold())]
    return any(
        word[:1].isupper() and not word.isupper() and "job" not in classes_of(word.casefold()) for word in followed
    )


def lists_near_ones(piece: str) -> bool:
    """Does a piece name those whom somebody has, and something else that they have ("two kids and a horse")?"""
    return bool(AND.search(piece)) and any(classes_of(word.casefold()) & BEINGS for word in piece.split()[:2])
