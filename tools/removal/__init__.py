"""May a model remove something? Declared once for every tool that removes."""
