"""Posts in the order of a user: `python -m scripts.foresight.rank posts.json --user-id ann`."""

import argparse
import sys
from typing import TYPE_CHECKING

from scripts.parts.command_line import OK, answer, at_least_one, run_on_store, with_json, with_user

if TYPE_CHECKING:
    from stores import MemoryStore

PROG = "python -m scripts.foresight.rank"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog=prog, description="Put posts in the order of a user, each with its reason.")
    whole.add_argument("posts", metavar="POSTS.json", help="a list of posts (id, title, text, points); - for stdin")
    with_user(whole)
    whole.add_argument("--limit", type=at_least_one, metavar="N", help="only the first N")
    whole.add_argument("--exploration", type=_share, metavar="SHARE", help="places for the new, from 0 to 1 (0.1)")
    with_json(whole)
    return whole


async def rank(store: "MemoryStore", options: argparse.Namespace) -> int:
    from scripts.foresight import posts, tables
    from stores.ranking.order import EXPLORATION

    given = posts.read(options.posts)
    share = EXPLORATION if options.exploration is None else options.exploration
    found = await store.rank(options.user_id, given, limit=options.limit, exploration=share)
    answer(options, found.ranked, lambda screen: tables.ranking(screen, found))
    return OK


def _share(text: str) -> float:
    share = float(text)
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError("must be from 0 to 1")
    return share


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    return run_on_store(rank, parser(prog).parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
