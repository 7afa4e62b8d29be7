"""MEMORY.md and the daily notes: their text, their files, and a person's edits."""
