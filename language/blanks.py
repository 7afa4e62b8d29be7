"""Fills the blanks of a text: `$count [day|days]` gets its number, and the word in the form that fits it."""

import re
from collections.abc import Mapping
from string import Template

from language.languages import by_language

_RULES = by_language("program", "PLURALS", tuple)
"""By language: which numbers take the first form of a word, the second … (patterns of their digits); the rest take the
last."""
_COUNTED = re.compile(r"\$(\w+)([^$\[\]]*)\[([^\[\]|]*(?:\|[^\[\]|]*)+)\]")


def fill(text: str, language: str, values: Mapping[str, object]) -> str:
    """The text with these values; a blank without one stays as it is."""
    formed = _COUNTED.sub(lambda found: _formed(found, language, values), text)
    return Template(formed).safe_substitute(values)


def _formed(found: re.Match[str], language: str, values: Mapping[str, object]) -> str:
    name, between, forms = found.groups()
    return f"${name}{between}{_form(forms.split('|'), language, str(values.get(name, '')))}"


def _form(forms: list[str], language: str, number: str) -> str:
    digits = re.sub(r"\D", "", number)
    rules = _RULES.get(language, _RULES["en"])
    fitting = (form for form, rule in zip(forms, rules, strict=False) if re.fullmatch(rule, digits))
    return next(fitting, forms[-1])
