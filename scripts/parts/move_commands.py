"""`import` and `export`: a memory moves in from another product, or out to one."""

import argparse
import os
import sys
import zipfile
from pathlib import Path

from scripts.parts.command_line import OK, Command, Refused, answer, confirm, must_be_known, write
from scripts.screen import imports
from stores import MemoryStore
from stores.moving.recognise import NAMES, OURS
from stores.moving.records import Report


async def export(store: MemoryStore, options: argparse.Namespace) -> int:
    """Everything known, in the form asked for: to standard output, or to a new file, folder or zip."""
    await must_be_known(store, options.user_id)
    files = await store.export_as(options.user_id, options.to)
    memories = len(await store.read(options.user_id, kind=None, limit=None))
    if options.file is None:
        write(_printed(files))
        return OK
    _write_files(Path(options.file), files)
    said = {"file": options.file, "memories": memories}
    words = f"{memories:,} memories written to {options.file}"
    answer(options, said, lambda screen: screen.print(words, markup=False))
    return OK


async def load(store: MemoryStore, options: argparse.Namespace) -> int:
    """Show what would come of an import, ask, and take it in. An export of our own is taken in without a question."""
    pasted = sys.stdin.read() if options.file == "-" else None
    path = None if pasted is not None else options.file
    wish = {"text": pasted, "format": getattr(options, "from"), "saved": options.saved}
    user = options.user_id
    with imports.Reading(options.json) as reading:
        foreseen = await store.load_from(user, path, **wish, dry_run=True, progress=reading.show)
    asks = not (options.dry_run or options.yes or foreseen.format == OURS)
    if options.dry_run or asks or not foreseen.changes:
        _say(options, foreseen, shown=not (asks and options.json))
    if options.dry_run or not foreseen.changes:
        return OK
    if asks:
        confirm(options, f"Import this into the memory of {user!r} from {NAMES[foreseen.format]}?")
    with imports.Reading(options.json) as reading:
        done = await store.load_from(user, path, **wish, progress=reading.show)
    _say(options, done, rows=not asks)
    return OK


def _say(options: argparse.Namespace, report: Report, *, shown: bool = True, rows: bool = True) -> None:
    if shown:
        answer(options, report.plain(), lambda screen: imports.report(screen, report, rows=rows))


def _printed(files: dict[str, str]) -> str:
    """One file as it is; of several, each below a line with its name."""
    if len(files) == 1:
        return next(iter(files.values()))
    return "\n".join(f"<!-- {name} -->\n{text}" for name, text in files.items())


def _write_files(place: Path, files: dict[str, str]) -> None:
    """New files for their owner's eyes only: they hold everything known of a person."""
    if place.exists():
        raise Refused(f"{place} exists; name a new file.")
    if len(files) == 1 and place.suffix != ".zip":
        _write_private(place, next(iter(files.values())))
    elif place.suffix == ".zip":
        handle = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "wb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, text in files.items():
                packed.writestr(name, text.encode("utf-8", "surrogateescape"))
    else:
        place.mkdir(mode=0o700)
        for name, text in files.items():
            (place / name).parent.mkdir(mode=0o700, exist_ok=True)
            _write_private(place / name, text)


def _write_private(path: Path, text: str) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)


COMMANDS: dict[str, Command] = {"export": export, "import": load}
