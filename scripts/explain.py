"""Why a message is heard as it is: `python -m scripts.explain "I moved to Lisbon" --known "Lives in Porto"`.

Shows each clause with what it is worth, what would be kept and where, what sort of turn it is, and what it would do to
what is known. Nothing is read from or written to a memory.
"""

import argparse
from datetime import UTC, date, datetime
from typing import Any

from rich.console import Console
from rich.table import Table

from graphs.discussion.correction.outdated import settle_entries
from language.hearing.judge import judged, tellings
from language.hearing.relate import acts_of, related
from language.hearing.removal.wish import forgetting
from language.languages.forms.rule import PERSONAL
from language.sentences.split import own_words
from language.statements.statement import Statement
from language.statements.worth_keeping import DOUBTFUL, durability, worth_keeping
from stores.keys import key_from_words
from stores.records import Memory

_SHOWN = 3


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("message", help="what the user says")
    arguments.add_argument("--known", action="append", default=[], help="a memory, oldest first; may be repeated")
    given = arguments.parse_args()
    console = Console()
    for table in tables(given.message, given.known, datetime.now(UTC).date()):
        console.print(table)


def tables(message: str, known: list[str], today: date) -> list[Table]:
    """The decision as tables: clauses, what would be kept, the sort of turn, and what would become of what is known."""
    own = own_words(message)
    made = [_clauses(own), _kept(message, today), _acts(own)]
    return [*made, _known(message, own, known, today)] if known else made


def _clauses(own: str) -> Table:
    table = Table("clause", "worth", "lasting", "topics", title=f"Clauses (kept from {DOUBTFUL:.2f} on)")
    for clause in judged(own):
        topics = sorted(clause.topics.items(), key=lambda item: -item[1])[:_SHOWN]
        told = ", ".join(f"{topic} {share:.2f}" for topic, share in topics)
        table.add_row(clause.span.of(own), f"{clause.worth:.2f}", f"{clause.lasting:.2f}", told)
    return table


def _kept(message: str, today: date) -> Table:
    table = Table("key", "value", "where", "confidence", "from", title="What would be kept")
    told = {one.sentence for one in tellings(own_words(message), DOUBTFUL)}
    for one in worth_keeping(message, today):
        origin = "own words" if one.kind == "told" else f"pattern: {one.kind}"
        place = f"{one.category}, {durability(one, today)}"
        table.add_row(one.key, one.value, place, f"{one.confidence:.2f}", origin)
    if not table.row_count:
        table.add_row("", "nothing" if not told else "nothing that names anything", "", "", "")
    return table


def _acts(own: str) -> Table:
    table = Table("tells", "forgets", "asks", "none of these", title="What sort of turn it is")
    acts = acts_of(own)
    table.add_row(*(f"{acts[name]:.2f}" for name in ("tell", "forget", "ask", "none")))
    return table


def _known(message: str, own: str, known: list[str], today: date) -> Table:
    table = Table("known", "outdated", "meant to go", "asked for", "what would happen", title="What is known")
    fates = _fates(message, known, today)
    shares = [related(act, own, known) for act in ("tell", "forget", "ask")]
    for number, note in enumerate(known):
        figures = [f"{share[number]:.2f}" for share in shares]
        table.add_row(note, *figures, fates.get(number, "stays"))
    return table


def _fates(message: str, known: list[str], today: date) -> dict[int, str]:
    """What would become of each note: by the same steps as in a discussion."""
    wish = forgetting(message, known)
    if wish is not None:
        return dict.fromkeys(wish.now, "is forgotten") | dict.fromkeys(wish.ask, "is asked about")
    memories = [
        Memory(str(number), key_from_words(note), note, PERSONAL, revision=number) for number, note in enumerate(known)
    ]
    settled = settle_entries(message, [_entry(one, today) for one in worth_keeping(message, today)], memories[::-1])
    fates = {one["id"]: _asked(one) for one in settled.doubts}
    fates |= {one["id"]: "ends" for one in settled.ended}
    fates |= {one["replaces"]: f"becomes: {one['value']}" for one in settled.entries if one.get("replaces")}
    return {int(number): fate for number, fate in fates.items()}


def _asked(doubt: dict[str, Any]) -> str:
    instead = doubt.get("instead")
    return f"is asked about: {instead['value']}?" if instead else "is asked about: no longer true?"


def _entry(one: Statement, today: date) -> dict[str, Any]:
    """What would be kept, as it is compared with what is known."""
    return {
        "key": one.key,
        "value": one.value,
        "category": one.category,
        "durability": durability(one, today),
        "confidence": one.confidence,
    }


if __name__ == "__main__":
    main()
