"""How Japanese people tell whose words are whose."""

SAYING_UNSPACED = "[言書]"
"""Verbs of saying and writing in a script that parts no words."""
SAYING_ENDINGS = "[いた]"
"""What may end such a verb."""
