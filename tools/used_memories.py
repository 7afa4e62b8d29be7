"""Which memories a reply rests on, so that "why do you think that?" can be answered with sources."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from langchain_core.messages import AnyMessage, ToolMessage

from language.words.lexicon import FUNCTION_WORDS
from language.words.reader import split

_MOST = 5
_SHARED = 0.3
"""Share of a memory's meaningful words that a reply must use to rest on it."""


def found_in(turn: Sequence[AnyMessage]) -> list[tuple[str, str]]:
    """Id and value of what searches of this turn brought up."""
    artifacts = [message.artifact for message in turn if isinstance(message, ToolMessage)]
    items = [item for artifact in artifacts if isinstance(artifact, list) for item in artifact]
    return [(item["id"], item["value"]) for item in items if isinstance(item, Mapping) and item.get("value")]


def used_in(reply: str, memories: Iterable[tuple[str, str]]) -> list[str]:
    """The ids of those whose words the reply uses, most of them first."""
    words = _meaningful(reply)
    shares = {name: _share(_meaningful(value), words) for name, value in memories}
    return sorted((name for name in shares if shares[name] >= _SHARED), key=lambda name: -shares[name])[:_MOST]


def _share(told: frozenset[str], words: frozenset[str]) -> float:
    return len(told & words) / len(told) if told else 0.0


@lru_cache(maxsize=1024)
def _meaningful(text: str) -> frozenset[str]:
    """The words of a text that tell something: the same memories are recalled turn after turn."""
    return frozenset(word for word in split(text.casefold()) if word not in FUNCTION_WORDS and len(word) > 1)
