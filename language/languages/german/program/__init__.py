"""What the program says in German."""

PLURALS = (r"1",)
"""Numbers whose word takes its first form, its second …: ein Tag, zwei Tage."""
