"""Italian."""

CODE = "it"
NAME = "Italian"
OWN_NAME = "Italiano"
