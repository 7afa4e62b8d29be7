"""What a client was told."""

import mcp_types as types


def told(answer: types.CallToolResult | types.ReadResourceResult) -> str:
    """The text of an answer or of a document."""
    parts = answer.content if isinstance(answer, types.CallToolResult) else answer.contents
    return " ".join(part.text for part in parts if isinstance(part, types.TextContent | types.TextResourceContents))
