"""Korean."""

CODE = "ko"
