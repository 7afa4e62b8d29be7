"""How Dutch people tell whose words are whose."""

MAIL_HEADERS = "van|aan|onderwerp|verzonden|titel"
CLOSES = "groetjes|met vriendelijke groet(?:en)?"
