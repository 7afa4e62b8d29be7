"""What the program says in English."""
