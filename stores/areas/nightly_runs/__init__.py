"""Nightly runs: who is due, what they collect, what came of it."""
