"""What a memory says beside what was said, word by word: what both say, what it adds, and what it leaves out.

The trees of `judge.py` ask how much of a memory is met; here each word speaks for itself, by its form and by what it
means in any language: "quit" beside "job" left out tells another story than "has" beside "got". A line of weights,
looked up by the checksum of each sign, learns from labelled claims which of them go with what is so.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from zlib import crc32

from language.meaning.judging.features import Part
from language.meaning.vocabulary import sense
from language.meaning.vocabulary.concepts import concepts
from language.sentences.clauses import Clause
from language.words.classes import classes_of
from language.words.dictionary import concepts_of
from language.words.reader import Role, Word

SIZE = 2**15
_STEM = 5
"""Letters by which a word of the memory and one of the message count as the same."""
_STEPS = 4
_MANY, _LONG = 6, 6
_BESIDE = 1
"""Sentences before and after the one that says most of it that are looked at too."""


def signs(parts: Sequence[Part], features: Mapping[str, float]) -> list[str]:
    """Every sign of how a memory stands to what was said: words, what they mean, how clauses are meant, features."""
    claimed = [word for part in parts for word in part.claim.words]
    around = near(parts)
    told = [word for clause in around for word in clause.words]
    language = around[0].cues.language if around else ""
    return [
        *_compared(claimed, told, parts[0].claim.cues.language, "+"),
        *_compared(told, claimed, language, "-"),
        *(f"{clause.subject.name} {clause.mood.name}" for clause in around),
        *_measured(claimed, told),
        *(f"{name}={round(value * _STEPS)}" for name, value in features.items() if value),
    ]


def places(found: Sequence[str]) -> list[int]:
    """Where the weights of signs stand, each once."""
    return sorted({crc32(one.encode()) % SIZE for one in found})


def near(parts: Sequence[Part]) -> list[Clause]:
    """The clauses of the sentences that say most of a memory, and of those beside them."""
    mains = [part.main for part in parts if part.main]
    return [
        clause
        for clause in parts[0].evidence.passage
        if any(clause.source is main.source and abs(clause.sentence - main.sentence) <= _BESIDE for main in mains)
    ]


def _compared(words: Sequence[Word], others: Sequence[Word], language: str, missing: str) -> Iterator[str]:
    """The words of the one, marked by whether the other has them."""
    known = {word.stem[:_STEM] for word in others}
    for word in words:
        mark = "=" if word.stem[:_STEM] in known else missing
        yield from (mark + sign for sign in _of_word(word.text.casefold(), word.role, language))


@lru_cache(maxsize=8192)
def _of_word(lower: str, role: Role, language: str) -> tuple[str, ...]:
    """A word as it is written and what it means; of a number and an unknown name only that it is one."""
    plain = lower.removesuffix("'s")
    lines = concepts()
    meant = {f"@{lines[line].name}" for line in sense(plain).means} | {
        f":{one}" for one in concepts_of(plain, language)
    }
    sorts = (f"/{one}" for one in classes_of(lower))
    unknown = "Name" if role is Role.NAME and not meant else f"{language} {lower}"
    return ("#" if role is Role.NUMBER else unknown, *sorted(meant), *sorted(sorts))


def _measured(claimed: Sequence[Word], told: Sequence[Word]) -> Iterator[str]:
    known = {word.stem[:_STEM] for word in told}
    new = sum(word.stem[:_STEM] not in known and word.role in (Role.CONTENT, Role.NAME) for word in claimed)
    yield f"adds {min(new, _MANY)}"
    yield f"long {len(told) // _LONG}"
