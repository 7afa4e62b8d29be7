"""Who is who to whom, in Ukrainian words."""
