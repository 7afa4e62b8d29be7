"""What the program says in Spanish."""
