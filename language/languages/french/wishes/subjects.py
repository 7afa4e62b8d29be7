"""What French speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": "travail métier emploi employeur",
    "home": "ville habite",
    "name": "nom prénom",
    "birth": "anniversaire naissance",
    "age": "âge ans",
    "pet": "chat chien",
    "diet": "régime",
    "allergy": "allergique",
    "hobby": "loisir",
    "project": "projet",
    "editor": "éditeur",
    "health": "santé",
    "language": "langue",
    "study": "études",
    "phone": "téléphone",
    "mail": "courriel",
}
ONE_SORT = words_of("chat chien")
ALL = words_of("tout toutes tous")
OF_ME = words_of("moi mes mon sais")
CARRIERS = words_of("mémoire informations note tes sur")
AND = r"et"
BECAUSE = r"parce\s+que"
