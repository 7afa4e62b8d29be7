"""What is chosen after a command, and how it is answered, in Ukrainian."""

CHOICES = {
    "так": "on", "увімкнути": "on", "ні": "off", "вимкнути": "off", "стан": "status", "авто": "auto",
}  # fmt: skip
"""What is chosen after a command."""
LANGUAGES = {
    "англійська": "en", "англійською": "en", "українська": "uk", "українською": "uk", "німецька": "de",
    "німецькою": "de", "іспанська": "es", "іспанською": "es",
}  # fmt: skip
CHANGE = r"змін(?:ити|и|іть)|виправ(?:ити|и|те)"
"""What an answer to a question about a memory begins with, where the right words follow."""
SOURCES = {
    "explicit": "на ваше прохання", "discussion": "розмова", "session": "розмова", "reaction": "реакція",
    "save": "збережена стаття", "read": "прочитана стаття", "import": "імпорт",
}  # fmt: skip
"""Where something was heard; what has no word here is told as it is."""
