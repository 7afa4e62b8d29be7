"""Languages that their letters tell: by a script of their own, and within it by letters that only they have."""

import re

from language.languages import by_language
from language.patterns import pattern_of

SCRIPTS = {code: pattern_of(letter) for code, letter in by_language("sentences", "SCRIPT", str).items()}
"""A letter of each language's script; one that is not here is written in Latin letters."""
OWN_LETTERS = {
    code: pattern_of(letter, re.IGNORECASE) for code, letter in by_language("sentences", "OWN_LETTERS", str).items()
}


def written_in(text: str, default: str) -> str:
    """The language of a text to judge by its letters; the default for Latin ones."""
    found = [code for code, letter in SCRIPTS.items() if letter.search(text)]
    own = (code for code in found if code in OWN_LETTERS and OWN_LETTERS[code].search(text))
    return next(own, found[0] if found else default)
