"""The repository keeps its shape: who may import whom, what importing does, and that the papers match the code."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from rank_bm25 import BM25Okapi

from benchmarks.speed.search_peers import Ours, Users
from stores import open_store
from stores.search.index.user_index import UserIndex
from stores.settings import Settings
from tests.outlines import outline

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {
    "language": {"language"},
    "prompts": {"prompts"},
    "stores": {"stores", "language"},
    "tools": {"tools", "stores", "prompts", "language"},
    "graphs": {"graphs", "tools", "stores", "prompts", "language"},
    "integrations": {"integrations", "tools", "stores", "prompts", "language"},
    "web": {"web", "integrations", "graphs", "tools", "stores", "prompts", "language"},
    "scripts": {"scripts", "web", "integrations", "graphs", "tools", "stores", "prompts", "language"},
    "hnpal_memory": {
        *("hnpal_memory", "scripts", "web", "integrations", "graphs", "tools", "stores", "prompts", "language")
    },
    "benchmarks": {"benchmarks", "integrations", "graphs", "tools", "stores", "prompts", "language"},
}
PRODUCT = ("language", "prompts", "stores", "tools", "graphs", "integrations", "web", "scripts", "hnpal_memory")
LAYERS = (
    (
        "records",
        "changes",
        "keys",
        "labels",
        "strength",
        "errors",
        "settings",
        "model_settings",
        "prompt_stamp",
        "second_opinion",
        "log_levels",
        "zones",
        "courtesy",
        "strength",
    ),
    ("disk",),
    ("database",),
    ("documents",),
    ("search",),
    ("write",),
    ("ranking",),
    ("runtime",),
    ("hybrid",),
    ("areas",),
    ("maintenance",),
    ("moving",),
    ("interface", "draft", "store", "user_settings", "retriever", "activity"),
)
"""The store from the bottom up: each layer may import itself and those before it."""
MOST_FILES = 16
"""In one folder, without its `__init__`; a folder that needs more holds two ideas."""
MIGRATIONS = "stores/database/migrations/versions"
"""One file for each change of the schema, of which there are only ever more."""
STORE_LIBRARIES = {"sqlalchemy", "alembic", "pydantic", "pydantic_settings", "numpy", "rank_bm25", "ijson"}
OURS = {*MAY_IMPORT, "tests", "notebooks"}
MOST_LINES = 300
"""Lines that say something; a migration is a list and may be longer."""
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
NOT_IMPORTED = {"tzdata": "zone names for machines that have none"}


def modules(package: str) -> list[Path]:
    return sorted(path for path in (ROOT / package).rglob("*.py") if "__pycache__" not in path.parts)


def imports(path: Path) -> Iterator[str]:
    """Every module a file names in an import, wherever it stands."""
    for node in outline(path).imports:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        else:
            assert node.level == 0, f"{path} imports relatively; name the package"
            yield node.module or ""


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_point_inward_only(package: str) -> None:
    outward = [
        f"{name(path)} imports {module}"
        for path in modules(package)
        for module in imports(path)
        if module.partition(".")[0] in OURS - MAY_IMPORT[package]
    ]
    assert outward == []


def test_the_store_knows_databases_and_text_but_no_agent_framework() -> None:
    allowed = STORE_LIBRARIES | {"stores", "language"} | sys.stdlib_module_names
    strangers = {
        (name(path), library)
        for path in modules("stores")
        for library in (module.partition(".")[0] for module in imports(path))
        if library not in allowed
    }
    assert strangers <= {("stores/retriever.py", "langchain_core"), ("stores/areas/trends/noise.py", "opendp")}


def test_language_needs_nothing_but_python_numpy_and_a_stemmer() -> None:
    found = {module.partition(".")[0] for path in modules("language") for module in imports(path)}
    assert found <= sys.stdlib_module_names | {"language", "Stemmer", "numpy"}


def test_no_layer_of_the_store_imports_one_above_it() -> None:
    height = {part: floor for floor, parts in enumerate(LAYERS) for part in parts}
    paths = {name(path).removesuffix(".py").replace("/", "."): path for path in modules("stores")}
    upward = [
        f"{module} imports {other}"
        for module, path in paths.items()
        if module != "stores.__init__"
        for other in needed(path)
        if other in paths and height[other.split(".")[1]] > height[module.split(".")[1]]
    ]
    assert upward == []


def test_no_module_imports_itself_by_a_detour() -> None:
    """Not even for types: what two modules need of each other is a module of its own."""
    paths = {name(path).removesuffix(".py").replace("/", "."): path for package in PRODUCT for path in modules(package)}
    needs = {module: {other for other in needed(path) if other in paths} for module, path in paths.items()}
    try:
        list(TopologicalSorter(needs).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def test_no_folder_is_a_heap() -> None:
    packages = (*PRODUCT, "benchmarks")
    sizes = Counter(name(path.parent) for package in packages for path in modules(package) if path.stem != "__init__")
    del sizes[MIGRATIONS]
    assert {folder: size for folder, size in sizes.items() if size > MOST_FILES} == {}


def needed(path: Path) -> Iterator[str]:
    """The modules a file imports, also where it names one of a package: `from stores import schema`."""
    for node in outline(path).imports:
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{one.name}" for one in node.names)
    yield from imports(path)


async def test_the_index_that_answers_a_user_extends_rank_bm25_and_is_the_one_measured(settings: Settings) -> None:
    async with open_store(settings) as store:
        await store.write("ann", key="tea", value="Drinks green tea", category="preference")
        await store.activity.message("ann", "talk", role="user", content="Green tea again")
        assert len(await store.search("ann", "tea", kinds=["memory", "message"])) == 2
        live = [cached.index for cached in store._runtime.indexes._cached.values()]
    assert [type(index) for index in live] == [UserIndex, UserIndex]
    assert all(isinstance(index, BM25Okapi) for index in live)
    assert all(index.corpus_size == 1 and index.get_scores(["tea"])[0] > 0 for index in live)
    assert [type(Ours([["tea"]]).index), type(Users([["tea"]]).index)] == [UserIndex, UserIndex]


def test_prompts_need_nothing_but_python() -> None:
    found = {module.partition(".")[0] for path in modules("prompts") for module in imports(path)}
    assert found <= sys.stdlib_module_names | {"prompts"}


def test_importing_everything_opens_nothing_and_starts_nothing() -> None:
    every = [
        name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for package in PRODUCT
        for path in modules(package)
        if "migrations" not in path.parts
    ]
    watch = """
import importlib, json, sys, threading
seen = []
ACTS = {"sqlite3.connect", "socket.connect", "subprocess.Popen", "os.mkdir", "os.remove", "os.rename"}
def hook(event, arguments):
    if event in ACTS or (event == "open" and isinstance(arguments[1], str) and set(arguments[1]) & set("wax+")):
        seen.append(f"{event} {arguments[:2]}")
sys.addaudithook(hook)
for module in json.loads(sys.argv[1]):
    importlib.import_module(module)
threads = [thread.name for thread in threading.enumerate() if thread is not threading.main_thread()]
print(json.dumps(seen + threads))
"""
    ran = subprocess.run(
        [sys.executable, "-B", "-c", watch, json.dumps(every)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout.splitlines()[-1]) == []


@pytest.mark.parametrize("package", [*MAY_IMPORT, "tests"])
def test_no_file_outgrows_one_idea(package: str) -> None:
    lengths = {
        name(path): sum(bool(line.strip()) for line in path.read_text(encoding="utf-8").splitlines())
        for path in modules(package)
        if "versions" not in path.parts
    }
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_every_module_says_its_idea_first(package: str) -> None:
    silent = [name(path) for path in modules(package) if path.stat().st_size and outline(path).docstring is None]
    assert silent == []


def test_no_file_names_a_machine_or_leaves_work_undone() -> None:
    machine = re.compile(r"(?<![\w.])/(?:home|root|Users|work)/\w")
    undone = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b|raise NotImplementedError")
    paths = [path for package in MAY_IMPORT for path in modules(package)]
    paths += [ROOT / document for document in (*DOCUMENTS, "Makefile", "pyproject.toml", ".env.example")]
    texts = {name(path): path.read_text(encoding="utf-8") for path in paths}
    assert [path for path, text in texts.items() if machine.search(text) or undone.search(text)] == []


def test_every_dependency_is_imported_somewhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = {re.split(r"[<>=!~\[; ]", line, maxsplit=1)[0].lower() for line in project["dependencies"]}
    homes = packages_distributions()
    used = {
        distribution.lower().replace("_", "-")
        for package in PRODUCT
        for path in modules(package)
        for module in imports(path)
        for distribution in homes.get(module.partition(".")[0], [])
    }
    assert declared - used - set(NOT_IMPORTED) == set()


def test_every_graph_of_langgraph_json_is_defined() -> None:
    served = json.loads((ROOT / "langgraph.json").read_text())["graphs"]
    for path, _, function in (address.partition(":") for address in served.values()):
        tree = ast.parse((ROOT / path).read_text())
        defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        assert function in defined, f"{path} does not define {function}"


def test_env_example_names_every_setting_with_its_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    listed = re.findall(r"^#? ?((?:MEMORY|ENABLE)_\w+)=", text, re.MULTILINE)
    assert sorted(listed) == sorted(Settings.variables().values())
    monkeypatch.chdir(tmp_path)
    plain = Settings()
    Path(".env").write_text(text, encoding="utf-8")
    assert Settings() == plain, "copying the example to .env changes something"
