"""How Italian people ask a memory to remember, say yes or no, and speak of themselves."""

YES = r"sì"
NO = r"no"
SELF = r"io|mio|mia"
REMEMBER_LEADING = (r"(?:per favore,? )?(?:ricorda(?:ti)?|tieni a mente|non dimenticare|annota)[,:]* (?:che )?",)
REMEMBER_PARTS = ("ricord", "tieni", "dimentic", "nota")
