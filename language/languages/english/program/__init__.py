"""What the program says in English."""

PLURALS = (r"1",)
"""Numbers whose word takes its first form, its second …: one day, two days."""
