"""What is chosen after a command, and how it is answered, in English."""

CHOICES = {"on": "on", "yes": "on", "off": "off", "no": "off", "status": "status", "auto": "auto", "automatic": "auto"}
"""What is chosen after a command."""
LANGUAGES = {"english": "en", "ukrainian": "uk", "german": "de", "spanish": "es"}
CHANGE = r"change|correct(?:ion)?"
"""What an answer to a question about a memory begins with, where the right words follow."""
SOURCES: dict[str, str] = {}
"""Where something was heard; what has no word here is told as it is."""
