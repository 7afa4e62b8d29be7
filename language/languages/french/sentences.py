"""How French people put what a sentence says."""

ELISION = r"[jldnsmtc]|qu"
"""A pronoun or article that has lost its vowel: "j'habite" are two words."""
