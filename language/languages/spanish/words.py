"""What Spanish words are, apart from what they mean."""

from language.languages.forms.listing import phrases_of, words_of

FUNCTION_WORDS = words_of("""
    el la los las un una unos unas yo mi mis tu tus su sus nosotros ellos ellas y o pero que si porque como en de
    del al por para es soy eres somos está estoy están ser estar muy también ya aquí ahora uno lo le les se
    """)
NEGATIONS = words_of("nunca jamás ni sin nada nadie ningún ninguno ninguna tampoco apenas")
RELATIONS = words_of("desde hasta antes después contra más menos")
LIMITS = words_of("solo solamente")
CONJUNCTIONS = words_of("y e o")
GENERAL_WORDS = words_of("""
    nombre hice hizo hago hacer pasó ocurrió
    llama favorito favorita gusta gustan tengo tiene uso nuevo actual último última
    muchos mejor sabes día año tiempo versión configuración enero febrero marzo abril mayo junio julio agosto
    septiembre octubre noviembre diciembre
    """)
ROOT_ENDINGS = words_of("""
    ame eme adme enme acion aciones icion iciones ador adora ero era eros eras ista istas cion ciones miento mente
    ado ada ados adas ido ida idos idas ando iendo ar er ir arse erse irse o a e os as es an en amos emos imos ia io
    aba abas aban aron ieron ico ica icos icas oso osa eria ion i uia
    """)
NUMBERS = {
    "0": "cero",
    "2": "dos",
    "3": "tres",
    "4": "cuatro",
    "5": "cinco",
    "6": "seis",
    "7": "siete",
    "8": "ocho",
    "9": "nueve",
    "10": "diez",
    "12": "doce",
}
ONE = words_of("uno")
TENS_AND = "y"
"""What joins tens and ones: "treinta y cuatro"."""
TEENS = {
    "13": "trece",
    "14": "catorce",
    "15": "quince",
    "16": "dieciséis",
    "17": "diecisiete",
    "18": "dieciocho",
    "19": "diecinueve",
    "100": "cien",
}
TENS = {
    "20": "veinte",
    "30": "treinta",
    "40": "cuarenta",
    "50": "cincuenta",
    "60": "sesenta",
    "70": "setenta",
    "80": "ochenta",
    "90": "noventa",
}
HALF_YEAR = "medio año|seis meses"
PLACEHOLDERS = phrases_of("ninguno, ninguna, nada, desconocido, desconocida, no especificado, sin datos, no aplica")
CONCEPTS = {
    "live": "vivo vives vive ciudad domicilio",
    "job": "trabajo trabajas trabaja profesión empleo puesto empresa oficio",
    "boss": "jefe jefa",
    "name": "llamo llama nombre",
    "birthday": "cumpleaños nací edad años",
    "wife": "esposa mujer pareja casado",
    "husband": "esposo marido pareja casada",
    "partner": "pareja novia novio",
    "children": "hijos niños",
    "son": "hijo hijos niños",
    "daughter": "hija niños",
    "brother": "hermano hermanos",
    "sister": "hermana",
    "mother": "madre mamá padres",
    "father": "padre papá padres",
    "family": "familia",
    "pet": "mascota | perro perra gato gata",
    "eat": "comer come comida dieta plato cocina",
    "meat": "carne dieta",
    "drink": "bebida bebo bebe tomar toma | café té",
    "allergy": "alergia alérgico alérgica",
    "health": "salud enfermedad",
    "language": "idioma idiomas hablo habla",
    "study": "estudio estudia estudios universidad carrera",
    "learn": "aprendo aprendiendo curso",
    "hobby": "afición pasatiempo",
    "sport": "deporte gimnasio entreno practico",
    "music": "música | grupo canción instrumento",
    "book": "libro leo leyendo novela lectura autor",
    "movie": "serie película cine",
    "car": "coche furgoneta carro vehículo conduzco conduce",
    "bike": "bicicleta bici",
    "travel": "viaje vacaciones",
    "phone": "móvil movil teléfono",
    "computer": "ordenador portátil",
    "software": "herramienta programa",
    "database": "datos",
    "goal": "meta objetivo planes futuro",
    "project": "proyecto",
    "style": "estilo respuestas",
    "sleep": "sueño duermo",
    "schedule": "horario",
    "salary": "salario sueldo",
    "color": "color",
    "timezone": "zona",
}
FORMS_OF = {"job": "[rln]>(?:es|as?)|.o>(?:os|as?)|.[áíóé]n>[aioe]n(?:as?|es)"}
"""By sort what its names end in, and behind the arrow what their forms go on with after the first letter."""
LAST_PARTS = {"job": "ólog[oa]s?|terapeutas?|cultor(?:es|as?)?"}
"""What words put together end in that are of a sort by that alone."""
NO_LAST_PARTS = {"job": "(?:mon|hom|pr)ólog[oa]s?"}
"""What only looks like such a part."""
FORM_ENDINGS = "[aeoiáéóí]s?|mos|ndo|d[ao]s?"
INFLECTED = {
    "ar": "o as a amos an é ó aba ado ando",
    "er": "o es e emos en í ió ía ido iendo",
    "ir": "o es e imos en í ió ía ido iendo",
    "z": "ces",
    "": "s es",
}
DIPHTHONGS = (("ue", "o"), ("ue", "u"), ("ie", "e"), ("qu", "c"), ("gu", "g"))
"""Letters that change within a family of words, each with what it may have been."""
PEOPLE_GROUPS = {
    "family": "familia familias familiares parientes parentela",
    "siblings": "hermanos hermanas",
    "parents": "padres",
    "children": "hijos hijas niños",
    "work": "trabajo oficina compañeros compañeras colegas plantilla",
    "friends": "amigos amigas amistades",
    "neighbours": "vecinos vecinas vecindario",
}
