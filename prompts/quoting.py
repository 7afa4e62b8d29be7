"""Text that is shown to a model as data: kept in named blocks that the text itself cannot close,
between two lines with a number nobody could have known when the text was written.
"""

import re
from secrets import token_hex

_TAG = re.compile(r"((?:\A|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029])[ \t]*)<(?=[A-Za-z])|<(?=/)")
"""Every closing tag, and every opening tag at the start of what some reader may take for a line."""


def block(tag: str, text: str, **attributes: str) -> str:
    """The text between `<tag>` and `</tag>`, each on its own line; tags in the text lose their meaning."""
    shown = "".join(f' {name}="{_attribute(value)}"' for name, value in attributes.items())
    harmless = _TAG.sub(lambda match: f"{match[1] or ''}<\u200b", text) if "<" in text else text
    return f"<{tag}{shown}>\n{harmless}\n</{tag}>"


def quoted(*blocks: str) -> dict[str, str]:
    """The values of `$nonce` and `$data`: the blocks between two marker lines."""
    nonce = token_hex(8)
    return {"nonce": nonce, "data": "\n".join([f"[data {nonce}]", *blocks, f"[end {nonce}]"])}


def _attribute(value: str) -> str:
    one_line = " ".join(value.split())
    return one_line.replace('"', "'").replace("<", "‹").replace(">", "›")
