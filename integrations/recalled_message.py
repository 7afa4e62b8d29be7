"""A system message that shows a model what was recalled, and shows nothing of it to whoever writes the message down."""

from typing import Any

from langchain_core.messages import SystemMessage
from pydantic import PrivateAttr, SerializerFunctionWrapHandler, model_serializer

HIDDEN = "[what is known of the user]"
Content = str | list[str | dict[str, Any]]


class RecalledMessage(SystemMessage):
    """The host's own words first, so that a provider finds its cached prefix unchanged."""

    _shown: Content = PrivateAttr(default="")

    @classmethod
    def after(cls, given: SystemMessage | None, *texts: str) -> "RecalledMessage":
        """What the host says, then these texts; the last of them is only for the model."""
        made = cls(content=_joined(given, texts), id=given.id if given else None)
        made._shown = _joined(given, (*texts[:-1], HIDDEN))
        return made

    @model_serializer(mode="wrap")
    def _written_down(self, serialize: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {**serialize(self), "content": self._shown}

    def to_json(self) -> Any:
        """As tracers write messages."""
        plain = SystemMessage(content=self._shown, id=self.id)
        return plain.to_json()

    def __repr__(self) -> str:
        return f"RecalledMessage({self._shown!r})"

    __str__ = __repr__


def _joined(given: SystemMessage | None, texts: tuple[str, ...]) -> Content:
    before = given.content if given else ""
    if isinstance(before, list):
        return [*before, *({"type": "text", "text": text} for text in texts)]
    return "\n\n".join([part for part in (before, *texts) if part])
