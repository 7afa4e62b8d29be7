"""How Russian people say when something is."""

BEFORE_A_DATE = r"(?:на\s+неделе\s+с|в|до)\s+"
AFTER_A_YEAR = r"года?"
TELLS_TIME = r"сегодня|завтра|вчера|следующ\w+|прошл\w+|через"
