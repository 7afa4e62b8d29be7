"""How a write happens: gate, verbs, unit of work, commit queue."""
