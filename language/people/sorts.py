"""Sorts of people, of animals and of their names, as `classes.txt` of each language calls them."""

FIRST_NAMES = frozenset({"female_name", "male_name"})
KIN = frozenset({"child", "parent", "sibling", "relative", "friend"})
"""Those who stay who they are, whatever changes for them."""
PEOPLE = KIN | {"partner", "boss_colleague"}
PETS = frozenset({"dog", "cat", "other_pet"})
ANIMALS = PETS | {"farm_animal"}
BEINGS = KIN | ANIMALS | {"partner"}
"""Whom somebody lives with, or near, and calls by a name."""
