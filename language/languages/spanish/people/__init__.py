"""Who is who to whom, in Spanish words."""
