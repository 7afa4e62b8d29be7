"""Chinese."""

CODE = "zh"
NAME = "Chinese"
OWN_NAME = "中文"
