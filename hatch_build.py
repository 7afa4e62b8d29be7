"""What the wheel holds: one package, `hnpal_memory`, made of the top-level folders.

In the checkout `stores`, `tools` and the others are packages of their own; installed beside a project that has folders
of these names they would hide each other. So the wheel gets them as `hnpal_memory.stores`, `hnpal_memory.tools`, and so
on: files are copied, and whatever names one of our modules (an import, a module path in a string, a command line)
names it by its place in the package. Editable installs see the plain folders.
"""

import ast
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "hnpal_memory"
FOLDERS = ("graphs", "integrations", "language", "prompts", "scripts", "stores", "tools", "web")
"""Those that are there become part of the package."""

_OURS = "|".join(FOLDERS)
_NAMED = re.compile(rf"\b(?:{_OURS})\b")
_FROM = re.compile(rb"from(?:\s|\\\n)+")
_MODULE = re.compile(rf"({_OURS})(\.[A-Za-z_]\w*)+(:\w+)?")
_COMMAND = re.compile(rf"(python3? -m )(?=(?:{_OURS})\b)")

Edit = tuple[int, int, str]
"""Bytes from here to there become this text."""


class OnePackage(BuildHookInterface[Any]):
    """Hatch calls it for each wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._made = Path(tempfile.mkdtemp())
            gather(Path(self.root), self._made / PACKAGE)
            build_data["force_include"][str(self._made / PACKAGE)] = PACKAGE

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self._made)


def gather(root: Path, package: Path) -> None:
    """The package as the wheel holds it: the façade, with the folders inside."""
    known = frozenset(module for folder in FOLDERS for module in _modules(root, folder))
    for folder in (PACKAGE, *FOLDERS):
        inside = package if folder == PACKAGE else package / folder
        for path in _files(root / folder):
            target = _importable(inside / path.relative_to(root / folder))
            target.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix in (".py", ".pyi"):
                target.write_text(rewritten(path.read_text(encoding="utf-8"), known), encoding="utf-8", newline="\n")
            else:
                shutil.copyfile(path, target)


def _importable(path: Path) -> Path:
    """Migrations begin with their number, which no module name may."""
    return path.with_name(f"m{path.name}") if path.suffix == ".py" and path.name[0].isdigit() else path


def rewritten(source: str, known: frozenset[str]) -> str:
    """A module as it reads inside the package; `known` are the modules of ours."""
    if not _NAMED.search(source):
        return source
    text = _COMMAND.sub(rf"\1{PACKAGE}.", source).encode()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    edits = sorted(_edits(text, starts, known), reverse=True)
    for start, end, new in edits:
        text = text[:start] + new.encode() + text[end:]
    if edits:
        ast.parse(text)
    return text.decode()


def _edits(text: bytes, starts: list[int], known: frozenset[str]) -> Iterator[Edit]:
    for node in _nodes(ast.parse(text)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        if isinstance(node, ast.Import) and any(_is_ours(one.name) for one in node.names):
            yield start, end, "; ".join(_import(one) for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and _is_ours(node.module or ""):
            name = _FROM.match(text, start)
            assert name is not None
            yield name.end(), name.end(), f"{PACKAGE}."
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _names_a_module(node.value, known):
            yield start, end, text[start:end].decode().replace(node.value, f"{PACKAGE}.{node.value}", 1)


def _nodes(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom | ast.Constant]:
    """What may name a module; before Python 3.12 the parts of an f-string have no places of their own."""
    left = [node]
    while left:
        one = left.pop()
        if isinstance(one, ast.Import | ast.ImportFrom | ast.Constant):
            yield one
        elif not isinstance(one, ast.JoinedStr | ast.expr_context | ast.operator | ast.alias):
            left += ast.iter_child_nodes(one)


def _import(one: ast.alias) -> str:
    """An import that binds the same name as before."""
    if not _is_ours(one.name):
        return f"import {one.name}" + (f" as {one.asname}" if one.asname else "")
    if one.asname:
        return f"import {PACKAGE}.{one.name} as {one.asname}"
    return f"import {PACKAGE}.{one.name}; from {PACKAGE} import {one.name.partition('.')[0]}"


def _is_ours(module: str) -> bool:
    return module.partition(".")[0] in FOLDERS


def _names_a_module(value: str, known: frozenset[str]) -> bool:
    """Whether a string is the path of a module of ours, or of something in one."""
    if not _MODULE.fullmatch(value):
        return False
    module = value.partition(":")[0]
    inside = module.rpartition(".")[0]
    return module in known or (inside in known and "." in inside)


def _modules(root: Path, folder: str) -> Iterator[str]:
    for path in _files(root / folder):
        if path.suffix == ".py":
            yield ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith(".") or part == "__pycache__" for part in path.relative_to(folder).parts)
        if path.is_file() and not hidden:
            yield path
