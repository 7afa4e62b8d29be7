"""Tamil."""

CODE = "ta"
NAME = "Tamil"
OWN_NAME = "தமிழ்"
