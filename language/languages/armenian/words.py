"""What Armenian words are, apart from what they mean."""

STEMMER = "armenian"
STEMMED_LETTERS = ((0x0530, 0x058F),)
