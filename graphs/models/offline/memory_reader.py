"""What the model is shown of the memory: search results, listings and the context block, read back as entries."""

import re
from dataclasses import dataclass

_HIT = re.compile(
    r"^\d+\. \[(?P<category>\w*)\] (?P<key>\S+)[ \t]*\n[ \t]+(?P<value>[^\n]*)(?:\n"
    r"[ \t]+\(score:[^)\n]*\)?(?P<origin>[^\n]*))?",
    re.M,
)
_NOTED = r"\w[\w ,]{0,60} on \d{1,2} \w{3} \d{4}"
"""Stands before what was noted on a day."""
_LINE = re.compile(
    rf"^[ \t]*[-*•] (?:\[(?P<category>\w+)\] )?(?:(?P<key>{_NOTED}|\w[\w /'-]{{0,60}}?): )?(?P<value>\S.*)$", re.M
)
_RECORD = re.compile(r'(?:- )?(?:Discussed .+ \(\d+ messages?, \d+ min\)|[^\w\s"]+ (?:Saved )?".+")')
"""As the program writes down discussions and reactions, in whatever language they were."""
_SOURCE = re.compile(r"source: ?(?P<source>[^,()\n]+)")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_ID = re.compile(r"id: ?(?P<id>[\w-]+)")


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """One entry of the memory as it was shown."""

    key: str
    value: str
    category: str = ""
    source: str = ""
    date: str = ""
    id: str = ""

    @property
    def label(self) -> str:
        return self.key.replace("_", " ")

    @property
    def is_record(self) -> bool:
        """Does it only record what was read or talked about?"""
        return self.category == "reading_history" or bool(_RECORD.fullmatch(self.value))


def hits(answer: str) -> list[ShownEntry]:
    """The entries of a search answer; none for any other text."""
    if not answer.lstrip().startswith("Search results"):
        return []
    return [_known(match, match["origin"] or "") for match in _HIT.finditer(answer)]


def listed(text: str) -> list[ShownEntry]:
    """The entries of a listing or of the memory context: search hits and lines `- Label: value`."""
    entries = [_known(match, match["origin"] or "") for match in _HIT.finditer(text)]
    for match in _LINE.finditer(text):
        value, _, origin = match["value"].partition(" (source: ")
        entries.append(_known(match, f"source: {origin}" if origin else "", value))
    return entries


def _known(match: re.Match[str], origin: str, value: str | None = None) -> ShownEntry:
    source, day, identity = _SOURCE.search(origin), _DATE.search(origin), _ID.search(origin)
    return ShownEntry(
        key=(match["key"] or "").strip().lower().replace(" ", "_"),
        value=(match["value"] if value is None else value).strip(),
        category=match["category"] or "",
        source=source["source"].strip() if source else "",
        date=day.group() if day else "",
        id=identity["id"] if identity else "",
    )
