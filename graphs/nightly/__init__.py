"""The nightly extraction."""
