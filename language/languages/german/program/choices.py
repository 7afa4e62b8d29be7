"""What is chosen after a command, and how it is answered, in German."""

CHOICES = {
    "ja": "on",
    "nein": "off",
    "an": "on",
    "ein": "on",
    "einschalten": "on",
    "aus": "off",
    "ausschalten": "off",
    "automatisch": "auto",
}
LANGUAGES = {"englisch": "en", "ukrainisch": "uk", "deutsch": "de", "spanisch": "es"}
CHANGE = r"ändern|ändere|korrigier(?:en|e)"
SOURCES = {
    "explicit": "auf Ihre Bitte", "discussion": "Gespräch", "session": "Gespräch", "reaction": "Reaktion",
    "save": "gespeicherter Artikel", "read": "gelesener Artikel", "import": "Import",
}  # fmt: skip
