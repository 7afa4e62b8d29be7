"""What a turn asks for, and which of the notes on the user answer it."""
