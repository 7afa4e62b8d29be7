"""The licences of everything that is installed with the package: `python -m scripts.licences`."""

import argparse
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution

from scripts.parts.command_line import OK, Refused, answer, run, with_json

PACKAGE = "hnpal-memory"
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_LONGEST = 60
"""Some packages put the whole text where its name should be."""


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(
        prog="python -m scripts.licences", description="The licences of everything installed with the package."
    )
    with_json(whole)
    return whole


async def show(options: argparse.Namespace) -> int:
    found = needed(PACKAGE)
    if found.pop(PACKAGE, None) is None:
        raise Refused(f"{PACKAGE} is not installed in this environment; run `make install`.")
    rows = [{"package": name, "version": one.version, "licence": licence(one)} for name, one in found.items()]
    answer(options, rows, lambda screen: _draw(screen, rows))
    return OK


def needed(package: str) -> dict[str, Distribution]:
    """The package, its dependencies and theirs, as far as they are installed, by name."""
    found: dict[str, Distribution] = {}
    waiting = [package]
    while waiting:
        name = waiting.pop().lower().replace("_", "-").replace(".", "-")
        try:
            one = distribution(name)
        except PackageNotFoundError:
            continue  # for another system, or an extra nobody asked for
        if name not in found:
            found[name] = one
            waiting += [match[0] for line in one.requires or [] if (match := _NAME.match(line))]
    return dict(sorted(found.items()))


def licence(one: Distribution) -> str:
    """What the package says of itself, in a few words."""
    declared = (_said(one, "License-Expression") or _said(one, "License") or [""])[0]
    if 0 < len(declared) <= _LONGEST and declared != "UNKNOWN":
        return " ".join(declared.split())
    named = [line.rpartition("::")[2].strip() for line in _said(one, "Classifier") if "License" in line]
    return ", ".join(named) or declared.partition("\n")[0][:_LONGEST] or "not stated"


def _said(one: Distribution, field: str) -> list[str]:
    return [str(value) for value in one.metadata.get_all(field) or []]


def _draw(screen: object, rows: list[dict[str, str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("package", "version", "licence")
    for row in rows:
        table.add_row(*row.values())
    assert isinstance(screen, Console)
    screen.print(table)


def main(given: list[str] | None = None) -> int:
    options = parser().parse_args(given)
    return run(lambda: show(options))


if __name__ == "__main__":
    sys.exit(main())
