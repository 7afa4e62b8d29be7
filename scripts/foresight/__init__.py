"""What the memory does by itself, at a terminal: rank, digest, trends."""
