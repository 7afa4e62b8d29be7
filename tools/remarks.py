"""Words a model adds to a call that are kept beside a memory: reasons, sources, excerpts."""

from stores.errors import InvalidInput
from stores.write.checks.gate import check_unicode
from tools.answers import one_line

_LONGEST = 200
AGENTS_OWN = {"whose": "the agent's own note, not the user's words"}
"""What an answer says beside each observation and episode."""


def remark(name: str, text: str) -> str:
    """The words on one short line; an argument that no database can hold is named."""
    if refused := check_unicode(text):
        raise InvalidInput(f"{name}: {refused.reason}")
    return one_line(text, _LONGEST)
