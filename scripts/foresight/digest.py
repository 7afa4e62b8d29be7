"""A digest for a user: `python -m scripts.foresight.digest posts.json --user-id ann`."""

import argparse
import sys
from datetime import UTC, datetime

from scripts.parts.command_line import OK, answer, at_least_one, run, with_json, with_user

PROG = "python -m scripts.foresight.digest"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog=prog, description="Choose posts for a user, summarise them, deliver them.")
    whole.add_argument("posts", metavar="POSTS.json", help="a list of posts (id, title, text, points); - for stdin")
    with_user(whole)
    whole.add_argument(
        "--size", type=at_least_one, default=5, metavar="N", help="how many posts (default 5, at most 20)"
    )
    with_json(whole)
    return whole


async def digest(options: argparse.Namespace) -> int:
    from graphs.build import open_graphs
    from scripts.foresight import posts
    from scripts.screen import tables
    from tools.context import Context

    given = {"posts": posts.read(options.posts), "size": options.size}
    thread = f"digest-{options.user_id}-{datetime.now(UTC):%Y%m%dT%H%M%S%f}"
    async with open_graphs() as graphs:
        made = await graphs["digest"].ainvoke(
            given,
            {"configurable": {"thread_id": thread}},
            context=Context(user_id=options.user_id),
            durability="sync",
        )
    answer(options, made, lambda screen: tables.document(screen, "Digest", made["digest"]))
    return OK


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    return run(lambda: digest(options))


if __name__ == "__main__":
    sys.exit(main())
