"""Every speed figure: `python -m benchmarks` runs the modules that print them, one after the other."""

import subprocess
import sys
from importlib.util import find_spec

from rich.console import Console

SPEED = tuple(
    f"speed.{name}" for name in ("store", "search", "tools", "graphs", "nightly", "integrations", "moving", "startup")
)
"""Each is a module of its own, so that one that fails or grows does not touch the figures of the next."""


def main(chosen: list[str] | None = None) -> int:
    console = Console(highlight=False)
    failed = []
    for name in chosen or SPEED:
        if find_spec(f"benchmarks.{name}") is None:
            continue
        console.rule(f"[bold]benchmarks.{name}", align="left")
        if subprocess.run([sys.executable, "-m", f"benchmarks.{name}"], check=False).returncode:
            failed.append(name)
    for name in failed:
        console.print(f"benchmarks.{name} failed: see its output above", style="red")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
