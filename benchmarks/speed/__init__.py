"""How fast it is, beside peers that take turns in the same run: `python -m benchmarks`."""
