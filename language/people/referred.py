"""Whom a message means that begins with "he" or "she": the one of the writer's whom they spoke of last."""

import re
from collections.abc import Sequence

from language.asking.words import words_for
from language.languages import by_language
from language.patterns import pattern_of
from language.people.acquainted import acquainted

_BEGINS = {
    language: pattern_of(rf"\A(?P<lead>\W*(?:{leads})?)(?P<who>{who})(?P<is>{be})?(?!\w)", re.IGNORECASE)
    for language, (leads, who, be) in by_language("people.relations", "SPOKEN_OF", tuple).items()
}
"""By language words before it, words for one already spoken of, and a short "is" that may hang on them."""
_IS = by_language("people.relations", "IS", str)


def with_name(text: str, latest: Sequence[str]) -> str:
    """A message with a name in the place of the "he" or "she" that it begins with, where what was told last names just
    one of the writer's people or animals; any other as it is. "He" is another word in another
    language ("He vendido la moto")."""
    language = words_for(text, words_for(" ".join(latest))).language
    match = begins.match(text) if (begins := _BEGINS.get(language)) else None
    names = [one for one in acquainted(latest) if one[:1].isupper()] if match else []
    if match is None or len(names) != 1:
        return text
    verb = f" {_IS[language]}" if match["is"] else ""
    return f"{match['lead']}{names[0]}{verb}{text[match.end() :]}"
