"""Who is who to the user: relationships are facts whose key is the person."""

from typing import Annotated, Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from stores import MemoryStore
from stores.errors import InvalidInput
from stores.keys import label
from stores.records import Hit, Memory, Receipt
from tools.answers import one_line
from tools.calls.evidence import call_id
from tools.calls.json_answers import answer
from tools.calls.tool_kinds import reading, remembering
from tools.context import Context, resolve
from tools.facts import answers
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
        person: str, relation: str, confidence: Confidence, source_excerpt: Excerpt, runtime: Run
    ) -> tuple[str, Receipt]:
        """Remember who somebody is to the user ("Olena is my sister"). For a change use update_fact with
        fact_type "relationship" and the person as fact_key.

        Args:
            person: Who it is (e.g., 'Olena')
            relation: What they are to the user (e.g., 'sister', 'manager at work')
            confidence: How confident you are (0.5-1.0)
            source_excerpt: Quote from message that supports this
        """
        context = resolve(runtime)
        name = remark("person", person)
        if not name.strip():
            raise InvalidInput("person: it is empty; say who it is")
        statement = stated(runtime, context, RELATIONSHIP, person, relation, confidence, source_excerpt, person=name)
        call = call_id(runtime, context, RELATIONSHIP, person, relation)
        receipt = await store.facts.remember(context.user_id, statement, call_id=call)
        return answers.remembered(receipt, await today(store, context.user_id)), receipt

    @reading
    async def recall_relationships(
        search_query: Words, runtime: Run, limit: int = 20
    ) -> tuple[str, list[Memory | Hit]]:
        """Recall the people around the user, in all conversations: who they are and what they are to the user.

        Args:
            search_query: A person or a relation (e.g., 'Olena', 'sister'; optional)
            limit: Max results (default 20)
        """
        user_id = resolve(runtime).user_id
        people = await recall(store, user_id, Wanted((RELATIONSHIP,), search_query, within(limit, MOST_RESULTS)))
        refused = None if people else await answers.unavailable(store, user_id)
        listed = {"status": "success", "count": len(people), "relationships": [_item(one) for one in people]}
        return refused or answer(listed), people

    return [remember_relationship, recall_relationships]


def _item(fact: Memory | Hit) -> dict[str, Any]:
    return {
        "fact_id": fact.id,
        "person": fact.details.get("person") or label(fact.key),
        "relation": one_line(fact.value),
        "confidence": fact.confidence,
    }
