"""Words of one meaning in Russian, by concept."""

DEEDS = {
    "live": "живёт жить",
}
