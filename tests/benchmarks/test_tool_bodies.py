"""The benchmark of tool bodies reaches every tool: with a store that has its answer ready, each one runs to its end."""

import pytest

from benchmarks.speed.tools import Answered, _body
from tools.memory.tools import memory_tools


@pytest.mark.parametrize("place", range(6))
async def test_every_body_runs_on_a_store_that_has_its_answer_ready(place: int) -> None:
    store = Answered()
    forgotten: list[str] = []
    forget = store.forget

    async def noted(user_id: str, key: str, **more: object) -> object:
        forgotten.append(key)
        return await forget(user_id, key, **more)

    store.forget = noted
    tool = memory_tools(store)[place]  # type: ignore[arg-type]  # only what tools call
    assert isinstance(await _body(tool, tool.name)(7), float)
    assert bool(forgotten) == (tool.name == "delete_memory")
