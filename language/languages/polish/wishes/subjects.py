"""What Polish speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": "praca pracę pracuję zawód",
    "home": "miasto mieszkam mieszka adres",
    "name": "imię nazwisko",
    "birth": "urodziny",
    "age": "wiek",
    "pet": "zwierzę kot pies",
    "allergy": "uczulenie",
    "editor": "edytor",
    "health": "zdrowie",
    "language": "język",
    "study": "studia",
}
ONE_SORT = words_of("kot pies")
AT_WORK = words_of("szef")
ALL = words_of("wszystko wszystkie")
OF_ME = words_of("mnie moje")
SESSIONS = words_of("rozmowa rozmowę")
CARRIERS = words_of("pamięć wpis")
AND = r"oraz"
BECAUSE = r"bo"
