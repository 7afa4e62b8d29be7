"""Italian."""

CODE = "it"
