"""Words of German titles that name no topic."""

from language.languages.forms.listing import words_of

NEVER_IN_A_TOPIC = words_of("""
    immer nie wieder oft manchmal schon bald fast endlich warum wie was wird werden kann muss macht geht kommt
    """)

VAGUE = words_of("""
    problem jahr jahre tag zeit leute welt geschichte buch firma projekt system daten leben stadt land geld
    """)
