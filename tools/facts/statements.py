"""What a model says of a fact, as a statement that rests on the user's words."""

from typing import Annotated, Any, Literal

from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from stores.areas.facts import Statement
from tools.calls.evidence import origin, said
from tools.context import Context
from tools.remarks import remark

FactType = Literal["personal", "preference", "skill", "trait", "opinion", "relationship"]
Confidence = Annotated[float, Field(ge=0.5, le=1.0)]
Excerpt = Annotated[str, Field(default_factory=str)]


def stated(
    runtime: ToolRuntime[Context, Any],
    context: Context,
    fact_type: str,
    fact_key: str,
    value: str,
    confidence: float,
    excerpt: str = "",
    **details: Any,
) -> Statement:
    """The statement of one call. Whole messages are its evidence: an excerpt could leave out the "not"."""
    quoted = _quoted(runtime, remark("source_excerpt", excerpt))
    return Statement(
        fact_type,
        fact_key,
        value,
        confidence,
        author="agent",
        evidence=said(runtime.state),
        source=origin(context),
        conversation_id=context.conversation_id,
        details={**details, **({"source_excerpt": quoted} if quoted else {})},
    )


def _quoted(runtime: ToolRuntime[Context, Any], excerpt: str) -> str:
    """The excerpt, if the user wrote it."""
    wanted = _folded(excerpt)
    return excerpt if wanted and any(wanted in _folded(message.text) for message in said(runtime.state)) else ""


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())
