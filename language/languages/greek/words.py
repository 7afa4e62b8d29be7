"""What Greek words are, apart from what they mean."""

STEMMER = "greek"
STEMMED_LETTERS = ((0x0370, 0x03FF), (0x1F00, 0x1FFF))
