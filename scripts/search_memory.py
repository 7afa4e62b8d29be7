"""Search the memory of a user: `python -m scripts.search_memory --user-id ann --query "distributed systems"`."""

import argparse
import sys
from functools import partial
from typing import TYPE_CHECKING

from scripts.parts.command_line import OK, Refused, answer, at_least_one, run_on_store, with_json, with_user

if TYPE_CHECKING:
    from rich.console import Console

    from stores import MemoryStore

PROG = "python -m scripts.search_memory"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog=prog, description="Search the memory of a user.")
    with_user(whole)
    whole.add_argument("words", nargs="*", metavar="WORD", help="the words to look for")
    whole.add_argument("--query", help="the same as one argument")
    whole.add_argument("--limit", type=at_least_one, default=5, metavar="N", help="at most N results (default 5)")
    whole.add_argument("--category", default="all", help="only of this category")
    whole.add_argument(
        "--kind", action="append", help="only of this kind (repeatable); `message` searches conversations"
    )
    whole.add_argument("--explain", action="store_true", help="show what each term adds to a score")
    with_json(whole)
    return whole


async def search(store: "MemoryStore", options: argparse.Namespace) -> int:
    from scripts.screen import tables

    if options.query is None and not options.words:
        raise Refused("no words to look for; say them: search --user-id ann distributed systems.")
    options.query = " ".join(options.words) if options.query is None else options.query
    _check_filters(options)
    find = partial(
        store.search, options.user_id, options.query, category=options.category, kinds=options.kind,
        explain=options.explain,
    )  # fmt: skip
    hits = await find(limit=options.limit)
    every = await find(limit=options.limit + 1, min_score=0.0) if options.explain else []

    def show(screen: "Console") -> None:
        tables.hits(screen, options.query, hits, explain=options.explain)
        tables.left_out(screen, hits, every, full=len(hits) == options.limit)

    answer(options, hits, show)
    return OK


def _check_filters(options: argparse.Namespace) -> None:
    """A misspelled filter finds nothing for ever: say so instead."""
    from stores.records import CATEGORIES, KINDS, MESSAGE

    kinds = options.kind or KINDS
    for kind in kinds:
        if kind not in (*KINDS, MESSAGE):
            raise Refused(f"there is no kind {kind!r}; kinds: {', '.join((*KINDS, MESSAGE))}.")
    known = sorted({category for kind in kinds for category in CATEGORIES.get(kind, ())})
    free = {"note", MESSAGE} & set(kinds)
    if options.category not in ("all", *known) and (options.kind is None or not free):
        raise Refused(f"there is no category {options.category!r}; categories: {', '.join(known)}.")


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    return run_on_store(search, parser(prog).parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
