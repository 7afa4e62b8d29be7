"""What is meant, and what rests on what, in Korean words."""

DENIED_WITHIN = "않|아니|없"
"""What denies inside a run of letters without spaces."""
CALLED_ELSEWHERE = "사용자(?:는|가|님)|이용자(?:는|가)|독자(?:는|가)|고객(?:은|이|님)|유저(?:는|가)"
