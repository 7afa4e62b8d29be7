"""When may several facts become one? Nothing may be made up, and without the user's word nothing may be lost."""

from collections.abc import Iterable, Sequence

from language.meaning.alike.likeness import alike
from language.meaning.alike.similarity import near
from language.words.reader import Role, Word, read
from stores.records import Memory
from tools.removal.named import telling

_SAYING = frozenset({Role.CONTENT, Role.NAME, Role.NUMBER, Role.NEGATION})


def made_up(value: str, facts: Sequence[Memory], said: str) -> list[str]:
    """The words of a merged value that neither the facts nor the user's current message hold."""
    held = [word for text in (said, *(_text(fact) for fact in facts)) for word in read(text)]
    return [word.text for word in _said(value) if not _among(word, held)]


def lost(value: str, facts: Sequence[Memory]) -> list[Memory]:
    """The facts that would not survive in a merged value: words of theirs are gone, or they speak of something else."""
    target, *others = facts
    gone = [fact for fact in facts if not (near(fact.value, value) or _survives(fact, value))]
    strangers = [fact for fact in others if not _akin(fact, target)]
    return [fact for fact in others if fact in strangers or gone]


def _survives(fact: Memory, value: str) -> bool:
    kept = read(value)
    return all(_among(word, kept) for word in _said(fact.value)) and _denials(fact.value) == _denials(value)


def _denials(text: str) -> int:
    return sum(word.role is Role.NEGATION for word in read(text))


def _akin(one: Memory, two: Memory) -> bool:
    """Are they of one type, with a telling word in common?"""
    return one.category == two.category and any(_among(word, telling(_text(two))) for word in telling(_text(one)))


def _said(text: str) -> list[Word]:
    return [word for word in read(text) if word.role in _SAYING]


def _among(word: Word, others: Iterable[Word]) -> bool:
    return any(alike(word, other) for other in others)


def _text(fact: Memory) -> str:
    return f"{fact.key.replace('_', ' ')}: {fact.value}"
