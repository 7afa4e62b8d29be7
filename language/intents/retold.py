"""Does a text tell what a memory tells? For what was forgotten: nothing that retells it is learned from or shown."""

from language.intents.dismissals import dismisses
from language.intents.forget import segments, sentences, wishes
from language.intents.remember import requests
from language.meaning.alike.similarity import same
from language.meaning.evidence import supports
from language.meaning.mentions import Sayings, Verdict
from language.meaning.said import Said

_ENDS = " .!?,"
_MARKS = ' \t"“”„«»'


def besides_wishes(text: str) -> str:
    """What a message says beside its wishes to have something forgotten: those tell nothing new."""
    if not (wishes(text) or dismisses(text)):
        return text
    parts = [part for sentence in sentences(text) for part in segments(sentence)]
    named = {wish.words.strip(_ENDS) for wish in wishes(text)}  # it may stand behind a comma
    told = [part.strip(_ENDS) for part in parts if not (wishes(part) or dismisses(part))]
    return ". ".join(part for part in told if part not in named)


class Retelling:
    """A memory, to be recognised in sentences and in the lines of notes."""

    def __init__(self, value: str, key: str) -> None:
        self._value, self._key = value, key
        self._sayings = Sayings([value])

    def is_in(self, text: str) -> bool:
        """Whether the text says it, asks to have it remembered, or asks to have it forgotten."""
        if not self._sayings.concerns(text):
            return False
        words = text.strip(_MARKS)
        if same(words, self._value) or self._rests_on(words):
            return True
        if any(self._rests_on(asked.content) for asked in requests(words)):
            return True
        return bool(wishes(words)) and self._sayings.verdict(words) is Verdict.YES

    def is_noted(self, line: str) -> bool:
        """The same for a line of a note, which may name what it quotes (`Opinion: "…"`)."""
        return self.is_in(line) or self.is_in(line.partition(": ")[2])

    def _rests_on(self, words: str) -> bool:
        return supports(self._value, self._key, [Said(words)])
