"""What a small model hears although nobody said it now: what it was shown as known, or the same in another language."""

from typing import Any

from graphs.build import Graphs
from graphs.heard_entries import completed, without_known
from graphs.models.answers import Captured
from stores import MemoryStore
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk
from tools.second_opinion import Verdict, Verdicts


def entry(value: str, **more: Any) -> dict[str, Any]:
    made = {"category": "personal_context", "key": "stated", "value": value, "durability": "daily", "confidence": 0.9}
    return made | more


def heard(*values: str) -> Captured:
    return Captured.model_validate({"entries": [entry(value) for value in values]})


async def test_what_it_was_shown_as_known_is_not_heard_again_nor_asked_about(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="role", value="Carpenter", category="work_context")
    model.answers = [heard("Carpenter", "Keeps two goats")]
    model.opinion = Verdicts(verdicts=[Verdict(number=1, stated=True)])
    reply = await talk(graphs, user)("I keep two goats")
    assert "Carpenter" not in reply
    assert model.questions == []
    assert sorted(row.value for row in await store.read(user, kind=None, limit=None)) == [
        "Carpenter",
        "Keeps two goats",
    ]


def test_what_the_message_says_is_heard_though_it_is_known() -> None:
    told = [entry("Carpenter in Kiel"), entry("Keeps goats")]
    assert without_known(told, "I am still a carpenter", "- Role: Carpenter in Kiel\n- Keeps goats") == told[:1]


def test_what_was_asked_for_is_kept_once_in_the_users_own_language() -> None:
    by_rules = [entry("Вивчаю польську", durability="durable")]
    kept = completed([entry("I am learning Polish")], by_rules, "Запам'ятай, що я вивчаю польську.", lost=False)
    assert [one["value"] for one in kept] == ["Вивчаю польську"]
    assert kept[0]["durability"] == "durable"


def test_something_else_beside_what_was_asked_for_stays() -> None:
    by_rules = [entry("Keeps goats", durability="durable")]
    kept = completed([entry("Lives in Kiel")], by_rules, "I live in Kiel. Remember that I keep goats.", lost=False)
    assert [one["value"] for one in kept] == ["Lives in Kiel", "Keeps goats"]
