"""Every quality figure: `python -m benchmarks.evaluate` runs the modules that print them, one after the other."""

import sys

from benchmarks.__main__ import main

QUALITY = (
    *("models", "strangers", "vocabularies", "retrieval", "relevance", "hybrid", "duplicates", "extraction"),
    *("preferences", "days", "ranking", "links", "chats.beam", "chats.memdaily"),
)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(QUALITY)))
