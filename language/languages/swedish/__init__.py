"""Swedish."""

CODE = "sv"
NAME = "Swedish"
OWN_NAME = "Svenska"
