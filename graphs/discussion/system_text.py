"""What the model is told before it answers: how to behave, and as quoted data what is known, read and just captured."""

from collections.abc import Mapping
from typing import Any

from graphs.discussion.answer.language import asked_of_model
from graphs.discussion.window import article_block
from graphs.state import DiscussionState
from prompts import Prompt, block, quoted


def system_text(
    prompt: Prompt, state: DiscussionState, recalled: Mapping[str, Any], today: str, conversation: str, guidance: str,
    *, by_rules: bool = False,
) -> str:  # fmt: skip
    """The system prompt of a turn, for a model or for rules."""
    captured = "\n".join(told["text"] for told in state.get("captured", []))
    article = state.get("discussing")
    blocks = [block("memory", recalled["text"]), block("captured", captured)]
    if article:
        blocks.insert(1, article_block(article))
    guided = "\n\n".join(filter(None, (guidance, asked_of_model(state, by_rules=by_rules))))
    return prompt.fill(today=today, conversation=conversation, guidance=guided, **quoted(*blocks))
