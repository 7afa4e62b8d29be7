"""The disk: files that are written whole or not at all, locks between processes, modes."""
