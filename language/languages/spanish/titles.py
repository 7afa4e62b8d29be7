"""Words of Spanish titles that name no topic."""

from language.languages.forms.listing import words_of

NEVER_IN_A_TOPIC = words_of("""
    siempre nunca otra vez casi ya pronto cómo qué por porque puede hace va
    """)

VAGUE = words_of("""
    problema año años día tiempo gente mundo historia libro empresa proyecto sistema datos vida ciudad país dinero
    """)
