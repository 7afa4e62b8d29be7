"""What an index takes: ids as numbers, terms in blocks, and of 4-grams no list by entry; all exact under any churn."""

import gc
import random
import tracemalloc
from collections.abc import Callable
from uuid import UUID

import numpy as np
import pytest

from language.words.index_terms import default_analyzer
from stores.search.index import entry_ids
from stores.search.index.entry_ids import EntryIds
from stores.search.index.growing_arrays import Column, Lists
from stores.search.index.user_index import Entry, UserIndex
from tests.soak import times

ODD = ("", "7", "m7", "x" * 36, "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "6ba7b810-9dad-11d1-80b4_00c04fd430c8")
LETTERS = "abdegiklmnoprstuvz"


def names(rng: random.Random, most: int) -> list[str]:
    """UUIDs, among them the smallest, and ids that only look like some."""
    return [str(UUID(int=0)), *(str(UUID(int=rng.getrandbits(128))) for _ in range(most)), *ODD[1:]]


def texts(many: int, seed: int = 4) -> list[str]:
    rng = random.Random(seed)
    words = ["".join(rng.choices(LETTERS, k=6)) for _ in range(many)]
    chances = [1 / (place + 5) for place in range(many)]
    return [" ".join(rng.choices(words, chances, k=14)) for _ in range(many)]


def held(build: Callable[[], object]) -> int:
    """The bytes that something built takes, with its words."""
    default_analyzer.cache_clear()
    gc.collect()
    tracemalloc.start()
    built = build()
    default_analyzer.cache_clear()
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del built
    return size


def filled(said: list[str]) -> UserIndex:
    index = UserIndex()
    for number, text in enumerate(said):
        index.put(Entry(str(UUID(int=number << 64 | number)), text))
    return index


@pytest.mark.parametrize("seed", range(times(3, 30)))
@pytest.mark.parametrize("odd", [False, True])
def test_ids_and_slots_find_each_other_under_churn(odd: bool, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry_ids, "_NEWEST", 5)
    rng = random.Random(seed)
    given = names(rng, 60)[: None if odd else 61]
    ids, alive, slots = EntryIds(), Column(np.zeros(0, np.bool_)), dict[str, int]()
    for _ in range(300):
        name = rng.choice(given)
        if name in slots:
            slot = slots.pop(name)
            ids.empty(name, slot)
            alive[slot] = False
        else:
            slots[name] = len(alive)
            alive.append(True)
            ids.add(name, slots[name], alive)
        shown = rng.sample(sorted(slots.items()), min(3, len(slots)))
        assert ids.take([slot for _, slot in shown]) == [name for name, _ in shown]
        sought = {name: ids.slot(name) for name in (*given, *ODD)}
        assert {name: slot for name, slot in sought.items() if slot is not None and alive[slot]} == slots
    assert [ids[slot] for slot in slots.values()] == list(slots)
    assert [ids.listed()[slot] for slot in slots.values()] == list(slots)


def test_lists_know_which_of_them_hold_a_value_after_any_moves() -> None:
    rng, lists, plain = random.Random(2), Lists(), list[list[int]]()
    for value in range(900):
        some = [number for number in range(len(plain)) if rng.random() < 0.5 / (number + 1)]
        lists.append(some, value)
        for number in some:
            plain[number].append(value)
        for _ in range(rng.choice((0, 0, 1, 3))):
            plain.append([value])
        if len(plain) > len(lists):
            first = len(lists)
            assert lists.open(value, len(plain) - first) == first
    assert [one.tolist() for one in lists.take(range(len(lists)))] == plain
    for wanted in ([0], [3, 70, 899], list(range(0, 900, 7))):
        expected = sorted(number for number, one in enumerate(plain) for value in one if value in set(wanted))
        assert sorted(lists.holding(wanted)) == expected


def test_after_removals_every_term_counts_as_if_the_entries_had_never_been() -> None:
    said = texts(120)
    index = filled(said)
    for number in range(0, 120, 3):
        index.remove(str(UUID(int=number << 64 | number)))
        if number % 5 == 0:
            index.search(said[number])
    never = UserIndex()
    for number, text in enumerate(said):
        if number % 3:
            never.put(Entry(str(UUID(int=number << 64 | number)), text))
    for text in said[:30]:
        assert index.get_scores(text[:-2]).tolist() == never.get_scores(text[:-2]).tolist()
        assert index.search(text[3:40]) == never.search(text[3:40])


def test_an_index_of_what_users_get_takes_little_more_than_half_a_kilobyte_for_an_entry() -> None:
    said = texts(2_000)
    filled(said)  # numbers that all indexes share are made once
    taken = held(lambda: filled(said))
    assert taken < 700 * len(said)
    assert 0.8 < filled(said).nbytes / taken < 1.2


def test_an_id_that_is_a_uuid_takes_far_less_than_its_letters() -> None:
    said = [str(UUID(int=number << 70 | number)) for number in range(4_000)]
    assert held(lambda: EntryIds([f"{name[:-1]}{name[-1]}" for name in said])) < 40 * len(said)
