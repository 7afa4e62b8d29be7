"""Removing expired items now and then, by a thread of its own, as LangGraph's SQL stores do it."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field

_log = logging.getLogger(__name__)


@dataclass
class TtlSweeper:
    """At most one thread that calls `sweep` until it is stopped."""

    sweep: Callable[[], int]
    _stopped: threading.Event = field(default_factory=threading.Event)
    _thread: threading.Thread | None = None
    _running: Future[None] | None = None

    def start(self, minutes: float) -> "Future[None]":
        """The future is done when the sweeping has ended; cancelling it ends the sweeping."""
        if self._running is not None and self._thread is not None and self._thread.is_alive():
            return self._running
        self._stopped = stopped = threading.Event()
        self._running = running = Future[None]()
        running.add_done_callback(lambda _: stopped.set())
        self._thread = threading.Thread(
            target=self._loop, args=(minutes * 60, stopped, running), name="memory-ttl", daemon=True
        )
        self._thread.start()
        return running

    def _loop(self, seconds: float, stopped: threading.Event, running: "Future[None]") -> None:
        while not stopped.wait(seconds):
            try:
                self.sweep()
            except Exception:  # the next round tries again; nothing but the sweeping depends on it
                _log.exception("expired items could not be removed")
        if not running.done():
            running.set_result(None)

    def stop(self, timeout: float | None = None) -> bool:
        """False if it still runs after so many seconds."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join(timeout)
        return self._thread is None or not self._thread.is_alive()
