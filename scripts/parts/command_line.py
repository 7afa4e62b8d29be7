"""What every command shares: its exit code, how it answers, and how it asks before something is removed.

Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 130 interrupted. With `--json` the answer is one JSON
document on standard output; what went wrong is always said on standard error.
"""

import argparse
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from language.intents.yes_or_no import confirmation

if TYPE_CHECKING:
    from rich.console import Console

    from stores import MemoryStore, Settings

OK, FAILED, INTERRUPTED = 0, 1, 130
Command = Callable[["MemoryStore", argparse.Namespace], Awaitable[int]]


class Refused(Exception):
    """The command did nothing, and says why."""


def with_user(parser: argparse.ArgumentParser, *, required: bool = True, more: str = "") -> None:
    parser.add_argument("--user-id", required=required, metavar="USER", help=f"whose memory{more}")


def with_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer with JSON instead of a table")


def at_least_one(text: str) -> int:
    """The type of an option that counts results."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def run_on_store(command: Command, options: argparse.Namespace) -> int:
    """Open the store of the environment, carry out the command, and turn what happened into an exit code."""
    return run(lambda: _on_store(command, options))


def run(work: Callable[[], Awaitable[int]]) -> int:
    """The exit code of a command; an expected failure is a sentence on standard error, never a traceback."""
    import asyncio

    from pydantic import ValidationError

    from prompts import PromptError
    from stores.errors import MemoryStoreError

    try:
        return asyncio.run(_whole(work))
    except ValidationError as error:
        return fail(_settings_problem(error))
    except (MemoryStoreError, PromptError, Refused) as error:
        return fail(str(error))
    except BrokenPipeError:
        # The reader has seen enough (`… | head`); keep the interpreter from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        return fail(f"{error.strerror or type(error).__name__}: {error.filename or 'no file named'}")
    except KeyboardInterrupt:
        return INTERRUPTED


def fail(sentence: str) -> int:
    sys.stderr.write(f"error: {sentence}\n")
    return FAILED


def answer(options: argparse.Namespace, data: Any, draw: Callable[["Console"], None]) -> None:
    """The data as JSON where asked for, else as `draw` shows it."""
    if options.json:
        write_json(data)
    else:
        draw(console())


def write_json(data: Any) -> None:
    from tools.calls.plain import plain

    write(json.dumps(plain(data), ensure_ascii=False, indent=2) + "\n")


def write(text: str) -> None:
    """Text as it is, byte for byte."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape"))
    sys.stdout.flush()


def console() -> "Console":
    from rich.console import Console

    # A pipe has no width of its own; rich would cut tables down to 80 columns.
    return Console(highlight=False, width=None if sys.stdout.isatty() else 140)


def confirm(options: argparse.Namespace, question: str) -> None:
    """Ask, unless `--yes` was given; anything but yes refuses, and so does nobody there to answer."""
    if options.yes:
        return
    if not sys.stdin.isatty():
        raise Refused(f"{question} Nobody is there to answer: pass --yes to confirm. Nothing was changed.")
    sys.stderr.write(f"{question} [y/N] ")
    sys.stderr.flush()
    if confirmation(sys.stdin.readline()) is not True:
        raise Refused("not confirmed; nothing was changed.")


async def must_be_known(store: "MemoryStore", user: str) -> None:
    """Refuse a user of whom there is nothing, and say where was looked: another folder may be the mistake."""
    if await store.document(user) is None:
        raise Refused(
            f"nothing is known of user {user!r} in {place_of(store.settings)}; check --user-id, or MEMORY_DATA_DIR."
        )


def place_of(settings: "Settings") -> str:
    """The data folder, or the database without its password."""
    if not settings.database_url:
        return str(settings.data_dir.absolute())
    from sqlalchemy import make_url

    return make_url(settings.database_url).render_as_string(hide_password=True)


async def _whole(work: Callable[[], Awaitable[int]]) -> int:
    return await work()


async def _on_store(command: Command, options: argparse.Namespace) -> int:
    from stores import open_store

    async with open_store() as store:
        return await command(store, options)


def _settings_problem(error: Any) -> str:
    problems = []
    for one in error.errors(include_url=False, include_input=False):
        name = "MEMORY_" + "_".join(map(str, one["loc"])).upper() if one["loc"] else "settings"
        problems.append(f"{name}: {one['msg'].removeprefix('Value error, ')}")
    return f"{'; '.join(problems)}. Mend the environment or .env, then try again."
