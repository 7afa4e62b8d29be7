"""How Dutch people speak of the user."""

CALLED_ELSEWHERE = r"\b(?:de |een )?(?:gebruiker|gebruikster|lezer|lezeres|gesprekspartner)\b"
