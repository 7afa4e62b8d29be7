"""Korean."""

CODE = "ko"
NAME = "Korean"
OWN_NAME = "한국어"
