"""Who says where they live now: the home changes, and nothing else that names a place."""

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import Graphs


@pytest.mark.parametrize(
    ("told", "moved", "known"),
    [
        (["I'm from Galway", "I live in Cork"], "we moved to Limerick", {"Galway", "Limerick"}),
        (["Я рятувальник із Рахова"], "Ми переїхали до Ужгорода", {"Рятувальник", "Рахів", "Ужгород"}),
        (
            ["I live in Leicester", "My older one, Arjun, starts uni in Hull in autumn"],
            "I'm in Derby these days",
            {"Derby", "Older one, Arjun, starts uni in Hull in autumn"},
        ),
        (["I live in Leeds with two cats"], "I moved to Derby", {"Derby", "Lives in Derby with two cats"}),
        (["Vivo en Lugo con mi abuela"], "me mudé a Vigo", {"Vigo", "Vivo con mi abuela"}),
    ],
)
async def test_a_new_home_changes_the_home_alone(
    offline: Graphs, user: str, told: list[str], moved: str, known: set[str]
) -> None:
    for said in [*told, moved]:
        turn = await offline.turn(user, f"{user}-talk", {"messages": [HumanMessage(said)]})
        assert not turn.question
    assert {one.value for one in await offline.store.read(user, kind=None)} == known
