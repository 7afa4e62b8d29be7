"""Sorts of things that people tell of themselves (`sort_names.py` has what they are called): how notes tell them.

`TOLD` are words of notes that are of the sort, `PART` the piece of a note that is of the sort while the rest of the
note is not ("…, 38, …").
"""

from language.languages import alternatives, by_language, joined

_UPPER = r"(?-i:[A-ZА-ЯІЇЄҐÄÖÜÁÉÍÓÚÑÇ])"
_NAME = rf"{_UPPER}[\w'’.-]*(?:[\s-]+{_UPPER}[\w'’.-]*){{0,3}}"


def _any(name: str) -> str:
    return f"(?:{alternatives('wishes.sorts', name)})"


_PER_SPAN = rf"(?:\s*(?:{_any('PER')}|/)\s*{_any('SPANS')}|\s+{_any('EACH_SPAN')})"
_AMOUNT = (
    rf"(?:{_any('ABOUT_AMOUNT')}\s+)?[€$£₴]?\s*\d[\d.,]*(?:\s?k\b)?(?:\s*(?:€|\$|£|₴|%|{_any('CURRENCIES')}))*"
    rf"(?:\s+[^\W\d_]+(?={_PER_SPAN}))?{_PER_SPAN}?"
)
"""A sum of money; before "a year" any word may name what it is in."""


def _with(table: dict[str, str], more: dict[str, str]) -> dict[str, str]:
    """The patterns of two tables, by sort."""
    both = {sort: [found[sort] for found in (table, more) if sort in found] for sort in table | more}
    return {sort: "|".join(patterns) for sort, patterns in both.items()}


TOLD: dict[str, str] = _with(
    joined("wishes.sorts", "TOLD"),
    {
        "body": r"\d\s?(?:kg|cm)\b",
        "money": r"[€$£]\s?\d|\d\s?€",
        "health": r"\d\s?mg\b",
        "contact": r"\S@\S|\+?\d[\d\s()-]{7,}\d",
        **dict.fromkeys(("hobby", "street", "sport", "parents", "siblings", "device"), r"(?!)"),
    },
)

CLASSES: dict[str, frozenset[str]] = {
    "home": frozenset({"city"}),
    "living": frozenset({"city"}),
    "job": frozenset({"job"}),
    "money": frozenset({"money"}),
    "health": frozenset(
        {"illness", "allergy", "medicine", "symptom_injury", "treatment", "mental_health", "pregnancy"}
    ),
    "politics": frozenset({"politics"}),
    "religion": frozenset({"religion"}),
    "drinking": frozenset({"alcohol"}),
    "love": frozenset({"partner", "relationship_status"}),
    "family": frozenset({"partner", "child", "parent", "sibling", "relative", "baby"}),
    "children": frozenset({"child", "baby"}),
    "pets": frozenset({"dog", "cat", "other_pet"}),
    "origin": frozenset({"nationality"}),
    "smoking": frozenset({"smoking"}),
    "sleep": frozenset({"sleep"}),
    "medication": frozenset({"medicine"}),
    "allergy": frozenset({"allergy"}),
    "food": frozenset(
        ["diet", "meat", "fish", "dairy_egg", "vegetable_fruit", "bread_grain", "nut", "sweets", "dish_cuisine"]
    ),
    "pregnancy": frozenset({"pregnancy"}),
    "vehicle": frozenset({"car"}),
    "speech": frozenset({"spoken_language"}),
    "music": frozenset({"music", "instrument"}),
    "reading": frozenset({"books"}),
    "sport": frozenset({"sport", "fitness"}),
    "law": frozenset({"law"}),
    "parents": frozenset({"parent"}),
    "siblings": frozenset({"sibling"}),
    "device": frozenset({"device", "operating_system"}),
    "travel": frozenset({"travel"}),
    "friends": frozenset({"friend"}),
}
"""A note is of a sort as well if a word of it names nothing but things of these classes."""

THINGS: dict[str, frozenset[str]] = {
    "family": CLASSES["family"] | {"relationship_status"},
    "pet": CLASSES["pets"] | {"farm_animal"},
    "health": CLASSES["health"] | {"body_part"},
    "work": frozenset({"job", "workplace", "company", "boss_colleague"}),
    "education": frozenset({"school", "field_of_study"}),
    "language": frozenset({"spoken_language", "programming_language"}),
    "home": frozenset({"city", "country", "home"}),
    "origin": frozenset({"city", "country", "nationality"}),
    "belief": frozenset({"religion", "politics"}),
    "diet": frozenset({"meat", "fish", "dairy_egg", "vegetable_fruit", "bread_grain", "nut", "sweets", "alcohol"}),
    "tool": frozenset({"app_service", "editor_tool", "programming_language", "framework", "database", "device"}),
    "hobby": frozenset(
        ["sport", "instrument", "craft", "collecting", "gardening", "game", "dance_singing", "art_photo", "outdoors"]
    ),
}
"""Classes whose words name one thing of a topic, and not the topic."""

WITHIN: dict[str, tuple[str, ...]] = {"money": ("salary", "debts"), "employer": (), "home": ()}
"""Sorts that others belong to."""

HIDES: dict[str, tuple[str, ...]] = {
    "past_work": ("job", "employer"),
    "ex": ("love", "family"),
    "pregnancy": ("children", "health"),
    "medication": ("health",),
    "plans": ("job",),
    "device": ("contact",),
}
"""Sorts whose names hold the name of another one, which is not meant then ("my old job")."""

BESIDE: dict[str, tuple[str, ...]] = {
    "job": ("employer", "salary"),
    "employer": ("job", "salary"),
    "health": ("medication", "allergy", "pregnancy"),
}
"""Sorts that are meant as well where all about one is named."""

_PARTS = {
    sort: part.replace("{name}", _NAME).replace("{upper}", _UPPER).replace("{amount}", _AMOUNT)
    for sort, part in joined("wishes.sorts", "TOLD_PART").items()
}
_TOWN = rf"(?:,\s*)?\b{_any('BEFORE_TOWN')}\s+(?:{_any('TOWN_ARTICLES')}\s+)?{_NAME}"

PART: dict[str, str] = {
    **_PARTS,
    "age": rf"(?:(?<=^)|(?<=,\s))\d{{1,2}}(?=\s*(?:,|$|\.))|{_PARTS['age']}",
    "home": _TOWN,
    "living": rf"(?:,\s*)?(?:{_PARTS['street']}|{_TOWN})",
    "contact": r"\S+@\S+|\+?\d[\d\s()-]{7,}\d",
}
"""The piece of a note that tells the sort, where the rest can do without it."""

ONWARD = by_language("wishes.sorts", "ONWARD", str)
"""What a note begins with of which the pay has gone and the place is left."""
_BY_LANGUAGE = by_language("wishes.sorts", "NAMED", dict)
NAMED: dict[str, dict[str, str]] = {
    sort: {code: named[sort] for code, named in _BY_LANGUAGE.items() if sort in named}
    for sort in joined("wishes.sorts", "NAMED")
}
"""How requests name a sort ("my age", "where I live"): sort, language, pattern."""
