"""Things that a code opens, and how Spanish people say that one does."""

BOLTS = """
    candado*, cerradura*, cajetín, caja de llaves, cajita de llaves, teclado, telefonillo, portero automático,
    interfono, videoportero, alarma*, combinación, buzón de voz, antirrobo, caja fuerte, caja de seguridad,
    intercomunicador, bloqueo de pantalla, patrón, caja con la llave, cajita con la llave, inmovilizador,
    control parental, tiempo de pantalla
"""
PLACES = """
    puerta*, verja, cancela, portón, portal, reja, garaje, cochera, taquilla, maleta, trastero, entrada, buzón, barrera,
    cajero, ascensor, armario, conserjería, portería, cajón, sótano, parking, aparcamiento, vestuario, casillero,
    cajita, caja, panel, bici, bicicleta, lavandería, torno, cofre, locker, baño, aseo, lavabo, granero,
    desván, establo, invernadero, sauna, residencia, albergue, telefonillo
"""
ROOMS = """
    oficina, casa, piso, edificio, habitación, apartamento, local, urbanización, finca, piscina, gimnasio, gym, airbnb,
    estudio, colegio, coche
"""
DEVICES = """
    móvil, movil, teléfono, telefono, celular, iphone, ipad, tableta, tablet, portátil, portatil, ordenador,
    computadora, compu, laptop, sim, reloj, tele, televisor, consola, impresora, servidor, pantalla, pc, nas, camper,
    moto, furgo, carretilla, tractor, patinete, caldera, detector de humos, congelador, nevera, cafetera, fotocopiadora,
    inversor, carpeta compartida
"""
NETS = "wifi, wi-fi, wi fi, la red, mi red, red de invitados, router, internet, inalámbrica"
CARDS = "tarjeta*, visa, mastercard, amex, american express, maestro, débito, crédito"
BACKS = "firma, banda, detrás, detras, reverso, dorso, atrás, parte trasera, por detrás"
ONCE = """
    temporal, provisional, un solo uso, otp, sms, verificación, respaldo, recuperación, confirmación, puk, autenticador,
    doble factor, dos pasos, dos factores, 2fa, emergencia, de acceso, reserva, de uso único, uso único,
    código de seguridad
"""
SENDS = """
    mandó, manda, envió, envía, llegó, llegar, llega, recibí, mandaron, enviaron, banco, mandado, enviado, mensaje,
    mandar, enviar, mandan, envían, recibido, llegado, recibo, dijeron, dictaron, dieron, dijo
"""
SIGNINS = """
    entro, entrar, entra, acceder, accedo, acceso, inicio sesión, iniciar sesión, inicio de sesión, login, logueo,
    loguearme, loguearse, me conecto, usuario, cuenta, credenciales, netflix, spotify, gmail, amazon, ebay, paypal,
    instagram, insta, facebook, steam, moodle, portal, intranet, vpn, correo, github, outlook, la uni, campus,
    aula virtual, hbo, disney, identifico, google, whatsapp, discord, hotmail, app, carpeta
"""
USERS = "invitado, administrador"
CODES = "código, codigo, códigos, cifras, dígitos"
BUTTONS = "almohadilla, asterisco, numeral, estrella, campana, tecla verde"
ENTERS = """
    marca, marcas, marcar, marcando, marque, teclea, tecleas, teclear, tecleando, pon, pones, poner, poniendo, pulsa,
    pulsas, pulsar, pulsando, mete, meter, metes, metiendo, introduce, introducir, introduces, digita, digitas, digitar,
    aprieta, presiona, presionar, gira, girar, escribe, escribir, ingresa, ingresar, dale, hay que poner, pongo,
    ponemos, puse, ponle, giras, girando, giro, marcáis, tecleo, pulso, meto, introduzco, digito, escribes, ingresas,
    metemos, marcamos, poné, ponés, ponga, pongan, marcá, marcás, tecleá, tecleás, apretá, apretás, meté, metés,
    ingresá, ingresás, ingreso, escribo, escribí, ponele, marcale, márcale, dele, metele, métele, tecleen, marquen,
    póngale, pícale, pica, picas, digite, digitá
"""
ADMITS = """
    abre, abren, abrir, abro, abres, abrirla, abrirlo, desbloque*, desactiv*, se quita, quitar, quita, apaga, apagar,
    entra, entrar, entras, entro, desarma*, pasar, acceder, desconecta*, abriendo, se abre, ábrelo, ábrela, abrilo,
    abrila, abrí, abrís, abra, ábrase, entrá, entrás, accedo,
    accedes, ingresar a, se entra, se accede, me logueo, te logueas, logueo, loguearse, loguearte, abrís con
"""
WANTS = """
    pide, quiere, acepta, lleva, usa, uso, necesita, va con, funciona con, está en, puesta en, puesto en, responde a,
    tiene, con, va, cierra con
"""
SAYS = "es, son, era, será, sería, pone, sigue siendo, mía, mío, nuestra"
SMALL = """
    el, la, los, las, de, del, mi, mis, para, ahora, en, por, al, a, nuestra, nuestro, su, sus, tu, con, y, e, o, un,
    una, luego, después, siempre, solo, almohadilla, asterisco, número, código, que, si, cuando, hay, llave, números,
    abajo, arriba, fuera, mamá, papá, abuela, junto, te, se, dos veces, primero, ya, nuevo, nueva, espera, antes, pero,
    porque, sin, dentro, durante, como, gracias, también, tambien, allí, aquí, lo, nos, me, yo, mientras, sino,
    hasta que, cada, rápido, rapido, despacio, una vez
"""
JOINS = "con, y, luego, contraseña, clave, después, más, e"
UNITS = """
    euro, euros, dólares, pesos, kilo*, kg, km, metros, cm, mm, año, años, minutos, horas, días, meses, por ciento,
    piezas, páginas, personas, megas, gb, mb, pasos, grados, mesas, kilómetros, litros, veces, segundos, semanas,
    palabras, puntos, vatios, soles, mil, millones
"""
PAYS = "pagamos, pagué, pago, costó, cuesta, cuestan, precio, gasté, gastamos, vendí, alquiler"
NUMBERS = "número, num, nº, núm"
SPANS = "por, x, a, de"
LABELS = """
    calle, avenida, pedido, vuelo, autobús, bus, línea, tren, modelo, versión, talla, página, artículo, habitación,
    piso, planta, postal, andén, casi, unos, unas, cerca de, desde, error, factura, capítulo, puerto, serie, socio,
    biblioteca, fidelidad, seguimiento, referencia, expediente, sobre, ticket, aula, sala, consulta, despacho, turno,
    fila, asiento
"""
REFERENCES = """
    ticket*, pedido*, factura*, boleta, recibo*, reserva*, reservación, expediente*, reclamo*, reclamación*,
    incidencia*,
    gestión, trámite*, turno*, referencia*, seguimiento, envío*, guía, socio, socia, cliente, abonado, póliza*,
    siniestro*, solicitud*, radicado, folio*, isbn, modelo*, vuelo*, colectivo, autobús, bus, tren*, habitación*, sala,
    página*, postal, versión, serie, lote, pieza, artículo*, edición, capítulo*, dorsal, sorteo, lotería, caso
"""
TIMES = "las, a las, hasta, sobre, desde, hacia"
CLOCKS = "alarma*, despertador"
TOWARDS = "a, para"
CALLED = "llama, llamada, llamado, nombre, red, como, usuario, user, apodo"
TURNS = "izquierda, derecha"
TENS = """
    diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuno,
    veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho, veintinueve, treinta,
    cuarenta, cincuenta, sesenta, setenta, ochenta, noventa
"""
