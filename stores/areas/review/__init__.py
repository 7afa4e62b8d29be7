"""Review: is it still true? What to ask a user about their memory, and what comes of the answer."""
