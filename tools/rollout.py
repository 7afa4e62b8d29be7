"""Which conversations have memory tools: a share of them, always the same ones, without those that began before."""

from hashlib import sha256

from stores import Settings

_SHARES = 100


def tools_are_on(settings: Settings, conversation_id: str | None) -> bool:
    """Whether the agent of this conversation is given its tools."""
    if not settings.enable_tool_based_memory or conversation_id in settings.legacy_conversations:
        return False
    digest = sha256((conversation_id or "").encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8]) % _SHARES < settings.tool_rollout_percent
