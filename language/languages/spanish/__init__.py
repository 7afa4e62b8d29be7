"""Spanish."""

CODE = "es"
