"""Words: one spelling, one stemmer, one stop list per language."""
