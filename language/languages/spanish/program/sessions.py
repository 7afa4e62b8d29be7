"""How Spanish names who speaks in a session, what was decided there and what it was about."""

DATA = r"ejemplo\w*"
DECIDED = ("decidido", "decidimos", "acordado", "acordamos", "conclusión", "es importante")
ASSISTANT = r"asistente"
USER = r"usuari[oa]"
