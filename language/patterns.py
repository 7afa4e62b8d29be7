"""Patterns that are compiled when they are first used.

The rules about text have some two thousand of them, many with the words of every language: to compile them all takes
seconds, and most commands need few. Whoever serves from an event loop compiles them before (`read_ahead.py`); what was
compiled then is kept for the next process (`kept.py`), which takes it from there in a hundredth of the time. So a
pattern that holds words of a user is made by `re`, never here.
"""

import marshal
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, cast

from language.kept import keep, read

try:
    import _sre  # type: ignore[import-not-found]
    from re import _compiler, _parser  # type: ignore[attr-defined]
except ImportError:  # another Python: nothing is kept, `re` compiles
    _sre = None

_METHODS = ("search", "match", "fullmatch", "finditer", "findall", "sub", "subn", "split")
_USED = (*_METHODS, "pattern", "flags", "groups", "groupindex")
_KEPT = "patterns"
_MOST = 8000
"""From so many on those of older sources are among them: only this process's own stay."""
_OTHERWISE = (AttributeError, EOFError, RuntimeError, TypeError, ValueError)
"""What comes of a Python that compiles in another way than those this was tried on."""
_made: "list[_Pattern]" = []


def _read() -> dict[bytes, bytes]:
    return cast(dict[bytes, bytes], read(_KEPT, sys.version) or {})


_kept = _read()
"""Compiled patterns by their sources, as the last process left them; read on import, as modules are."""


class _Pattern:
    """Stands for a compiled pattern; from its first use on its methods are that pattern's own."""

    def __init__(self, source: str | Callable[[], str], flags: int = 0) -> None:
        self._source, self._flags = source, flags
        _made.append(self)

    def __getattr__(self, name: str) -> object:
        if name not in _USED:
            raise AttributeError(name)
        self.compile()
        return self.__dict__[name]

    def compile(self) -> None:
        if not self._restored(_kept.get(self.key(), b"")):
            self._use(re.compile(self.text(), self._flags))

    def compile_to_keep(self) -> bytes:
        """Compile it; what can be kept of it is made as `re.compile` does it, which gives nothing of that away."""
        with suppress(*_OTHERWISE):
            compiled = self._compiled()
            if self._restored(compiled):
                return compiled
        self._use(re.compile(self.text(), self._flags))
        return b""

    def _compiled(self) -> bytes:
        if _sre is None:
            return b""
        parsed = _parser.parse(self.text(), self._flags)
        state = parsed.state
        names = {number: name for name, number in state.groupdict.items()}
        code = [int(one) for one in _compiler._code(parsed, self._flags)]
        flags, groups = int(self._flags | state.flags), range(state.groups)
        parts = (flags, code, len(groups) - 1, dict(state.groupdict), tuple(names.get(one) for one in groups))
        return marshal.dumps(parts)

    def _restored(self, compiled: bytes) -> bool:
        """Use what was kept of it, if this Python can."""
        if _sre is None or not compiled:
            return False
        with suppress(*_OTHERWISE):
            parts = marshal.loads(compiled)  # noqa: S302 - as in `kept.py`
            self._use(_sre.compile(self.text(), *parts))
            return True
        return False

    def text(self) -> str:
        self._source = self._source if isinstance(self._source, str) else self._source()
        return self._source

    def key(self) -> bytes:
        return blake2b(f"{int(self._flags)} {self.text()}".encode(errors="surrogatepass"), digest_size=16).digest()

    def _use(self, compiled: Any) -> None:
        self.__dict__.update({name: getattr(compiled, name) for name in _USED})


def compile_all() -> None:
    """Compile now what nobody has used yet, and keep it for the next process."""
    made, _made[:] = _made[:], []
    if not made:
        return
    known, new = _kept or _read(), {}
    for one in made:
        key = one.key()
        if key not in known:
            new[key] = one.compile_to_keep()
        elif "search" not in one.__dict__ and not one._restored(known[key]):
            one.compile_to_keep()
    if new:
        keep(_KEPT, sys.version, (known if len(known) < _MOST else {}) | new)
    _kept.clear()


if TYPE_CHECKING:

    def pattern_of(source: str | Callable[[], str], flags: int = 0) -> re.Pattern[str]:
        """The pattern of a source, or of what is called for one where putting it together takes long."""

else:
    pattern_of = _Pattern
