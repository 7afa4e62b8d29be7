"""What the models of a run have cost, in tokens."""

from typing import Any

from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.messages import AIMessage
from langchain_core.outputs import ChatGeneration, LLMResult

from graphs.models.offline.model import NAME as OFFLINE
from stores.settings import Settings

_MILLION = 1_000_000


class Usage(BaseCallbackHandler):
    """Counts the tokens of every model call below the graph it is given to."""

    run_inline = True

    def __init__(self) -> None:
        self.total = 0
        self.paid_input = 0
        self.paid_output = 0

    def on_llm_end(self, response: LLMResult, **more: Any) -> None:
        for generations in response.generations:
            for generation in generations:
                if isinstance(generation, ChatGeneration) and isinstance(generation.message, AIMessage):
                    self._add(generation.message)

    def _add(self, answer: AIMessage) -> None:
        used = answer.usage_metadata
        if not used:
            return
        self.total += used["total_tokens"]
        if answer.response_metadata.get("model_name") != OFFLINE:
            self.paid_input += used["input_tokens"]
            self.paid_output += used["output_tokens"]

    def cost(self, settings: Settings) -> float:
        """In the currency of the prices that are set; nothing where none is."""
        return (self.paid_input * settings.price_input + self.paid_output * settings.price_output) / _MILLION
