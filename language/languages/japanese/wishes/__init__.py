"""How wishes to forget are put in Japanese."""
