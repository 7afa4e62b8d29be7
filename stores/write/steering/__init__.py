"""What a user steers of their memory: what stands first, and how long things are kept."""
