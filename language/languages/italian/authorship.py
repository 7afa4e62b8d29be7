"""How Italian people tell whose words are whose."""

from language.languages.forms.listing import words_of

MAIL_HEADERS = "da|a|oggetto|data|inviato"
CLOSES = "(?:cordiali |tanti )?saluti|un saluto"
NO_START = words_of("la ma a e o")
INTRODUCTIONS = r"il (?:giorno )?[^\n]{3,120} ha scritto"
WROTE = "ha scritto"
MAIL_DIVIDERS = "messaggio (?:originale|inoltrato)"
FORWARDED = "inoltrato da|messaggio inoltrato da"
REPLIED = "in risposta a|risposta a"
EDITED = "modificato"
