"""Which language's patterns a sentence is read with, and word lists of all languages that several packages ask for."""
