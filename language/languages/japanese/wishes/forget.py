"""How Japanese people ask to have something forgotten."""

FORGETTING_ANYWHERE = r"忘れて(?=ください|くれ|ほしい|[。、!！]|$)|消して|削除して"
"""The verb may stand anywhere, mostly last."""
POINTING = r"それ(?:を)?|これ(?:を)?"
