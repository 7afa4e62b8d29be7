"""Polish cues."""

ME = r"ja|mnie|mną"
MINE = r"mój|moja|moje"
PEOPLE = r"żona|mąż|szef"
