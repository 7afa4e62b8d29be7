"""French."""

CODE = "fr"
NAME = "French"
OWN_NAME = "Français"
