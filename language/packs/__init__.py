"""Language packs: tables of phrases and patterns, no logic."""
