"""What a message wants forgotten, and what of it may stay."""
