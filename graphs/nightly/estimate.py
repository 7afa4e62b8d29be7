"""What it may take a model to read an import, before it is asked."""

from graphs.models.costs import Line, cost_of
from graphs.nightly.interactions import PORTION_TOKENS
from stores.settings import Settings

_LETTERS_A_TOKEN = 4
_FRAME = 40
"""Tokens around each turn: who said it, when and where."""
_PROMPT = 3_000
_TIMES = 3
"""A model is shown a portion again after it has searched, and after it has written."""
_ANSWER = 600


def estimate(turns: int, letters: int, model: str, settings: Settings) -> str:
    """Tokens and, where the model has a price, cost; in words that do not pretend to be exact."""
    tokens = letters // _LETTERS_A_TOKEN + turns * _FRAME
    portions = tokens // PORTION_TOKENS + 1
    line = Line(input_tokens=_TIMES * (tokens + portions * _PROMPT), output_tokens=portions * _ANSWER)
    cost = cost_of(model, line, settings)
    price = f", which costs about {cost:.2f}" if cost is not None else "; it has no price in MEMORY_PRICES"
    return f"Reading them takes {model} about {line.input_tokens + line.output_tokens:,} tokens{price}."
