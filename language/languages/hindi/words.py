"""What Hindi words are, apart from what they mean."""

STEMMER = "hindi"
STEMMED_LETTERS = ((0x0900, 0x097F),)
