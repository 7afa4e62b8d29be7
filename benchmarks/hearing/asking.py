"""Train the weights of `language/asking`: what kind of turn a message is, and which notes answer a question.

    python -m benchmarks.hearing.asking           # writes language/asking/weights.npz
    python -m benchmarks.hearing.asking --check   # trains on four fifths, prints what it gets right on the fifth

The kinds are learned from `data/kinds`, the messages and the pairs; the answers from the questions among the pairs,
each once more without the notes that answer it, and with notes of other people among its own.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

import numpy as np

from benchmarks.hearing.examples import DATA, NOTHING, Situation, plain, read, situations, topics
from benchmarks.hearing.linear import Rows, fit
from language.asking import weights
from language.asking.answers import answering, pairs
from language.asking.kinds import KINDS, kind_features, kinds_of
from language.asking.notes import Note
from language.asking.words import words_for
from language.hearing.features import rows_of, tokens, topic_features
from language.hearing.judge import TOPICS, topics_of
from language.hearing.weights import Model
from language.statements.extract import extract

KIND_BITS = 15
ANSWER_BITS = 15
TELLING = 4_500
"""Messages that only tell; more would drown the few that ask."""
REPEATED = 3
"""Written for the purpose, and few: they count for more."""
STRANGERS = 3
"""Notes of somebody else put among those a question is asked of."""
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
SOUGHT_BITS = 14
_SHORT = 6
_FOLDS = 5
_ALL = 2
_DAY = date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the notes there are, and those that answer it."""

    text: str
    notes: list[Note]
    right: set[int]


def kinds() -> list[tuple[str, str]]:
    """Texts with their kind."""
    own = [(text, kind) for _, kind, text in _rows("kinds")] + [(text, "ask") for *_, text in _rows("questions")]
    met = [(one.text, _kind(one)) for one in situations()]
    heard = [
        (one.text, "tell" if any(worth != NOTHING for worth in one.worth) else "question")
        for one in [*read(), *plain()]
        if "?" in one.text or any(worth != NOTHING for worth in one.worth)
    ]
    others = [*met, *heard]
    telling = [one for one in others if one[1] == "tell"]
    random.Random(1).shuffle(telling)
    return own * REPEATED + [one for one in others if one[1] != "tell"] + telling[:TELLING]


def _kind(one: Situation) -> str:
    if one.act == "ask":
        return "all" if len(one.notes) > _ALL and len(one.meant) == len(one.notes) else "ask"
    return "question" if one.act == "none" and "?" in one.text else "tell"


def questions() -> list[Asked]:
    """Every question with its notes."""
    return [
        Asked(one.text, [Note("", note) for note in one.notes], set(one.meant))
        for one in situations()
        if one.act == "ask" and _kind(one) == "ask"
    ]


def searched() -> list[Asked]:
    """What is looked up in a profile, mostly in other words than it has, and what it does not hold."""
    made: list[Asked] = []
    for path in sorted((DATA / "search").glob("*.jsonl")):
        notes: list[Note] = []
        for row in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
            if "memories" in row:
                notes = [Note(key, value) for key, value in row["memories"]]
            else:
                right = {place for place, note in enumerate(notes) if note.key in row["answers"]}
                made.append(Asked(row["query"], notes, right))
    return made


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


def varied(one: Asked, others: Sequence[Asked], luck: random.Random) -> list[Asked]:
    """A question as it is, as the store would keep its notes, without its answer, and among strangers' notes."""
    kept = [_kept(note) for note in one.notes]
    wrong = [note for place, note in enumerate(one.notes) if place not in one.right]
    topics = {_topic(one.notes[place]) for place in one.right}
    language = words_for(one.text)
    strange = [
        note
        for other in luck.sample(others, min(len(others), 12))
        for note in other.notes
        if words_for(note.value) is language and _topic(note) not in topics
    ][:STRANGERS]
    made = [one, Asked(one.text, [*one.notes, *strange], one.right)]
    if kept != one.notes:
        made.append(Asked(one.text, kept, one.right))
    if one.right and wrong:
        made.append(Asked(one.text, [*wrong, *strange], set()))
    return made


def _topic(note: Note) -> str:
    topics = topics_of(note.value)
    return max(topics, key=topics.__getitem__)


def _kept(note: Note) -> Note:
    stated = extract(note.value, today=_DAY)
    return Note(stated[0].key, stated[0].value) if len(stated) == 1 and stated[0].kind != "other" else note


def kind_model(examples: Sequence[tuple[str, str]]) -> Model:
    rows = [np.array(rows_of(kind_features(text), KIND_BITS)) for text, _ in examples]
    return fit(rows, [kind for _, kind in examples], KINDS, KIND_BITS)


def answer_model(asked: Sequence[Asked], looked_up: Sequence[Asked] = ()) -> Model:
    """Which notes answer; with what is `looked_up`, by a word or two and in other words, the judge of searches."""
    luck = random.Random(2)
    rows: list[Rows] = []
    labels: list[str] = []
    for one in [*(variant for asking in asked for variant in varied(asking, asked, luck)), *usual(luck), *looked_up]:
        for place, features in enumerate(pairs(one.text, one.notes, sorts=bool(looked_up))):
            rows.append(np.array(rows_of(features, ANSWER_BITS)))
            labels.append("yes" if place in one.right else "no")
    return fit(rows, labels, ("yes", "no"), ANSWER_BITS)


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
    given = arguments.parse_args()
    if given.check:
        _check()
        return
    models = {"kind": kind_model(kinds()), "sought": sought_model()}
    weights.use(models)
    models["answer"] = answer_model(questions())
    models["lookup"] = answer_model(questions(), searched())
    stored = {
        f"{name}.{part}": value
        for name, one in models.items()
        for part, value in (("table", one.table), ("labels", np.array(one.labels)), ("scale", np.array(one.scale)))
    }
    np.savez_compressed(weights.FILE, allow_pickle=False, **stored)
    print(f"{weights.FILE.name}: {weights.FILE.stat().st_size / 1024:.0f} KB")


def _check() -> None:
    examples = sorted(set(kinds()))
    random.Random(0).shuffle(examples)
    weights.use({"kind": kind_model([one for number, one in enumerate(examples) if number % _FOLDS])})
    seen: Counter[str] = Counter()
    for text, kind in examples[::_FOLDS]:
        likely = kinds_of(text)
        seen[f"{kind} taken for {max(likely, key=likely.__getitem__)}"] += 1
    asked = questions()
    random.Random(0).shuffle(asked)
    trained = [one for number, one in enumerate(asked) if number % _FOLDS]
    weights.use({"sought": sought_model()})
    weights.use({"answer": answer_model(trained)})
    luck = random.Random(3)
    for one in asked[::_FOLDS]:
        for variant in varied(one, asked, luck):
            found = set(answering(variant.text, variant.notes))
            sort = "known" if variant.right else "not known"
            seen[f"{sort}: all"] += 1
            seen[f"{sort}: just right"] += found == variant.right
            seen[f"{sort}: right among them"] += bool(found & variant.right)
    for name, count in sorted(seen.items()):
        print(f"{name}: {count}")


if __name__ == "__main__":
    main()
