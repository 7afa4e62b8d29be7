"""The command `hnpal-memory`, also as `python -m hnpal_memory`."""

import sys


def main() -> int:
    from scripts.commands import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
