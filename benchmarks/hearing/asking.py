"""Train the weights of `language/asking`: what kind of turn a message is, and which notes answer a question.

    python -m benchmarks.hearing.asking                 # writes language/asking/weights.npz and answer.npz
    python -m benchmarks.hearing.asking --only second   # of these judges one (kind, sought, answer, lookup, second)
    python -m benchmarks.hearing.asking --check         # trains on four fifths, prints what it gets right on the fifth

The kinds are learned from `data/kinds`, the messages, the pairs and `data/asked`; the answers from the questions among
the pairs, each once more without the notes that answer it, and with notes of other people among its own, and from what
people asked of what the product had noted (`data/asked`).
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from benchmarks.hearing import layers
from benchmarks.hearing.asked import STRANGERS, Asked, kind_of, questions, searched, talked, told, varied
from benchmarks.hearing.examples import DATA, NOTHING, plain, read, situations, topics
from benchmarks.hearing.linear import Rows, fit
from language.asking import weights
from language.asking.answers import answering, named, pairs
from language.asking.kinds import KINDS, kind_features, kinds_of
from language.asking.notes import Note
from language.asking.words import words_for
from language.hearing.features import rows_of, tokens, topic_features
from language.hearing.judge import TOPICS
from language.hearing.stored.layered import Layered
from language.hearing.weights import Model, write

KIND_BITS = 15
LOOKUP_BITS, ANSWER_BITS = 15, 16
TELLING = 4_500
"""Messages that only tell; more would drown the few that ask."""
REPEATED = 3
"""Written for the purpose, and few: they count for more."""
FRAMES = {
    "en": (
        (
            "what's {}?",
            "do you remember {}?",
            "remind me, what is {} again",
            "so what do you have about {} in your notes?",
        ),
        ("{}?", "do you remember {}?", "so {}, according to your notes?", "quick test: tell me {}"),
    ),
    "uk": (
        ("яке {}?", "ти пам'ятаєш {}?", "нагадай {}", "що в тебе записано про {}?"),
        ("{}?", "ти пам'ятаєш, {}?", "нагадай, {}", "ану скажи, {}, за твоїми нотатками?"),
    ),
    "de": (
        ("was ist {}?", "weißt du noch {}?", "sag mal {}", "wie war nochmal {}, laut deinen Notizen?"),
        ("{}?", "weißt du noch, {}?", "sag mal {}", "kleiner Test: {}, laut deinem Gedächtnis?"),
    ),
    "es": (
        ("¿cuál es {}?", "¿te acuerdas de {}?", "recuérdame {}", "a ver, ¿qué tienes apuntado de {}?"),
        ("¿{}?", "¿sabes {}?", "dime {}", "a ver, {}, según tus notas"),
    ),
}
"""How people ask for what they can name, and for what they put in a clause."""
NEIGHBOURS = {
    "home": ("origin",),
    "origin": ("home",),
    "work": ("education", "project", "learning", "tool"),
    "education": ("learning", "work"),
    "learning": ("education", "language", "hobby", "project"),
    "language": ("learning", "origin"),
    "hobby": ("interest", "habit", "taste", "learning"),
    "interest": ("hobby", "taste", "opinion", "learning"),
    "habit": ("hobby", "diet", "taste"),
    "taste": ("hobby", "interest", "diet", "opinion", "format"),
    "diet": ("health", "taste", "habit"),
    "health": ("diet",),
    "project": ("work", "plan", "learning"),
    "tool": ("possession", "work"),
    "possession": ("tool", "pet"),
    "family": ("pet", "name"),
    "opinion": ("belief", "taste", "interest"),
    "belief": ("opinion",),
    "plan": ("project", "learning"),
    "age": ("name",),
    "format": ("taste",),
}
"""Topics whose notes may answer a question about another: no examples of what does not."""
ROUNDS = 3
KNOWN = 0.7
WRITTEN = 0.3
"""What a question counts that was written beside its notes, where one asked of what the product had noted has 1."""
SOUGHT_BITS = 14
_SHORT = 6
_FOLDS = 5


def kinds() -> list[tuple[str, str]]:
    """Texts with their kind."""
    own = [(text, kind) for _, kind, text in _rows("kinds")] + [(text, "ask") for *_, text in _rows("questions")]
    met = [(one.text, kind_of(one)) for one in situations()]
    heard = [
        (one.text, "tell" if any(worth != NOTHING for worth in one.worth) else "question")
        for one in [*read(), *plain()]
        if "?" in one.text or any(worth != NOTHING for worth in one.worth)
    ]
    others = [*met, *heard]
    telling = [one for one in others if one[1] == "tell"]
    random.Random(1).shuffle(telling)
    asked = [(one.text, _kind(one.text, sort)) for one, sort in talked()] + [(text, "tell") for text in told()]
    return own * REPEATED + asked + [one for one in others if one[1] != "tell"] + telling[:TELLING]


def _kind(text: str, sort: str) -> str:
    """What kind of turn a question of that sort is."""
    if sort not in ("elsewhere", "talk"):
        return "ask"
    asks = "?" in text or tokens(text)[:1][0] in words_for(text).asks
    return "question" if asks else "tell"


def usual(luck: random.Random) -> list[Asked]:
    """The usual questions about each topic, asked of notes on it and on others."""
    notes: dict[tuple[str, str], list[str]] = {}
    for topic, text in topics():
        if not _names(text):
            notes.setdefault((words_for(text).language, topic), []).append(text)
    made: list[Asked] = []
    for language, topic, text in _rows("questions"):
        near = (topic, *NEIGHBOURS.get(topic, ()))
        other = [one for one in TOPICS if one not in near and (language, one) in notes]
        for _ in range(ROUNDS):
            wrong = [luck.choice(notes[language, one]) for one in luck.sample(other, STRANGERS)]
            right = [luck.choice(notes[language, topic])] if luck.random() < KNOWN else []
            made.append(Asked(text, [Note("", one) for one in [*right, *wrong]], set(range(len(right)))))
    return made


def _rows(folder: str) -> list[tuple[str, str, str]]:
    """Language, label and text of every line of a folder."""
    return [
        (path.stem, label, text)
        for path in sorted((DATA / folder).glob("*.tsv"))
        for label, _, text in (line.partition("\t") for line in path.read_text(encoding="utf-8").splitlines())
    ]


def kind_model(examples: Sequence[tuple[str, str]]) -> Model:
    rows = [np.array(rows_of(kind_features(text), KIND_BITS)) for text, _ in examples]
    return fit(rows, [kind for _, kind in examples], KINDS, KIND_BITS)


def answer_model(asked: Sequence[Asked], looked_up: Sequence[Asked] = ()) -> Model:
    """Which notes answer; with what is `looked_up`, by a word or two and in other words, the judge of searches."""
    rows: list[Rows] = []
    labels: list[str] = []
    for one in [*_made_of(asked), *looked_up]:
        for place, features in enumerate(pairs(one.text, one.notes, sorts=bool(looked_up))):
            rows.append(np.array(rows_of(features, LOOKUP_BITS)))
            labels.append("yes" if place in one.right else "no")
    return fit(rows, labels, ("yes", "no"), LOOKUP_BITS)


def answer_judge(asked: Sequence[Asked], of_talks: Sequence[Asked]) -> Layered:
    """The second judge of answers, which sees what questions and notes name: learned from what was written for it, and
    from what people asked of what they had told (`of_talks`)."""
    rows: list[Rows] = []
    right: list[bool] = []
    counts: list[float] = []
    for share, several in ((WRITTEN, _made_of(asked)), (1.0, of_talks)):
        for one in several:
            for place, features in enumerate(named(one.text, one.notes)):
                rows.append(np.array(rows_of(features, ANSWER_BITS)))
                right.append(place in one.right)
                counts.append(share)
    return layers.fit(rows, right, ANSWER_BITS, counts=counts)


def _made_of(asked: Sequence[Asked]) -> list[Asked]:
    luck = random.Random(2)
    return [*(variant for one in asked for variant in varied(one, asked, luck)), *usual(luck)]


def sought_model() -> Model:
    """What a question asks for, learned from notes and the ways to name them.

    The questions of the pairs are left out: what is learned from this model's word on them would trust it too much.
    """
    named = [(topic, text) for topic, text in topics()]
    framed = [(topic, frame.format(text)) for topic, text in named if _names(text) for frame in _frames(text)]
    found = [*named, *framed, *((topic, text) for _, topic, text in _rows("questions"))]
    rows = [np.array(rows_of(topic_features(text), SOUGHT_BITS)) for _, text in found]
    return fit(rows, [topic for topic, _ in found], TOPICS, SOUGHT_BITS)


def _names(text: str) -> bool:
    """Does a line name what a note is about, rather than state it?"""
    table, words = words_for(text), tokens(text)
    return len(words) <= _SHORT and words[0] in table.me | table.asks


def _frames(text: str) -> tuple[str, ...]:
    language = words_for(text).language
    whole = tokens(text)[0] in words_for(text).asks
    return FRAMES[language][1 if whole else 0]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on what was not trained on")
    arguments.add_argument(
        "--only", choices=("kind", "sought", "answer", "lookup", "second"), help="train one judge, keep the rest"
    )
    given = arguments.parse_args()
    if given.check:
        for line in (*_check_kinds(), *_check_answers()):
            print(line)
        return
    makers: dict[str, Callable[[], Model]] = {
        "kind": lambda: kind_model(kinds()),
        "sought": sought_model,
        "answer": lambda: answer_model(questions()),
        "lookup": lambda: answer_model(questions(), searched()),
    }
    wanted = [name for name in makers if given.only in (None, name)]
    for name in wanted:
        weights.use({name: makers[name]()})
    if wanted:
        write(weights.FILE, {name: weights.model(name) for name in makers})
    if given.only in (None, "second"):
        answer_judge(questions(), [one for one, _ in talked()]).write(weights.ANSWER)
    for file in (weights.FILE, weights.ANSWER):
        print(f"{file.name}: {file.stat().st_size / 1024:.0f} KB")


def _check_kinds() -> Iterator[str]:
    examples = sorted(set(kinds()))
    random.Random(0).shuffle(examples)
    weights.use({"kind": kind_model([one for number, one in enumerate(examples) if number % _FOLDS])})
    seen: Counter[str] = Counter()
    for text, kind in examples[::_FOLDS]:
        likely = kinds_of(text)
        seen[f"{kind} taken for {max(likely, key=likely.__getitem__)}"] += 1
    yield from (f"{name}: {count}" for name, count in sorted(seen.items()))


def _check_answers() -> Iterator[str]:
    """Every fifth person whom somebody asked is left out, and then asked."""
    every = list(talked())
    people = {id(one.notes): number for number, one in enumerate({id(one.notes): one for one, _ in every}.values())}
    left = {id(one) for one, _ in every if people[id(one.notes)] % _FOLDS == 0}
    weights.use_answer_judge(answer_judge(questions(), [one for one, _ in every if id(one) not in left]))
    seen: Counter[str] = Counter()
    for one, sort in every:
        if id(one) in left:
            found = set(answering(one.text, one.notes))
            seen[f"{sort}: all"] += 1
            seen[f"{sort}: just right"] += found == one.right
            seen[f"{sort}: something wrong"] += bool(found - one.right)
    yield from (f"{name}: {count}" for name, count in sorted(seen.items()))


if __name__ == "__main__":
    main()
