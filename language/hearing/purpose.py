"""What a sentence is for: it tells something, wishes how things shall be from now on, wants something done once, asks,
or is an aside. Learned from the sentences of everyday chats (`benchmarks/hearing`)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from language.hearing.features import Feature, class_features, rows_of, tokens
from language.hearing.judge import topics_of
from language.hearing.relate import act_features, orders, wants_by_form
from language.hearing.weights import Model, read

FILE = Path(__file__).with_name("purpose.npz")
PURPOSES = ("tell", "wish", "order", "ask", "aside")
_MOSTLY, _SURELY = 0.5, 0.8
_LONGEST = 600


def asks_or_orders(words: str) -> bool:
    """Do these words ask something, or want something to be done?"""
    return words.rstrip().endswith("?") or wants_by_form(words) or _wanting(words) >= _MOSTLY


def surely_asks_or_orders(words: str) -> bool:
    """Is it beyond doubt that these words tell nothing, and wish nothing for good?"""
    return _wanting(words) >= _SURELY


def _wanting(words: str) -> float:
    purposes = purposes_of(words[:_LONGEST])
    return purposes["order"] + purposes["ask"]


@lru_cache(maxsize=256)
def purposes_of(sentence: str) -> dict[str, float]:
    """How likely a sentence is for each purpose."""
    judge = _judge()
    return judge.weigh(rows_of(purpose_features(sentence), judge.bits))


@cache
def _judge() -> Model:
    return read(FILE)["purpose"]


def purpose_features(sentence: str) -> Iterator[Feature]:
    """What tells the purpose of a sentence: its words, how it begins and ends, and what other judges say of it."""
    words = tokens(sentence)
    yield from act_features(sentence)
    yield from class_features(words)
    yield f"orders={orders(sentence)}"
    topic, likely = max(topics_of(sentence).items(), key=lambda one: one[1])
    yield f"topic={topic}"
    yield f"topic={_tenth(likely)}"
    yield from (f"^{' '.join(words[:length])}" for length in (1, 2, 3))
    yield f"{' '.join(words[-2:])}$"


def _tenth(share: float) -> int:
    return int(share * 10)
