"""A saved index gives the same answers, holds no trace of what is gone, and does not grow without end."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from stores.errors import SnapshotDamaged
from stores.search.index.user_index import Entry, Filter, UserIndex
from tests.stores.test_index import filtered, ids, index_of


def test_a_snapshot_gives_the_same_index() -> None:
    index = filtered()
    index.put(Entry("ü\n", "likes rust\nand 编程", key="k", category="ß"))
    index.remove("a")
    loaded = UserIndex.load(index.dump())
    for query in ("rust", "编程 likes", "nothing"):
        assert loaded.search(query) == index.search(query)
        assert loaded.search(query, 5, Filter(category="skill")) == index.search(query, 5, Filter(category="skill"))
    loaded.put(Entry("b", "prefers go"))
    assert ids(loaded, "go") == ["b"]


def test_a_snapshot_holds_no_trace_of_removed_entries() -> None:
    index = index_of("Lives in Berlin")
    index.put(Entry("canary-id", "canaryword", key="canary_key", category="canarycategory", source="canarysource"))
    index.put(Entry("replaced", "canarytext", conversation_id="canarytalk"))
    index.put(Entry("replaced", "harmless"))
    index.remove("canary-id")
    assert b"cana" not in index.dump()


def test_a_damaged_snapshot_is_refused() -> None:
    blob = filtered().dump()
    rng = random.Random(1)
    for at in rng.sample(range(len(blob)), 200):
        with pytest.raises(SnapshotDamaged):
            UserIndex.load(blob[:at] + bytes([blob[at] ^ 0x10]) + blob[at + 1 :])
    for length in (0, 5, 12, len(blob) - 1):
        with pytest.raises(SnapshotDamaged):
            UserIndex.load(blob[:length])


def test_many_changes_do_not_let_the_index_grow() -> None:
    index = index_of(*(f"entry number {number}" for number in range(20)))
    for round_ in range(3_000):
        index.put(Entry("m7", f"changed again {round_ % 50}"))
    assert index.nbytes < 500_000
    assert ids(index, "changed") == ["m7"]


def test_memory_use_is_told() -> None:
    index = UserIndex()
    empty = index.nbytes
    for number in range(200):
        index.put(Entry(str(number), f"some words about topic{number}"))
    assert empty < index.nbytes < 1_000_000


def test_threads_may_search_while_one_writes() -> None:
    index = index_of("steady words")

    def write() -> None:
        for number in range(300):
            index.put(Entry(f"w{number % 20}", f"rust and python {number}"))

    def read() -> Counter[bool]:
        return Counter(ids(index, "steady") == ["m0"] for _ in range(300))

    with ThreadPoolExecutor(4) as pool:
        reads = [pool.submit(read) for _ in range(3)]
        pool.submit(write).result()
        assert all(done.result() == {True: 300} for done in reads)
