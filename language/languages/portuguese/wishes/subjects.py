"""What Portuguese speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": "trabalho emprego",
    "home": "endereço",
    "name": "nome",
}
ALL = words_of("tudo")
