"""Questions a user asks about themselves: what to search for, and which of the entries shown answer them."""

import re
from dataclasses import dataclass

from graphs.models.offline.memory_reader import Known
from language.packs.english import ENGLISH
from language.packs.question_words import ATTRIBUTES, EVERYTHING, FIRST_PERSON
from language.packs.ukrainian import UKRAINIAN
from language.sentences.split import language
from language.statements.wording import content_words, stems

_EVERYTHING = re.compile(EVERYTHING, re.I)
_ATTRIBUTES = tuple((re.compile(pattern, re.I), query, keys) for pattern, query, keys in ATTRIBUTES)
_FIRST = re.compile(FIRST_PERSON, re.I)
_ASKING = re.compile(
    r"^(?:so |and |but |ok,? |hey,? |а |і |то )*(?:what|where|when|who|which|how|do|does|did|am|is|"
    r"are|was|have|can you tell|tell me|remind me|"
    r"що|де|коли|хто|який|яка|яке|які|як|чи|скільки|звідки|нагадай|скажи)\b",
    re.I,
)
_TO_MODEL = re.compile(
    r"\b(?:do|did|can|will) you (?:still )?(?:know|remember|recall)\b|\bremind me\b|\bти (?:ще "
    r")?(?:знаєш|пам'ятаєш)\b|\bнагадай\b",
    re.I,
)
_ADVICE = re.compile(
    r"^(?:so |and |but |ok,? )*(?:(?:what|how|where|when|which|why)(?: \w+){0,3} )?(?:should|can|"
    r"could|would|may|must|shall|might) (?:i|we)\b|"
    r"^(?:so |and |but )*(?:how|why) (?:do|does|did|is|are) (?:i|we|my)\b|\b(?:чи варто|чи треба|як|"
    r"чому) (?:мені|нам|я|ми)\b",
    re.I,
)
"""Asks for advice, not for what is remembered."""
_OF_SELF = re.compile(
    r"\b(?:do|did|am|was|have|had) (?:i|we)\b|\b(?:what|who|where|when|which|how|is|are|was|"
    r"were)\b.{0,40}\bmy\b|\b(?:i|we) (?:said|told|mentioned|like|"
    r"prefer|use|work|live|have|want)\b|\b(?:я|мені|мене|мій|моя|моє|мої)\b",
    re.I,
)
_PLUMBING = frozenset(
    {
        "know",
        "remember",
        "recall",
        "tell",
        "remind",
        "say",
        "said",
        "think",
        "знаєш",
        "пам'ятаєш",
        "скажи",
        "нагадай",
        "about",
    }
)


@dataclass(frozen=True, slots=True)
class Question:
    """A question about the user."""

    query: str
    keys: tuple[str, ...] = ()
    everything: bool = False
    words: str = ""
    """The telling words of the question itself."""

    def answers(self, entries: list[Known]) -> list[Known]:
        """The entries that answer it: those under its keys, else those that share its words."""
        if self.everything:
            return entries
        under = [entry for entry in entries if _under(entry.key, self.keys)]
        if under:
            return _sharing(stems(self.words), under) or under
        return _sharing(stems(self.query), entries)


def about_user(text: str) -> Question | None:
    """The question a message asks about the user; None when it asks something else, or nothing."""
    plain = " ".join(text.replace("’", "'").replace("what's", "what is").replace("What's", "What is").split()).strip()
    for sentence in reversed(re.split(r"(?<=[.!?])\s+", plain)):
        asks = sentence.endswith("?") or _ASKING.match(sentence)
        if asks and (question := _question(sentence.strip(" ?!."))):
            return question
    return None


def attribute(text: str) -> Question | None:
    """The attribute of the user that a phrase names ("my employer"), as the question for it."""
    return next((Question(query, keys) for pattern, query, keys in _ATTRIBUTES if pattern.search(text)), None)


def _question(sentence: str) -> Question | None:
    if _EVERYTHING.search(sentence):
        return Question("", everything=True)
    if _ADVICE.search(sentence) or not (_FIRST.search(sentence) or _TO_MODEL.search(sentence)):
        return None
    pack = UKRAINIAN if language(sentence) == "uk" else ENGLISH
    words = [word for word in content_words(sentence, pack) if word not in _PLUMBING]
    for pattern, query, keys in _ATTRIBUTES:
        if pattern.search(sentence):
            return Question(" ".join(dict.fromkeys([*query.split(), *words])), keys, words=" ".join(words))
    return Question(" ".join(words)) if words and (_OF_SELF.search(sentence) or _TO_MODEL.search(sentence)) else None


def _sharing(wanted: frozenset[str], entries: list[Known]) -> list[Known]:
    return [entry for entry in entries if wanted & stems(f"{entry.label} {entry.value}")]


def _under(key: str, wanted: tuple[str, ...]) -> bool:
    return any(
        key == name
        or (name.endswith("_") and key.startswith(name))
        or (name == "interested_in" and key.startswith(name))
        for name in wanted
    )
