"""A message that is built like a note, with another value in it, and what a judge of two parts makes of such things."""

from pathlib import Path

import numpy as np
import pytest

from benchmarks.hearing.layers import fit
from language.hearing.stored.framed import frame_signs
from language.hearing.stored.layered import read


@pytest.mark.parametrize(
    ("said", "note", "sign"),
    [
        ("I get up at half seven.", "Usually gets up at six", "value=number:other"),
        ("I get up at half seven.", "Usually gets up at six", "frame run=2"),
        ("We meet on Tuesdays.", "Meets on Mondays", "value=calendar:other"),
        ("We meet at 7:30.", "Meets at half past seven", "value=clock:same"),
        ("Встаю о пів на восьму.", "Зазвичай встаю о шостій", "value=number:other"),
        ("Doch keine Walnuss.", "Hat eine Walnussallergie", "part of=True"),
        ("Vivo en Soria.", "Tengo dos gatos", "frame run=0"),
    ],
)
def test_same_words_and_other_values_are_seen(said: str, note: str, sign: str) -> None:
    assert sign in set(frame_signs(said, note, "habit"))


def test_two_parts_tell_what_no_sum_of_weights_can(tmp_path: Path) -> None:
    """Yes where just one of two features stands: neither says anything by itself."""
    kinds = [((0,), False), ((0, 1), True), ((0, 2), True), ((0, 1, 2), False)]
    rows = [np.array(one) for one, _ in kinds] * 1_000
    judge = fit(rows, [yes for _, yes in kinds] * 1_000, 4)
    judge.write(tmp_path / "judge.npz")
    likely = read(tmp_path / "judge.npz").likely([list(one) for one, _ in kinds])
    assert [share > 0.5 for share in likely] == [yes for _, yes in kinds]


def test_nothing_is_judged_where_nothing_is_given() -> None:
    judge = fit([np.array([0])], [True], 4)
    assert judge.likely([]) == []
