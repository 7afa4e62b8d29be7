"""See and steer the memory of a user: `python -m scripts.memory show --user-id ann`."""

import argparse
import sys
from datetime import date

from scripts.parts.command_line import at_least_one, run, run_on_store, with_json, with_user

PROG = "python -m scripts.memory"
IMPORTS = ("auto", "chatgpt", "claude", "mem0", "letta", "openclaw", "basic-memory", "text", "json")
EXPORTS = ("json", "markdown", "openclaw", "basic-memory", "mem0", "letta", "text")


def day(text: str) -> date:
    """The type of an option that names a day."""
    return date.fromisoformat(text)


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog=prog, description="See and steer the memory of a user.")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, words: str, *, anyone: bool = False) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=words, description=words[0].upper() + words[1:] + ".")
        with_user(one, required=not anyone, more=" (default: everybody's)" if anyone else "")
        with_json(one)
        return one

    show = command("show", "print MEMORY.md, or a daily note")
    show.add_argument("--daily", type=day, metavar="DATE", help="the note of this day (YYYY-MM-DD)")

    history = command("history", "list every change: when, what, who and why")
    history.add_argument("--key", help="only of the memory with this key or id")
    history.add_argument("--kind", help="only of this kind")
    history.add_argument("--limit", type=at_least_one, default=50, help="the newest N events (default 50)")

    undo = command("undo", "take back the newest change, or a batch")
    undo.add_argument("--batch", metavar="ID", help="the batch to take back, as `history` shows it")

    command("pause", "stop remembering; what is known stays")
    command("resume", "remember again")

    clear = command("clear", "erase everything known of the user, for good")
    _with_yes(clear)

    forget = command("forget", "forget one memory; `undo` brings it back")
    forget.add_argument("key", metavar="KEY", help="key or id of the memory")
    forget.add_argument("--kind", default="memory", help="its kind (default: memory)")
    forget.add_argument("--category", help="its category, where facts of one key have several")
    forget.add_argument("--erase", action="store_true", help="erase it from every byte; nothing brings it back")
    _with_yes(forget)

    export = command("export", "write everything known of the user, as JSON or in the form of another product")
    export.add_argument("file", nargs="?", metavar="FILE", help="a new file or folder (default: standard output)")
    export.add_argument("--to", choices=EXPORTS, default="json", help="the form (default: json)")

    load = command("import", "take in an export of this or another product; what is already known stays once")
    load.add_argument("file", metavar="FILE", help="a file, a folder or a zip, or - for standard input")
    load.add_argument("--from", choices=IMPORTS, default="auto", help="the product (default: by the content)")
    load.add_argument("--saved", action="store_true", help="take what ChatGPT had saved and was instructed, too")
    load.add_argument("--dry-run", action="store_true", help="show what would come of it; change nothing")
    _with_yes(load)

    replay = command("replay", "erase again what a restored backup brought back", anyone=True)
    replay.add_argument("--list", metavar="FILE", help="the list of erasures (default: that of the settings)")
    _with_yes(replay)

    doctor = command("doctor", "compare files, rows, events and index", anyone=True)
    doctor.add_argument("--repair", action="store_true", help="bring them in line again (default: only say how)")
    return whole


def _with_yes(command: argparse.ArgumentParser) -> None:
    command.add_argument("--yes", action="store_true", help="do not ask for confirmation")


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    from scripts.parts import memory_commands, move_commands

    if options.command == "doctor":
        import asyncio

        return run(lambda: asyncio.to_thread(memory_commands.doctor, options))
    return run_on_store({**memory_commands.COMMANDS, **move_commands.COMMANDS}[options.command], options)


if __name__ == "__main__":
    sys.exit(main())
