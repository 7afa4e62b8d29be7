"""English."""

CODE = "en"
