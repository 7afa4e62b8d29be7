"""How words of a message take the place of words of a note: found, and only where a sentence comes of it."""
