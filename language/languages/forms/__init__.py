"""How the tables of a language are written: helpers and shapes that every language may use."""
