"""Calls that take too long and go on in the background."""
