"""Words of French titles that name no topic."""

from language.languages.forms.listing import words_of

NEVER_IN_A_TOPIC = words_of("""
    toujours jamais encore souvent déjà bientôt comment pourquoi peut fait va
    """)

VAGUE = words_of("""
    problème année jour temps gens monde histoire livre entreprise projet système données vie ville pays argent
    """)
