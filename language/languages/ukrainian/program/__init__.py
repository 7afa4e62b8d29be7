"""What the program says in Ukrainian."""
