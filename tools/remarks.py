"""Words a model adds to a call that are kept beside a memory: reasons, sources, excerpts."""

from stores.errors import InvalidInput
from stores.gate import check_unicode
from tools.answers import one_line

_LONGEST = 200


def remark(name: str, text: str) -> str:
    """The words on one short line; an argument that no database can hold is named."""
    if refused := check_unicode(text):
        raise InvalidInput(f"{name}: {refused.reason}")
    return one_line(text, _LONGEST)
