"""How what is so gives way to something else, in Ukrainian words."""
