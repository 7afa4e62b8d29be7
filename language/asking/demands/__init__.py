"""What a question demands of its answer."""
