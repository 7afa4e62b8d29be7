"""Does a memory say more than the user did: "always", "every day" or "fluent", which nobody said?"""

from collections.abc import Sequence

from language.languages import alternatives
from language.meaning.vocabulary.scaffold import WHOLE, WHOLE_SAID
from language.patterns import pattern_of
from language.sentences.clauses import Clause
from language.words.reader import Word

_HIGH = pattern_of(rf"\b(?:{alternatives('meaning', 'HIGH')})\b")
"""More than most people say of themselves."""
_OFTEN = pattern_of(rf"\b(?:{alternatives('meaning', 'OFTEN')})\b")


def exaggerates(claim: str, words: Sequence[Word], told: Sequence[Clause]) -> bool:
    """Does it say "all", "often" or "fluent" where the user said nothing of the kind?"""
    if widens(words, told):
        return True
    if _OFTEN.search(claim) and not _says_all(told):
        return not any(_OFTEN.search(clause.text) for clause in told)
    return bool(_HIGH.search(claim)) and not any(_HIGH.search(clause.text) for clause in told)


def widens(words: Sequence[Word], told: Sequence[Clause]) -> bool:
    """Does it say "all" where the user said nothing of the kind?"""
    return any(word.text.casefold() in WHOLE for word in words) and not _says_all(told)


def _says_all(told: Sequence[Clause]) -> bool:
    return any(word.text.casefold() in WHOLE_SAID for clause in told for word in clause.words)
