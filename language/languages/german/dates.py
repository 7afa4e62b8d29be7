"""How German people say when something is."""

TELLS_TIME = (
    r"morgen|nächste\w*|kommende\w*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember"
)
BEGINS = r"ab|von|vom|beginnend (?:ab|mit|im)"
BEGINS_THE = r"dem|der|anfang|mitte|ende"
NEXT = r"nächste[rnms]?|kommende[rnms]?"
TOMORROW = r"morgen"
LASTS_UNTIL = r"bis"
AHEAD_FORM = r"\bwerden?\b"
BEGIN_WORD = "ab"
AHEAD_AS_NOW = (
    (r"\bwerde ich (.+?) (wohn|leb|arbeit)en\b", r"\2e ich \1"),
    (r"\bich werde (.+?) (wohn|leb|arbeit)en\b", r"ich \2e \1"),
)
BEFORE_A_DATE = r"(?:ab|am|im|vom|von|bis|seit)\s+"
TURNED = ((r"(bin|arbeite|wohne|lebe|mache|heiße) ich\b", r"ich \1"),)
"""A verb before its subject, as it stands behind words that say when, and how both stand without these."""
