"""What people ask about themselves, and under which keys the answer is kept."""

from language.languages import alternatives, by_language

EVERYTHING = alternatives("questions", "EVERYTHING")
_KEYS = {
    "company": ("company", "employer", "role"),
    "role": ("role", "company", "job"),
    "location": ("location", "city", "home"),
    "origin": ("origin", "location"),
    "name": ("name",),
    "age": ("age", "birthday"),
    "birthday": ("birthday", "age"),
    "timezone": ("timezone",),
    "project": ("current_project", "side_project", "project"),
    "stack": ("tech_stack", "uses_"),
    "learning": ("learning_", "studies", "education"),
    "goal": ("goal_", "upcoming_", "decision_"),
    "languages": ("languages",),
    "pet": ("pet_",),
    "family": ("family_", "relationship_status"),
    "interest": ("interested_in", "likes_", "hobby_", "favorite_"),
    "dislike": ("dislikes", "avoids_"),
    "favorite": ("favorite_",),
    "diet": ("diet", "allergy_"),
    "upcoming": ("upcoming_", "birthday"),
}
"""Under which keys each thing is kept (a trailing underscore names a family); what stands first is looked for first."""


def _joined(name: str, thing: str, between: str) -> str:
    """What the languages say of a thing, as one text."""
    tables = by_language("questions", name, dict).values()
    return between.join(table[thing] for table in tables if thing in table)


ATTRIBUTES: tuple[tuple[str, str, tuple[str, ...]], ...] = tuple(
    (_joined("ASKED_ABOUT", thing, "|"), _joined("SOUGHT", thing, " "), keys) for thing, keys in _KEYS.items()
)
"""Pattern, search query, keys."""
