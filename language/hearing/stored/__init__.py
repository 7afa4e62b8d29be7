"""What a message says against a note by the words of the note itself, be the message ever so short."""
