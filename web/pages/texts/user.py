"""Words of the pages of a user."""

TEXTS: dict[str, tuple[str, str]] = {
    "memory.title": ("Memory", "Пам'ять"),
}
