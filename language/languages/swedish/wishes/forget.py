"""How Swedish people ask to have something forgotten."""

FORGETTING = r"glöm|radera"
NOT_BEHIND = r"inte"
POINTING = r"det"
