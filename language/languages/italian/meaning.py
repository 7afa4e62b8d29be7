"""How Italian people speak of the user."""

CALLED_ELSEWHERE = (
    r"\b(?:l'|il |la |lo |un |una )?(?:utente|utilizzatore|utilizzatrice|lettore|lettrice|interlocutore"
    r"|interlocutrice)\b"
)
