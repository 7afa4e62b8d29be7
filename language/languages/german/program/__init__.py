"""What the program says in German."""
