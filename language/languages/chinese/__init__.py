"""Chinese."""

CODE = "zh"
