"""How Dutch people ask a memory to remember."""

REMEMBER_LEADING = (r"(?:onthoud|vergeet niet|noteer)[,:]* (?:dat )?",)
REMEMBER_PARTS = ("onthoud", "vergeet", "note")
