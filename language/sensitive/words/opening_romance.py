"""Things that a code opens, and how people say that one does, in Spanish."""

from language.sensitive.words.rows import Opening

TABLES = {
    "es": Opening(
        bolts="""
            candado*, cerradura*, cajetín, caja de llaves, cajita de llaves, teclado, telefonillo, portero automático,
            interfono, videoportero, alarma*, combinación, buzón de voz, antirrobo, caja fuerte, caja de seguridad,
            intercomunicador, bloqueo de pantalla, patrón, caja con la llave, cajita con la llave
        """,
        places="""
            puerta*, verja, cancela, portón, portal, reja, garaje, cochera, taquilla, maleta, trastero, entrada,
            buzón, barrera, ascensor, armario, conserjería, portería, cajón, sótano, parking, aparcamiento, vestuario,
            casillero, cajita, caja, panel, bici, bicicleta, lavandería, torno, cofre, locker
        """,
        rooms="""
            oficina, casa, piso, edificio, habitación, apartamento, local, urbanización, finca, piscina, gimnasio,
            gym, airbnb, estudio, colegio, coche
        """,
        devices="""
            móvil, movil, teléfono, telefono, celular, iphone, ipad, tableta, tablet, portátil, portatil, ordenador,
            computadora, compu, laptop, sim, reloj, tele, televisor, consola, impresora, servidor, pantalla, pc, nas
        """,
        nets="wifi, wi-fi, wi fi, la red, mi red, router, internet, inalámbrica",
        cards="tarjeta*, visa, mastercard, amex, american express, maestro, débito, crédito",
        backs="detrás, detras, reverso, dorso, atrás, parte trasera, por detrás",
        once="""
            un solo uso, otp, sms, verificación, respaldo, recuperación, confirmación, puk, autenticador, doble
            factor, dos pasos, dos factores, 2fa, emergencia, de acceso, reserva, de uso único, uso único, código de
            seguridad
        """,
        sends="""
            mandó, manda, envió, envía, llegó, llegar, llega, recibí, mandaron, enviaron, banco, mandado, enviado,
            mensaje, mandar, enviar, mandan, envían, recibido, llegado, recibo, dijeron, dictaron, dieron, dijo
        """,
        signins="""
            entro, entrar, entra, acceder, accedo, acceso, inicio sesión, iniciar sesión, inicio de sesión, login,
            logueo, loguearme, loguearse, me conecto, usuario, cuenta, credenciales, netflix, spotify, gmail, amazon,
            ebay, paypal, instagram, insta, facebook, steam, moodle, portal, intranet, vpn, correo, github, outlook,
            la uni, hbo, disney, identifico, google, whatsapp, discord, hotmail
        """,
        users="invitado, administrador",
        codes="código, codigo, códigos, cifras, dígitos",
        buttons="almohadilla, asterisco, numeral, estrella, campana, tecla verde",
        enters="""
            marca, marcas, marcar, marcando, marque, teclea, tecleas, teclear, tecleando, pon, pones, poner, poniendo,
            pulsa, pulsas, pulsar, pulsando, mete, meter, metes, metiendo, introduce, introducir, introduces, digita,
            digitas, digitar, aprieta, presiona, presionar, gira, girar, escribe, escribir, ingresa, ingresar, dale,
            hay que poner, pongo, ponemos, puse, ponle, giras, girando, giro, marcáis, tecleo, pulso, meto,
            introduzco, digito, escribes, ingresas, metemos, marcamos
        """,
        admits="""
            abre, abren, abrir, abro, abres, abrirla, abrirlo, desbloque*, desactiv*, se quita, quitar, quita, apaga,
            apagar, entra, entrar, entras, entro, desarma*, pasar, acceder, desconecta*, abriendo, se abre
        """,
        wants="""
            pide, quiere, acepta, lleva, usa, uso, necesita, va con, funciona con, está en, puesta en, puesto en,
            responde a, tiene, con, va
        """,
        says="es, son, era, será, sería, pone, sigue siendo, mía, mío, nuestra",
        small="""
            el, la, los, las, de, del, mi, mis, para, ahora, en, por, al, a, nuestra, nuestro, su, sus, tu, con, y, e,
            o, un, una, luego, después, siempre, solo, almohadilla, asterisco, número, código, que, si, cuando, hay,
            llave, números, abajo, arriba, fuera, mamá, papá, abuela, junto, te, se, dos veces, primero, ya, nuevo,
            nueva, espera, antes, pero, porque, sin, dentro, durante, como, gracias, también, tambien, allí, aquí, lo,
            nos, me, yo, mientras, sino, hasta que, cada, rápido, rapido, despacio, una vez
        """,
        joins="con, y, luego, contraseña, clave, después, más, e",
        units="""
            euro, euros, dólares, pesos, kilo*, kg, km, metros, cm, mm, año, años, minutos, horas, días, meses, por
            ciento, piezas, páginas, personas, megas, gb, mb, pasos, grados, mesas, kilómetros, litros, veces,
            segundos, semanas, palabras, puntos, vatios, soles, mil, millones
        """,
        pays="pagamos, pagué, pago, costó, cuesta, cuestan, precio, gasté, gastamos, vendí, alquiler",
        numbers="número, num, nº, núm",
        spans="por, x, a, de",
        labels="""
            calle, avenida, pedido, vuelo, autobús, bus, línea, tren, modelo, versión, talla, página, artículo,
            habitación, piso, planta, postal, andén, casi, unos, unas, cerca de, desde, error, factura, capítulo,
            puerto, serie, socio, biblioteca, fidelidad, seguimiento, referencia, expediente, sobre, ticket
        """,
        times="las, a las, hasta, sobre, desde, hacia",
        clocks="alarma*, despertador",
        towards="a, para",
        called="llama, llamada, llamado, nombre, red, como, usuario, user, apodo",
        turns="izquierda, derecha",
        tens="""
            diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuno,
            veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho, veintinueve,
            treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa
        """,
    ),
}
