"""Finnish."""

CODE = "fi"
