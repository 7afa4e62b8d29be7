"""How Portuguese people ask a memory to remember, say yes or no, and speak of themselves."""

YES = r"sim"
NO = r"não"
SELF = r"eu|meu|minha"
REMEMBER_LEADING = (
    r"(?:por favor,? )?(?:lembre-se|lembra|anote|anota|não esqueça|não se esqueça)(?: de)?[,:]* (?:que )?",
)
REMEMBER_PARTS = ("lembr", "anot", "esque")
