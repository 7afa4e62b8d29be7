"""What is told of the user and what is told of others are kept apart: whoever says "I" or "my" means themselves."""

import pytest

from language.hearing.compare import changes
from language.hearing.removal.wish import forgetting


@pytest.mark.parametrize(
    ("said", "notes", "goes"),
    [
        ("Forget my job", ["Wife Jana is a doctor", "Role: Nurse"], [1]),
        ("Forget my job", ["Wife Jana is a doctor"], []),
        ("vergiss meinen Beruf", ["Meine Frau ist Ärztin"], []),
        ("olvida mi edad", ["Mi hijo tiene cinco años", "Tengo 40 años"], [1]),
        ("Forget my wife's job", ["Wife Jana is a doctor", "Role: Nurse"], [0]),
        ("forget anything about health", ["Daughter Ines has asthma", "Has a bad knee"], [0, 1]),
    ],
)
def test_my_job_is_not_my_wifes(said: str, notes: list[str], goes: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert sorted({*wish.now, *wish.ask}) == goes


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("I'm a nurse", "Wife Jana is a doctor"),
        ("Я лікар", "Моя дружина медсестра"),
        ("Ich bin jetzt Lehrer", "Meine Frau ist Ärztin"),
        ("soy enfermera", "Mi marido es médico"),
        ("I moved to Porto", "My sister lives in Rye"),
    ],
)
def test_what_i_am_corrects_nothing_of_others(said: str, note: str) -> None:
    assert changes(said, [note]) == []


@pytest.mark.parametrize("said", ["We split up in March", "Jana is a surgeon now"])
def test_what_is_of_both_may(said: str) -> None:
    assert [one.note for one in changes(said, ["Wife Jana is a doctor"])] == [0]
