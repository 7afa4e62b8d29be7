"""A conversation on the terminal: who spoke, what the program did meanwhile, and what came of it."""

import logging
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

_NOT_SHOWN = logging.NullHandler()


def failures_told_once() -> None:
    """Keep out of the terminal what is logged of a failing model: the reply says it. Handlers that somebody set up
    still get it."""
    from graphs.models.failure_policy import logger

    logger.addHandler(_NOT_SHOWN)


class Screen:
    """Panels for people to read; not a log."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console()
        self._told = 0.0
        """For how many seconds of waiting it was said last."""

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.rule(f"[bold]{escape(text)}", align="left")

    def note(self, text: str) -> None:
        self.console.print(Text(text, style="dim"))

    def reader(self, name: str, text: str) -> None:
        self.console.print(Panel(Text(text), title=escape(name), title_align="left", border_style="cyan"))

    def reply(self, text: str) -> None:
        self.console.print(Panel(Markdown(text), title="HN Pal", title_align="left", border_style="green"))

    def document(self, name: str, text: str) -> None:
        self.console.print(Panel(Markdown(text), title=escape(name), title_align="left", border_style="yellow"))

    def failure(self, text: str) -> None:
        self.console.print(Text(text, style="red"))

    def progress(self, event: Mapping[str, Any]) -> None:
        """What the graph does before it answers: recalled memories, captured ones, tool calls.

        That it still waits is said ever more seldom: a slow model would fill the screen with it."""
        waited = event.get("seconds")
        if waited is not None and waited > self._told and waited < 2 * self._told:
            return
        self._told = waited or 0.0
        arguments = ", ".join(f"{name}={value!r}" for name, value in (event.get("arguments") or {}).items())
        words = f"{event['progress']}({arguments})" if "arguments" in event else str(event["progress"])
        self.console.print(Text(f"  · {words}", style="dim"))


class Streamed:
    """A reply as it comes in, word by word; the finished reply takes its place."""

    def __init__(self, screen: Screen) -> None:
        self._live = Live(console=screen.console, transient=True, refresh_per_second=12)
        self._text = ""

    def __enter__(self) -> "Streamed":
        self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._live.stop()

    def add(self, words: str) -> None:
        self._text += words
        self._live.update(Text(self._text, style="dim"))
