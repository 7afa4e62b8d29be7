"""Arabic."""

CODE = "ar"
