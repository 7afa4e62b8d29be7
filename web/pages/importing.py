"""A memory from elsewhere: what a file, a zip or a pasted list would bring is shown first, then taken in as one batch.

Nothing is put aside between the two: what was given comes along in the form that says yes.
"""

import asyncio
from base64 import b64decode, b64encode
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.datastructures import UploadFile

from stores.errors import InvalidInput, Paused
from stores.moving.records import Report
from stores.records import Receipt, Status
from web.pages.frame import Visit
from web.pages.receipts import Shown, shown

_ZIP = b"PK\x03\x04"


@dataclass(frozen=True, slots=True)
class Given:
    """What is to be imported; a zip travels through the form as base64."""

    text: str
    packed: bool = False
    saved: bool = False
    """Whether ChatGPT's saved memories are wanted too."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an import would do, and what it was given."""

    would: Report
    given: Given


async def preview(visit: Visit) -> Preview | Shown:
    """What would happen, or why nothing can."""
    given = await _given(visit)
    if not given.text.strip():
        return _not_imported(visit, visit.t("settings.no_file"))
    would = await _take_in(visit, given, dry_run=True)
    return Preview(would, given) if isinstance(would, Report) else would


async def carry_out(visit: Visit) -> Shown:
    """Import what was looked at."""
    given = Given(visit.field("text"), bool(visit.field("packed")), bool(visit.field("saved")))
    report = await _take_in(visit, given, dry_run=False)
    if isinstance(report, Shown):
        return report
    status = Status.STORED if report.changes else Status.UNCHANGED
    return shown(visit, Receipt(status, batch=report.batch), "settings.imported")


async def _given(visit: Visit) -> Given:
    file = visit.form.get("file")
    data = await file.read() if isinstance(file, UploadFile) else b""
    saved = bool(visit.field("saved"))
    if data.startswith(_ZIP):
        return Given(b64encode(data).decode("ascii"), packed=True, saved=saved)
    return Given(data.decode("utf-8", "replace") or visit.field("list"), saved=saved)


async def _take_in(visit: Visit, given: Given, *, dry_run: bool) -> Report | Shown:
    """The one place where a memory from elsewhere comes in; a shown reason says why it does not."""
    load = partial(visit.store.load_from, visit.user_id, saved=given.saved, dry_run=dry_run)
    try:
        if not given.packed:
            return await load(text=given.text)
        with TemporaryDirectory() as folder:
            path = Path(folder, "export.zip")
            await asyncio.to_thread(_unpack, path, given.text)
            return await load(path)
    except (InvalidInput, Paused) as invalid:
        return _not_imported(visit, str(invalid))


def _unpack(path: Path, text: str) -> None:
    try:
        path.write_bytes(b64decode(text))
    except ValueError as error:
        raise InvalidInput("the form was changed on its way. Choose the file again.") from error


def _not_imported(visit: Visit, reason: str) -> Shown:
    return Shown(visit.t("settings.not_imported", reason=reason), "bad")
