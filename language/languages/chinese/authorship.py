"""How Chinese people tell whose words are whose."""

SAYING_UNSPACED = "[说說写寫]"
"""Verbs of saying and writing in a script that parts no words."""
SAYING_ENDINGS = "[了道]"
"""What may end such a verb."""
