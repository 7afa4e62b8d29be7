"""French cues."""

CONTRAST = r"mais"
ME = r"je|j'ai|moi|nous"
"""The speaker, in a language whose texts are read as plain statements."""
MINE = r"mon|ma|mes"
PEOPLE = r"femme|mari"
