"""How Arabic people ask to have something forgotten."""

FORGETTING = r"انسَ?|احذف|امسح"
