"""Czech."""

CODE = "cs"
NAME = "Czech"
OWN_NAME = "Čeština"
