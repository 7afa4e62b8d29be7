"""Which memories a reply rests on, so that "why do you think that?" can be answered with sources."""

from collections.abc import Iterable, Mapping, Sequence

from langchain_core.messages import AnyMessage, ToolMessage

from language.words.lexicon import FUNCTION_WORDS
from language.words.reader import split
from language.words.spelling import plain

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
    known = list(memories)
    folded = [plain(value.casefold()) for _, value in known]
    words, told = _meaningful(reply), "\n".join(folded)
    # A look that costs little: most of what was recalled has nothing in common with the reply.
    common = [word for word in words if word in told]
    if not common:
        return []
    likely = [one for one, text in zip(known, folded, strict=True) if any(word in text for word in common)]
    shares = {name: _share(_meaningful(value), words) for name, value in likely}
    return sorted((name for name in shares if shares[name] >= _SHARED), key=lambda name: -shares[name])[:_MOST]


def _share(told: set[str], words: set[str]) -> float:
    return len(told & words) / len(told) if told else 0.0


def _meaningful(text: str) -> set[str]:
    return {word for word in split(text.casefold()) if word not in FUNCTION_WORDS and len(word) > 1}
