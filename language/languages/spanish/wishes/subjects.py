"""What Spanish speakers call the things that a memory is about, where they ask to have one forgotten."""

from language.languages.forms.listing import words_of

SLOTS = {
    "work": "trabajo trabajas trabaja empleo profesión oficio empresa puesto",
    "home": "ciudad vivo vives vive domicilio dirección pueblo",
    "name": "nombre apellido llamo llama",
    "birth": "cumpleaños nacimiento nací",
    "age": "edad años",
    "pet": "mascota gato gata perro perra",
    "diet": "dieta vegetariana vegetariano vegano",
    "allergy": "alergia alergias alérgica alérgico",
    "hobby": "afición aficiones pasatiempo pasatiempos",
    "project": "proyecto proyectos",
    "health": "salud enfermedad",
    "language": "idioma idiomas lengua",
    "study": "estudios estudio universidad",
    "phone": "teléfono móvil",
    "mail": "correo",
    "zone": "zona horaria",
}
ONE_SORT = words_of("gato gata perro perra vegetariana vegetariano vegano")
AT_WORK = words_of("jefe")
ALL = words_of("todo toda todos todas")
OF_ME = words_of("mí mi mis sabes sabe recuerdas")
SESSIONS = words_of("conversación conversaciones charla sesión")
KINDS = {
    "note": "nota notas",
    "fact": "hecho hechos",
    "episode": "episodio episodios",
    "observation": "observación observaciones",
}
CARRIERS = words_of("""
    entrada registro dato datos información memoria sabes dije dicho conté sobre lo acerca cosa recuerdo donde
    dónde soy más
""")
FILLERS = words_of("""
    quieres desea deseas debo deba tengo tiene hago uso usa nuestra nuestro vuestra vuestro mí ti conmigo juego
    juegas juega usas tomo tomas toma comes tienes eres gusta gustan
""")
AND = r"y"
BECAUSE = r"porque|ya\s+que"
LISTED = r"mi|mis|el|la|los|las|que|lo|dónde"
