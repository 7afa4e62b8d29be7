"""How wishes to forget are put in Arabic."""
