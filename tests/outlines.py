"""What tests of the repository's shape ask of a module: its docstring, and what it imports."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Outline:
    """Kept in the place of its tree: that of a table of words takes long to walk through."""

    docstring: str | None
    imports: tuple[ast.Import | ast.ImportFrom, ...]


@cache
def outline(path: Path) -> Outline:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return Outline(ast.get_docstring(tree), tuple(_imports_in(tree)))


def _imports_in(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Wherever they stand: in blocks of any kind, but no expression holds one."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.expr):
            yield from _imports_in(child)
