"""What is chosen after a command, and how it is answered, in Spanish."""

CHOICES = {
    "sí": "on", "si": "on", "activar": "on", "no": "off", "desactivar": "off", "estado": "status", "automático": "auto",
}  # fmt: skip
LANGUAGES = {"inglés": "en", "ucraniano": "uk", "alemán": "de", "español": "es", "castellano": "es"}
CHANGE = r"cambi(?:ar|a|e)|corregir|corrige"
SOURCES = {
    "explicit": "a petición suya", "discussion": "conversación", "session": "conversación", "reaction": "reacción",
    "save": "artículo guardado", "read": "artículo leído", "import": "importación",
}  # fmt: skip
