"""A memory from elsewhere: what a file, a zip or a pasted list would bring is shown first, then taken in as one batch.

Nothing is put aside between the two: what was given comes along in the form that says yes.
"""

import asyncio
import re
from base64 import b64decode, b64encode
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from starlette.datastructures import UploadFile

from stores.errors import InvalidInput, Paused
from stores.moving.records import CannotImport, Report
from stores.records import Receipt, Status
from web.pages.frame import LARGEST, Visit
from web.pages.receipts import Shown, shown

_NAME = re.compile(r"[^\w.-]+")
_LONGEST_NAME = 60
_MOST = int(LARGEST * 0.74)
"""Bytes of a file that still fit into a form as base64."""


@dataclass(frozen=True, slots=True)
class Given:
    """What is to be imported: a pasted list, or a file, which travels through the form as base64, with its name."""

    text: str
    name: str = ""
    saved: bool = False
    """Whether ChatGPT's saved memories are wanted too."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an import would do, and what it was given."""

    would: Report
    given: Given


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import has done."""

    receipt: Shown
    report: Report | None = None


async def preview(visit: Visit) -> Preview | Shown:
    """What would happen, or why nothing can."""
    file = visit.form.get("file")
    data = await file.read() if isinstance(file, UploadFile) else b""
    if len(data) > _MOST:
        return _not_imported(visit, visit.t("settings.too_large", most=_MOST >> 20))
    name = _NAME.sub("_", Path(file.filename or "").name)[-_LONGEST_NAME:] if isinstance(file, UploadFile) else ""
    given = Given(visit.field("list"), saved=bool(visit.field("saved")))
    if data:
        given = replace(given, text=b64encode(data).decode("ascii"), name=name or "file")
    if not given.text.strip():
        return _not_imported(visit, visit.t("settings.no_file"))
    would = await _take_in(visit, given, dry_run=True)
    return Preview(would, given) if isinstance(would, Report) else would


async def carry_out(visit: Visit) -> Imported:
    """Import what was looked at."""
    name = _NAME.sub("_", Path(visit.field("name")).name)[-_LONGEST_NAME:]
    report = await _take_in(visit, Given(visit.field("text"), name, bool(visit.field("saved"))), dry_run=False)
    if isinstance(report, Shown):
        return Imported(report)
    status = Status.STORED if report.changes else Status.UNCHANGED
    return Imported(shown(visit, Receipt(status, batch=report.batch), "settings.imported"), report)


async def _take_in(visit: Visit, given: Given, *, dry_run: bool) -> Report | Shown:
    """The one place where a memory from elsewhere comes in; a shown reason says why it does not."""
    load = partial(visit.store.load_from, visit.user_id, saved=given.saved, dry_run=dry_run)
    try:
        if not given.name:
            return await load(text=given.text)
        path = await asyncio.to_thread(_unpacked, given)
        try:
            return await load(path)
        finally:
            await asyncio.to_thread(rmtree, path.parent, ignore_errors=True)
    except CannotImport as cannot:
        what, remedy = cannot.told(visit.language)
        return _not_imported(visit, visit.t("settings.cannot_import", what=what, remedy=remedy))
    except (InvalidInput, Paused) as invalid:
        return _not_imported(visit, visit.translated(str(invalid)))


def _unpacked(given: Given) -> Path:
    """The file, under its own name in a folder of its own."""
    try:
        data = b64decode(given.text)
    except ValueError as error:
        raise InvalidInput("the form was changed on its way. Choose the file again.") from error
    path = Path(mkdtemp(), given.name)
    path.write_bytes(data)
    return path


def _not_imported(visit: Visit, reason: str) -> Shown:
    return Shown(visit.t("settings.not_imported", reason=reason), "bad")
