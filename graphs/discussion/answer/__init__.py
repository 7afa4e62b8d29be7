"""What a reader is told, and in which language."""
