"""How Portuguese people tell whose words are whose."""

from language.languages.forms.listing import words_of

DATE_OF = "de"
"""A word between the parts of a date."""
BYLINES = "por"
MAIL_HEADERS = "de|para|assunto|data|enviado|autor|título"
CLOSES = "abraços?|atenciosamente|cumprimentos"
NO_START = words_of("a e o")
INTRODUCTIONS = r"(?:em|a|no dia) [^\n]{3,120} escreveu"
WROTE = "escreveu"
MAIL_DIVIDERS = "mensagem (?:original|encaminhada)"
FORWARDED = "encaminhad[ao] (?:de|por)|mensagem encaminhada de"
REPLIED = "em resposta a|resposta a|respondendo a"
EDITED = "editad[ao]|modificad[ao]"
