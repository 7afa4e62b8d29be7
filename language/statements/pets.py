"""Animals told by their names first: "Rex is my dog" says the same as "my dog is called Rex"."""

import re
from functools import partial

from language.languages import by_language
from language.patterns import pattern_of
from language.people.sorts import PETS
from language.words.classes import classes_of

_TOLD = {
    language: pattern_of(
        r"(?P<lead>\A|(?<=[.!;\n])\s+)(?P<name>(?-i:[^\W\d_a-zа-яіїєґßäöüñáéíóú])[\w'’-]*)"
        rf"\s*(?:{says})\s+(?P<whose>{mine})\s+(?P<animal>[^\W\d_]+)(?=\s*(?:[.,;!\n]|\Z))",
        re.IGNORECASE,
    )
    for language, (says, mine, _) in by_language("statements", "NAMED_ANIMAL", tuple).items()
}
_SAID = {language: said for language, (_, _, said) in by_language("statements", "NAMED_ANIMAL", tuple).items()}


def with_animals(text: str) -> str:
    """A message with the animals before their names."""
    for language, told in _TOLD.items():
        text = told.sub(partial(_turned, _SAID[language]), text)
    return text


def _turned(said: str, found: re.Match[str]) -> str:
    if classes_of(found["animal"].casefold()).isdisjoint(PETS):
        return found[0]
    whose = found["whose"].lower()
    return found["lead"] + said.format(whose=whose, animal=found["animal"], name=found["name"])
