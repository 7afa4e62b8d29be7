"""Words of German titles that name no topic."""

from language.languages.forms.listing import words_of

NEVER_IN_A_TOPIC = words_of("""
    immer nie wieder oft manchmal schon bald fast endlich warum wie was wird werden kann muss macht geht kommt
    """)

VAGUE = words_of("""
    problem jahr jahre tag zeit leute welt geschichte buch firma projekt system daten leben stadt land geld
    """)

TITLE_WORDS = words_of("""
    neu neue neuer neues jahr jahre tag tage woche zeit wie warum was wann geschichte erfahrung team firma projekt
    projekte programm code entwickler interessiert meinung kosten preis preise studie lohnt
    sich interessieren interesse wird werden wurde mehr weniger wieder immer noch kommt kommen geht gehen macht machen
    gibt geben nimmt nehmen bleibt bleiben steigt steigen sinkt sinken wächst wachsen bilanz rekord zahl zahlen leute
    menschen teil ort art weg gut besser beste groß große klein kleine erste erster letzte letzter früher heute
    """)
TITLE_HUBS = words_of("""
    klima europa deutschland energie strom stadt städte städten schule schulen gesetz gericht wasser licht familie
    spiel spiele geld bank banken telefon handy computer haus häuser musik film buch bücher kunst essen auto autos
    """)
