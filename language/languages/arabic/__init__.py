"""Arabic."""

CODE = "ar"
NAME = "Arabic"
OWN_NAME = "العربية"
