"""A person at their MEMORY.md, with the habits of real editors: what they change, and how it is saved."""

import os
import random
import time
from collections.abc import Callable
from pathlib import Path

from stores.documents.formats.markdown import BOM
from stores.documents.formats.memory_rows import SECTIONS

Change = Callable[["Person", str], str]
_OURS = "## Personal Context"


class Person:
    """Edits only lines of their own (`Mine …`), and writes whatever they like around them."""

    def __init__(self, file: Path, seed: int) -> None:
        self.file = file
        self.random = random.Random(seed)
        self.saves = 0
        self._buffers: list[str] = []

    def edit(self) -> str:
        """Load the file, change it, save it; what was saved."""
        self.saves += 1
        text = self._load()
        for change in self.random.sample(_CHANGES, k=2):
            text = change(self, text)
        text = add_line(self, text)
        self.random.choice(_SAVES)(self.file, text.encode())
        return text

    def delete(self) -> None:
        self.file.unlink()
        self._buffers.clear()

    def take_out_all(self) -> None:
        """Remove every line of their own and all they wrote around; leave the title, the sections and others' lines."""
        lines = self.file.read_bytes().decode().removeprefix(BOM).splitlines()
        ours = [section.heading for section in SECTIONS]
        kept = [line for line in lines if line in ours or line.startswith(("# User Memory", "- Agent ", "- Theme"))]
        beside(self.file, "\n".join([*kept, ""]).encode())
        self._buffers.clear()

    def _load(self) -> str:
        """Now and then what is edited was loaded some saves ago, and the file has changed since."""
        text = self.file.read_bytes().decode()
        self._buffers = [*self._buffers[-3:], text]
        return self._buffers[0] if self.random.random() < 0.2 else text

    @property
    def mark(self) -> str:
        return f"{self.saves:04}"


def mine(text: str) -> list[str]:
    """The lines of the person's own memories."""
    return [line.rstrip("\r") for line in text.split("\n") if line.startswith("- Mine ")]


def around(text: str) -> list[str]:
    """Everything that is no memory."""
    return [line for line in text.removeprefix(BOM).split("\n") if not line.startswith("- ") and line.strip()]


def _insert(text: str, line: str) -> str:
    end = "\r\n" if "\r\n" in text else "\n"
    if _OURS not in text:
        return f"{text}{end}{_OURS}{end}{line}{end}"
    return text.replace(_OURS + end, f"{_OURS}{end}{line}{end}", 1)


def add_line(person: Person, text: str) -> str:
    return _insert(text, f"- Mine {person.mark}: typed by hand {person.mark}")


def change_line(person: Person, text: str) -> str:
    found = mine(text)
    if not found:
        return text
    line = person.random.choice(found)
    return text.replace(line, f"{line.partition(':')[0]}: changed by hand {person.mark}")


def remove_line(person: Person, text: str) -> str:
    found = mine(text)
    return text.replace(person.random.choice(found), "", 1) if len(found) > 30 else text


def reorder_lines(person: Person, text: str) -> str:
    found = mine(text)
    if len(found) < 2:
        return text
    one, other = person.random.sample(found, k=2)
    return text.replace(one, "\0").replace(other, one).replace("\0", other)


def write_around(person: Person, text: str) -> str:
    end = "\r\n" if "\r\n" in text else "\n"
    return f"{text}<!-- {person.mark} -->  two spaces,\ta tab, Київ, \u200d{end}"


def add_section(person: Person, text: str) -> str:
    return f"{text}\n## Of my own {person.mark}\n* not a memory\n\n```\n- Mine {person.mark}: in a fence\n```\n"


def to_crlf(person: Person, text: str) -> str:
    return text.replace("\r\n", "\n").replace("\n", "\r\n")


def to_lf(person: Person, text: str) -> str:
    return text.replace("\r\n", "\n")


def add_bom(person: Person, text: str) -> str:
    return BOM + text.removeprefix(BOM)


def drop_ending(person: Person, text: str) -> str:
    return text.rstrip("\r\n")


_CHANGES: list[Change] = [
    change_line, change_line, remove_line, reorder_lines, write_around, add_section, to_crlf, to_lf, add_bom,
    drop_ending,
]  # fmt: skip


def in_place(file: Path, data: bytes) -> None:
    """Truncate and write again, in two parts."""
    with file.open("wb", buffering=0) as handle:
        handle.write(data[: len(data) // 2])
        time.sleep(0.001)
        handle.write(data[len(data) // 2 :])


def beside(file: Path, data: bytes) -> None:
    """A new file in the place of the old one."""
    new = file.with_name("MEMORY.md.new")
    new.write_bytes(data)
    new.replace(file)


def with_backup(file: Path, data: bytes) -> None:
    """The old file moved away, the new one written under its name."""
    backup = file.with_name("MEMORY.md~")
    os.rename(file, backup)
    file.write_bytes(data)
    backup.unlink()


_SAVES = [in_place, beside, with_backup]
