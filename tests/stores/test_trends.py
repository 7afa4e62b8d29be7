"""Trends across users: only who takes part, only large counts, noisy, paid from a budget, and no word of anybody."""

import math
from bisect import bisect_left
from collections.abc import AsyncIterator, Sequence

import pytest

from language.topics.table import names
from stores import MemoryStore, Settings, Status, open_store
from stores.areas.trends.counts import MOST_TOPICS, SENSITIVITY, exact_counts
from stores.areas.trends.noise import Noise, laplace
from stores.areas.trends.trends import BudgetSpent, margin
from stores.errors import InvalidInput
from tests.conftest import Clock
from tests.soak import times

TRIALS = times(1_500, 3_000)


def silent(sensitivity: int, epsilon: float) -> Noise:
    """No noise at all, to see what is counted."""
    return Noise(list, epsilon)


async def crowd(store: MemoryStore, many: int, value: str = "Interested in PostgreSQL", *, joined: bool = True) -> None:
    for number in range(many):
        user = f"{value[-4:]}-{joined}-{number}"
        await store.write(user, key="taste", value=value, category="preference")
        if joined:
            await store.trends.take_part(user, True)


@pytest.fixture
async def store(settings: Settings, clock: Clock) -> AsyncIterator[MemoryStore]:
    quick = settings.model_copy(update={"documents": "database", "trends_budget": 4.0})
    async with open_store(quick, clock=clock) as opened:
        opened.trends.noise = silent
        yield opened


async def test_only_who_chose_it_is_counted_and_only_large_counts_are_told(store: MemoryStore) -> None:
    await crowd(store, 40)
    await crowd(store, 40, "Interested in astronomy", joined=False)
    await crowd(store, 30, "Loves gardening and cooking")
    report = await store.trends.publish()
    assert (report.readers, [(one.topic, one.readers) for one in report.trends]) == (70, [("databases", 40)])
    assert 20 + margin(1.0) > 30, "thirty are too few: noise alone could make thirty of nineteen"


async def test_taking_part_is_a_choice_that_can_be_taken_back(store: MemoryStore, clock: Clock) -> None:
    assert not (await store.profile("ann")).trends
    assert (await store.trends.take_part("ann", True)).status is Status.UPDATED
    assert (await store.trends.take_part("ann", True)).status is Status.UNCHANGED
    assert (await store.profile("ann")).trends
    assert (await store.trends.take_part("ann", False)).status is Status.UPDATED
    assert [event.operation for event in await store.history("ann")] == ["trends_joined", "trends_left"]


async def test_who_leaves_pauses_or_is_erased_is_in_no_later_report_and_published_figures_stay(
    store: MemoryStore, clock: Clock
) -> None:
    await crowd(store, 41)
    first = await store.trends.publish()
    user = "eSQL-True-{}"
    await store.clear(user.format(0))
    await store.pause(user.format(1))
    await store.trends.take_part(user.format(2), False)
    clock.advance(minutes=1)
    second = await store.trends.publish()
    assert [report.readers for report in (first, second)] == [41, 38]
    assert [one.readers for one in second.trends] == [38]
    assert (await store.trends.reports())[1].trends == first.trends
    assert not (await store.profile(user.format(0))).trends


async def test_a_reader_is_counted_for_few_topics_whatever_they_like(store: MemoryStore) -> None:
    for number, liked in enumerate(("PostgreSQL", "astronomy", "Rust", "cooking", "chess", "jazz", "bitcoin")):
        await store.write("ann", key=f"taste_{number}", value=f"Interested in {liked}", category="preference")
    await store.trends.take_part("ann", True)
    readers, counts = await store.everyone(lambda connection: exact_counts(connection, store.clock()))
    assert (readers, sum(counts.values())) == (1, MOST_TOPICS)
    assert SENSITIVITY == MOST_TOPICS + 1


async def test_few_readers_are_not_even_counted_aloud(store: MemoryStore) -> None:
    await crowd(store, 5)
    report = await store.trends.publish()
    assert (report.readers, report.trends) == (0, [])


async def test_nobody_is_counted_while_memory_is_off_for_everyone(settings: Settings) -> None:
    async with open_store(settings.model_copy(update={"enabled": False})) as switched_off:
        with pytest.raises(InvalidInput, match="switched off"):
            await switched_off.trends.publish()


async def test_dislikes_are_no_interest_and_reactions_are(store: MemoryStore) -> None:
    await store.write("ann", key="taste", value="Dislikes crypto", category="preference")
    await store.activity.react("ann", "p", title="A new telescope sees a galaxy", reaction="👍")
    await store.trends.take_part("ann", True)
    _, counts = await store.everyone(lambda connection: exact_counts(connection, store.clock()))
    assert [name for name, many in counts.items() if many] == ["space"]


async def test_the_budget_is_stated_spent_and_refuses_until_the_next_month(store: MemoryStore, clock: Clock) -> None:
    budget = await store.trends.budget()
    assert (budget.period, budget.whole, budget.spent, budget.left) == ("2026-02", 4.0, 0.0, 4.0)
    for number in range(1, 5):
        clock.advance(hours=1)
        assert (await store.trends.publish()).number == number
        assert (await store.trends.budget()).spent == number
    with pytest.raises(BudgetSpent, match="2026-02 is spent: 4 of 4"):
        await store.trends.publish()
    assert len(await store.trends.reports()) == 4
    clock.advance(days=30)
    assert (await store.trends.publish()).number == 1


async def test_a_report_says_what_rises_and_falls_beyond_the_noise(store: MemoryStore, clock: Clock) -> None:
    await crowd(store, 60, "Interested in astronomy")
    await crowd(store, 40)
    await store.trends.publish()
    clock.advance(hours=1)
    for number in range(20):
        await store.clear(f"nomy-True-{number}")
    await crowd(store, 60, "Interested in the SQLite database")
    report = await store.trends.publish()
    assert [(one.topic, one.readers, one.before, one.direction) for one in report.trends] == [
        ("databases", 100, 40, "rising"),
        ("space", 40, 60, "falling"),
    ]


async def test_no_word_of_a_user_can_be_in_a_report(store: MemoryStore) -> None:
    await crowd(store, 40, "Interested in the zyzzyva database of Acme")
    report = await store.trends.publish()
    assert {one.topic for one in report.trends} <= set(names())
    assert "zyzzyva" not in repr(await store.trends.reports())


async def test_without_the_library_nothing_is_published(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "opendp.prelude", None)
    store.trends.noise = laplace
    with pytest.raises(InvalidInput, match="OpenDP"):
        await store.trends.publish()
    assert await store.trends.reports() == []


async def test_it_works_on_both_databases_with_the_real_noise(any_store: MemoryStore, user: str) -> None:
    await any_store.trends.take_part(user, True)
    try:
        report = await any_store.trends.publish()
    except BudgetSpent:  # the database is shared between tests
        assert (await any_store.trends.budget()).left < 1
        return
    assert report.epsilon == pytest.approx(1.0)
    assert report == (await any_store.trends.reports())[0]


# -- can anybody tell whether one user took part? ------------------------------------------------------------


def advantage(noise: Noise, without: Sequence[int], taking_part: Sequence[int]) -> float:
    """How much better than a guess an attacker does who sees a report from before and one from after, and looks at
    the counts that the user would change: beside the earlier report, or knowing everybody else, beside the truth."""
    changed = [place for place, (one, two) in enumerate(zip(without, taking_part, strict=True)) if one != two]
    known = [without[place] for place in changed]  # the other counts tell nothing: each has noise of its own

    def moves(now: Sequence[int]) -> tuple[int, ...]:
        before, after = sum(noise.apply(known)), sum(noise.apply(now))
        return after - before, after - sum(known)

    absent, present = (
        list(zip(*(moves(world) for _ in range(TRIALS)), strict=True))
        for world in (known, [taking_part[place] for place in changed])
    )
    return max(_best_mark(one, two) for one, two in zip(present, absent, strict=True))


def _best_mark(present: Sequence[int], absent: Sequence[int]) -> float:
    """The attacker says "took part" from some mark on; the best mark counts."""
    absent, present = sorted(absent), sorted(present)
    return max(bisect_left(absent, mark) - bisect_left(present, mark) for mark in {*absent, *present}) / TRIALS


@pytest.mark.parametrize("epsilon", [0.5, 1.0])
async def test_two_reports_do_not_tell_whether_one_user_took_part(store: MemoryStore, epsilon: float) -> None:
    await crowd(store, 25)
    worlds = []
    for joined in (False, True):
        for number, liked in enumerate(("PostgreSQL", "astronomy", "Rust")):
            await store.write("ann", key=f"taste_{number}", value=f"Interested in {liked}", category="preference")
        await store.trends.take_part("ann", joined)
        readers, counts = await store.everyone(lambda connection: exact_counts(connection, store.clock()))
        worlds.append([readers, *counts.values()])
    without, taking_part = worlds
    assert sum(abs(one - two) for one, two in zip(without, taking_part, strict=True)) == SENSITIVITY
    noise = laplace(SENSITIVITY, epsilon)
    assert noise.epsilon == pytest.approx(epsilon)
    most = (math.exp(epsilon) - 1) / (math.exp(epsilon) + 1)
    assert advantage(noise, without, taking_part) <= most + 5 * math.sqrt(0.5 / TRIALS)
    assert advantage(Noise(list, 0.0), without, taking_part) == 1.0, "without noise the attack succeeds"
