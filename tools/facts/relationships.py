"""Who is who, to the user and to each other: relationships are facts whose key is the person."""

from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from language.people.asked import answering, may_ask
from language.people.names import stands_in
from language.people.statements import people as people_in
from language.people.told import of_others
from stores import MemoryStore
from stores.errors import InvalidInput
from stores.keys import label
from stores.records import Code, Hit, Memory, Receipt
from tools.answers import one_line
from tools.calls.evidence import call_id
from tools.calls.json_answers import answer
from tools.calls.tool_kinds import reading, remembering
from tools.context import Context, resolve
from tools.facts import answers
from tools.facts.kin import belongs, group
from tools.facts.recall import Wanted, recall, today
from tools.facts.statements import Confidence, Excerpt, stated
from tools.limits import within
from tools.remarks import remark

RELATIONSHIP = "relationship"
MOST_RESULTS = 50

Words = Annotated[str, Field(default_factory=str)]
Run = ToolRuntime[Context, Any]


def relationship_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @remembering
    async def remember_relationship(
        person: str, relation: str, confidence: Confidence, source_excerpt: Excerpt, to: Words, runtime: Run
    ) -> tuple[str, Receipt]:
        """Remember who somebody is to the user ("Olena is my sister"), or to another person ("Olena is Taras's
        boss"). Several relations of one person are all kept. For a change use update_fact with fact_type
        "relationship" and the person as fact_key.

        Args:
            person: Who it is (e.g., 'Olena')
            relation: What they are to them (e.g., 'sister', 'manager at work')
            confidence: How confident you are (0.5-1.0)
            source_excerpt: Quote from message that supports this
            to: To whom, if not to the user (e.g., 'Taras'; optional)
        """
        context = resolve(runtime)
        name, other = remark("person", person), remark("to", to)
        if not name.strip():
            raise InvalidInput("person: it is empty; say who it is")
        value = f"{name} is the {relation} of {other}" if other else relation
        details = {"person": name, **({"to": other} if other else {})}

        async def remembered(key: str) -> Receipt:
            statement = stated(runtime, context, RELATIONSHIP, key, value, confidence, source_excerpt, **details)
            call = call_id(runtime, context, RELATIONSHIP, key, value)
            return await store.facts.remember(context.user_id, statement, call_id=call)

        receipt = await remembered(f"{name} {other}" if other else person)
        if receipt.code is Code.CONFLICT:  # one person may be several things: the other relation stands beside it
            receipt = await remembered(f"{name} {value}")
        return answers.remembered(receipt, await today(store, context.user_id)), receipt

    @reading
    async def recall_relationships(
        search_query: Words, runtime: Run, limit: int = 20
    ) -> tuple[str, list[Memory | Hit]]:
        """Recall the people around the user, in all conversations: who they are and what they are to the user or
        to each other.

        Args:
            search_query: A person, a relation or a group (e.g., 'Olena', 'sister', 'family'; optional)
            limit: Max results (default 20)
        """
        user_id, most = resolve(runtime).user_id, within(limit, MOST_RESULTS)
        named, asked = group(search_query), may_ask(search_query)
        every = bool(named) or asked
        wanted = Wanted((RELATIONSHIP,), "" if every else search_query, MOST_RESULTS if every else most)
        people = await recall(store, user_id, wanted)
        if asked and (found := answering(search_query, [one.value for one in people])):
            people = [people[place] for place in found][:most]
        elif named:
            people = _of_group(people, named)[:most]
        elif asked:
            people = await recall(store, user_id, Wanted((RELATIONSHIP,), search_query, most))
        refused = None if people else await answers.unavailable(store, user_id)
        listed = {"status": "success", "count": len(people), "relationships": [_item(one) for one in people]}
        return refused or answer(listed), people

    return [remember_relationship, recall_relationships]


def _of_group(people: list[Memory | Hit], named: str) -> list[Memory | Hit]:
    """Those of a group of the user's, and who is something to one of them; two others are no family of theirs."""
    own = [one for one in people if not of_others(one.value) and belongs(f"{one.value} {label(one.key)}", named)]
    theirs = " ".join(f"{label(one.key)} {one.value}" for one in own)
    kin = [
        one
        for one in people
        if any(
            belongs(other.words or other.role, named) and stands_in(other.to, theirs) for other in of_others(one.value)
        )
    ]
    return [one for one in people if one in own or one in kin]


def _item(fact: Memory | Hit) -> dict[str, Any]:
    told = {**fact.details, **people_in(fact.value)}
    return {
        "fact_id": fact.id,
        "person": told.get("person") or label(fact.key),
        "relation": one_line(fact.value),
        "to": told.get("to") or "the user",
        "confidence": fact.confidence,
    }
