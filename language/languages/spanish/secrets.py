"""How Spanish people tell secrets."""

from language.languages.forms.listing import words_of

PASSWORDS = "contraseña, contrasena, clave fiscal, palabra de paso, frase de paso, palabra secreta"
MAYBES = "clave, claves, palabra clave, contra"
CODES = """
    número secreto, numero secreto, pin, código pin, codigo pin, código de seguridad, código de verificación,
    código de desbloqueo, código de bloqueo, código de acceso, código de recogida, código de
    entrega, código de apertura, clave de recogida, códigos de respaldo, clave de cajero, clave del cajero,
    clave de la tarjeta, puk, código puk, mi nip, el nip, tu nip, nip de, nip del
"""
LOCKS = "código, codigo, códigos, combinación, numeración"
KEYS = "llave, token, secreto, semilla, clave secreta, clave privada, clave de api, clave api"
THINGS = """
    puerta, portal, portón, cancela, alarma, caja fuerte, garaje, candado, taquilla, consigna, paquete, paquetería,
    teléfono, móvil, celular, tablet,
    tarjeta, banco, cajero, sim, sms, mensaje, verificación, confirmación, seguridad, acceso, autenticador, oficina,
    edificio, portero, dos pasos, trastero, maleta, cuenta, cochera, bici, casa, correo, buzón, central de alarmas,
    vigilante, call center, atención al cliente
"""
OPENS = "desbloque*, se abre con, abre con, abrir, desactiv*, se desactiva con, para entrar"
NETS = "wifi, wi-fi, red, red de invitados, router, wpa, internet"
PUBLIC = """
    postal, error, fuente, descuento, barras, éxito, sol, civil, penal, palabras, número fiscal, código fiscal, pública,
    público, promocional, país, coche, morse, identificación fiscal, producto
"""
LOGINS = "usuario, login, cuenta, credenciales, entrar, acceso, inicio de sesión"
PHRASES = """
    frase de paso, frase secreta, frase de la llave, frase de acceso, frase de la copia, frase semilla,
    frase de recuperación, palabras de recuperación, semilla, monedero, cartera, billetera, palabras semilla,
    palabras de la billetera, palabras de respaldo, palabras secretas, doce palabras, veinticuatro palabras,
    12 palabras, 24 palabras, trezor, ledger, metamask, mnemónica, mnemónico, frase contraseña, frase de contraseña,
    frase de voz, frase de seguridad, frase del banco, frase clave
"""
SEEDS = """
    autenticador, autentificador, semilla, dos pasos, doble factor, dos factores, clave secreta, clave de configuración,
    llave secreta
"""
DOCUMENTS = """
    pasaporte, dni, nie, nif, curp, rfc, cuit, cuil, rut, cédula, clabe, cbu, cvu, nss, seguridad social,
    tarjeta
    sanitaria, carné de conducir, carnet de conducir, licencia de conducir, carné de identidad, carnet de identidad,
    tarjeta de residencia, número de afiliación, cartilla militar, libreta militar, tarjeta militar
"""
QUESTIONS = """
    pregunta secreta, pregunta de seguridad, pregunta de recuperación, palabra de la alarma, palabra para la alarma
"""
REPLIES = """
    dije, digo, respondo, contesto, respuesta, respondí, contesté, puse, pongo, le digo, les digo, doy, di,
    contesté que, le dije
"""
RECALLS = """
    primera maestra, primer maestro, primera profesora, primer profe, conocí a mi, apellido de soltera, de soltera,
    primera mascota, primer perro, primer gato, primera escuela, primer colegio, primer cole, profesor favorito,
    profesora favorita, primer coche, primer carro, primer auto, calle de mi infancia, calle donde crecí, apodo,
    palabra memorable, ciudad donde nac*, mejor amigo de la infancia, segundo nombre, primer trabajo, primer jefe,
    mejor amiga de la infancia, primer empleo, primera jefa, casa donde crecí, casa de mi infancia,
    se conocieron mis padres, primer profesor, primera profe, lugar memorable, fecha memorable, nombre memorable,
    apellido de mi abuela, apellido de mi madre, apellido de mi mamá, apellido de mi abuelo, apellido materno,
    segundo apellido, nombre de mi abuela, nombre de mi abuelo, nombre de mi primer, nombre de mi primera,
    nombre de mi madre, nombre de mi mascota, primer novio, primera novia, maestra de primaria,
    maestro de primaria, comida favorita, película favorita, libro favorito, equipo favorito, color favorito,
    escuela primaria, primaria donde, barrio donde crecí, ciudad natal
"""
SAYS = "es, son, era, fue, será, sería, pon, ponle, marca, teclea, poner"
SERVES = "como, de"
ABOUT = """
    de, del, la, el, los, mi, mis, para, ahora, en, por, al, nuestra, nuestro, su, tu, con, y, un, una, aquí, te, dejo,
    sigue, siendo
"""
COUNTS = """
    caracteres, cifras, dígitos, letras, bits, días, veces, años, minutos, palabras, meses, combinaciones,
    posibilidades, opciones
"""
PLAIN = """
    requerid*, olvid*, segur*, insegur*, cort*, larg*, nuev*, viej*, débil, fuerte, incorrect*, secret*, fácil,
    difícil, igual, misma, aquí, *ado, *ada, *ido, *ida, *mente, paciencia, constancia, complicad*, otra, gestor*,
    qué, cuál, dónde, cómo, cuándo, quién, mejor, peor, guardad*, escrit*, apuntad*, anotad*, escondid*, ayer, hoy,
    anoche, anteayer
"""
HABITS = """
    en todas partes, para todo, en todos lados, en todos los sitios, hasta en el, hasta en la, en todas las páginas,
    en todas las webs, en todas las apps, en todas las cuentas, para todas las cuentas, siempre la misma,
    la misma de siempre, la de siempre, lo mismo en, la misma en, la misma para, el mismo para, lo mismo para,
    en todas mis cuentas, en todas las redes, en todos los lados, en cada página, en cada cuenta, para cada cuenta,
    en todas mis redes, en cualquier página, en todo internet, en todos mis correos, en todos los servicios
"""
MISSPELLED = "contraseña, contrasena"
ALIKE = "contraseñas"
DIGITS = "cero uno dos tres cuatro cinco seis siete ocho nueve"
SHORT_CODES = "segur"
AGREED_WORDS = "palabra secreta"
AGREED_WITH = "del|de la|para(?: el| la)?"
SURE_PHRASES = "frase|palabras"
PHRASE_IS = "es|era|son|dice"
PHRASE_BEGINS = "(?:empiezan?|comienzan?|arrancan?|van?)(?: (?:por|con|así))?"
PHRASE_TALK = (
    r"me|mi|mis|yo|tú|te|tu|tus|lo|las|los tengo|nunca|siempre|hay|debe\w{0,3}|tiene\w{0,2}|tengo|olvid\w+|perd\w+"
    r"|cómo|qué|por qué|dónde|cuál|quién|cuándo|caracteres|letras|larg\w+|cort\w+|papel|segur\w+|cambi\w+|mejor"
    r"|contraseñas?|claves?|frases?|palabras?|es|son|era|o|no|ningun\w+|guard\w+|apunt\w+|anot\w+|us\w+"
)
ROW_IS = "son"
MOST_COMMON = "más (?:común|usad|popular)"
OWN = "mi|mis|nuestr"
KEYWORDS = "palabras? claves?"
TEXTS = words_of("ensayo artículo texto libro novela discurso capítulo cuento poema búsqueda")
PHONES = "móvil|teléfono"
ACCOUNT_NUMBERS = r"(?:número|numero|nº|n\.º|núm\.?)\s(?:de\s(?:la\s|mi\s|tu\s)?|del\s)?cuenta"
ACCOUNTS = (
    r"cuenta(?:\s\w{1,20}){0,3}(?=\W{1,4}\d(?:-?\d){9})"
    r"|cuenta\s(?:(?:bancaria|corriente|de\sahorros?)(?:\s\w{1,20}){0,2}|(?:del|en(?:\sel)?)\s\w{1,20})"
)
ACCOUNT_IS = "es"
MADE_UP = "ejemplo"
ABBREVIATIONS = (r"\bn",)
COUNTED = "personas|días|años"
ANSWER_SMALL = "siempre|es|fue|era|que"
ANSWER_ENDS = "como"
ANSWER_WAS = "fue|era|es"
SHORT_WORDS = words_of("y o e u a")
BRACKETED = "s|es"
AGREED = """
    respuesta secreta, respuesta de seguridad, pregunta secreta, pregunta de seguridad, preguntas de seguridad, palabra
    de seguridad, palabra secreta, palabra de la alarma, palabra para la alarma
"""
ASKERS = """
    me preguntan, me pregunta, preguntan por, pregunta por, siempre preguntan, siempre pregunta, me piden, me pide,
    siempre piden, siempre pide, te piden, te pide, te preguntan, quieren saber, preguntan siempre, preguntan
"""
ANSWERED = (
    (
        r"(?<!\w)(?:respuesta|palabra|seña)\s(?:(?!(?:es|era|fue|son)\s)[^\W\d_][\w'’-]{0,20}\s){0,7}"
        r"(?:es|era|fue|sigue siendo)\s(?:siempre\s)?[\"“«']?(…)[\"”»']?(?=[,.;!?]|\s(?:y|porque|como|por|si|para)\s|$)"
    ),
    (
        r"(?<!\w)(?:respuesta|palabra|seña)(?:\s(?:secreta|clave|de|del|en|para|la|el)(?:\s[^\W\d_]{2,20}){0,4})?:"
        r"\s{0,2}[\"“«']?(…)[\"”»']?(?=[,.;!?]|$)"
    ),
    (
        r"(?<!\w)(?:contesto|respondo|digo|pongo|puse|contesté|respondí|dije)(?:\ssiempre|\sque|\scon)?\s[\"“«']?(…)[\"”»']?"
        r"(?=[,.;!?]|\s(?:y|porque|como|aunque|a|en|cuando)\s|$)"
    ),
)
RECALLED = (r"(?<!\w)(?:es|q es|que es|o sea|:|,)\s[\"“«']?((?-i:[A-ZÁÉÍÓÚÑ])[\w'’-]{2,24})[\"”»']?(?=[,.;!]|$)",)
ANSWER_TALK = (
    r"un|una|el|la|los|las|lo|mi|mis|tu|su|sus|muy|no|nunca|siempre|algo|nada|falsa|mentira|verdad|cualquier\w*|igual"
    r"|misma|mismo|fácil|difícil|tont\w+|obvi\w+|que|qué|cómo|dónde|quién|de|en|para|por|con|sí|pública|secreta|segura"
    r"|incorrecta|olvid\w+|paciencia|amor|constancia|aquí|ahí|más|menos|mejor|peor|tan|demasiado|bastante|también|así"
    r"|esa|ese|eso|esta|este|esto|yo|ella|él|a|al|del|ya|casi|solo|sólo|todo|otra|otro|le|les|me|te|se|importante"
)
QUESTION_ANSWERS = """
    respuesta secreta, respuesta de seguridad, respuesta a la pregunta de seguridad, respuesta a la pregunta secreta,
    respuesta de la pregunta secreta
"""
UNLOCK_PATTERNS = """
    patrón de desbloqueo, patron de desbloqueo, patrón de bloqueo, patrón del móvil, patrón del celular, patrón de
    pantalla, patrón del teléfono, patrón para desbloquear, patrón de la tablet, patrón en forma, patrón es,
    patrón del celu
"""
DIRECTIONS = "arriba, abajo, izquierda, derecha, diagonal, centro, esquina, medio"
POINTS = "esa, eso, es, la uso"
INCLUSIVE = r"[^\W\d_]{1,20}@s|[^\W\d_]{1,20}[dgñrnlctj]@"
"""Words for people of any gender."""
GLUED_MARKS = "cña|contrase"
GLUED_PASSWORDS = "contra|contras|clave|clv|cve|cont"
GLUED_NAMES = "contraseña|contrasena|clave|clv|cve|cña"
GLUED_ACCOUNTS = "acceso|cuenta|entrada|ingreso|sesión|sesion|cred"
GLUED_KEYS = "clave|llave"
STAND_INS = "valor(?:es)?\\d{0,3}"
GLUED_USERS = "usuario|usu|cuenta"
SENTENCE_WORDS = words_of("""
    el la los las un una unos unas yo nosotros ella ellos mi mis me nos es son era fue fueron está han ha había y o pero
    no sin con de del al para por en sobre desde hasta antes después como cuando porque que siempre nunca cada tarda
    tardó devolvió devuelve falló falla dio da mostró muestra encontró necesita necesitó funcionó funciona terminó dejó
""")
