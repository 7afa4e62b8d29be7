"""What a write must pass before it changes anything."""
