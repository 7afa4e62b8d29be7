"""What is kept of users' words to save work is bounded: a process that serves for long holds no more than another."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORDS = {"text", "texts", "said", "word", "words", "begun", "message", "note", "value", "clause", "sentence", "lower"}
"""What functions call that which a user has written, or a part of it."""


def _kept_for_ever(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            marks = {ast.unparse(mark) for mark in node.decorator_list}
            given = {one.arg for one in node.args.args}
            if marks & {"cache", "lru_cache(maxsize=None)", "lru_cache(None)"} and given & WORDS:
                yield f"{path.relative_to(ROOT)}: {node.name}"


def test_no_words_of_users_are_kept_without_a_bound() -> None:
    layers = ("language", "stores", "tools", "graphs", "integrations", "web")
    assert [one for layer in layers for path in (ROOT / layer).rglob("*.py") for one in _kept_for_ever(path)] == []
