"""The capacity plan grows with those who are active, the database with all users, and a miss is told."""

from benchmarks.speed.capacity_check import compared, is_near
from benchmarks.speed.capacity_plan import Day, Lived

DAY = Day(20.0, 4.0, 3.0, 1.0, messages=400, memory=60, events=60, bytes_added=2e6)
FEW = Lived(users=2_000, active=20, day=DAY, bytes_empty=10e6, bytes_before=30e6)


def test_a_day_of_many_is_predicted_from_one_of_a_few() -> None:
    real = Lived(10_000, 200, DAY.times(10), bytes_empty=10e6, bytes_before=110e6)
    assert all(round(plan, 6) == round(found, 6) for _, plan, found in compared(FEW.costs(), real))


def test_what_costs_a_quarter_more_than_the_plan_says_is_a_miss() -> None:
    dearer = Lived(10_000, 200, DAY.times(12.6), bytes_empty=10e6, bytes_before=110e6)
    near = {what: is_near(plan, found) for what, plan, found in compared(FEW.costs(), dearer)}
    assert [what for what, good in near.items() if good] == ["database before the day, MB"]
