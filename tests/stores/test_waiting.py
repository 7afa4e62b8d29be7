"""Jobs on their way to the writing thread: in order, never forgotten, and it is not woken for what nobody waits for."""

import threading
from collections.abc import Iterator
from itertools import islice

import pytest

from stores.write.queue.jobs import Job
from stores.write.queue.waiting import Waiting


def job(name: str, *, lazy: bool = False) -> Job:
    return Job(name, lambda unit: None, lazy=lazy)


def names(jobs: Iterator[Job | None]) -> list[str]:
    return [one.user_id if one else "end" for one in jobs]


def test_jobs_come_in_the_order_in_which_they_were_put() -> None:
    waiting = Waiting()
    for number in range(4):
        waiting.put(job(str(number), lazy=number % 2 == 0))
    waiting.end()
    assert names(waiting.take(3, None)) == ["0", "1", "2"]
    assert names(waiting.take(3, None)) == ["3", "end"]
    assert names(waiting.take(3, 0.0)) == []


def test_what_nobody_waits_for_is_taken_when_the_thread_looks_by_itself() -> None:
    waiting = Waiting()
    waiting.put(job("late", lazy=True))
    assert waiting._calls.empty()
    assert names(waiting.take(9, 0.01)) == ["late"]


@pytest.mark.parametrize("lazy", [False, True])
def test_a_thread_that_waits_without_an_end_is_woken_for_every_job(lazy: bool) -> None:
    waiting = Waiting()
    taken: list[str] = []
    thread = threading.Thread(target=lambda: taken.extend(names(waiting.take(1, None))))
    thread.start()
    waiting.put(job("woken", lazy=lazy))
    thread.join(timeout=10)
    assert taken == ["woken"]


def test_no_job_of_many_threads_is_forgotten_while_the_taker_falls_asleep_again_and_again() -> None:
    waiting, each, taken = Waiting(), 2_000, list[str]()

    def put(name: str) -> None:
        for number in range(each):
            waiting.put(job(f"{name}{number}", lazy=True))

    def take() -> None:
        while len(taken) < 3 * each:
            taken.extend(names(islice(waiting.take(5, None), 5)))

    threads = [threading.Thread(target=put, args=(name,)) for name in "abc"] + [threading.Thread(target=take)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    for name in "abc":
        assert [one for one in taken if one[0] == name] == [f"{name}{number}" for number in range(each)]
