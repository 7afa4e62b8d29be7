"""How what is so gives way to something else, in English words."""
