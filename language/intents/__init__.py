"""What a message wants: remember, forget, ask, end."""
