"""Who is who to whom as statements worth keeping: of others, never of the writer."""

from language.languages.forms.rule import PERSONAL
from language.patterns import pattern_of
from language.people.told import Told, relations_in, told
from language.statements.statement import Statement

KIND = "relation"
_SURE = 0.9
_KEY_WORDS = 8
_WORD = pattern_of(r"[^\W\d_]{2,}")


def related(text: str) -> list[Statement]:
    """What a text tells of others, each clause a statement in the words it was told in."""
    return [statement(one) for one in told(text) if not one.denied and not one.owned]


def statement(one: Told) -> Statement:
    return Statement(_key(one), one.text, PERSONAL, _SURE, 1, one.clause.strip(), KIND)


def _key(one: Told) -> str:
    """A name made of its own words."""
    return "_".join(_WORD.findall(one.text.casefold())[:_KEY_WORDS])


def people(value: str) -> dict[str, str]:
    """The two that a memory tells of, and what one is to the other; empty where it tells no such thing."""
    found = relations_in(value)
    if not found:
        return {}
    names, others = (dict.fromkeys(getattr(one, side) for one in found) for side in ("person", "to"))
    return {"person": ", ".join(names), "relation": found[0].words or found[0].role, "to": ", ".join(others)}
