"""One reader for each format of another product."""
