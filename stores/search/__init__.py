"""How a memory is found: one index per user, and what is built on it."""
