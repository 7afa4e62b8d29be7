"""How Dutch people ask to have something forgotten."""

FORGETTING = r"vergeet|verwijder(?:en)?|wis"
LEADS = r"alsjeblieft|kun\s+je|en"
NOT_BEHIND = r"niet"
POINTING = r"dat"
