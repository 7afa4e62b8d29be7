"""People around the user: several relations of one, relations to each other, and groups such as the family."""

import pytest

from stores import MemoryStore
from tests.tools.agent import Agent
from tools.facts.kin import belongs, group
from tools.facts.tools import fact_tools


@pytest.fixture
def agent(store: MemoryStore, user: str) -> Agent:
    return Agent(store, user, fact_tools(store))


async def people(agent: Agent, query: str = "") -> set[tuple[str, str, str]]:
    found = await agent.call("recall_relationships", search_query=query)
    return {(one["person"], one["relation"], one["to"]) for one in found["relationships"]}


async def know(agent: Agent, said: str, person: str, relation: str, **more: str) -> None:
    answer = await agent.call(
        "remember_relationship", said=said, person=person, relation=relation, confidence=0.95, **more
    )
    assert answer["status"] == "success", answer
    assert "durability" not in answer, answer


async def test_one_person_may_be_several_things(agent: Agent) -> None:
    await know(agent, "Olena is my sister", "Olena", "sister")
    await know(agent, "Olena is my accountant", "Olena", "accountant")
    assert await people(agent, "Olena") == {("Olena", "sister", "the user"), ("Olena", "accountant", "the user")}
    again = await agent.call(
        "remember_relationship", said="Olena is my accountant", person="Olena", relation="accountant", confidence=0.9
    )
    assert again["status"] == "skipped"


async def test_people_are_related_to_each_other(agent: Agent) -> None:
    await know(agent, "Olena is my sister", "Olena", "sister")
    await know(agent, "Marko is Olena's husband", "Marko", "husband", to="Olena")
    assert ("Marko", "Marko is the husband of Olena", "Olena") in await people(agent)
    assert len(await people(agent)) == 2


async def test_the_family_is_found_by_that_word_in_each_language(agent: Agent) -> None:
    await know(agent, "Olena is my sister", "Olena", "sister")
    await know(agent, "Taras is my manager", "Taras", "manager")
    await know(agent, "Hans ist mein Onkel", "Hans", "Onkel")
    family = {("Olena", "sister", "the user"), ("Hans", "Onkel", "the user")}
    for word in (
        "family",
        "my relatives",
        "родина",
        "про мою родину",
        "рідню",
        "Familie",
        "Verwandtschaft",
        "familiares",
    ):
        assert await people(agent, word) == family, word
    assert await people(agent, "colleagues") == {("Taras", "manager", "the user")}
    assert await people(agent, "sister") == {("Olena", "sister", "the user")}


@pytest.mark.parametrize(
    ("relation", "named"),
    [
        ("mother-in-law", "family"),
        ("Schwester", "siblings"),
        ("hija", "children"),
        ("best friend", "friends"),
        ("godmother", "family"),
        ("вітчим", "родина"),
        ("Patenonkel", "Familie"),
        ("yerno", "familia"),
        ("team lead and mentor", "coworkers"),
        ("кум", "рідня"),
    ],
)
def test_relations_belong_to_groups(relation: str, named: str) -> None:
    assert belongs(relation, named)
    assert not belongs("dentist", named)


def test_a_friend_of_the_family_is_none_of_it() -> None:
    assert not belongs("friend of the family", "family")
    assert not belongs("neighbour", "family")


def test_other_words_name_no_group() -> None:
    assert group("Olena") == ""
    assert group("sister") == ""


async def test_two_others_are_no_family_of_the_user_unless_one_of_them_is(agent: Agent) -> None:
    await know(agent, "Olena is my sister", "Olena", "sister")
    await know(agent, "Marko is Olena's husband", "Marko", "husband", to="Olena")
    await know(agent, "Hugo is Dora's brother", "Hugo", "brother", to="Dora")
    assert {person for person, _, _ in await people(agent, "family")} == {"Olena", "Marko"}
    assert {person for person, _, _ in await people(agent, "Who is Dora's brother?")} == {"Hugo"}
    assert {person for person, _, _ in await people(agent, "Dora's family")} == {"Hugo"}
