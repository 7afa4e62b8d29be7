"""How Dutch people tell whose words are whose."""

MAIL_HEADERS = "van|aan|onderwerp|verzonden|titel"
CLOSES = "groetjes|met vriendelijke groet(?:en)?"
INTRODUCTIONS = r"op [^\n]{3,120} schreef[^\n]{0,80}"
WROTE = "schreef"
MAIL_DIVIDERS = "oorspronkelijk|doorgestuurd"
