"""How many tokens a text costs a model, counted without a tokenizer and never too low.

A word of Latin letters is about a token per four characters, and at least one; digits and punctuation cost more;
every character of other scripts, and each emoji, is counted by its bytes.
"""

from functools import lru_cache

from language.patterns import pattern_of

_PIECE = pattern_of(r"[A-Za-z]+|\d|\s+|[^\sA-Za-z\d]")
_LETTERS_PER_TOKEN = 4

# The same rules as `_cost`, piece by piece in the regex engine: a prompt is counted line by line, many times a second.
_TOKEN = pattern_of(r"[A-Za-z]{1,4}|[^\sA-Za-z]")
_GAP = pattern_of(r"\s{2,}")
_WIDE = pattern_of(r"[^\s\u0000-\u07ff]")
_WIDEST = pattern_of(r"[^\s\u0000-\uffff]")


@lru_cache(maxsize=2048)
def count_tokens(text: str) -> int:
    """An upper estimate of the tokens in a text; the lines of a memory are counted turn after turn."""
    if text.isascii() and " ".join(words := text.split()) == text.removesuffix("\n"):  # as most lines are
        sizes = [-(-len(one) // _LETTERS_PER_TOKEN) if one.isalpha() else len(_TOKEN.findall(one)) for one in words]
        return sum(sizes) + text.endswith("\n")
    plain = len(_TOKEN.findall(text)) + text.count("\n") + len(_GAP.findall(text))
    return plain if text.isascii() else plain + len(_WIDE.findall(text)) + len(_WIDEST.findall(text))


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
