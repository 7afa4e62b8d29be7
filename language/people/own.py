"""Who somebody is to the writer, or to one of theirs: "Marta is my boss", "Tom is my sister's husband"."""

import re
from collections.abc import Iterator
from functools import cache

from language.languages import by_language
from language.languages.forms.rule import PERSONAL
from language.patterns import pattern_of
from language.people.names import NAME, is_name, with_capitals
from language.people.roles import kin_of
from language.sentences.split import own_words, sentences
from language.statements.statement import Statement

KIND = "relation"
_SURE = 0.9
_LONGEST = 240
_WORD = pattern_of(r"[^\W\d_]{2,}")
_LANGUAGES = tuple(by_language("people.relations", "OWN", tuple))


def own_people(text: str) -> list[Statement]:
    """What a text tells of somebody by name, each clause a statement in the words it was told in."""
    return [one for sentence in sentences(own_words(text)) for one in _told(sentence)]


def _told(sentence: str) -> Iterator[Statement]:
    if "?" in sentence or len(sentence) > _LONGEST:
        return
    spelt = with_capitals(sentence)
    for language in _LANGUAGES:
        for match in _pattern(language).finditer(spelt):
            if is_name(match["n"].split()[0]):
                words = match["all"]
                key = "_".join(_WORD.findall(words.casefold()))
                yield Statement(key, words, PERSONAL, _SURE, 1, words, KIND)


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """A clause at the beginning of a sentence, or behind another one."""
    kin, table = kin_of(language), "people.relations"
    mine, and_, qualities, but = (
        by_language(table, name, str)[language] for name in ("MINE", "AND", "QUALITIES", "BUT")
    )
    role = rf"(?:(?:{qualities})\s+)*(?:{kin})"
    forms = "|".join(by_language(table, "OWN", tuple)[language])
    forms = forms.replace("{m}", f"(?:{mine})").replace("{k}", role)
    begins = rf"(?:\A\W*|[,;]\s+|[,\s]\s*(?:{and_})\s+)"
    ends = rf"(?![\w'-])(?=\s*(?:[.!;,]|$)|\s+(?:{and_}|{but})\s)"
    return pattern_of(rf"{begins}(?P<all>(?P<n>(?-i:{NAME}))(?:{forms})){ends}", re.I)
