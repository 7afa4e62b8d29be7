"""What came of a change, as the pages show it: in words, with what it was about, and with a way back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from stores.records import Receipt, Status
from stores.write.erasure.erase import MAY_SPEAK
from tools.texts import say_why
from tools.texts.told import told_in

_SAID = {
    Status.STORED: "receipt.stored",
    Status.UPDATED: "receipt.updated",
    Status.MERGED: "receipt.updated",
    Status.UNCHANGED: "receipt.unchanged",
    Status.DEMOTED: "receipt.demoted",
    Status.REJECTED: "receipt.rejected",
    Status.DELETED: "receipt.forgotten",
}
_GOOD = (Status.STORED, Status.UPDATED, Status.MERGED, Status.DELETED)


class Speaker(Protocol):
    """Whoever has words: a visit."""

    @property
    def language(self) -> str: ...
    def t(self, name: str, /, **values: object) -> str: ...


@dataclass(frozen=True, slots=True)
class Shown:
    """A receipt on a page; with a `batch` it can be taken back."""

    words: str
    tone: str = "good"
    about: tuple[str, ...] = ()
    why: str = ""
    batch: str | None = None
    removed: tuple[str, ...] = ()
    remains: tuple[str, ...] = ()
    similar: tuple[str, ...] = ()


def shown(visit: Speaker, receipt: Receipt, name: str = "") -> Shown:
    """One receipt; `name` is the text for success where the status alone does not say it."""
    well = receipt.status in _GOOD
    if receipt.removed or receipt.remains:
        return Shown(visit.t("receipt.erased"), removed=receipt.removed, remains=receipt.remains)
    return Shown(
        visit.t(name if name and well else _SAID[receipt.status]),
        "good" if well else "bad" if receipt.status is Status.REJECTED else "",
        (receipt.memory.value,) if receipt.memory else (),
        _why(visit, receipt),
        receipt.batch if well else None,
        similar=tuple(one.value for one in receipt.similar),
    )


def shown_together(visit: Speaker, receipts: Sequence[Receipt], name: str, batch: str | None) -> Shown:
    """Several receipts of one batch, with one way back."""
    well = [one for one in receipts if one.status in _GOOD]
    if not well:
        return shown(visit, receipts[0]) if receipts else Shown(visit.t("receipt.none"), "bad")
    about = tuple(one.memory.value for one in well if one.memory)
    refused = sorted({_why(visit, one) for one in receipts if one not in well} - {""})
    return Shown(visit.t(name, count=len(well)), about=about, why="; ".join(refused), batch=batch)


def shown_erasure(visit: Speaker, receipts: Sequence[Receipt]) -> Shown:
    """What an erasure took and left, by name."""
    removed = tuple(dict.fromkeys(one for receipt in receipts for one in receipt.removed))
    remains = left_of(receipts)
    if not any(receipt.ok for receipt in receipts):
        return shown(visit, receipts[0]) if receipts else Shown(visit.t("receipt.none"), "bad")
    return Shown(visit.t("receipt.erased"), removed=removed, remains=remains)


def left_of(receipts: Sequence[Receipt]) -> tuple[str, ...]:
    """What stays of memories that go together: not what is one of them."""
    gone = {name.removeprefix("memory ") for receipt in receipts for name in receipt.removed[:1]}
    left = dict.fromkeys(name for receipt in receipts for name in receipt.remains)
    return tuple(name for name in left if _place(name) not in gone)


def _place(line: str) -> str:
    """Which memory a line tells of ("memory note boats may speak of it"), by kind and key."""
    return line.removeprefix("memory ").removesuffix(MAY_SPEAK)


def _why(visit: Speaker, receipt: Receipt) -> str:
    """The reason in the reader's language where there are words for it, else as the store says it."""
    told = say_why(receipt.code, visit.language) if receipt.code else ""
    return told or told_in(visit.language, receipt.reason)
