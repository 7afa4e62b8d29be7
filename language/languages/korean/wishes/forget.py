"""How Korean people ask to have something forgotten."""

FORGETTING_ANYWHERE = r"잊어\s?(?:줘|주|라)|지워\s?(?:줘|주|라)|삭제\s?(?:해\s?)?(?:줘|주)"
"""The verb may stand anywhere, mostly last."""
POINTING = r"이거|그거|그것(?:을)?"
