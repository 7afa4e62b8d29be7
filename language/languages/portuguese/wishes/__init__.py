"""How wishes to forget are put in Portuguese."""
