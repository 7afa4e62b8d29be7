"""Finnish."""

CODE = "fi"
NAME = "Finnish"
OWN_NAME = "Suomi"
