"""Erasure: every byte of what is to go, nothing beside it, and nothing that comes back."""
