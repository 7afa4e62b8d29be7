"""How Turkish people ask to have something forgotten."""

FORGETTING_ANYWHERE = r"(?<=\w\s)(?:unut|sil|kaldır)(?=\W|$)"
"""The verb may stand anywhere, mostly last."""
POINTING = r"bunu|onu"
