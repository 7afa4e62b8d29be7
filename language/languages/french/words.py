"""What French words are, apart from what they mean."""

from language.languages.forms.listing import words_of

FUNCTION_WORDS = words_of("""
    le la les un une des du je j'ai mon ma mes ton ta tes sa ses nous vous ils elles et ou mais que qui si parce
    comme dans en de à au aux par est suis sont être très aussi ici maintenant ce cette ces se
    """)
NEGATIONS = words_of("pas ne jamais sans rien personne aucun aucune")
RELATIONS = words_of("avant après contre plus moins depuis")
LIMITS = words_of("seulement uniquement")
CONJUNCTIONS = words_of("et ou")
NUMBERS = {
    "2": "deux",
    "3": "trois",
    "4": "quatre",
    "5": "cinq",
}
