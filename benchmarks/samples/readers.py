"""Simulated readers of posts, made from mixtures of topics: what they told of themselves, did before, and click on now.

What a reader clicks comes from their hidden mixture, the points of a post and chance, and from nothing that ranking
computes. Not every taste was told, some that were told are over, and the posts clicked on have titles that no reader
has seen before.
"""

import math
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from stores.ranking.posts import Post

CASES = Path(__file__).parents[1] / "cases" / "ranking"
PAGE, PAST = 60, 40
"""Posts of the page that is ranked, and of those a reader saw before."""
TASTE, CROWD, AVERSION, CHANCE = 4.5, 0.5, 3.0, 0.7
"""What mixture, points, dislikes and chance weigh in a click."""
_THRESHOLD = 1.7


@dataclass
class Topic:
    """What is written about a topic (titles, sentences, subjects), and told of it (English, Ukrainian, its names)."""

    name: str
    lines: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in "WTSMUNV"})


@dataclass(frozen=True)
class Told:
    """A memory, and how many days ago it was told."""

    value: str
    category: str
    days: float


@dataclass(frozen=True)
class Deed:
    """What a reader did with a post, and how many days ago: 👍, 👎 or saved."""

    post: Post
    what: str
    days: float


@dataclass(frozen=True)
class Reader:
    """One reader, with the page to be ranked and the posts of it that they click on."""

    id: str
    told: list[Told]
    deeds: list[Deed]
    page: list[Post]
    clicks: frozenset[str]


def topics() -> list[Topic]:
    made: list[Topic] = []
    for line in (CASES / "topics.txt").read_text("utf-8").splitlines():
        kind, _, words = line.partition(" ")
        if kind == "#":
            made.append(Topic(words))
        else:
            made[-1].lines[kind].append(words)
    return made


def around() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {kind: [] for kind in "PDESW"}
    for line in (CASES / "around.txt").read_text("utf-8").splitlines():
        found[line[0]].append(line[2:])
    return found


class World:
    """Makes readers; the same seed makes the same ones."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.topics = topics()
        self.around = around()
        self.draw = {topic.name: self.dice.lognormvariate(0, 0.4) for topic in self.topics}
        """Some topics get more points than others, whoever reads."""

    def reader(self, number: int) -> Reader:
        dice = self.dice
        chosen = dice.sample(self.topics, 7)
        liked, averse, over = chosen[: dice.randint(2, 4)], chosen[4 : 4 + dice.randint(0, 2)], chosen[6:]
        shares = [dice.gammavariate(1.5, 1) for _ in liked]
        taste = {topic.name: share / sum(shares) for topic, share in zip(liked, shares, strict=True)}
        taste |= {topic.name: -1.0 for topic in averse}
        past, page = self._posts(f"{number}-past", PAST, past=True), self._posts(f"{number}-now", PAGE, past=False)
        deeds = [deed for post, topic in past if (deed := self._deed(post, taste.get(topic, 0.0)))]
        clicks = frozenset(post.id for post, topic in page if self._clicks(post, taste.get(topic, 0.0)))
        told = self._told(liked, averse, over if dice.random() < 0.4 else [])
        return Reader(f"reader-{number}", told, deeds, [post for post, _ in page], clicks)

    def _posts(self, name: str, many: int, *, past: bool) -> list[tuple[Post, str]]:
        """Titles of the past and of now are different ones."""
        half = slice(0, 5) if past else slice(5, 10)
        titles = [(title, topic) for topic in self.topics for title in topic.lines["T"][half]]
        return [
            (self._post(f"{name}-{place}", *one), one[1].name)
            for place, one in enumerate(self.dice.sample(titles, many))
        ]

    def _post(self, id: str, title: str, topic: Topic) -> Post:
        dice = self.dice
        text = dice.sample(topic.lines["S"], dice.randint(2, 4)) + dice.sample(self.around["S"], dice.randint(1, 2))
        subjects = topic.lines["W"][0].split(", ")
        text += [dice.choice(self.around["W"]).format(one) for one in dice.sample(subjects, dice.randint(0, 2))]
        if dice.random() < 0.3:
            text.append(dice.choice(dice.choice(self.topics).lines["S"]))
        dice.shuffle(text)
        points = round(self.draw[topic.name] * dice.lognormvariate(4, 1.1))
        return Post(id, title, " ".join(text), points)

    def _clicks(self, post: Post, taste: float) -> bool:
        crowd = CROWD * (math.log1p(post.points) - 4)
        wanted = TASTE * math.sqrt(taste) if taste > 0 else AVERSION * taste
        return wanted + crowd + self.dice.gauss(0, CHANCE) > _THRESHOLD

    def _deed(self, post: Post, taste: float) -> Deed | None:
        dice, days = self.dice, self.dice.uniform(1, 60)
        if taste < 0:
            return Deed(post, "👎", days) if dice.random() < 0.4 else None
        if not self._clicks(post, taste):
            return None
        chance = dice.random()
        return Deed(post, "saved" if chance < 0.25 else "👍", days) if chance < 0.6 else None

    def _told(self, liked: list[Topic], averse: list[Topic], over: list[Topic]) -> list[Told]:
        """Three of four tastes are told, one in four of them in Ukrainian; half of the dislikes; and other things."""
        dice, told = self.dice, []
        for topic in liked:
            if dice.random() < 0.75:
                told.append(Told(self._said(topic), "preference", dice.uniform(0, 240)))
        for topic in averse:
            if dice.random() < 0.6:
                kind, name = ("E", "V") if dice.random() < 0.25 else ("D", "N")
                words = dice.choice(self.around[kind]).format(topic.lines[name][0])
                told.append(Told(words, "preference", dice.uniform(0, 240)))
        told += [Told(self._said(topic), "preference", dice.uniform(500, 900)) for topic in over]
        others = dice.sample(self.around["P"], dice.randint(2, 4))
        told += [Told(words, "personal_context", dice.uniform(0, 600)) for words in others]
        return sorted(told, key=lambda one: -one.days)

    def _said(self, topic: Topic) -> str:
        return self.dice.choice(topic.lines["U" if self.dice.random() < 0.25 else "M"])
