"""How Czech people ask to have something forgotten."""

FORGETTING = r"zapomeň(?:te)?|smaž(?:te)?|odstraň(?:te)?"
