"""The benchmark of the store runs; its figures are for people to read, not for tests to judge."""

import asyncio

import pytest

from benchmarks import measuring
from benchmarks.measuring import Act, Cost, Figure, by_blocks, by_turns, sentences, verdict
from benchmarks.speed import store


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "SIZES", (5, 20))
    monkeypatch.setattr(store, "CALLERS", (1, 3))
    monkeypatch.setattr(store, "ROUNDS", 2)
    monkeypatch.setattr(store, "WRITES", 6)


def test_candidates_take_turns_and_each_gets_a_median() -> None:
    order: list[str] = []

    async def act(name: str) -> None:
        order.append(name)

    acts = {name: (lambda _, name=name: act(name)) for name in ("one", "two")}
    taken = asyncio.run(by_turns(acts, 3, warm_up=1))
    assert order == ["one", "two"] * 4
    assert taken.keys() == {"one", "two"}


def test_an_act_may_measure_itself() -> None:
    async def act(number: int) -> float:
        return float(number)

    assert asyncio.run(by_turns({"act": act}, 3, warm_up=1)) == {"act": Figure(2.0)}


def test_blocks_take_turns_and_what_is_left_to_other_threads_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "_LEFT_TO_OTHERS", 0.0)
    spent, passed, order = 0.0, 0.0, list[tuple[str, int]]()
    monkeypatch.setattr("benchmarks.measuring.time.process_time", lambda: spent)
    monkeypatch.setattr("benchmarks.measuring.time.perf_counter", lambda: passed)

    def costing(name: str, seconds: float) -> Act:
        async def act(number: int) -> None:
            nonlocal passed
            order.append((name, number))
            passed += 2 * seconds
            asyncio.get_running_loop().call_soon(later)

        def later() -> None:
            nonlocal spent
            spent += seconds

        return act

    taken = asyncio.run(by_blocks({"one": costing("one", 1.0), "two": costing("two", 3.0)}, 2, size=2))
    assert taken == {"one": Cost(Figure(2.0), Figure(1.0)), "two": Cost(Figure(6.0), Figure(3.0))}
    assert order[:6] == [("one", 0), ("one", 1), ("two", 0), ("two", 1), ("one", 2), ("one", 3)]


def test_figures_and_targets_are_readable() -> None:
    assert [str(Figure(seconds)) for seconds in (2.5, 0.0123, 4.2e-5)] == ["2.5 s", "12.3 ms", "42 µs"]
    assert verdict(1.2, 1.5) == "✓ ≤ 1.5×"
    assert verdict(3.0, 8.0, at_most=False) == "✗ ≥ 8×"


def test_statements_are_the_same_in_every_run_and_differ_from_each_other() -> None:
    assert sentences(50, seed=3) == sentences(50, seed=3)
    assert len(set(sentences(500))) == 500


def test_every_table_of_the_store_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    async def tables() -> None:
        await store.growth()
        await store.cold_start()
        await store.crowds(None)
        await store.searches(None)

    asyncio.run(tables())
    said = capsys.readouterr().out
    for title in ("One call as the memory grows", "Cold start", "Writes per second", "Whole search"):
        assert title in said


def test_a_peer_that_is_not_there_is_skipped_with_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    measuring.skipped("mem0", "not installed")
    assert capsys.readouterr().out == "mem0 skipped: not installed\n"
