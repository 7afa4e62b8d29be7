"""What Italian speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": "lavoro",
    "home": "indirizzo",
    "name": "nome",
    "birth": "compleanno",
    "project": "progetto",
}
ALL = words_of("tutto")
