"""What the code imports is what the package declares: nothing comes along by accident."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

import hnpal_memory
from hatch_build import FOLDERS, PACKAGE
from tests.outlines import outline
from tests.packaging.conftest import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
USERS_EXTRAS = ("langchain", "server", "mcp", "models", "postgres", "dask", "notebooks", "otel", "trends")
PARTS_OF_LANGGRAPH = {
    "langgraph.checkpoint.postgres": "langgraph-checkpoint-postgres",
    "langgraph.checkpoint.sqlite": "langgraph-checkpoint-sqlite",
    "langgraph.checkpoint": "langgraph-checkpoint",
}
"""Several distributions share the one package; all others of it come with `langgraph` itself."""


def distributions(requirements: list[str]) -> set[str]:
    """The distributions that lines of pyproject ask for, their extras included."""
    found = set()
    for line in requirements:
        name, extras = re.fullmatch(r"([\w.-]+)(?:\[(.*?)\])?.*", line).groups()  # type: ignore[union-attr]
        found.add(normal(name))
        found |= {f"{normal(name)}-{extra}" for extra in (extras or "").split(",")}
    return found


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported(path: Path) -> Iterator[str]:
    for node in outline(path).imports:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif node.module:
            yield node.module


def home(module: str, homes: dict[str, list[str]]) -> set[str]:
    """The distributions that may bring a module."""
    for part, name in PARTS_OF_LANGGRAPH.items():
        if f"{module}.".startswith(f"{part}."):
            return {name}
    top = module.partition(".")[0]
    return {"langgraph"} if top == "langgraph" else {normal(name) for name in homes.get(top, [top])}


def test_every_import_is_declared() -> None:
    declared = distributions([*PROJECT["dependencies"], *(line for name in USERS_EXTRAS for line in EXTRAS[name])])
    known = sys.stdlib_module_names | {*FOLDERS, PACKAGE}
    homes = {name: list(found) for name, found in packages_distributions().items()}
    undeclared = {
        (str(path.relative_to(ROOT)), module)
        for folder in (*FOLDERS, PACKAGE)
        for path in (ROOT / folder).rglob("*.py")
        for module in imported(path)
        if module.partition(".")[0] not in known and not home(module, homes) & declared
    }
    assert undeclared == set()


def test_the_tests_have_every_extra() -> None:
    (own,) = (line for line in EXTRAS["test"] if line.startswith("hnpal-memory["))
    assert set(re.findall(r"\w+", own.partition("[")[2])) == set(USERS_EXTRAS)
    assert {"deepagents", "langmem"} <= distributions(EXTRAS["test"])


@pytest.mark.parametrize("name", hnpal_memory.__all__)
def test_every_name_of_the_facade_is_that_of_its_home(name: str) -> None:
    assert getattr(hnpal_memory, name) is getattr(import_module(hnpal_memory._HOMES[name]), name)
    assert name in dir(hnpal_memory)


def test_the_facade_knows_no_other_names() -> None:
    with pytest.raises(AttributeError, match="no attribute 'stor'"):
        _ = hnpal_memory.stor


def test_a_name_whose_extra_is_missing_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hnpal_memory._HOMES, "UserMemory", "no_such_library")
    with pytest.raises(ImportError, match=r"pip install 'hnpal-memory\[langchain\]'"):
        _ = hnpal_memory.UserMemory


def test_the_version_is_that_of_the_distribution() -> None:
    assert distribution("hnpal-memory").metadata["Name"] == PROJECT["name"]
