"""Who is who to whom, in German words."""
