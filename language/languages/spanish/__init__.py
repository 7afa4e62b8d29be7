"""Spanish."""

CODE = "es"
NAME = "Spanish"
OWN_NAME = "Español"
