"""What a client's error says, whichever client it is: its status, and whether asking again may help."""

import asyncio
from json import JSONDecodeError

from langchain_core.messages import AIMessage
from langgraph.errors import NodeTimeoutError

TOO_LONG = "it took too long"
LOADING = "it is still loading"
UNREADABLE = "what answers at its address is no model"
_WORDS = {
    401: "its key was refused",
    403: "its key was refused",
    404: "there is no such model at its address",
    429: "it is busy",
}
_TRANSIENT = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
_REFUSALS = frozenset({400, 404, 422})
_CONNECTION = frozenset({"APIConnectionError", "ConnectError", "ReadError", "RemoteProtocolError"})
_TIMEOUTS = frozenset({"APITimeoutError", "ReadTimeout", "ConnectTimeout", "WriteTimeout", "PoolTimeout"})


class BadAnswer(Exception):
    """The model answered, but not with what was asked for."""


def status_of(error: BaseException) -> int | None:
    """The HTTP status, by any of the names it has."""
    response = getattr(error, "response", None)
    for found in (getattr(error, "status_code", None), getattr(error, "code", None), response):
        status = getattr(found, "status_code", found)
        if isinstance(status, int) and status >= 400:
            return status
    return status_of(error.__cause__) if error.__cause__ is not None else None


def timed_out(error: BaseException) -> bool:
    if isinstance(error, NodeTimeoutError | TimeoutError | asyncio.TimeoutError):
        return True
    return bool(_TIMEOUTS & {kind.__name__ for kind in type(error).__mro__})


def unreachable(error: BaseException) -> bool:
    return isinstance(error, ConnectionError) or bool(_CONNECTION & {kind.__name__ for kind in type(error).__mro__})


def loading(error: BaseException) -> bool:
    """Whether a server of one's own has just been started: it says so until its model is in memory."""
    return status_of(error) == 503 and "loading" in str(error).casefold()


def unreadable(error: BaseException) -> bool:
    """Whether something answered that its client cannot read, like a web page: each trips over it in its own way."""
    return status_of(error) is None and isinstance(error, ValueError | AttributeError | TypeError)


def refuses(error: BaseException, what: str = "") -> bool:
    """Whether the service says that it does not know what it was asked with, or names it in its complaint."""
    status = status_of(error)
    named = bool(what) and what in str(error).casefold()
    return status in _REFUSALS or (named and status is not None and status >= 400)


def cut_off(error: BaseException) -> AIMessage | None:
    """The answer that OpenAI's client keeps back in JSON mode because it broke off: its whole entries still count."""
    given = getattr(error, "completion", None)
    choice = next(iter(getattr(given, "choices", None) or ()), None)
    text = getattr(getattr(choice, "message", None), "content", None)
    if not text:
        return None
    used = getattr(given, "usage", None)
    read, written = getattr(used, "prompt_tokens", 0), getattr(used, "completion_tokens", 0)
    return AIMessage(
        text,
        response_metadata={"finish_reason": "length"},
        usage_metadata={"input_tokens": read, "output_tokens": written, "total_tokens": read + written},
    )


def broke_off(answer: AIMessage) -> bool:
    """Did the answer end because it was long enough, by any of the names clients have for that?"""
    told = answer.response_metadata
    reasons = (told.get("finish_reason"), told.get("stop_reason"), told.get("done_reason"))
    return any(str(reason).casefold() in ("length", "max_tokens") for reason in reasons)


def transient(error: Exception) -> bool:
    """Worth asking again at once: the service was busy or out of reach. A malformed answer would come once more."""
    if timed_out(error):  # it would take as long again
        return False
    return unreachable(error) or status_of(error) in _TRANSIENT


def in_words(error: BaseException) -> str:
    """The failure in a few words that carry nothing of what was said."""
    if timed_out(error):
        return TOO_LONG
    if unreachable(error):
        return "it cannot be reached"
    if loading(error):
        return LOADING
    if type(error) in (ValueError, JSONDecodeError):
        return UNREADABLE
    status = status_of(error)
    return _WORDS.get(status or 0) or (f"error {status}" if status else type(error).__name__)
