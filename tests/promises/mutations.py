"""Exports changed on purpose: what a broken disk, another program or an enemy could make of a file."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

Data = dict[str, Any]
Place = tuple[Any, Any]
"""A container and the name or number in it."""

NESTED: Any = []
for _ in range(200):
    NESTED = [NESTED]
STRANGE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        7,
        2**70,
        0.5,
        float("nan"),
        float("inf"),
        "",
        " ",
        "x",
        [],
        {},
        [[]],
        {"a": 1},
        NESTED,
    ),
    *(
        "x" * 25_000,
        "nul\0nul",
        "half \ud800 of it",
        "\udcff",
        "two\nlines",
        "Ünï 汉字 🙂",
        "../../etc/passwd",
        "%s'; --",
    ),
)
DATES = (
    *("yesterday", "2026-02-30", "2026-02-12", "2026-02-12T09:00:00", "0001-01-01T00:00:00+14:00", "20260212"),
    *("9999-12-31T23:59:59-14:00", "2026-02-12T09:00:00+00:00", "1e9", "2026-W07-4", "2026-02-12T09:00:00+99:00"),
)
ZONES = ("Nowhere/Land", "Europe", "../UTC", "Europe/Kyiv\0", "", "Europe/Kyiv", "x" * 5_000, "UTC\n")
SECRETS = (
    "my password is hunter2-Xy9",
    "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCD",
    "def f(x):\n    return x + 1",
)
NAMES = (
    "valid_from",
    "valid_until",
    "tags",
    "points",
    "importance",
    "messages",
    "participants",
    "conversations",
    "topic",
)


def places(data: Any) -> Iterator[Place]:
    """Every value in the file."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in list(inside):
        yield data, name
        yield from places(value)


def mutated(data: Data, chance: random.Random, foreign: Data) -> Data:
    """A copy with one to three things wrong, or harmlessly different."""
    made = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        everywhere = list(places(made))
        if everywhere:
            chance.choice(_CHANGES)(made, chance.choice(everywhere), chance, foreign)
    return made


def _swap(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
    place[0][place[1]] = copy.deepcopy(chance.choice(STRANGE))


def _misdate(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
    dated = [one for one in places(data) if str(one[1]).endswith(("_at", "day", "at", "until"))] or [place]
    container, name = chance.choice(dated)
    container[name] = chance.choice(DATES)


def _add(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
    holders = [data, *(one[0][one[1]] for one in places(data) if isinstance(one[0][one[1]], dict))]
    chance.choice(holders)[chance.choice(("surplus", "user_id", "run", "revision", "nul\0"))] = chance.choice(STRANGE)


def _lack(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
    del place[0][place[1]]


def _twice(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
    lists = [one[0][one[1]] for one in places(data) if isinstance(one[0][one[1]], list) and one[0][one[1]]]
    if lists:
        chosen = chance.choice(lists)
        chosen.append(copy.deepcopy(chance.choice(chosen)))


def _take(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
    """Something of another user, with its ids."""
    part = chance.choice(("memories", "conversations", "messages", "posts", "memory_md"))
    if part in ("memories", "memory_md"):
        data[part] = copy.deepcopy(foreign[part])
    elif isinstance(data.get("activity"), dict):
        data["activity"][part] = copy.deepcopy(foreign["activity"][part])


def _misplace(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
    if isinstance(data.get("user"), dict):
        data["user"]["timezone"] = chance.choice(ZONES)


def _memory(change: Callable[[Data, random.Random], None]) -> Any:
    def apply(data: Data, place: Place, chance: random.Random, foreign: Data) -> None:
        rows = data.get("memories")
        rows = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        if rows:
            change(chance.choice(rows), chance)

    return apply


def _hide(row: Data, chance: random.Random) -> None:
    """A secret or code, whoever is said to have written it."""
    row |= {"value": chance.choice(SECRETS), "author": chance.choice(("file", "user", "agent", "tool"))}


def _spoil(row: Data, chance: random.Random) -> None:
    strange = chance.choice((*STRANGE, *DATES, ["ok", 7], ["half \ud800"], ["fine"], 0.9))
    row["details"] = {chance.choice(NAMES): copy.deepcopy(strange)}


def _sort(row: Data, chance: random.Random) -> None:
    row["kind"] = chance.choice(("memory", "note", "fact", "observation", "episode", "message", "x"))
    row["durability"] = chance.choice(("durable", "daily", "weekly"))
    row["category"] = chance.choice(("preference", "reading_history", "skill", "", "finding", "mixed"))


_CHANGES: tuple[Any, ...] = (
    *(_swap, _swap, _misdate, _add, _lack, _twice, _take, _misplace),
    *(_memory(_hide), _memory(_spoil), _memory(_sort)),
)
