"""What the program says in Spanish."""

PLURALS = (r"1",)
"""Numbers whose word takes its first form, its second …: un día, dos días."""
