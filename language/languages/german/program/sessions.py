"""How German names who speaks in a session, what was decided there and what it was about."""

DATA = r"beispiel\w*"
DECIDED = ("beschlossen", "entschieden", "vereinbart", "abgemacht", "fazit", "wichtig ist")
ASSISTANT = r"assistent(?:in)?"
USER = r"nutzer(?:in)?|benutzer(?:in)?"
