"""Words that can be asked of anything: they say little of what a question is about."""

from language.words.lexicon import words_of

GENERAL_WORDS = words_of("""
    favorite favourite like likes love prefer use uses using have own get want need kind type sort thing things new
    current currently last latest first next many much best good about tell know remember info information details
    list year day time week month user make made help go going went do does doing done name names called version
    configuration config settings setup january february march april may june july august september october november
    december
    робив робила роблю
    звати звуть ім'я назва улюблений улюблена улюблене подобається люблю маю має який новий останній багато найкращий
    знаєш інформація день рік час версія налаштування січень лютий березень квітень травень червень липень серпень
    вересень жовтень листопад грудень
    heißt heißen gemacht getan
    name liebling lieblings gern gerne mag habe hat nutze neu aktuell letzte viele beste weißt liebsten
    tag jahr zeit version einstellungen januar februar märz mai juni juli oktober dezember
    nombre hice hizo hago hacer
    llama favorito favorita gusta gustan tengo tiene uso nuevo actual último última muchos mejor sabes día año
    tiempo versión configuración enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
    diciembre
""")
