"""Files on disk: looked at, swapped in, never destroyed."""
