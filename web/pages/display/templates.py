"""The templates and files of the pages, read once when the module is imported: nothing is looked up while serving."""

from collections.abc import Iterable
from hashlib import sha256
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

from jinja2 import DictLoader, Environment, StrictUndefined

_HERE = Path(__file__).parents[1]
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}

files = {path.name: path.read_bytes() for path in sorted((_HERE / "files").iterdir()) if path.suffix in TYPES}
version = sha256(b"".join(files.values())).hexdigest()[:12]
"""Changes with the files, so that a browser keeps them until then."""

environment = Environment(
    loader=DictLoader({path.name: path.read_text("utf-8") for path in sorted((_HERE / "templates").glob("*.html"))}),
    autoescape=True,
    auto_reload=False,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def groups(rows: Iterable[Any], name: str) -> list[tuple[Any, list[Any]]]:
    """Rows that follow each other and have the same value under a name."""
    return [(value, list(some)) for value, some in groupby(rows, attrgetter(name))]


environment.filters["groupby_order"] = groups


def render(template: str, **values: object) -> str:
    """A page as text; every value is escaped."""
    return environment.get_template(template).render(values, version=version)
