"""How many tokens a line costs: counted the short way where it is plain, and the same as piece by piece."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from language.words import token_estimate
from language.words.token_estimate import count_tokens
from tests.soak import times


def piece_by_piece(text: str) -> int:
    return sum(token_estimate._cost(piece) for piece in token_estimate._PIECE.findall(text))


@pytest.mark.parametrize(
    "text", ["", "\n", "- Role: Engineer at Stripe\n", "a  b", " a", "a ", "a\n\n", "a\nb", "a\tb", "x1y-22", "naïve"]
)
def test_a_line_costs_what_its_pieces_cost(text: str) -> None:
    assert count_tokens(text) == piece_by_piece(text)


@given(st.text(alphabet="abcdeZ019 .,-\n\t\x1cé北", max_size=40))
@settings(max_examples=times(100, 2_000), deadline=None)
def test_any_line_costs_what_its_pieces_cost(text: str) -> None:
    assert count_tokens(text) == piece_by_piece(text)
