"""What a text is about, from a fixed table of topics, and whether its writer wants more of it or less."""
