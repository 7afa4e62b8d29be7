"""Questions a user asks about themselves: what to search for, and which of the entries shown answer them."""

import re
from dataclasses import dataclass

from graphs.offline.known import Known
from graphs.offline.packs.english import ENGLISH
from graphs.offline.packs.question_words import ATTRIBUTES, EVERYTHING, FIRST_PERSON
from graphs.offline.packs.ukrainian import UKRAINIAN
from graphs.offline.text import language
from graphs.offline.wording import content_words, stems

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
    (
        r"\b(?:do|did|can|will) you (?:still )?(?:know|remember|recall)\b|\bremind me\b|\bти (?:ще "
        r")?(?:знаєш|пам'ятаєш)\b|\bнагадай\b"
    ),
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

    def answers(self, entries: list[Known]) -> list[Known]:
        """The entries that answer it: those under its keys, else those that share its words."""
        if self.everything:
            return entries
        under = [entry for entry in entries if _under(entry.key, self.keys)]
        if under:
            return under
        wanted = stems(self.query)
        return [entry for entry in entries if wanted & stems(f"{entry.label} {entry.value}")]


def about_user(text: str) -> Question | None:
    """The question a message asks about the user; None when it asks something else, or nothing."""
    plain = " ".join(text.replace("’", "'").replace("what's", "what is").replace("What's", "What is").split()).strip()
    for sentence in reversed(re.split(r"(?<=[.!?])\s+", plain)):
        asks = sentence.endswith("?") or _ASKING.match(sentence)
        if asks and (question := _question(sentence.strip(" ?!."))):
            return question
    return None


def _question(sentence: str) -> Question | None:
    if _EVERYTHING.search(sentence):
        return Question("", everything=True)
    if not (_FIRST.search(sentence) or _TO_MODEL.search(sentence)):
        return None
    pack = UKRAINIAN if language(sentence) == "uk" else ENGLISH
    words = [word for word in content_words(sentence, pack) if word not in _PLUMBING]
    for pattern, query, keys in _ATTRIBUTES:
        if pattern.search(sentence):
            return Question(" ".join(dict.fromkeys([*query.split(), *words])), keys)
    return Question(" ".join(words)) if words else None


def _under(key: str, wanted: tuple[str, ...]) -> bool:
    return any(
        key == name
        or (name.endswith("_") and key.startswith(name))
        or (name == "interested_in" and key.startswith(name))
        for name in wanted
    )
