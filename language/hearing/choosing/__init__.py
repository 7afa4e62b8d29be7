"""How a note reads once a message has made it outdated: the texts that could stand for it, and which of them does."""
