"""How well the offline model extracts and recognises facts in public data: `python -m benchmarks.extraction`.

The data is read from the folder that MEMORY_EVAL_DATA names (locomo.json, spc.csv) and is skipped with a line when it
is missing. `benchmarks.models` is about the cases that come with the project; here they are counted for tests only.
"""

import csv
import json
import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import Stemmer
from langchain_core.messages import HumanMessage, SystemMessage
from rich.console import Console
from rich.table import Table

from graphs.models.answers import Captured, CapturedEntry
from graphs.models.offline import OfflineModel
from language.languages.english.stating import STOP_WORDS
from language.statements.extract import extract
from language.statements.salience import carries_fact

CASES = Path(__file__).parent / "cases"
TARGETS = {
    "f1": 0.67,
    "f1 precision": 0.60,
    "persona recall": 0.92,
    "persona gain": 1.7,
}
SPEAKERS = 600
"""Speakers of the persona chats that are looked at, evenly spread over the file."""
_TODAY = date(2026, 2, 12)
_STEM = Stemmer.Stemmer("english").stemWord


@dataclass
class Tally:
    """Counts of what was found, what was right and what should have been found."""

    found: int = 0
    right: int = 0
    expected: int = 0
    recovered: int = 0

    @property
    def precision(self) -> float:
        return self.right / self.found if self.found else 1.0

    @property
    def recall(self) -> float:
        return self.recovered / self.expected if self.expected else 1.0

    @property
    def f1(self) -> float:
        total = self.precision + self.recall
        return 2 * self.precision * self.recall / total if total else 0.0


def read_cases(name: str) -> list[dict[str, Any]]:
    """The labelled messages of one part."""
    lines = (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


async def capture(case: dict[str, Any]) -> list[CapturedEntry]:
    """What the model captures from one message, asked the way the capture graph asks it."""
    typed = OfflineModel().with_structured_output(Captured)
    system = SystemMessage(f"Task: capture\nToday: {case.get('today', _TODAY)}")
    answer = await typed.ainvoke([system, HumanMessage(case["text"])])
    return Captured.model_validate(answer).entries


def fits(entry: CapturedEntry, wanted: dict[str, Any]) -> bool:
    """Every telling word in it, whichever key and category it stands under: a fact may be told in the user's words."""
    told = f"{entry.key} {entry.value}".casefold()
    return all(word.casefold() in told for word in wanted["contains"])


async def measure_capture(name: str) -> dict[str, Tally]:
    """Precision and recall of capture, in all and for each tag."""
    tallies: defaultdict[str, Tally] = defaultdict(Tally)
    for case in read_cases(name):
        entries = await capture(case)
        for tag in ["all", *case["tags"]]:
            tally = tallies[tag]
            tally.found += len(entries)
            tally.right += sum(any(fits(entry, wanted) for wanted in case["expected"]) for entry in entries)
            needed = [wanted for wanted in case["expected"] if not wanted.get("optional")]
            tally.expected += len(needed)
            tally.recovered += sum(any(fits(entry, wanted) for entry in entries) for wanted in needed)
    return dict(tallies)


def turns_with_facts(path: Path) -> Iterable[tuple[str, bool]]:
    """Every turn of the conversations, and whether an observation about its speaker rests on it."""
    for sample in json.loads(path.read_text(encoding="utf-8")):
        sources = {
            (speaker, part.strip())
            for session in sample["observation"].values()
            for speaker, observations in session.items()
            for _, source in observations
            for part in re.split(r"[;,]", ",".join(source) if isinstance(source, list) else str(source))
        }
        for name, turns in sample["conversation"].items():
            if name.startswith("session_") and isinstance(turns, list):
                for turn in turns:
                    yield turn["text"], (turn["speaker"], turn["dia_id"]) in sources


def measure_turns(path: Path, carries: Callable[[str], bool]) -> Tally:
    """How well a rule tells the turns that carry a fact about their speaker."""
    tally = Tally()
    for text, gold in turns_with_facts(path):
        guess = carries(text)
        tally.found += guess
        tally.expected += gold
        tally.right += guess and gold
        tally.recovered += guess and gold
    return tally


def personas(path: Path) -> list[tuple[list[str], list[str]]]:
    """Persona sentences and turns of each speaker."""
    speakers = []
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for number in ("1", "2"):
                said = re.findall(rf"^User {number}: (.*)$", row["Best Generated Conversation"], re.MULTILINE)
                persona = [line for line in row[f"user {number} personas"].splitlines() if line.strip()]
                speakers.append((persona, said))
    step = max(1, len(speakers) // SPEAKERS)
    return speakers[::step]


def content(text: str) -> frozenset[str]:
    """The stems of the telling words of a sentence."""
    words = re.findall(r"[a-z0-9]+", text.lower().replace("'", " "))
    return frozenset(_STEM(word) for word in words if word not in STOP_WORDS and len(word) > 1)


def measure_personas(speakers: list[tuple[list[str], list[str]]], units: Callable[[str], list[str]]) -> Tally:
    """A persona sentence is recovered when one unit has all its telling words; such a unit is right."""
    tally = Tally()
    for persona, said in speakers:
        facts = [words for words in map(content, persona) if words]
        found = [words for turn in said for words in map(content, units(turn)) if words]
        tally.expected += len(facts)
        tally.found += len(found)
        tally.recovered += sum(any(fact <= unit for unit in found) for fact in facts)
        tally.right += sum(any(fact <= unit for fact in facts) for unit in found)
    return tally


def extracted(turn: str) -> list[str]:
    """A statement as it is stored: what it says and the words it rests on."""
    return [f"{s.value} {s.quote}" for s in extract(turn, today=_TODAY)]


def first_person_sentences(turn: str) -> list[str]:
    """The peer: every sentence with a first-person word."""
    parts = re.split(r"(?<=[.!?])\s+", turn)
    return [part for part in parts if re.search(r"\b(?:i|i'm|i've|my|we|our)\b", part, re.IGNORECASE)]


def _verdict(value: float, target: float) -> str:
    return f"[green]≥ {target:g}[/]" if value >= target else f"[red]< {target:g}[/]"


def _turn_table(path: Path) -> Table:
    table = Table("turns that carry a fact", "precision", "recall", "F1", "target", title="LoCoMo")
    first_person = re.compile(r"\b(?:i|i'm|i've|my|we|our)\b", re.IGNORECASE)
    rows: list[tuple[str, Callable[[str], bool]]] = [
        ("all turns", lambda text: True),
        ("first person", lambda text: bool(first_person.search(text))),
        ("offline model", lambda text: carries_fact(text) >= 0.5),
    ]
    for name, carries in rows:
        tally = measure_turns(path, carries)
        passed = (
            f"{_verdict(tally.f1, TARGETS['f1'])} at precision {_verdict(tally.precision, TARGETS['f1 precision'])}"
        )
        figures = (f"{tally.precision:.3f}", f"{tally.recall:.3f}", f"{tally.f1:.3f}")
        table.add_row(name, *figures, passed if name == "offline model" else "")
    return table


def _persona_table(path: Path) -> Table:
    table = Table(
        "persona facts recovered",
        "recall",
        "of whole turns",
        "precision",
        "against whole turns",
        "target",
        title="Synthetic-Persona-Chat",
    )
    speakers = personas(path)
    whole = measure_personas(speakers, lambda turn: [turn])
    rows = (("whole turns", whole), ("first-person sentences", measure_personas(speakers, first_person_sentences)))
    for name, tally in (*rows, ("offline model", measure_personas(speakers, extracted))):
        share, gain = tally.recall / whole.recall, tally.precision / whole.precision
        passed = f"{_verdict(share, TARGETS['persona recall'])} at ×{_verdict(gain, TARGETS['persona gain'])}"
        figures = (f"{tally.recall:.3f}", f"{share:.1%}", f"{tally.precision:.3f}", f"×{gain:.2f}")
        table.add_row(name, *figures, passed if name == "offline model" else "")
    return table


def main() -> None:
    """Print every figure beside its target."""
    console = Console()
    folder = Path(os.environ.get("MEMORY_EVAL_DATA", ""))
    for file, table in (("locomo.json", _turn_table), ("spc.csv", _persona_table)):
        path = folder / file
        if os.environ.get("MEMORY_EVAL_DATA") and path.is_file():
            console.print(table(path))
        else:
            console.print(f"{file} skipped: set MEMORY_EVAL_DATA to the folder that has it")


if __name__ == "__main__":
    main()
