"""Armenian."""

CODE = "hy"
