"""Many texts without their secrets, on other cores where there are many: looking for secrets takes the longest.

A helper is a process of its own that reads lists of texts and answers with lists. Where none can be started, or one
dies, the texts are redacted here: none is ever let through unread.
"""

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from queue import SimpleQueue
from typing import TypeVar

from language.sensitive.secrets import redact

T = TypeVar("T")
FEW = 2_000
"""Texts that are redacted here before helpers are worth their start."""
_AT_ONCE = 200
_MOST = 3
"""Helpers: a database writes no faster than three redact."""
_HELPER = f"""
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from {redact.__module__} import redact
for line in sys.stdin:
    print(json.dumps([[redact(text) for text in some] for some in json.loads(line)]), flush=True)
"""
"""A line with lists of texts in, a line with the redacted ones out, until the input ends; it loads nothing else."""


def redacted_all(
    items: Iterable[T], texts_of: Callable[[T], list[str]], with_texts: Callable[[T, list[str]], T]
) -> Iterator[T]:
    """The items in their order, with their texts redacted."""
    seen = 0
    some: list[T] = []
    waiting: deque[tuple[list[T], Future[list[list[str]]]]] = deque()
    with ExitStack() as opened:
        helpers: _Helpers | None = None
        for item in items:
            seen += len(texts_of(item))
            if seen <= FEW:
                yield with_texts(item, [redact(text) for text in texts_of(item)])
                continue
            helpers = helpers or opened.enter_context(_Helpers())
            some.append(item)
            if sum(len(texts_of(one)) for one in some) >= _AT_ONCE:
                waiting.append((some, helpers.submit([texts_of(one) for one in some])))
                some = []
            while len(waiting) > 2 * helpers.count:
                yield from _answered(*waiting.popleft(), with_texts)
        if some and helpers:
            waiting.append((some, helpers.submit([texts_of(one) for one in some])))
        while waiting:
            yield from _answered(*waiting.popleft(), with_texts)


def _answered(items: list[T], future: Future[list[list[str]]], with_texts: Callable[[T, list[str]], T]) -> Iterator[T]:
    yield from (with_texts(item, texts) for item, texts in zip(items, future.result(), strict=True))


class _Helpers:
    """As many helpers as there are cores, each with a thread that waits for it."""

    def __init__(self) -> None:
        self.count = max(1, min(_MOST, os.cpu_count() or 1))
        self._free: SimpleQueue[subprocess.Popen[str] | None] = SimpleQueue()
        self._all: list[subprocess.Popen[str]] = []
        self._threads = ThreadPoolExecutor(self.count, thread_name_prefix="memory-redact")

    def __enter__(self) -> "_Helpers":
        for _ in range(self.count):
            self._free.put(self._begun())
        return self

    def __exit__(self, *error: object) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)
        for one in self._all:
            for end in (one.stdin, one.stdout):
                if end is not None:
                    with suppress(OSError):
                        end.close()
            one.wait()

    def submit(self, texts: list[list[str]]) -> Future[list[list[str]]]:
        return self._threads.submit(self._redact, texts)

    def _begun(self) -> subprocess.Popen[str] | None:
        command = [sys.executable, "-c", _HELPER, json.dumps(sys.path)]
        try:
            helper = subprocess.Popen(  # noqa: S603 - our own module, by our own interpreter
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="ascii"
            )
        except OSError:
            return None
        self._all.append(helper)
        return helper

    def _redact(self, texts: list[list[str]]) -> list[list[str]]:
        helper = self._free.get()
        answer: list[list[str]] | None = None
        if helper is not None and helper.stdin is not None and helper.stdout is not None:
            with suppress(OSError, ValueError):
                helper.stdin.write(json.dumps(texts) + "\n")
                helper.stdin.flush()
                answer = json.loads(helper.stdout.readline())
        if answer is None:
            helper = None
            answer = [[redact(text) for text in some] for some in texts]
        self._free.put(helper)
        return answer
