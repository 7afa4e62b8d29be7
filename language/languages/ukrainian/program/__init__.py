"""What the program says in Ukrainian."""

PLURALS = (r"(?:\d*[^1])?1", r"(?:\d*[^1])?[234]")
"""Numbers whose word takes its first form, its second …: один день, два дні, п'ять днів."""
