"""Is the capacity plan right? `python -m benchmarks.speed.capacity_check`: what a day costs is measured on a few users,
predicted for 1,000 and for 10,000 users (`--users`), and then lived through with so many."""

import argparse
import asyncio
from functools import partial

from benchmarks.measuring import table
from benchmarks.speed import store_peers as peers
from benchmarks.speed.capacity_plan import ACTIVE, SAMPLE, SAMPLE_OF, Costs, Lived, lived, plan

NEAR = 0.2


def compared(costs: Costs, real: Lived) -> list[tuple[str, float, float]]:
    """What the plan says beside what was measured."""
    day = costs.day.times(real.active)
    held = costs.bytes_empty + real.users * costs.bytes_of_user
    return [
        ("turns: seconds of cores, program", day.turns_program, real.day.turns_program),
        ("turns: seconds of cores, PostgreSQL", day.turns_server, real.day.turns_server),
        ("night: seconds of cores, both", day.night, real.day.night),
        ("messages written", day.messages, real.day.messages),
        ("memories written", day.memory, real.day.memory),
        ("events written", day.events, real.day.events),
        ("database before the day, MB", held / 1e6, real.bytes_before / 1e6),
        ("added by the day, MB", day.bytes_added / 1e6, real.day.bytes_added / 1e6),
    ]


def is_near(predicted: float, measured: float) -> bool:
    return abs(predicted - measured) <= NEAR * measured


async def check(counts: list[int], share: float) -> bool:
    """Predict and live through a day of each count of users; was every figure near enough?"""
    right = True
    with peers.postgres() as new_database, peers._folder() as folder:
        if new_database is None:
            return False
        live = partial(lived, folder)
        costs = (await live(new_database(), SAMPLE_OF, SAMPLE)).costs()
        plan(1_000_000, costs, share)
        for users in counts:
            real = await live(new_database(), users, max(1, round(users * share)))
            rows = compared(costs, real)
            right = right and all(is_near(*pair) for _, *pair in rows)
            told = [
                (what, f"{plan:,.1f}", f"{found:,.1f}", f"{plan / found:.2f}×", "✓" if is_near(plan, found) else "✗")
                for what, plan, found in rows
            ]
            title = f"A day of {users:,} users, {real.active:,} of them active"
            table(title, ("", "predicted", "measured", "ratio", f"within {NEAR:.0%}"), told)
    return right


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed.capacity_check", description=__doc__)
    parser.add_argument("--users", type=int, nargs="+", default=[1_000, 10_000], help="how many (default 1000 10000)")
    parser.add_argument("--active", type=float, default=ACTIVE, help=f"share of them on a day (default {ACTIVE})")
    chosen = parser.parse_args()
    raise SystemExit(0 if asyncio.run(check(chosen.users, chosen.active)) else 1)


if __name__ == "__main__":
    main()
