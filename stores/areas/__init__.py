"""What hangs on the store besides its verbs: activity, conversations, facts, episodes and the rest."""
