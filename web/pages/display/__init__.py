"""How things look: templates, charts, moments, and a memory in a list."""
