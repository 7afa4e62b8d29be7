"""Removals asked for in a discussion."""
