"""A thing that is only named with a question mark and then turned down is no question."""

import pytest

from language.meaning.evidence import supports
from stores.records import Said


@pytest.mark.parametrize(
    ("said", "claim", "believed"),
    [
        ("Sprouts? No thanks, never.", "Does not like sprouts.", True),
        ("Sprouts? No thanks, never.", "Likes sprouts.", False),
        ("Rosenkohl? Nein danke, den esse ich nicht.", "Mag keinen Rosenkohl.", True),
        ("Хурма? Ні, не їм.", "Не їсть хурми.", True),
        ("¿Aceitunas? No, nunca.", "No come aceitunas.", True),
        ("Sprouts? My brother never eats them.", "Does not like sprouts.", False),
        ("Sprouts? Should I try them?", "Does not like sprouts.", False),
    ],
)
def test_what_is_turned_down_is_denied(said: str, claim: str, *, believed: bool) -> None:
    assert supports(claim, "", [Said(said)]) is believed
