"""The one thread that writes, and what waits for it."""
