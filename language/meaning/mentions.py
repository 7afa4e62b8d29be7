"""Where does a text say what a statement says? By whole words in any inflection, never by letters inside other words.

A sentence quotes a statement that has all its telling words in it. One word alone may mean something else ("Go", "I go
home"): then the capitals decide, and where they cannot, the answer is `PERHAPS`. So it is where a name or a rare word
of a longer statement stands without its other words.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from language.languages import alternatives
from language.meaning.alike.likeness import alike
from language.meaning.relations import GENERIC_WORDS
from language.patterns import pattern_of
from language.words.reader import Role, Word, read, split
from language.words.spelling import fold

_SENTENCE = pattern_of(r"[^\n]*?(?:[.!?…。！？]+[\"'»”)\]]*(?=\s|$)[^\S\n]*|[。！？]+|\n|$)")
_UNSPACED = pattern_of("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]{2}")
"""Scripts that write no space between words: there a word is found inside a run of letters."""
_TELLING = (Role.CONTENT, Role.NAME, Role.NUMBER)
_HAS = pattern_of(alternatives("meaning", "HAVING"), re.IGNORECASE)
_HAVE = pattern_of(rf"(?<!\w)(?:{_HAS.pattern}|{alternatives('statements', 'HAVING')})(?!\w)", re.IGNORECASE)
_PLAIN_LENGTH, _RARE_LENGTH = 5, 8
"""Letters from which a word that opens a sentence, or one in small letters, hardly means anything else."""


class Verdict(IntEnum):
    NO = 0
    PERHAPS = 1
    YES = 2


@dataclass(frozen=True, slots=True)
class Saying:
    """One wording of a statement: its words in order, and those of them that tell it from others."""

    text: str
    spelling: tuple[str, ...]
    telling: Mapping[str, Word]

    @classmethod
    def of(cls, text: str) -> "Saying":
        words = read(text)
        return cls(text, tuple(word.spelling for word in words), {word.stem: word for word in _telling(words)})


class Sayings:
    """Everything a statement was ever said with; tells which sentences of other texts quote it."""

    def __init__(self, statements: Iterable[str], grounds: Iterable[str] = ()) -> None:
        """`statements` are the wordings themselves, `grounds` the messages they rest on."""
        said = [line for text in statements for line in text.split("\n") if line.strip()]
        resting = [part for text in grounds for part in _resting(text, said)]
        parts = [part for line in said for part in sentences(line) if len(Saying.of(part).telling) > 1]
        self._sayings = [Saying.of(text) for text in dict.fromkeys((*said, *parts, *resting))]
        # A word that the user writes small somewhere is no name: its capital says nothing.
        self._small = {
            stem for one in self._sayings for stem, word in one.telling.items() if word.text[:1].islower()
        }  # fmt: skip
        self._rare = {word.stem for line in said for word in _telling(read(line)) if _is_rare(word)}
        self._stems = {stem: word for one in self._sayings for stem, word in one.telling.items()}
        self._met: dict[str, bool] = {}
        self._verdicts: dict[tuple[int, bool], Verdict] = {}
        self._unspaced = [fold(one.text) for one in self._sayings if _UNSPACED.search(one.text)]

    def verdict(self, text: str, *, strict: bool = False) -> Verdict:
        """Whether any sentence of the text quotes the statement; in `strict` texts a single word decides nothing."""
        met = hash(text), strict
        if met not in self._verdicts:
            self._verdicts[met] = max((said for _, said in self._judged(text, strict)), default=Verdict.NO)
        return self._verdicts[met]

    def cut(self, text: str, *, strict: bool = False) -> str:
        """The text without the sentences that quote the statement; the very same text where none does."""
        if self.verdict(text, strict=strict) is not Verdict.YES:
            return text
        said = [(part, verdict is Verdict.YES) for part, verdict in self._judged(text, strict)]
        kept = "".join(_line_left(line) for line in _lines(said))
        return kept.rstrip(" \t") if kept.strip() else ""

    def holds(self, data: Any) -> Verdict:
        """The same for every text inside plain data."""
        return max((self.verdict(text) for text in texts_in(data)), default=Verdict.NO)

    def without(self, data: Any) -> Any:
        """Plain data with each text in it cut; items of lists that are nothing but the quotation go."""
        if isinstance(data, str):
            return self.cut(data)
        if isinstance(data, Mapping):
            kept = {name: self.without(value) for name, value in data.items()}
            return {name: value for name, value in kept.items() if self.verdict(name) is not Verdict.YES}
        if isinstance(data, list | tuple):
            return [new for old in data if (new := self.without(old)) or not old]
        return data

    def same_as(self, other: "Sayings") -> bool:
        """Whether both look for the same wordings."""
        return [one.text for one in self._sayings] == [one.text for one in other._sayings]

    def _judged(self, text: str, strict: bool) -> list[tuple[str, Verdict]]:
        """The sentences of a text, each with its verdict; none where no sentence can have one."""
        if not self.concerns(text):
            return []
        parts = sentences(text)
        words = [read(part) for part in parts]
        verdicts = [self._judge(part, said, strict) for part, said in zip(parts, words, strict=True)]
        for place in self._quoted_across(words):
            verdicts[place] = Verdict.YES
        return [*zip(parts, verdicts, strict=True)]

    def concerns(self, text: str) -> bool:
        """A quick look: most texts share no telling word with the statement, and those met before need none."""
        if self._verdicts.get((hash(text), False)) is Verdict.NO:
            return False
        found = set(split(text))
        self._met |= {word: self._is_telling(word) for word in found if word not in self._met}
        folded = fold(text) if self._unspaced else ""
        may = any(self._met[word] for word in found) or any(one in folded for one in self._unspaced)
        if not may:
            self._verdicts[hash(text), False] = Verdict.NO
        return may

    def _is_telling(self, text: str) -> bool:
        return not self._stems or any(_find(other, read(text)) for other in self._stems.values())

    def _judge(self, part: str, words: Sequence[Word], strict: bool) -> Verdict:
        if self._unspaced and any(text in fold(part) for text in self._unspaced):
            return Verdict.YES
        return max((self._compare(one, words, strict) for one in self._sayings), default=Verdict.NO)

    def _compare(self, saying: Saying, words: Sequence[Word], strict: bool) -> Verdict:
        near = [word for word in words if self._met.get(word.text, True)]
        held = [word for word in saying.telling.values() if _find(word, near)]
        if len(saying.telling) == 1 and held:
            return self._alone(held[0], words, strict)
        lacking = [word for word in saying.telling.values() if word not in held]
        if held and all(_otherwise_conjugated(word, words) for word in lacking):
            return Verdict.YES
        if tuple(word.spelling for word in words) == saying.spelling:
            return Verdict.YES
        telling = [word for word in held if word.stem not in GENERIC_WORDS]
        if telling and 2 * len(held) >= len(saying.telling):
            return Verdict.PERHAPS
        return Verdict.PERHAPS if any(word.stem in self._rare for word in telling) else Verdict.NO

    def _alone(self, word: Word, words: Sequence[Word], strict: bool) -> Verdict:
        """A statement of one telling word: is it that word here, or another one spelled alike?"""
        if len(words) == 1 or [other.text for other in _telling(words)] == [word.text]:
            return Verdict.YES
        if strict or word.role is Role.NUMBER or len(word.text) == 1:
            return Verdict.PERHAPS
        return max(self._same_word(word, other, first=other is words[0]) for other in _find(word, words))

    def _same_word(self, word: Word, other: Word, *, first: bool) -> Verdict:
        if word.stem in self._small or len(word.text) >= _RARE_LENGTH or not word.text[0].isupper():
            return Verdict.YES
        if not other.text[0].isupper():
            return Verdict.PERHAPS
        return Verdict.YES if not first or len(word.text) >= _PLAIN_LENGTH else Verdict.PERHAPS

    def _quoted_across(self, parts: Sequence[Sequence[Word]]) -> set[int]:
        """Sentences that quote a wording word by word, though it has a full stop in its midst."""
        flat = [(word.spelling, place) for place, words in enumerate(parts) for word in words]
        spelled = [spelling for spelling, _ in flat]
        found: set[int] = set()
        for wanted in (one.spelling for one in self._sayings if len(one.spelling) > 1):
            for start in range(len(spelled) - len(wanted) + 1):
                if spelled[start] == wanted[0] and tuple(spelled[start : start + len(wanted)]) == wanted:
                    found |= {place for _, place in flat[start : start + len(wanted)]}
        return found


def sentences(text: str) -> list[str]:
    """The sentences of a text with what stands between them: put together they are the text."""
    return [part for part in _SENTENCE.findall(text) if part]


def texts_in(data: Any) -> Iterable[str]:
    """Every text inside plain data, names of fields too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            yield from texts_in(name)
            yield from texts_in(value)
    elif isinstance(data, list | tuple):
        for item in data:
            yield from texts_in(item)


def _is_rare(word: Word) -> bool:
    """Whether it is a name, or too long to be many another word: even alone it may tell of the statement."""
    return word.role is Role.NAME or (word.role is Role.CONTENT and len(word.text) >= _RARE_LENGTH)


def _lines(parts: Iterable[tuple[str, bool]]) -> Iterable[list[tuple[str, bool]]]:
    line: list[tuple[str, bool]] = []
    for part in parts:
        line.append(part)
        if part[0].endswith("\n"):
            yield line
            line = []
    yield line


def _line_left(line: list[tuple[str, bool]]) -> str:
    """What stays of a line; its end goes with its last word."""
    kept = "".join(part for part, quotes in line if not quotes)
    return kept if kept.strip() or not any(quotes for _, quotes in line) else ""


def _telling(words: Iterable[Word]) -> list[Word]:
    return [word for word in words if word.role in _TELLING and word.spelling[0].isalnum()]


def _find(word: Word, words: Iterable[Word]) -> list[Word]:
    return [other for other in words if alike(word, other)]


def _otherwise_conjugated(word: Word, words: Iterable[Word]) -> bool:
    """Is it a word for having, and does the sentence say it of somebody too ("має", "маю")?"""
    return _HAS.fullmatch(word.text) is not None and _HAVE.search(" ".join(one.text for one in words)) is not None


def _resting(text: str, said: Iterable[str]) -> list[str]:
    """The sentences of a message that a statement rests on: those that share its words, else all of them."""
    parts = sentences(text)
    if len(parts) > 1:  # a word left alone by a full stop ("St. Petersburg") is no sentence
        parts = [part for part in parts if len(_telling(read(part))) > 1]
    stems = {word.stem for line in said for word in _telling(read(line))}
    sharing = [part for part in parts if stems & {word.stem for word in _telling(read(part))}]
    return sharing or parts
