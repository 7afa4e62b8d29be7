"""How Russian people put what a sentence says."""

SCRIPT = r"[\u0400-\u04ff]"
OWN_LETTERS = r"[ыэъё]"
REMINDER = r"\b(?:запомни|учти)(?:те)?(?:\s*,\s*что|:)|\bне\s+забудь(?:те)?\b"
SELF = r"сам|сама|часто"
SPOKEN = r"я|моя|нам"
