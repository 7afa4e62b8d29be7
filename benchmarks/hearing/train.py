"""Train the weights of `language/hearing` on the labelled messages in `data/`.

    python -m benchmarks.hearing.train           # writes language/hearing/weights.npz and turns.npz beside it
    python -m benchmarks.hearing.train --turns   # only what sort of turn a message is and which note it is about
    python -m benchmarks.hearing.train --check   # trains on four fifths, prints what it gets right on the fifth

The messages are our own work and under the licence of this repository.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np

from benchmarks.hearing.examples import (
    NOTHING,
    WORTH,
    Correction,
    Example,
    Situation,
    corrections,
    personas,
    plain,
    read,
    said_after,
    situations,
    talk,
    topics,
    wishes,
)
from benchmarks.hearing.linear import Rows, fit, rank
from language.hearing.features import Feature, Reading, rows_of, topic_features
from language.hearing.judge import TOPICS
from language.hearing.line import Line
from language.hearing.relate import ACTS, Act, act_features, acts_of, agreement, none_features, pair_features, related
from language.hearing.revise import new_features, nothing_features, old_features
from language.hearing.spans import Span
from language.hearing.weights import FILE, TURNS, Model, use, write

WORTH_BITS = 17
TOPIC_BITS = 14
ACT_BITS = 17
RELATION_BITS = 18
REVISION_BITS = 16
TALK = 1_500
"""Messages that tell nothing, put beside notes of people who did not write them."""
_FOLDS = 5

Choice = tuple[list[Rows], set[int]]
Labelled = tuple[list[Rows], list[str]]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on messages that were not trained on")
    arguments.add_argument("--turns", action="store_true", help="leave the weights of what a message tells as they are")
    arguments.add_argument("--personas", type=Path, help="the table of Synthetic-Persona-Chat, to train on as well")
    given = arguments.parse_args()
    examples = [*read(), *plain(), *(personas(given.personas) if given.personas else ())]
    print(f"{len(examples)} messages, {sum(len(one.clauses) for one in examples)} clauses")
    if given.check:
        random.Random(0).shuffle(examples)
        _check(examples)
        return
    if not given.turns:
        _write(FILE, told_models(examples))
    _write(TURNS, related_models(situations(), examples))


def told_models(examples: Sequence[Example]) -> dict[str, Model]:
    """What a message tells and what is new in it. The topics come first: others rest on them."""
    with ProcessPoolExecutor(1) as other:
        worth = other.submit(worth_models, examples)
        topics = topic_model(examples)
        use(topics)
        return topics | revision_models([*corrections(), *unchanged(situations(), examples)]) | worth.result()


def _write(file: Path, models: dict[str, Model]) -> None:
    write(file, models)
    print(f"{file.name}: {file.stat().st_size / 1024:.0f} KB")


def trained(examples: Sequence[Example]) -> dict[str, Model]:
    """The three judgements: what a clause is worth, what a sentence is worth, what a clause is about."""
    return worth_models(examples) | topic_model(examples)


def worth_models(examples: Sequence[Example]) -> dict[str, Model]:
    return {
        "clause": fit(*_clauses(examples), WORTH, WORTH_BITS),
        "sentence": fit(*_sentences(examples), WORTH, WORTH_BITS),
    }


def topic_model(examples: Sequence[Example]) -> dict[str, Model]:
    return {"topic": fit(*_topics(examples), TOPICS, TOPIC_BITS)}


def related_models(known: Sequence[Situation], examples: Sequence[Example]) -> dict[str, Model]:
    """What sort of turn a message is, and which note it is about; rests on the topics."""
    turns: list[tuple[str, Act]] = [(one.text, one.act) for one in (*known, *wishes())]
    turns += [(one.text, _act(one)) for one in examples]
    noted = [one for one in known if one.notes]
    turns += [(one["text"], "tell") for one in said_after() if one["outdated"]]  # it ends something, and wishes nothing
    turns += talk()
    rows = [np.array(rows_of(act_features(text), ACT_BITS)) for text, _ in turns]
    return {
        "act": fit(rows, [act for _, act in turns], ACTS, ACT_BITS),
        "relation": rank([_choice(one) for one in calmed(noted, examples)], RELATION_BITS),
    }


def calmed(known: Sequence[Situation], examples: Sequence[Example]) -> Iterator[Situation]:
    """The situations, and what changes no note: questions, wishes, and talk beside anybody's notes."""
    for one in known:
        yield one
        if one.act in ("ask", "forget"):
            yield replace(one, act="tell", meant=set())
    draw = random.Random(0)
    empty = [one.text for one in examples if _act(one) == "none"]
    for text in draw.sample(empty, min(TALK, len(empty))):
        yield Situation(draw.choice(known).notes, text, "tell", False, False, set())


def _as_change(act: Act) -> Act:
    return "tell" if act == "none" else act


def revision_models(known: Sequence[Correction]) -> dict[str, Model]:
    """Which words of a message are true now, and which words of the note they take the place of."""
    return {"new": rank(list(_news(known)), REVISION_BITS), "old": rank(list(_olds(known)), REVISION_BITS)}


def unchanged(known: Sequence[Situation], examples: Sequence[Example]) -> Iterator[Correction]:
    """Messages that correct nothing, each with the note nearest to it in topic."""
    for one in known:
        if one.notes and not one.changes:
            yield Correction(_nearest(one), one.text, "", "")
    draw = random.Random(0)
    empty = [one.text for one in examples if _act(one) == "none"]
    for text in draw.sample(empty, min(TALK, len(empty))):
        yield Correction(draw.choice(draw.choice(known).notes or [text]), text, "", "")


def _nearest(one: Situation) -> str:
    """The note nearest to a message in topic."""
    return max(one.notes, key=lambda note: agreement(one.text, note))


def _news(known: Sequence[Correction]) -> Iterator[Choice]:
    for one in known:
        said, note = Line(one.said), Line(one.note)
        pieces = list(said.pieces())
        right = said.found(one.new) if one.new else None
        if not one.new or right in pieces:
            options = [nothing_features(said), *(new_features(said, note, *piece) for piece in pieces)]
            yield _options(options), {pieces.index(right) + 1 if right else 0}


def _olds(known: Sequence[Correction]) -> Iterator[Choice]:
    for one in known:
        said, note = Line(one.said), Line(one.note)
        pieces = list(note.pieces())
        new, right = said.found(one.new) if one.new else None, note.found(one.old)
        if new and right in pieces:
            yield _options(old_features(said, note, new, *piece) for piece in pieces), {pieces.index(right)}


def _options(options: Iterable[Iterable[Feature]]) -> list[Rows]:
    return [np.array(rows_of(option, REVISION_BITS)) for option in options]


def _act(one: Example) -> Act:
    return "tell" if any(worth != NOTHING for worth in one.worth) else "none"


def _choice(one: Situation) -> tuple[list[Rows], set[int]]:
    act = _as_change(one.act)
    options = [
        none_features(act, one.text, one.notes),
        *(pair_features(act, one.text, one.notes, i) for i in range(len(one.notes))),
    ]
    right = {index + 1 for index in one.meant} or {0}
    return [np.array(rows_of(option, RELATION_BITS)) for option in options], right


def _clauses(examples: Iterable[Example]) -> Labelled:
    return _labelled(examples, lambda one: (one.clauses, one.worth), WORTH_BITS)


def _sentences(examples: Iterable[Example]) -> Labelled:
    return _labelled(examples, lambda one: (one.sentences, one.sentence_worth), WORTH_BITS)


def _topics(examples: Iterable[Example]) -> Labelled:
    told = [
        (topic, clause.of(one.text))
        for one in examples
        for clause, topic in zip(one.clauses, one.topics, strict=True)
        if topic
    ]
    notes = [*told, *topics()]
    return [np.array(rows_of(topic_features(text), TOPIC_BITS)) for _, text in notes], [topic for topic, _ in notes]


def _labelled(
    examples: Iterable[Example], pieces: Callable[[Example], tuple[list[Span], list[str]]], bits: int
) -> Labelled:
    """The features of every piece that has a label."""
    rows: list[Rows] = []
    labels: list[str] = []
    for example in examples:
        reading = Reading(example.text)
        spans, given = pieces(example)
        for index, label in enumerate(given):
            if label:
                rows.append(np.array(reading.rows(spans, index, bits)))
                labels.append(label)
    return rows, labels


def _check(examples: list[Example]) -> None:
    seen = [one for number, one in enumerate(examples) if number % _FOLDS]
    unseen = examples[::_FOLDS]
    models = trained(seen)
    for name, (rows, labels) in (
        ("clause", _clauses(unseen)),
        ("sentence", _sentences(unseen)),
        ("topic", _topics(unseen)),
    ):
        found = [models[name].weigh(list(at)) for at in rows]
        right = sum(max(one, key=one.__getitem__) == label for one, label in zip(found, labels, strict=True))
        print(f"{name}: {right / len(labels):.3f} of {len(labels)} right")
        if name != "topic":
            _print_worth(found, labels)
    use(models)
    _check_relations(situations(), seen)


def _check_relations(known: list[Situation], examples: Sequence[Example]) -> None:
    random.Random(0).shuffle(known)
    use(related_models([one for number, one in enumerate(known) if number % _FOLDS], examples))
    seen: Counter[str] = Counter()
    for one in known[::_FOLDS]:
        acts = acts_of(one.text)
        seen[f"{one.act}: all"] += 1
        seen[f"{one.act}: found"] += max(acts, key=acts.__getitem__) == one.act
        likely = related("tell" if one.act == "none" else one.act, one.text, one.notes)
        sort = "change" if one.changes else one.act
        best = max(range(len(likely)), key=likely.__getitem__)
        seen[f"{sort}: with a note"] += bool(one.meant)
        seen[f"{sort}: right note first"] += best in one.meant
        for least in (0.4, 0.6, 0.8):
            seen[f"{sort}: sure at {least}"] += likely[best] >= least
            seen[f"{sort}: sure at {least} and right"] += likely[best] >= least and best in one.meant
    for name, count in sorted(seen.items()):
        print(f"{name}: {count}")


def _print_worth(found: list[dict[str, float]], labels: list[str]) -> None:
    for least in (0.3, 0.5, 0.7, 0.9):
        kept = [label for one, label in zip(found, labels, strict=True) if 1 - one[NOTHING] >= least]
        right = sum(label != NOTHING for label in kept)
        told = sum(label != NOTHING for label in labels)
        print(f"  at {least}: precision {right / max(1, len(kept)):.3f}, recall {right / told:.3f}")


if __name__ == "__main__":
    main()
