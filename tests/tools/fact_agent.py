"""A model that remembers facts."""

from typing import Any, cast

from tests.tools.agent import Agent


async def remember(agent: Agent, value: str = "Kyiv", said: str = "I live in Kyiv", **more: Any) -> dict[str, Any]:
    fact = {"fact_type": "personal", "fact_key": "location", "confidence": 0.95} | more
    return cast(dict[str, Any], await agent.call("remember_fact", said=said, fact_value=value, **fact))


async def values(agent: Agent, **asked: Any) -> dict[str, str]:
    answer = await agent.call("recall_facts", **asked)
    assert answer["status"] == "success"
    assert answer["count"] == len(answer["facts"])
    return {fact["key"]: fact["value"] for fact in answer["facts"]}
