"""Who is who to whom, in English words."""
