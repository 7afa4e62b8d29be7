"""Secrets that a sentence tells by more than a name and a value beside it."""
