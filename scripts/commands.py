"""The command `hnpal-memory`: one name for what people do at a terminal.

Each line of the table is a command of its own module, imported when it is called: `--help` loads nothing else.
"""

import sys
from difflib import get_close_matches
from importlib import import_module
from typing import NamedTuple

NAME = "hnpal-memory"
OK, USAGE = 0, 2


class Command(NamedTuple):
    """Where a command lives: a module with `main(given, prog)`, and what its `main` is given first."""

    module: str
    words: str
    given: tuple[str, ...] = ()


COMMANDS = {
    "show": Command("scripts.memory", "print MEMORY.md, or a daily note", ("show",)),
    "search": Command("scripts.search_memory", "search the memory of a user"),
    "history": Command("scripts.memory", "list every change: when, what, who and why", ("history",)),
    "undo": Command("scripts.memory", "take back the newest change, or a batch", ("undo",)),
    "pause": Command("scripts.memory", "stop remembering; what is known stays", ("pause",)),
    "resume": Command("scripts.memory", "remember again", ("resume",)),
    "forget": Command("scripts.memory", "forget one memory; `undo` brings it back", ("forget",)),
    "clear": Command("scripts.memory", "erase everything known of a user, for good", ("clear",)),
    "export": Command("scripts.memory", "write everything known of a user, in this or another form", ("export",)),
    "import": Command("scripts.memory", "take in an export of this or another product", ("import",)),
    "replay": Command("scripts.memory", "erase again what a restored backup brought back", ("replay",)),
    "doctor": Command("scripts.memory", "compare files, rows, events and index", ("doctor",)),
    "chat": Command("scripts.chat", "talk to HN Pal on the terminal"),
    "rank": Command("scripts.foresight.rank", "put posts in the order of a user, each with its reason"),
    "digest": Command("scripts.foresight.digest", "choose posts for a user, summarise and deliver them"),
    "trends": Command("scripts.foresight.trends", "topics that rise and fall among readers who take part"),
    "night": Command("scripts.extract_memory", "learn from what users did since the last run"),
    "schedule": Command("scripts.schedule", "the nightly run as a cron of a LangGraph server"),
    "page": Command("scripts.page", "see and correct the memory of a user in the browser"),
    "serve": Command("scripts.serve", "serve the memory's own routes over HTTP"),
    "mcp": Command("scripts.mcp", "serve the memory of a user to an MCP client"),
    "token": Command("scripts.token", "a bearer token for the server"),
    "completion": Command("scripts.completion", "a script that completes these commands in a shell"),
}


def main(given: list[str] | None = None) -> int:
    name, *rest = (sys.argv[1:] if given is None else given) or ["--help"]
    if name in ("-h", "--help", "help"):
        sys.stdout.write(overview())
        return OK
    if name in ("-V", "--version"):
        from importlib.metadata import version

        sys.stdout.write(f"{NAME} {version(NAME)}\n")
        return OK
    command = COMMANDS.get(name)
    if command is None:
        sys.stderr.write(f"error: {NAME} has no command {name!r}{_meant(name)}; `{NAME} --help` lists them.\n")
        return USAGE
    # A module with commands of its own adds their names to its usage line itself.
    prog = NAME if command.given else f"{NAME} {name}"
    code: int = import_module(command.module).main([*command.given, *rest], prog=prog)
    return code


def overview() -> str:
    """What `--help` says."""
    lines = [f"  {name:<12}{command.words}" for name, command in COMMANDS.items()]
    usage = f"usage: {NAME} COMMAND …\n\nSee and steer the memory of users, and run what learns from them.\n"
    more = f"`{NAME} COMMAND --help` says more of each; `{NAME} --version` which version this is.\n"
    return "\n".join([usage, "commands:", *lines, "", more])


def _meant(name: str) -> str:
    close = get_close_matches(name, COMMANDS, n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
