"""What the users of a long run say, and when: each at a pace of their own, whether or not they were answered."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

WEIGHTS = {"remember": 2, "ask": 4, "chat": 4}
"""How often a turn is of a kind, where it does not end the discussion."""
SHORTEST, LONGEST = 4, 8
"""Turns of one discussion, the farewell included."""
_SYLLABLES = [first + second for first in "bdfgklmnprtvz" for second in "aeiou"]
_STRIDE = 7_368_787
"""Has no divisor in common with the count of syllables."""
_REMEMBER = (
    "Remember that my colleague {name} repairs the payroll system",
    "Remember that I have read the novel {name}",
    "Remember that my neighbour {name} plays the cello",
    "Remember that I once walked to the village of {name}",
    "Remember that my dentist is called {name}",
    "Remember that the sailing boat of my uncle is named {name}",
    "Remember that I ordered the tent of the brand {name}",
    "Remember that my favourite bakery is the {name}",
    "Remember that I was taught chess by {name}",
    "Remember that my thesis was about the poet {name}",
    "Remember that I grow the tomato variety {name}",
    "Remember that my sister studies in {name}",
)
_ASK = ("What do you know about me?", "What do you know about {name}?", "Who is {name}?", "What did I order?")
_CHAT = ("Good morning", "That is an interesting thought about rivers", "I see", "How would you explain a compiler?")
_SAID = {"remember": _REMEMBER, "ask": _ASK, "chat": _CHAT}
_FAREWELL = "Thanks, that's all for today"


@dataclass(frozen=True)
class Turn:
    """One message of one user, due at a second of the run; with a name where it is to be remembered."""

    number: int
    user: str
    thread: str
    text: str
    due: float
    name: str = ""

    @property
    def id(self) -> str:
        """What the message is known by, however often it is sent."""
        return f"turn-{self.number}"


def name_of(number: int) -> str:
    """A word that no other number has, and no language; neighbours are as far apart as others."""
    number, letters = number * _STRIDE % len(_SYLLABLES) ** 4, ""
    for _ in range(4):
        number, place = divmod(number, len(_SYLLABLES))
        letters += _SYLLABLES[place]
    return letters.capitalize()


def user_of(number: int) -> str:
    return f"user-{number:05d}"


def turns(users: int, every: float, seconds: float, seed: int = 0) -> Iterator[Turn]:
    """All turns of a run in the order of time: a user speaks once in `every` seconds, a third more or less."""
    dice = Random(seed)
    waiting = [(dice.uniform(0, every), number) for number in range(users)]
    heapq.heapify(waiting)
    left, talks = dict.fromkeys(range(users), 0), dict.fromkeys(range(users), 0)
    made = 0
    while waiting and waiting[0][0] < seconds:
        due, number = waiting[0]
        if not left[number]:
            left[number], talks[number] = dice.randint(SHORTEST, LONGEST), talks[number] + 1
        left[number] -= 1
        made += 1
        yield _turn(dice, made, number, talks[number], due, last=not left[number])
        heapq.heapreplace(waiting, (due + every * dice.uniform(2 / 3, 4 / 3), number))


def _turn(dice: Random, made: int, number: int, talk: int, due: float, *, last: bool) -> Turn:
    user = user_of(number)
    (kind,) = dice.choices(list(WEIGHTS), list(WEIGHTS.values()))
    name, text = ("", _FAREWELL) if last else _said(dice, made, kind)
    return Turn(made, user, f"{user}-{talk}", text, due, name)


def day(user: str, number: int, count: int = 10, remembered: int = 1) -> list[Turn]:
    """One discussion of so many turns, of which so many are to be remembered, with a farewell at its end."""
    dice, first = Random(number), number * count
    kinds = ["remember"] * remembered + [dice.choice(("ask", "chat")) for _ in range(count - remembered - 1)]
    dice.shuffle(kinds)
    made = [_said(dice, first + place, kind) for place, kind in enumerate(kinds)] + [("", _FAREWELL)]
    return [Turn(first + place, user, f"{user}-day", text, 0.0, name) for place, (name, text) in enumerate(made)]


def _said(dice: Random, number: int, kind: str) -> tuple[str, str]:
    """A name where something is to be remembered, and the words."""
    name = name_of(number) if kind == "remember" else ""
    return name, dice.choice(_SAID[kind]).format(name=name or "rivers")


def known(number: int, count: int) -> list[str]:
    """What is known of a user before the run begins."""
    dice = Random(number)
    return [dice.choice(_PAST).format(name=name_of(5_000_000 + 1_000 * number + place)) for place in range(count)]


_PAST = (
    "Owns a bicycle made in {name}",
    "Speaks with {name} about gardens on Sundays",
    "Wrote a letter to the museum of {name}",
    "Keeps bees of the kind {name}",
    "Sings in the choir {name}",
    "Is saving for a journey to {name}",
)
