"""Whose run it is."""

from dataclasses import dataclass
from typing import Any

import pytest
from langgraph.runtime import ExecutionInfo, Runtime, ServerInfo

from stores.errors import InvalidUser
from tools.context import Context, resolve


@dataclass
class Person:
    identity: str


def runtime(context: Context | None, *, user: Any = None, thread: str | None = None) -> Runtime[Context]:
    return Runtime(
        context=context,  # type: ignore[arg-type]
        server_info=ServerInfo(assistant_id="a", graph_id="g", user=user),
        execution_info=ExecutionInfo(checkpoint_id="c", checkpoint_ns="", task_id="t", thread_id=thread),
    )


def test_the_user_of_the_context_counts_without_authentication() -> None:
    assert resolve(runtime(Context(user_id="ann"))).user_id == "ann"
    assert resolve(Runtime(context=Context(user_id="ann"))).user_id == "ann"


def test_the_authenticated_identity_wins() -> None:
    assert resolve(runtime(Context(user_id="ann"), user=Person("bob"))).user_id == "bob"
    assert resolve(runtime(None, user=Person("bob"))).user_id == "bob"


@pytest.mark.parametrize("context", [None, Context()])
def test_a_run_without_a_user_is_a_clear_error(context: Context | None) -> None:
    with pytest.raises(InvalidUser, match="no user"):
        resolve(runtime(context))


def test_the_conversation_is_the_thread_unless_it_is_named() -> None:
    assert resolve(runtime(Context(user_id="ann"), thread="t1")).conversation_id == "t1"
    assert resolve(runtime(Context(user_id="ann", conversation_id="c1"), thread="t1")).conversation_id == "c1"
