"""The start-up test of the checkpointer: forged rows must not run anything when they are read, or it does not open."""

import logging
from contextlib import suppress
from contextvars import ContextVar
from typing import Any

import ormsgpack

from stores.errors import UnsafeReader

_ran: ContextVar[list[str]] = ContextVar("ran")
"""Of the test that is under way here: two that open at once do not see each other's."""
_KINDS_OF_OBJECTS = range(8)
"""The codes under which a serializer of LangGraph may rebuild an object."""
_complaints = logging.getLogger("langgraph.checkpoint.serde.jsonplus")


def witness(*arguments: Any, **named: Any) -> None:
    """What the forged rows try to call."""
    _ran.get([]).append("ran")


def refuse_if_forged_rows_run(serializer: Any) -> None:
    """Let the serializer read rows that call `witness`, in every form that rows can have."""
    ran: list[str] = []
    token = _ran.set(ran)
    _complaints.addFilter(_silent)
    try:
        for kind, data in _forged():
            with suppress(Exception):
                serializer.loads_typed((kind, data))
    finally:
        _complaints.removeFilter(_silent)
        _ran.reset(token)
    if ran:
        raise UnsafeReader(
            "The checkpoint serializer runs what a forged row names; nothing was opened. Use the versions of "
            "constraints.txt, and `strict_serializer()` from graphs/server/checkpoints.py."
        )


def _forged() -> list[tuple[str, bytes]]:
    call = (__name__, witness.__name__)
    rows = [
        ("pickle", f"c{__name__}\n{witness.__name__}\n(tR.".encode()),
        ("json", f'{{"lc": 2, "type": "constructor", "id": ["{call[0]}", "{call[1]}"], "kwargs": {{}}}}'.encode()),
    ]
    shapes: tuple[Any, ...] = ("x", [], {})
    for code in _KINDS_OF_OBJECTS:
        for arguments in shapes:
            for method in ("__init__", "__call__", None):
                inner = ormsgpack.packb((*call, arguments, method))
                rows.append(("msgpack", ormsgpack.packb({"x": ormsgpack.Ext(code, inner)})))
    return rows


def _silent(record: logging.LogRecord) -> bool:
    return False
