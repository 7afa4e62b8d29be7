"""What fits: articles, histories and threads cut to a size, newest first where something has to go."""

from collections.abc import Iterable, Sequence

from langchain_core.messages import (
    AIMessage,
    AnyMessage,
    BaseMessage,
    HumanMessage,
    RemoveMessage,
    ToolMessage,
)

from graphs.state import Article
from language.sensitive.secrets import redact
from language.words.token_estimate import count_tokens, cut_to_tokens
from prompts import block

ARTICLE_TOKENS = 3_000
HISTORY_TOKENS = 2_000
MESSAGE_LIMIT = 20_000
"""Characters of one message that are read; the reader is told when more were sent."""

_TITLE_LIMIT = 300
_EVIDENCE = 20
"""Messages of the user that a tool call may rest on."""

_KEPT_MESSAGES = 60
_KEPT_CHARACTERS = 60_000
"""What a thread carries from turn to turn. The whole conversation is in the store."""

ASIDE = "aside"
"""Marks replies that are not part of the conversation, such as those to commands."""

OWN = "own_words"
"""What of a reply the model itself said, beside the notices of the program: only that is shown to it again."""

_NO_WORDS = "OK."
"""In place of a reply in which only the program spoke: models expect an answer after every question."""


def trimmed_article(article: Article) -> Article:
    """The article as a prompt can hold it, without secrets; an article that is only named keeps its name."""
    text = redact(cut_to_tokens(_text(article.get("text")), ARTICLE_TOKENS))
    title = redact(" ".join(_text(article.get("title")).split())[:_TITLE_LIMIT])
    name = _text(article.get("id"))[:_TITLE_LIMIT] or title
    if not (name or text):
        return {}
    return {"id": name or "untitled", "title": title or name or "untitled", "text": text}


def article_block(article: Article) -> str:
    return block("article", article.get("text", ""), id=article.get("id", ""), title=article.get("title", ""))


def history(messages: Sequence[AnyMessage], before: str) -> list[AnyMessage]:
    """What was said before the message of that id, as far back as the budget reaches, without the program's notices."""
    spoken = [_as_said(message) for message in _until(messages, before) if _is_spoken(message)]
    kept: list[AnyMessage] = []
    left = HISTORY_TOKENS
    for message in reversed(spoken):
        left -= count_tokens(message.text) + 4
        if left < 0:
            break
        kept.append(message)
    return kept[::-1]


def said(messages: Sequence[AnyMessage]) -> list[HumanMessage]:
    """What the user said lately, commands apart: what a memory may rest on."""
    spoken = [message for message in messages if isinstance(message, HumanMessage) and _is_spoken(message)]
    return spoken[-_EVIDENCE:]


def answered(messages: Sequence[AnyMessage], message: AnyMessage) -> list[AnyMessage]:
    """The reply that a message follows directly, if it was part of the conversation."""
    before = list(_until(messages, str(message.id)))[-1:]
    return [other for other in before if isinstance(other, AIMessage) and _is_spoken(other)]


def since(messages: Sequence[AnyMessage], message_id: str) -> list[AnyMessage]:
    """The message of that id and all that follow it: one turn."""
    for index, message in enumerate(messages):
        if message.id == message_id:
            return list(messages[index:])
    return []


def surplus(messages: Sequence[AnyMessage], turn_id: str) -> list[RemoveMessage]:
    """What the thread need not carry: tools of finished turns, and what is older than the window."""
    turn = {message.id for message in since(messages, turn_id)}
    gone = []
    room, kept = _KEPT_CHARACTERS, 0
    for message in reversed(messages):
        if message.id in turn:
            continue
        room -= len(message.text)
        kept += 1
        if room < 0 or kept > _KEPT_MESSAGES or _is_tool_traffic(message):
            gone.append(RemoveMessage(id=str(message.id)))
    return gone


def latest_lines(lines: Sequence[str], tokens: int) -> list[str]:
    """The last lines that fit."""
    kept: list[str] = []
    for line in reversed(lines):
        tokens -= count_tokens(line) + 1
        if tokens < 0:
            break
        kept.append(line)
    return kept[::-1]


def _as_said(message: AnyMessage) -> AnyMessage:
    own = message.additional_kwargs.get(OWN)
    return AIMessage(own or _NO_WORDS, id=message.id) if isinstance(own, str) else message


def _is_spoken(message: BaseMessage) -> bool:
    if not isinstance(message, HumanMessage | AIMessage) or _is_tool_traffic(message):
        return False
    return not message.additional_kwargs.get(ASIDE)


def _is_tool_traffic(message: BaseMessage) -> bool:
    return isinstance(message, ToolMessage) or (
        isinstance(message, AIMessage) and bool(message.tool_calls or message.invalid_tool_calls)
    )


def _until(messages: Iterable[AnyMessage], message_id: str) -> Iterable[AnyMessage]:
    for message in messages:
        if message.id == message_id:
            return
        yield message


def _text(value: object) -> str:
    return value if isinstance(value, str) else "" if value is None else str(value)
