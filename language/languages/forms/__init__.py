"""Shapes that the languages' tables have in common; this folder is no language."""
