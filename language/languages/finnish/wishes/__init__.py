"""How wishes to forget are put in Finnish."""
