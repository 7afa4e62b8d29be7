"""What a discussion keeps between nodes and turns: messages, strings, numbers, lists and dicts only."""

from typing import Annotated, Any, Literal

from langchain_core.messages import AnyMessage
from langgraph.channels import UntrackedValue
from langgraph.graph.message import add_messages
from typing_extensions import TypedDict

Update = dict[str, Any]
"""What a node changes."""
AfterRecall = Literal["capture", "agent", "confirm"]
"""Where a discussion goes once it knows what bears on the message."""


class Article(TypedDict, total=False):
    """What is being discussed; the text is cut to what a prompt can hold."""

    id: str
    title: str
    text: str


class Turn(TypedDict, total=False):
    """The message being answered."""

    id: str
    conversation: str
    text: str
    at: str
    started: float
    """Seconds since the epoch: a turn has only so long."""
    opening: bool
    """The turn begins the discussion of an article."""
    cut: bool
    """The message was longer than what is read of it."""
    language: str
    """In which the program speaks: as the user chose, else that of their messages."""
    chosen: bool
    """Whether the user chose that language."""
    era: int | None
    """How often everything of the user had been erased when the turn began: after one more it writes nothing."""
    answered: bool
    """Its reply is in the thread and on record."""


class Asked(TypedDict, total=False):
    """What a caller sends: a message, and the article when there is one."""

    messages: Annotated[list[AnyMessage], add_messages]
    article: Article


class DiscussionState(Asked, total=False):
    """A thread. It belongs to its first user."""

    owner: str
    discussing: Article
    turn: Turn
    recalled: Annotated[dict[str, Any], UntrackedValue]
    """Memory as the model is shown it. Not saved with the thread: what is erased must not stay there."""
    captured: list[dict[str, str]]
    """What the user is told about this turn's memories: a sentence, and the status of its receipt."""
    used: list[str]
    """Ids of the memories the last reply rests on."""
    removal: dict[str, Any]
    """What a command would remove once it is confirmed."""
    review: dict[str, Any]
    """The question about the memory that waits for an answer: which memory, never its words."""
    failed: str
    """Why the model failed in this turn; empty when it did not."""
    unsaid: str
    """While memory is paused: the first message of the turn. From it on nothing is saved once the turn is over."""
    erased: bool
    """Earlier checkpoints of the thread must go: the user erased everything, or they hold words said while paused."""


class Answered(TypedDict, total=False):
    """What a caller gets back."""

    messages: Annotated[list[AnyMessage], add_messages]


class ToolCall(TypedDict):
    """One call of one tool, with the messages it may rest on."""

    call: dict[str, Any]
    conversation: str
    era: int | None
    unsaid: str
    messages: list[AnyMessage]
