"""Labelled days: what is right, what is missing, and what should never have been learned."""

from collections import Counter

from benchmarks import days
from graphs.models.offline import OfflineModel
from stores import Settings
from stores.records import Memory

WANTED = {"category": ["work_context"], "contains": ["Stripe"]}
DAY = {"id": "ann", "known": [], "expected": [WANTED], "gone": ["klarna"], "forbidden": ["pilot"]}


def test_a_day_is_judged_by_what_is_right_missing_and_wrong() -> None:
    score = days.Score(group="all")
    right = Memory("1", "company", "Works at Stripe", "work_context")
    wrong = Memory("2", "role", "Pilot", "work_context")
    days.judge(score, DAY, [right, wrong], ["company works at stripe", "role pilot", "company klarna"])
    assert (score.found, score.right, score.wrong) == (2, 1, 1)
    assert (score.expected, score.recovered, score.precision, score.recall) == (2, 1, 0.5, 0.5)


def test_both_parts_have_days_of_four_languages_and_no_day_twice() -> None:
    parts = {part: days.cases(part) for part in ("tune", "report")}
    for found in parts.values():
        assert {case["language"] for case in found} == {"en", "uk", "de", "es"}
    every = [case for found in parts.values() for case in found]
    assert len(every) >= 60
    assert not [line for line, count in Counter(case["id"] for case in every).items() if count > 1]
    said = [{line for case in found for line in case["day"] if line.startswith("me:")} for found in parts.values()]
    assert len(said[0] & said[1]) < 5


async def test_a_day_is_lived_through_and_the_night_learns_from_it() -> None:
    chosen = Settings(database_url="sqlite://", documents="database")
    case = {"id": "ann", "known": [], "day": ["on: Kafka", "me: I work at Stripe", "bot: I am a pilot", "👍 Kafka"]}
    new, standing = await days.learned(OfflineModel(), chosen, case)
    assert [row.value for row in new] == ["Stripe"]
    assert standing == ["company stripe"]
