"""Turns of speech that say something without a word for it: "call me Sam" tells a name, "I turned 40" an age."""

from language.languages import alternatives, by_language
from language.patterns import pattern_of

_YEARS = rf"\d{{1,3}}(?![\d:%€$£]|\s*(?:km|kg|%|€|{alternatives('sentences', 'COUNTED')}))"
_SIGNS = {
    language: {sign: pattern_of(pattern.replace("{years}", _YEARS)) for sign, pattern in patterns.items()}
    for language, patterns in by_language("sentences", "TURNS", dict).items()
}


def signs(text: str, language: str) -> set[str]:
    """What a clause (in lower case) says by a turn of speech."""
    return {sign for sign, pattern in _SIGNS.get(language, {}).items() if pattern.search(text)}
