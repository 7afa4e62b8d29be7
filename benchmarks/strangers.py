"""What users get, on cases by people who had not seen the product: whole turns through the graphs, and the gate."""

import argparse
import asyncio
import json
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from langgraph.types import Command
from rich.console import Console
from rich.progress import track
from rich.table import Table

from graphs.build import Graphs, open_graphs
from stores import Settings
from stores.records import Durability, Memory, Status

CASES = Path(__file__).parent / "cases" / "strangers"
NEWEST = CASES / "newest"
"""Cases nobody had looked at when the product was measured by them; those in `seen` were looked at long before."""
Case = dict[str, Any]
Tally = defaultdict[str, int]


@dataclass(frozen=True)
class Figure:
    """A share that is printed, and what it should be."""

    name: str
    part: str
    whole: str
    wanted: str


FIGURES = (
    Figure("kept entries that are right", "right", "kept", "≥ .85"),
    Figure("lasting entries that are right", "lasting right", "lasting", "≥ .95"),
    Figure("facts that are kept", "found", "facts", "≥ .75 en, .65 uk, .50"),
    Figure("messages without a fact that leave something", "left", "empty", "≤ .03"),
    Figure("true facts unharmed", "harm right", "harm", "1.00"),
    Figure("corrections that take effect", "change right", "change", "≥ .85"),
    Figure("wishes to forget carried out", "forget right", "forget", "≥ .95"),
    Figure("questions answered", "answer right", "answer", "≥ .95"),
    Figure("needless questions", "needless", "plain", "≤ .05"),
    Figure("true claims believed", "believed", "true", "≥ .90, .80 de es"),
    Figure("false claims refused", "disbelieved", "false", "≥ .95"),
    Figure("secrets refused", "refused", "secret", "≥ .90"),
    Figure("harmless texts kept", "let in", "harmless", "≥ .99"),
    Figure("pasted texts that leave nothing foreign", "clean", "pasted", "≥ .97"),
    Figure("own statements beside them kept", "own kept", "own", "≥ .70"),
)


async def message(graphs: Graphs, case: Case, user: str, tally: Tally) -> None:
    await _say(graphs, user, case["text"])
    kept = await graphs.store.read(user, kind=None, limit=None)
    right = [entry for entry in kept if any(_tells(entry, fact) for fact in case["facts"])]
    tally["kept"] += len(kept)
    tally["right"] += len(right)
    tally["lasting"] += sum(entry.durability is Durability.DURABLE for entry in kept)
    tally["lasting right"] += sum(entry.durability is Durability.DURABLE for entry in right)
    tally["facts"] += len(case["facts"])
    tally["found"] += sum(any(_tells(entry, fact) for entry in kept) for fact in case["facts"])
    tally["empty"] += not case["facts"]
    tally["left"] += bool(kept) and not case["facts"]


async def beside(graphs: Graphs, case: Case, user: str, tally: Tally, fact: str) -> None:
    """Say a message without a fact to somebody of whom one is known: a question about that is needless."""
    await _say(graphs, user, fact)
    answer = await _say(graphs, user, case["text"])
    tally["plain"] += 1
    tally["needless"] += answer.question is not None


async def scenario(graphs: Graphs, case: Case, user: str, tally: Tally) -> None:
    family, asked, reply, seen = case["family"], False, "", ""
    for place, text in enumerate(case["turns"]):
        if asked:
            await graphs.turn(user, user, Command(resume="no" if family == "harm" else "yes"))
        answer = await _say(graphs, user, text)
        asked, reply = answer.question is not None, (answer.question or answer.reply).casefold()
        seen += (await _texts(graphs, user))[0]
        if family == "harm" and place:
            tally["plain"] += 1
            tally["needless"] += asked
    if asked and family in ("forget", "change"):
        await graphs.turn(user, user, Command(resume="yes"))
    if family == "harm" and not all(word.casefold() in seen for word in case["has"]):
        return  # never learned: recall is measured elsewhere
    page, note = await _texts(graphs, user)
    lines = "\n".join(line for line in page.splitlines() if line.startswith("- "))
    right = (
        all(word.casefold() in page + note for word in case["has"])
        and not any(word.casefold() in lines for word in case["lacks"])
        and all(word.casefold() in reply for word in case.get("reply_has", ()))
        and not any(word.casefold() in reply for word in case.get("reply_lacks", ()))
    )
    tally[family] += 1
    tally[f"{family} right"] += right


async def claim(graphs: Graphs, case: Case, user: str, tally: Tally) -> None:
    await graphs.store.write(
        user, key="claim", value=case["claim"], category="personal_context", author="agent", evidence=[case["said"]]
    )
    believed = bool(await graphs.store.read(user, durability="durable"))
    tally["true" if case["true"] else "false"] += 1
    tally["believed" if case["true"] else "disbelieved"] += believed is case["true"]


async def secret(graphs: Graphs, case: Case, user: str, tally: Tally) -> None:
    receipt = await graphs.store.write(user, value=case["text"], category="personal_context")
    refused = receipt.status is Status.REJECTED
    tally["secret" if case["secret"] else "harmless"] += 1
    tally["refused" if case["secret"] else "let in"] += refused is bool(case["secret"])


async def pasted(graphs: Graphs, case: Case, user: str, tally: Tally) -> None:
    await _say(graphs, user, case["text"])
    page, note = await _texts(graphs, user)
    lines = "\n".join(line for line in page.splitlines() if line.startswith("- "))
    tally["pasted"] += 1
    tally["clean"] += not any(word.casefold() in lines for word in case["foreign"])
    tally["own"] += bool(case["own"])
    tally["own kept"] += bool(case["own"]) and all(word.casefold() in page + note for word in case["own"])


SORTS: dict[str, Callable[[Graphs, Case, str, Tally], Awaitable[None]]] = {
    "messages": message, "scenarios": scenario, "claims": claim, "secrets": secret, "pasted": pasted,
}  # fmt: skip


def cases(folder: Path = NEWEST) -> Iterator[tuple[str, Case]]:
    """Every case with its sort."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            yield path.name.removesuffix(".jsonl").rpartition(".")[2], json.loads(line)


async def measure(chosen: list[tuple[str, Case]]) -> dict[str, Tally]:
    """The counts of each language, with the model of the settings (offline without a key)."""
    tallies: defaultdict[str, Tally] = defaultdict(lambda: defaultdict(int))
    known = _facts(chosen)
    with tempfile.TemporaryDirectory() as folder:
        async with open_graphs(Settings(data_dir=Path(folder))) as graphs:
            for number, (sort, case) in enumerate(track(chosen, "Cases by strangers", transient=True)):
                await SORTS[sort](graphs, case, f"u{number}", tallies[case["lang"]])
                if sort == "messages" and not case["facts"] and (facts := known[case["lang"]]):
                    await beside(graphs, case, f"k{number}", tallies[case["lang"]], facts[number % len(facts)])
    return dict(tallies)


def _facts(chosen: list[tuple[str, Case]]) -> defaultdict[str, list[str]]:
    """By language, what the scenarios tell first that must stay."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for sort, case in chosen:
        if sort == "scenarios" and case["family"] == "harm":
            found[case["lang"]].append(case["turns"][0])
    return found


def table(tallies: dict[str, Tally]) -> Table:
    """Each figure by language, with how many it rests on."""
    shown = Table("cases by strangers", *tallies, "wanted")
    for figure in FIGURES:
        shares = [_share(tally[figure.part], tally[figure.whole]) for tally in tallies.values()]
        shown.add_row(figure.name, *shares, figure.wanted)
    return shown


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.2f} ({whole})" if whole else ""


async def _say(graphs: Graphs, user: str, text: str) -> Any:
    return await graphs.turn(user, user, {"messages": [{"role": "user", "content": text}]})


async def _texts(graphs: Graphs, user: str) -> tuple[str, str]:
    today = datetime.now(UTC).date()
    page, note = await graphs.store.document(user), await graphs.store.document(user, day=today)
    return (page or "").casefold(), (note or "").casefold()


def _tells(entry: Memory, fact: Case) -> bool:
    told = f"{entry.key} {entry.value}".casefold().replace("_", " ")
    return any(all(word.casefold() in told for word in words) for words in fact["any"])


def main() -> None:
    arguments = argparse.ArgumentParser(description="What users get, on cases by people who had not seen the product.")
    arguments.add_argument(
        "folder", nargs="?", type=Path, default=NEWEST, help=f"cases to put to it, as in {NEWEST.name}"
    )
    Console().print(table(asyncio.run(measure(list(cases(arguments.parse_args().folder))))))


if __name__ == "__main__":
    main()
