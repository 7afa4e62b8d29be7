"""What Arabic words are, apart from what they mean."""

STEMMER = "arabic"
STEMMED_LETTERS = ((0x0600, 0x06FF),)
