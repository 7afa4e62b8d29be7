"""Prompts are Markdown files: a header (purpose, variables, version), then text filled by `string.Template`.

A folder given by the caller overrides single files; a file is read again when it changes.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from string import Template

from prompts.quoting import block, quoted

__all__ = ["Prompt", "PromptError", "block", "load", "names", "quoted"]

_BUILT_IN = Path(__file__).parent
SHORT = "short"
"""The folder of the forms for models with little context."""
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_LANGUAGE = re.compile(r"[a-z]{2}")
_HEADER = re.compile(r"\A---[ \t]*\n(?P<header>.*?)\n---[ \t]*\n(?P<body>.*)\Z", re.DOTALL)
_FIELDS = frozenset({"purpose", "variables", "version"})


class PromptError(ValueError):
    """A prompt file, or the values for it, cannot be used; the message names the file and the variable."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One prompt file."""

    name: str
    purpose: str
    variables: frozenset[str]
    version: str
    text: str
    file: Path

    @property
    def stamp(self) -> str:
        """Names this exact wording in records: an edit shows even when the version was not raised."""
        return f"{self.name}@{self.version} {sha256(self.text.encode()).hexdigest()[:8]}"

    def fill(self, **values: str | int | float) -> str:
        """The text with every variable replaced; what a value contains is never replaced again."""
        if missing := self.variables - values.keys():
            raise PromptError(f"{self.file}: no value given for {_listed(missing)}.")
        if unknown := values.keys() - self.variables:
            raise PromptError(f"{self.file}: no variable {_listed(unknown)}; it has {_listed(self.variables)}.")
        return Template(self.text).substitute(values)


def load(name: str, directory: Path | None = None, language: str = "en", *, short: bool = False) -> Prompt:
    """The prompt of that name: from `directory` when a file of that name is there, else the built-in one.

    A short form is a file of the folder `short` in either; where there is none, the full one serves.
    """
    if not _NAME.fullmatch(name) or not _LANGUAGE.fullmatch(language):
        raise PromptError(f"{name!r} ({language!r}) cannot name a prompt: use lower-case words, and 'en' or 'uk'.")
    file_name = f"{name}.md" if language == "en" else f"{name}.{language}.md"
    if directory is not None and not directory.is_dir():
        raise PromptError(f"MEMORY_PROMPTS_DIR names no folder: {directory}.")
    for folder in filter(None, (directory, _BUILT_IN)):
        for file in (*([folder / SHORT / file_name] if short else []), folder / file_name):
            if file.is_file():
                changed = file.stat()
                return _read(file, changed.st_mtime_ns, changed.st_size)
    raise PromptError(f"There is no prompt {file_name}; there are {_listed(names())}.")


def names() -> frozenset[str]:
    """The names of the built-in prompts."""
    return frozenset(file.name.split(".")[0] for file in _BUILT_IN.glob("*.md"))


@lru_cache(maxsize=64)
def _read(file: Path, mtime_ns: int, size: int) -> Prompt:
    match = _HEADER.match(file.read_text(encoding="utf-8-sig").replace("\r\n", "\n"))
    if match is None:
        raise PromptError(f"{file}: must start with a header between two lines of three dashes.")
    header = _header(file, match["header"])
    text = match["body"].strip("\n")
    variables = frozenset(re.findall(r"\w+", header["variables"]))
    _check(file, text, variables)
    name = file.name.removesuffix(".md")
    named = f"{SHORT}/{name}" if file.parent.name == SHORT else name
    return Prompt(named, header["purpose"], variables, header["version"], text, file)


def _header(file: Path, text: str) -> dict[str, str]:
    fields = {}
    for line in filter(str.strip, text.splitlines()):
        name, colon, value = line.partition(":")
        if not colon or name.strip() not in _FIELDS:
            raise PromptError(f"{file}: the header line {line!r} is not one of {_listed(_FIELDS)}.")
        fields[name.strip()] = value.strip()
    if missing := _FIELDS - fields.keys():
        raise PromptError(f"{file}: the header lacks {_listed(missing)}.")
    return fields


def _check(file: Path, text: str, declared: frozenset[str]) -> None:
    template = Template(text)
    if not template.is_valid():
        raise PromptError(f"{file}: a lone '$' must be written '$$'.")
    used = frozenset(template.get_identifiers())
    if undeclared := used - declared:
        raise PromptError(f"{file}: the text uses {_listed(undeclared)}, which the header does not declare.")
    if unused := declared - used:
        raise PromptError(f"{file}: the header declares {_listed(unused)}, which the text does not use.")


def _listed(words: frozenset[str] | set[str]) -> str:
    return ", ".join(sorted(words)) or "none"
