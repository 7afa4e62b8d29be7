"""Meaning: same, near, contrary, and what rests on what."""
