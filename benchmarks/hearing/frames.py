"""Sentences drawn from frames: how a secret is told, and how the same things are spoken of without one.

A file of `data/secrets/frames` lists words (`@lock: bike lock | padlock`) and frames, with a secret
(`S: the {lock} opens with {code}`) and harmless ones (`H: the {lock} cost {price}`). The same things stand in both
sorts, so that only the frame tells them apart.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.hearing.made_up import word as made_up_word

_EACH = 6
_SLOT = "@"
_LETTERS = "abcdefghjkmnpqrstuvwxyz"
_SIGNS = "!?#*&%$"
Slots = Mapping[str, Sequence[str]]


def drawn(path: Path) -> Iterator[tuple[str, str]]:
    """Labels and texts of one language's frames; the same file gives the same texts."""
    slots: dict[str, list[str]] = {}
    frames: list[tuple[str, str]] = []
    for line in path.read_text("utf-8").splitlines():
        name, _, rest = line.partition(":")
        if line.startswith(_SLOT):
            slots[name[1:]] = [word.strip(" ") for word in rest.split("|")]
        elif rest:
            frames.append((name, rest.strip()))
    draw = random.Random(0)
    for label, frame in frames:
        for _ in range(_EACH):
            yield label, _filled(frame, slots, draw)


def _filled(frame: str, slots: Slots, draw: random.Random) -> str:
    """The frame with a word or a value in each place, now and then beginning with a capital."""
    text, rest = "", frame
    while "{" in rest:
        before, _, rest = rest.partition("{")
        name, _, rest = rest.partition("}")
        text += before + (draw.choice(slots[name]) if name in slots else _VALUES[name](slots, draw))
    text = " ".join((text + rest).split())
    return text[:1].upper() + text[1:] if draw.random() < 0.4 else text


def _digits(draw: random.Random, count: int) -> str:
    return "".join(draw.choice("0123456789") for _ in range(count))


def _code(_: Slots, draw: random.Random) -> str:
    """What a keypad or a dial takes."""
    four, six = _digits(draw, 4), _digits(draw, 6)
    return draw.choice(
        [
            *[four] * 8,
            *[six] * 2,
            _digits(draw, 5),
            f"{four}#",
            f"*{four}",
            " ".join(four),
            "-".join(four),
            "-".join(_digits(draw, 3)),
            f"{six[:2]}-{six[2:4]}-{six[4:]}",
            f"{six[:2]} {six[2:4]} {six[4:]}",
            f"{draw.choice('ABCK')}{four}",
        ]
    )


def _word(slots: Slots, draw: random.Random) -> str:
    """A word that people choose, or one that means nothing."""
    word = draw.choice(slots["plain"])
    return word if word.isascii() and word.isalpha() and draw.random() < 0.5 else made_up_word(draw)


def _mixed(slots: Slots, draw: random.Random) -> str:
    """A password as people think it up."""
    one, two = _word(slots, draw), _word(slots, draw)
    few, year, sign = str(draw.randrange(1, 100)), str(draw.randrange(1950, 2025)), draw.choice(_SIGNS)
    return draw.choice(
        [
            one + few,
            one + year,
            one.title() + few + sign,
            one.title() + year,
            f"{one.title()}{sign}{two.title()}_{few}",
            f"{one}-{two}-{few[0]}",
            f"{one}_{two}",
            f"{one}.{two}{few}",
            f"{one.title()}.{two}{sign}{few}",
            f"{one.title()}{sign}{two.title()}",
            f"{one.title()}-2u-{two.title()}",
            one.replace("a", "4").replace("e", "3") + few,
            f"{one}{sign}{few}",
            f"{one.title()}*{few}",
        ]
    )


def _joined(slots: Slots, draw: random.Random) -> str:
    """Words in one piece."""
    return "".join(_word(slots, draw) for _ in range(draw.choice([2, 3, 3, 4])))


def _linked(slots: Slots, draw: random.Random) -> str:
    """Two or three words with hyphens between them, perhaps with a small one in the middle."""
    one, two = _word(slots, draw), _word(slots, draw)
    between = draw.choice(["", "", *slots.get("between", [])])
    words = [one, between, two] if between else [one, two]
    return "-".join(word.title() if draw.random() < 0.4 else word for word in words)


def _scrambled(_: Slots, draw: random.Random) -> str:
    """Letters and digits by turns, as new keypads have them."""
    shape = draw.choice(["A99A9", "9A9A", "A9A9", "AA99", "99AA", "A999", "9A99", "99A9A", "A9A99"])
    return "".join(draw.choice(_LETTERS.upper()) if sign == "A" else _digits(draw, 1) for sign in shape)


def _voucher(_: Slots, draw: random.Random) -> str:
    """What a shop prints on a card or in a box."""
    parts = ["".join(draw.choice(_LETTERS.upper() + "23456789" * 2) for _ in range(4)) for _ in range(4)]
    return "-".join(parts[: draw.choice([2, 3, 4])])


def _user(slots: Slots, draw: random.Random) -> str:
    one, two = made_up_word(draw), made_up_word(draw)
    return draw.choice(
        [f"{one}{draw.randrange(100)}", f"{one[0]}.{two}", f"{one}_{two[0]}", one, f"{one}@mail.example"]
    )


def _network(slots: Slots, draw: random.Random) -> str:
    one = _word(slots, draw).title()
    return draw.choice(
        [f"{one}-Guest", f"{one}_5G", f"TP-Link_{_digits(draw, 2)}A{_digits(draw, 1)}", f"{one}Net", one]
    )


def _reserve(_: Slots, draw: random.Random) -> str:
    """A code from a list for the day the phone is lost."""
    parts = ["".join(draw.choice(_LETTERS + "23456789" * 2) for _ in range(4)) for _ in range(3)]
    return draw.choice(
        ["-".join(parts), "-".join(parts[:2]), f"{_digits(draw, 4)} {_digits(draw, 4)}", _digits(draw, 8)]
    )


def _otp(_: Slots, draw: random.Random) -> str:
    six = _digits(draw, 6)
    return draw.choice([six, six, f"{six[:3]} {six[3:]}", f"{six[:3]}-{six[3:]}", six[:5], six[:4]])


def _price(_: Slots, draw: random.Random) -> str:
    return draw.choice(
        [str(draw.randrange(10, 100) * 5), str(draw.randrange(100, 5000)), f"{draw.randrange(5, 90)}.90"]
    )


def _model(_: Slots, draw: random.Random) -> str:
    letters = "".join(draw.choice("ABGKLPSTX") for _ in range(2))
    return draw.choice([letters + _digits(draw, 4), f"{letters[0]}{_digits(draw, 2)}", f"{letters}-{_digits(draw, 3)}"])


def _time(_: Slots, draw: random.Random) -> str:
    hour, minute = draw.randrange(24), draw.randrange(0, 60, 5)
    return draw.choice([f"{hour}:{minute:02}", f"{hour:02}{minute:02}", str(hour)])


_VALUES: Mapping[str, Callable[[Slots, random.Random], str]] = {
    "code": _code,
    "mixed": _mixed,
    "joined": _joined,
    "linked": _linked,
    "scrambled": _scrambled,
    "voucher": _voucher,
    "user": _user,
    "network": _network,
    "reserve": _reserve,
    "otp": _otp,
    "price": _price,
    "model": _model,
    "time": _time,
    "digit": lambda _, draw: _digits(draw, 1),
    "two": lambda _, draw: str(draw.randrange(1, 60)),
    "three": lambda _, draw: _digits(draw, 3),
    "number": lambda _, draw: str(draw.randrange(10, 10 ** draw.choice([2, 3, 4, 4, 5, 6]) + 10)),
    "year": lambda _, draw: str(draw.randrange(1880, 2026)),
    "version": lambda _, draw: f"{draw.randrange(1, 20)}.{draw.randrange(10)}.{draw.randrange(10)}",
}
