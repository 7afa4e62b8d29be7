"""What Tamil words are, apart from what they mean."""

STEMMER = "tamil"
STEMMED_LETTERS = ((0x0B80, 0x0BFF),)
