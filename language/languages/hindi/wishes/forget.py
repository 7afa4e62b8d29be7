"""How Hindi people ask to have something forgotten."""

FORGETTING_ANYWHERE = r"भूल\s*जा|हटा\s*द|मिटा\s*द"
"""The verb may stand anywhere, mostly last."""
