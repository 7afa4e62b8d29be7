"""Search engines a Python program would otherwise use, each over the same tokens, behind the same few verbs."""

import sqlite3
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from rank_bm25 import BM25Okapi

from benchmarks.measuring import skipped
from stores.search.index.user_index import Entry, UserIndex

Tokens = Sequence[str]


class Engine(Protocol):
    """What is compared: an index of entries, searched for the best five, that takes one more entry."""

    def find(self, query: Tokens) -> Sequence[Any]: ...

    def add(self, tokens: Tokens) -> None: ...


class Ours:
    """The index that users search, of words only: the same work as the peers do."""

    def __init__(self, corpus: Sequence[Tokens]) -> None:
        self.index = self._empty()
        for tokens in corpus:
            self.add(tokens)

    def _empty(self) -> UserIndex:
        return UserIndex(tokenizer=str.split)

    def find(self, query: Tokens) -> Sequence[Any]:
        return [match.id for match in self.index.search(" ".join(query), 5)]

    def add(self, tokens: Tokens) -> None:
        self.index.put(Entry(str(len(self.index)), " ".join(tokens)))


class Users(Ours):
    """What users get: the same index with the default analysis, so stems and the 4-grams inside words."""

    def _empty(self) -> UserIndex:
        return UserIndex()


class RankBM25:
    """rank_bm25 counts the whole corpus anew for one more entry."""

    def __init__(self, corpus: Sequence[Tokens]) -> None:
        self._corpus = list(corpus)
        self._build()

    def _build(self) -> None:
        self._index = BM25Okapi(self._corpus)
        self._places = range(len(self._corpus))

    def find(self, query: Tokens) -> Sequence[Any]:
        found: Sequence[Any] = self._index.get_top_n(query, self._places, 5)
        return found

    def add(self, tokens: Tokens) -> None:
        self._corpus.append(tokens)
        self._build()


class Retriever:
    """langchain-community's BM25Retriever: rank_bm25 in LangChain's clothes."""

    def __init__(self, corpus: Sequence[Tokens]) -> None:
        self._class = import_module("langchain_community.retrievers").BM25Retriever
        self._texts = [" ".join(tokens) for tokens in corpus]
        self._build()

    def _build(self) -> None:
        places = [{"place": place} for place in range(len(self._texts))]
        self._index = self._class.from_texts(self._texts, metadatas=places, k=5)

    def find(self, query: Tokens) -> Sequence[Any]:
        return [document.metadata["place"] for document in self._index.invoke(" ".join(query))]

    def add(self, tokens: Tokens) -> None:
        self._texts.append(" ".join(tokens))
        self._build()


class BM25s:
    """bm25s compiled by numba; its `lucene` method is our formula. One more entry means a new index."""

    def __init__(self, corpus: Sequence[Tokens]) -> None:
        import_module("numba")
        self._class = import_module("bm25s").BM25
        self._corpus = list(corpus)
        self._build()

    def _build(self) -> None:
        self._index = self._class(method="lucene", k1=1.5, b=0.75, backend="numba")
        self._index.index(self._corpus, show_progress=False)

    def find(self, query: Tokens) -> Sequence[Any]:
        places, scores = self._index.retrieve([list(query)], k=5, show_progress=False)
        return [int(place) for place, score in zip(places[0], scores[0], strict=True) if score > 0]

    def add(self, tokens: Tokens) -> None:
        self._corpus.append(tokens)
        self._build()


class Tantivy:
    """tantivy, the Lucene of Rust, in memory; a new entry is seen after a commit and a reload."""

    def __init__(self, corpus: Sequence[Tokens]) -> None:
        self._library = import_module("tantivy")
        schema = self._library.SchemaBuilder()
        schema.add_text_field("text", stored=False, tokenizer_name="whitespace")
        schema.add_integer_field("place", stored=True)
        self._index = self._library.Index(schema.build())
        self._writer = self._index.writer(50_000_000, 1)
        self._size = 0
        for tokens in corpus:
            self._write(tokens)
        self._publish()

    def _write(self, tokens: Tokens) -> None:
        self._writer.add_document(self._library.Document(text=" ".join(tokens), place=self._size))
        self._size += 1

    def _publish(self) -> None:
        self._writer.commit()
        self._index.reload()
        self._searcher = self._index.searcher()

    def find(self, query: Tokens) -> Sequence[Any]:
        found = self._searcher.search(self._index.parse_query(" ".join(query), ["text"]), 5)
        return [self._searcher.doc(address)["place"][0] for _, address in found.hits]

    def add(self, tokens: Tokens) -> None:
        self._write(tokens)
        self._publish()


class FTS5:
    """SQLite's full-text index, in memory, one table per user."""

    def __init__(self, corpus: Sequence[Tokens]) -> None:
        self._database = sqlite3.connect(":memory:")
        self._database.execute("CREATE VIRTUAL TABLE entries USING fts5(text)")
        self._database.executemany("INSERT INTO entries VALUES (?)", ((" ".join(tokens),) for tokens in corpus))

    def find(self, query: Tokens) -> Sequence[Any]:
        words = " OR ".join(f'"{word}"' for word in query)
        order = "SELECT rowid FROM entries WHERE entries MATCH ? ORDER BY rank LIMIT 5"
        return [row[0] - 1 for row in self._database.execute(order, (words,))]

    def add(self, tokens: Tokens) -> None:
        self._database.execute("INSERT INTO entries VALUES (?)", (" ".join(tokens),))
        self._database.commit()


OURS = "this index, words only"
USERS = "what users get"
COMPILED = ("bm25s (numba)", "tantivy")
ENGINES: dict[str, Callable[[Sequence[Tokens]], Engine]] = {
    OURS: Ours,
    USERS: Users,
    "rank_bm25": RankBM25,
    "BM25Retriever": Retriever,
    "bm25s (numba)": BM25s,
    "tantivy": Tantivy,
    "SQLite FTS5": FTS5,
}


def installed(corpus: Sequence[Tokens]) -> list[str]:
    """The engines that work here; the others are named once."""
    names = []
    for name, engine in ENGINES.items():
        try:
            engine(corpus).find(corpus[0])
        except (ImportError, sqlite3.OperationalError) as error:
            skipped(name, str(error))
        else:
            names.append(name)
    return names
