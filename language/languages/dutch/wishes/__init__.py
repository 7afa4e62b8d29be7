"""How wishes to forget are put in Dutch."""
