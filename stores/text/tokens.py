"""How many tokens a text costs a model, counted without a tokenizer and never too low.

A word of Latin letters is about a token per four characters, and at least one; digits and punctuation cost more;
every character of other scripts, and each emoji, is counted by its bytes.
"""

import re

_PIECE = re.compile(r"[A-Za-z]+|\d|\s+|[^\sA-Za-z\d]")
_LETTERS_PER_TOKEN = 4


def count_tokens(text: str) -> int:
    """An upper estimate of the tokens in a text."""
    return sum(_cost(piece) for piece in _PIECE.findall(text))


def cut_to_tokens(text: str, most: int) -> str:
    """As much of the beginning of a text as fits, cut between words."""
    used = 0
    for match in _PIECE.finditer(text):
        used += _cost(match.group())
        if used > most:
            return text[: match.start()].rstrip()
    return text


def _cost(piece: str) -> int:
    if piece.isspace():
        return piece.count("\n") + (len(piece) > 1)
    if piece.isascii():
        return -(-len(piece) // _LETTERS_PER_TOKEN)
    size = len(piece.encode("utf-8", "surrogatepass"))
    return 1 if size <= 2 else size - 1
