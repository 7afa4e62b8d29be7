"""Armenian."""

CODE = "hy"
NAME = "Armenian"
OWN_NAME = "Հայերեն"
