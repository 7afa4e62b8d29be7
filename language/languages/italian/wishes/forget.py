"""How Italian people ask to have something forgotten."""

FORGETTING = r"dimentica(?:re|lo)?|cancella(?:re|lo)?|rimuovi|rimuovere"
LEADS = r"per\s+favore|puoi|e"
POINTING = r"quello|questo"
REMOVING = r"cancell\w*|dimentic\w*"
