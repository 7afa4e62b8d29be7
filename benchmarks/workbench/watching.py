"""What a model did while a graph ran: its calls and tokens, the tools it asked for, and how those ended."""

from typing import Any

from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.messages import AIMessage, BaseMessage, ToolMessage
from langchain_core.outputs import ChatGeneration, LLMResult

from graphs.models.client_errors import status_of, unreachable
from tools.calls.budget import calls

READS = frozenset({"search_memory", "read_memory", "get_memory_context"})
WRITES = frozenset({"write_memory", "update_memory"})


class Watch(BaseCallbackHandler):
    """Counts below the graph it is given to."""

    run_inline = True

    def __init__(self) -> None:
        self.calls = 0
        self.input_tokens = 0
        self.output_tokens = 0
        self.tools: list[tuple[str, ...]] = []
        """The names of the tools asked for, turn by turn."""
        self.answers: dict[str, bool] = {}
        """Of each call that the model was shown the answer to: whether it succeeded."""
        self.lost: BaseException | None = None
        """Why the model could not be asked at all: that says nothing of how well it answers."""

    def on_llm_end(self, response: LLMResult, **more: Any) -> None:
        for generation in (one for many in response.generations for one in many):
            if isinstance(generation, ChatGeneration) and isinstance(generation.message, AIMessage):
                self._add(generation.message)

    def on_chat_model_start(self, serialized: Any, messages: list[list[BaseMessage]], **more: Any) -> None:
        for message in (one for many in messages for one in many):
            if isinstance(message, ToolMessage):
                self.answers[message.tool_call_id] = message.status == "success"

    def on_llm_error(self, error: BaseException, **more: Any) -> None:
        if unreachable(error) or status_of(error) in (401, 403):
            self.lost = error

    def _add(self, answer: AIMessage) -> None:
        self.calls += 1
        used = answer.usage_metadata
        if used:
            self.input_tokens += used.get("input_tokens", 0)
            self.output_tokens += used.get("output_tokens", 0)
        # A typed answer comes as a call of a tool that has the name of its class.
        asked = tuple(str(call["name"]) for call in calls(answer) if not str(call["name"])[:1].isupper())
        if asked:
            self.tools.append(asked)

    @property
    def asked(self) -> list[str]:
        return [name for turn in self.tools for name in turn]

    @property
    def writes(self) -> int:
        return sum(name in WRITES for name in self.asked)

    @property
    def writes_after_looking(self) -> int:
        """Writes in a turn that follows one with a look at the memory."""
        looked, count = False, 0
        for turn in self.tools:
            count += looked * sum(name in WRITES for name in turn)
            looked = looked or any(name in READS for name in turn)
        return count
