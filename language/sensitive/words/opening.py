"""Things that a code opens and how people say that one does, in English, Ukrainian, German and Spanish.

Read like the other tables: lists with commas, where a `*` stands for any ending, or before a word for any beginning.
"""

from typing import NamedTuple


class Opening(NamedTuple):
    """What one language calls things that open, and what joins them to a code."""

    bolts: str
    """What has a code and hardly a number of its own: a padlock, a keypad, an alarm."""
    places: str
    """What may have a code: a door, a gate, a safe."""
    rooms: str
    """What has a number as often as a code: a flat, an office."""
    devices: str
    """What is unlocked: a phone, a laptop."""
    nets: str
    """A wireless network."""
    cards: str
    """What pays: a card, its maker, a bank called by its first name."""
    backs: str
    """Where a card shows its three digits."""
    once: str
    """Codes that a service gives out: for one time, as a reserve, to unlock a SIM."""
    sends: str
    """A service sends something."""
    signins: str
    """Signing in, and the services one signs in to."""
    users: str
    """Names of users that come with a machine."""
    codes: str
    """A code, whatever for."""
    enters: str
    """A code is entered."""
    admits: str
    """Something opens, or somebody gets in."""
    wants: str
    """A thing takes a code."""
    says: str
    """Words after which the value comes."""
    small: str
    """Words between a thing and its code that tell nothing else."""
    joins: str
    """What stands between the name of a user and a password."""
    units: str
    """What is counted, measured or paid."""
    pays: str
    """What something costs."""
    numbers: str
    """That a number follows."""
    labels: str
    """What a number belongs to that is no code: a room, an order, a flight."""
    times: str
    """Words before a time of day."""
    clocks: str
    """What rings at a time of day."""
    towards: str
    """Words between such a thing and the time it is set to."""
    called: str
    """Words before the name of a network or of a user."""
    turns: str
    """The two ways a dial is turned."""
    tens: str
    """Numbers from ten, spelled."""


OPENINGS = {
    "en": Opening(
        bolts="""
            keypad, key pad, punch pad, lockbox, lock box, key box, key safe, keysafe, keybox, padlock, lock, locks, bike lock,
            bicycle lock, combination lock, combo lock, door lock, smart lock, burglar alarm, alarm, alarm panel,
            alarm system, intercom, buzzer, entry phone, strongbox, cash box, cashbox, voicemail, combination, combo,
            lock screen, lockscreen, screen lock, opener, entry system, access panel, parental lock, immobiliser
        """,
        places="""
            door, doors, front door, back door, gate, gates, entrance, entry, entryway, lobby, garage, shed, safe, vault,
            locker, lockers, storage, storage unit, cellar, basement, parking, car park, barrier, mailbox, letterbox,
            parcel box, suitcase, luggage, briefcase, elevator, lift, turnstile, drawer, cabinet, laundry room, bin store,
            bike shed, bike room, bike, box, deposit box, tin, porch, hatch, chest, stairwell, mailroom, cash drawer
        """,
        rooms="house, flat, apartment, office, building, room, cabin, airbnb, studio, gym, clubhouse, pool, car, school",
        devices="""
            phone, iphone, ipad, tablet, laptop, macbook, chromebook, computer, pc, desktop, sim, sim card, watch, screen,
            kindle, tv, console, xbox, playstation, nas, server, printer, camera, hard drive, usb stick, mobile,
            cell, android, workstation, thermostat
        """,
        nets="wifi, wi-fi, wi fi, wlan, hotspot, router, guest network, home network, network, wireless, ssid",
        cards="""
            card, visa, mastercard, master card, amex, american express, maestro, debit card, credit card, debit, credit,
            discover, revolut, monzo
        """,
        backs="back, rear, behind, reverse, flip side, signature strip",
        once="""
            one-time, one time, otp, 2fa, two-factor, two factor, mfa, backup code, backup codes, recovery code,
            recovery codes, login code, log-in code, sign-in code, verification, verification code, confirmation code,
            sms, text message, authenticator, auth code, reset code, scratch code, scratch codes, emergency code,
            emergency codes, puk, security code, passcode, backup
        """,
        sends="texted, texts, text, sent, sends, got, received, bank, arrived, came, messaged, emailed, mailed",
        signins="""
            log in, logs in, login, log into, log on, logged in, logging in, sign in, signs in, sign into, signed in, signing in,
            get into, username, user name, user, account, credentials, creds, netflix, spotify, gmail, outlook, steam, amazon, ebay,
            paypal, facebook, instagram, insta, twitter, linkedin, dropbox, github, icloud, apple id, moodle, portal,
            intranet, vpn, admin panel, webmail, hulu, disney, zoom, slack, email, mail, ftp, ssh
        """,
        users="admin, root, guest, administrator",
        codes="code, codes, digits, passcode",
        enters="""
            type, types, typing, type in, punch, punch in, press, pressing, enter, entering, dial, dialing, key in, tap,
            tap in, input, hit, put, put in, plug in, buzz, spin, turn to, pressed, typed, entered, set, keyed
        """,
        admits="""
            opens, open, opens with, unlock, unlocks, unlocking, gets you in, get in, gets in, getting in, lets you in,
            let you in, lets me in, get into, gets into, gets you into, get through, get past, disarm, disarms, disarming, deactivate, deactivates, turns off,
            turn off, turn it off, shuts off, shut off, silence, silences, go in, get inside, goes quiet, gets past, undo, undoes, arm, arms, kills
        """,
        wants="""
            takes, wants, needs, asks for, accepts, likes, expects, goes, uses, use, using, works with, responds to, set to,
            set at, listens to, answers to, requires, with, on
        """,
        says="is, are, was, it's, its, 's, equals, reads, be, being",
        small="""
            the, a, my, our, his, her, their, your, for, of, to, at, in, just, still, now, then, always, simply, only, code, number,
            digits, star, hash, pound, key, same, new, currently, and, or, by, from, that, this, one, you, please,
            if, when, before, after, i, we, so, again, first, twice, next, because, but, until, while, mum's, dad's
        """,
        joins="with, and, then, using, plus, password, pw, pass, followed by, slash",
        units="""
            euro, euros, dollar, dollars, bucks, pounds, quid, usd, eur, gbp, kg, kilos, grams, km, mile, miles, meters, metres, feet,
            foot, inch, inches, cm, mm, lb, lbs, people, members, users, pages, words, texts, messages, times, percent, mb, gb,
            tb, mbit, mbps, hz, watt, watts, volts, calories, kcal, steps, points, followers, hours, days, years, minutes,
            seconds, months, weeks, o'clock, am, pm, square, degrees, grand, cents, ms, units, seats, items, litres, liters, sqft
        """,
        pays="paid, pay, pays, cost, costs, price, priced, spent, worth, sold, fee, rent",
        numbers="number, no, nr, num",
        labels="""
            room, flat, apartment, apt, street, st, road, avenue, ave, order, invoice, ticket, model, flight,
            bus, line, train, platform, page, chapter, version, size, article, item, sku, isbn, zip, postcode, case, serial,
            extension, ext, port, channel, issue, suite, unit, route, highway, part, about, around, over, nearly, almost, roughly,
            under, error, from, since, library, loyalty, student, bus pass, membership, tracking, reference, ref, season
        """,
        times="at, by, before, after, until, till, around, from, since",
        clocks="alarm, alarms, alarm clock",
        towards="for, to",
        called="called, named, name, ssid, network, as, user, username, handle, nickname, it's called",
        turns="left, right, clockwise, counterclockwise, anticlockwise",
        tens="""
            ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty,
            fifty, sixty, seventy, eighty, ninety, double, oh
        """,
    ),
    "uk": Opening(
        bolts="""
            замок, замка, замку, замком, велозам*, домофон*, клавіатур*, сигналізац*, ключниц*, скринька для ключів, бокс для ключів, сейф для ключів,
            комбінаці*, автовідповідач*, камера схову, камері схову, шлагбаум*, кодовий замок, навісний замок, дія підпис, дія.підпис*, екран блокування
        """,
        places="""
            двер*, хвіртк*, хвіртц*, ворот*, воріт, брам*, під'їзд*, підїзд*, гараж*, сейф*, шафк*, шафц*, валіз*, паркінг*, вхід, входу, підвал*, комор*,
            скриньк*, скриньц*, коробочк*, бокс*, поштомат*, ліфт*, калитк*, чемодан*, шухляд*, велосипед*, комірк*, тамбур*, ящик*, турнікет*
        """,
        rooms="квартир*, будин*, офіс*, кімнат*, хат*, дач*, airbnb, спортзал*, басейн*, школ*, дім, дома",
        devices="""
            телефон*, смартфон*, айфон*, айпад*, планшет*, ноут*, комп, компа, комп'ютер*, сімк*, сімц*, сім-карт*, макбук*, приставк*,
            принтер*, сервер*, екран*, самсунг*, телевізор*
        """,
        nets="вайфа*, вай-фа*, вай фа*, wifi, wi-fi, роутер*, мереж*, інтернет*, точка доступу",
        cards="картк*, картц*, карта, карти, карту, карті, картою, віза, візу, візі, visa, мастеркард*, mastercard, моно, монобанк*, приват, приватбанк*, ощад*, пумб",
        backs="ззаду, звороті, зворот, зворотного, зворотному, позаду, тильн*, іззаду",
        once="""
            одноразов*, смс*, sms, підтверджен*, резервн*, двофактор*, двоетапн*, відновлен*, пук, пук-код*, puk, автентифікатор*,
            верифікац*, код входу, для входу, запасн*, аварійн*, код безпеки, перевірк*
        """,
        sends="прислав, прислала, прислали, надіслав, надіслали, прийшло, прийшов, прийшла, прийшли, банк, банку, приват, моно, повідомлен*, шле, шлють, отримав, отримала",
        signins="""
            заходжу, заходить, заходимо, заходиш, захожу, зайти, вхід, увійти, входжу, логін*, логінюсь, логінюся, обліков*, акаунт*, користувач*, інста,
            інстаграм*, фейсбук*, телеграм*, пошт*, нетфлікс*, netflix, спотіфай, стім*, мудл*, портал*, впн, vpn, gmail, розетк*, авторизу*,
            залогін*, кабінет*, адмінк*
        """,
        users="адмін, гість",
        codes="код, коду, кодом, коди, цифри",
        enters="""
            набери, набрати, набираєш, набирати, набирай, набираю, набираємо, введи, введіть, ввести, вводиш, вводити, вводь, вводжу, тисни, тиснеш,
            натисни, натиснути, натискаєш, тиснути, вбий, забий, клацни, тицяй, жми, вбивай, вписуй, впиши, вводимо, наберіть, натисніть, тисне, натискає, набирає, вводить, ставлю, ставиш, поставив, поставила, поставлено, виставив, виставила, ставимо
        """,
        admits="""
            відкрива*, відчиня*, розблок*, знімається, знімаєш, знімати, знімаю, зняти, вимика*, вимкнути, пускає, пропускає, зайти, увійти, відкрити,
            відчинити, потрапити, заходити, попасти, відімкнути, відмика*, відключа*, відключити, розкрива*, зайдеш
        """,
        wants="хоче, просить, приймає, бере, потребує, стоїть, виставлен*, встановлен*, працює на, реагує на, вимагає, треба, на, через, під",
        says="це, є, був, буде, такий, ось, там, така, такі, сам",
        small="""
            від, до, для, на, з, із, у, в, тепер, знову, мій, моя, моє, мого, моєї, моїй, мене, наш, наша, нашої, нашому, код, той, цей, ця, і, й, та, а, там,
            решітка, зірочка, ґратка, потім, далі, або, бо, якщо, коли, що, щоб, мами, тата, сина, ключ, кнопку, цифри, номер, поки, біля, свій, своя, його, її, їх, двічі, просто
        """,
        joins="з, із, і, й, та, далі, потім, пароль, плюс, а, під",
        units="""
            грн, гривень, гривні, гривня, гривню, доларів, долари, євро, баксів, кг, кілограм*, км, кілометр*, метр*, см, мм, рік, рок*, році, років,
            хвилин*, годин*, дні, днів, день, місяц*, відсотк*, штук*, сторін*, слів, людей, осіб, мегабіт*, гб, мб, кроків, літр*, балів, раз, разів, рази,
            градус*, квадрат*, тисяч*, секунд*, гігабайт*, мегапіксел*
        """,
        pays="заплати*, плачу, платив, платила, кошту*, ціна, ціну, витрати*, вартіст*, продав, продала",
        numbers="номер, номера, номером",
        labels="""
            кімнат*, квартир*, вулиц*, вул, замовлен*, рейс, рейсу, рейсом, автобус*, маршрут*, поверх*, модел*, верс*, розмір*, сторінк*,
            порт, порту, індекс*, стат*, відділення, близько, майже, приблизно, понад, помилк*, потяг*, поїзд*, вагон*, бонусн*, лояльн*, квиток, квитка, серія, том, міста
        """,
        times="о, об, після, близько",
        clocks="будильник*",
        towards="на",
        called="називається, зветься, назва, назву, мережа, як, логін, нік, користувач, під ніком, імені",
        turns="вправо, вліво, праворуч, ліворуч, направо, наліво",
        tens="""
            десять, одинадцять, дванадцять, тринадцять, чотирнадцять, п'ятнадцять, шістнадцять, сімнадцять, вісімнадцять,
            дев'ятнадцять, двадцять, тридцять, сорок, п'ятдесят, шістдесят, сімдесят, вісімдесят, дев'яносто
        """,
    ),
    "de": Opening(
        bolts="""
            *schloss, *schlosses, schlüsselkasten, schlüsselsafe, schlüsselbox, schlüsseltresor, schlüsseldepot, *tastenfeld, *tastatur, nummernfeld, zahlenfeld,
            *alarmanlage, alarm*, *sprechanlage, türöffner, *zahlenkombination, kombination, mailbox, wegfahrsperre, codepad, tastensperre, bildschirmsperre
        """,
        places="""
            *tür, *türe, *türen, tor, hoftor, gartentor, garagentor, einfahrtstor, *pforte, eingang*, *eingang, *garage, *tresor, *safe, *spind, *schließfach, *schliessfach, *box, *kästchen,
            keller*, *keller, koffer*, *koffer, schranke, *schranke, briefkasten, paketbox, pförtner*, treppenhaus, aufzug, schuppen, umkleide, geldkassette, kassette, einfahrt, zufahrt,
            fahrrad, waschküche, parkhaus, schublade, tresorraum, drehkreuz
        """,
        rooms="büro, haus, wohnung, zimmer, ferienhaus, ferienwohnung, gebäude, halle, vereinsheim, praxis, werkstatt, *haus, schule, studio, airbnb",
        devices="""
            handy*, *handy, telefon*, smartphone*, iphone*, ipad*, *tablet, *laptop, *notebook, rechner*, *rechner, computer*, pc, sim, sim-karte, smartwatch, fernseher, konsole,
            *drucker, *server, bildschirm, nas, macbook
        """,
        nets="*wlan, w-lan, wifi, fritzbox, router, netzwerk, hotspot, gästenetz, internet",
        cards="*karte, visa, visakarte, mastercard, girocard, maestro, amex, ec-karte, kreditkartennummer, kartennummer",
        backs="hinten, rückseite, rückseitig, hinterseite, unterschriftsfeld, unterschriftenfeld",
        once="""
            einmal*, tan, mtan, m-tan, sms-tan, pushtan, sms, bestätigungscode*, ersatzcode*, backup-code*, backupcode*, wiederherstellungscode*,
            notfallcode*, puk, zwei-faktor*, zweifaktor*, authenticator*, verifizierungscode, sicherheitscode, anmeldecode, login-code, freischaltcode, reservecode*, *prüfcode, 2fa, otp, backup
        """,
        sends="geschickt, schickt, schickte, kam, bekommen, sendet, gesendet, gesimst, bank, sparkasse, erhalten, zugeschickt",
        signins="""
            einloggen, einlogge, logge, loggt, loggst, log, login, anmelden, anmelde, anmeldung, melde mich, melden uns, meldet sich, meldest, mich an, eingeloggt, zugang*, benutzer*, nutzer*, konto, account, netflix, spotify, gmail,
            amazon, ebay, paypal, instagram, insta, facebook, steam, moodle, portal, intranet, vpn, mail, e-mail, github, outlook, nextcloud
        """,
        users="gast",
        codes="*code, *codes, ziffern, zahlencode",
        enters="""
            tippen, tippe, tippst, tipp, tippt, eintippen, eintippe, eingeben, eingibst, eingebe, gib, geben, gibst, drücken, drücke, drückst, drück, wählen, wähle, wählst, drehen, dreh, eingegeben, eingetippt, eindrücken, stelle, stell, stellen, gestellt, eingestellt, einstellen, nimm, setze
        """,
        admits="""
            öffnet, öffnen, öffne, aufmachen, aufschließen, geht auf, aufgeht, geht mit, entsperr*, entriegel*, reinkommen, reinkommst, reinkomme, rein, hinein, hereinkommen, komm rein, unscharf, scharf,
            ausschalten, ausmachen, deaktivier*, freischalten, macht auf, aufzumachen, abschalten, aufbekommen, aufkriegen, entschärf*
        """,
        wants="will, nimmt, braucht, verlangt, möchte, akzeptiert, hört auf, steht auf, eingestellt auf, reagiert auf, läuft auf, läuft mit, mit, über, geht über",
        says="ist, lautet, lauten, war, wäre, sind, heißt, hat, nämlich, einfach",
        small="""
            der, die, das, des, dem, den, mein, meine, meiner, meinem, meinen, meines, unser, unsere, unserer, unserem, am, an, im, in, vom, von, für, fürs, zum, zur, bei, beim, ins, jetzt, aktuell, immer, bitte, und, oder, dann,
            mit, einfach, nur, raute, stern, sternchen, code, zahl, nummer, noch, wieder, falls, wenn, zu, danach, oma, opa, mama, papa, neben, eine, ein, einen, sein, ihr, ihre, seine, bis, zweimal, erst
        """,
        joins="mit, und, dann, passwort, plus, danach, kennwort, sowie",
        units="""
            euro, eur, kilo*, kg, km, meter, cm, mm, jahr*, minuten, stunden, tage*, monate*, prozent, stück*, seiten, leute*, personen, mbit*, gb, mb, tb, schritte, uhr, grad, watt, plätze, quadratmeter, mal, liter, franken, dollar, sekunden,
            punkte, zeichen, stufen, volt, ps
        """,
        pays="bezahlt, bezahle, zahle, gezahlt, kostet, gekostet, kostete, preis, ausgegeben, miete, verkauft, wert",
        numbers="*nummer, nr",
        labels="""
            zimmer, straße, strasse, str, bestellung, bestellnummer, flug, bus, linie, zug, modell, version, größe, seite, artikel*, stock, plz, baujahr, gleis, hausnummer, etwa, circa, ca, rund, fast, ungefähr, über,
            fehler, seit, ticket, rechnung, kapitel, platz, wagen, kundennummer, mitglieds*, bücherei*, bibliotheks*, kunden*, platz, sendung*, rechnungs*
        """,
        times="um, gegen, bis, ab, vor, nach, seit",
        clocks="alarm, wecker*",
        towards="auf",
        called="heißt, namens, name, netz, netzwerk, als, benutzer, nutzer, benutzername, nennt sich",
        turns="links, rechts, linksrum, rechtsrum",
        tens="""
            zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreißig, vierzig, fünfzig,
            sechzig, siebzig, achtzig, neunzig, *undzwanzig, *unddreißig, *undvierzig, *undfünfzig, *undsechzig, *undsiebzig, *undachtzig, *undneunzig
        """,
    ),
    "es": Opening(
        bolts="""
            candado*, cerradura*, cajetín, caja de llaves, cajita de llaves, teclado, telefonillo, portero automático, interfono, videoportero, alarma*,
            combinación, buzón de voz, antirrobo, caja fuerte, caja de seguridad, intercomunicador, bloqueo de pantalla
        """,
        places="""
            puerta*, verja, cancela, portón, portal, reja, garaje, cochera, taquilla, maleta, trastero, entrada, buzón, barrera, ascensor, armario, conserjería,
            portería, cajón, sótano, parking, aparcamiento, vestuario, casillero, cajita, caja, panel, bici, bicicleta, lavandería, torno, cofre, locker
        """,
        rooms="oficina, casa, piso, edificio, habitación, apartamento, local, urbanización, finca, piscina, gimnasio, gym, airbnb, estudio, colegio, coche",
        devices="""
            móvil, movil, teléfono, telefono, celular, iphone, ipad, tableta, tablet, portátil, portatil, ordenador, computadora, compu, laptop, sim, reloj, tele, televisor, consola,
            impresora, servidor, pantalla, pc, nas
        """,
        nets="wifi, wi-fi, wi fi, la red, mi red, router, internet, inalámbrica",
        cards="tarjeta*, visa, mastercard, amex, american express, maestro, débito, crédito",
        backs="detrás, detras, reverso, dorso, atrás, parte trasera, por detrás",
        once="""
            un solo uso, otp, sms, verificación, respaldo, recuperación, confirmación, puk, autenticador, doble factor, dos pasos, dos factores, 2fa, emergencia, de acceso,
            reserva, de uso único, uso único, código de seguridad
        """,
        sends="mandó, manda, envió, envía, llegó, llegar, llega, recibí, mandaron, enviaron, banco, mandado, enviado, mensaje",
        signins="""
            entro, entrar, entra, acceder, accedo, acceso, inicio sesión, iniciar sesión, inicio de sesión, login, logueo, loguearme, loguearse, me conecto, usuario, cuenta, credenciales, netflix, spotify, gmail, amazon, ebay,
            paypal, instagram, insta, facebook, steam, moodle, portal, intranet, vpn, correo, github, outlook, la uni, hbo, disney, identifico
        """,
        users="invitado, administrador",
        codes="código, codigo, códigos, cifras, dígitos",
        enters="""
            marca, marcas, marcar, marcando, marque, teclea, tecleas, teclear, tecleando, pon, pones, poner, poniendo, pulsa, pulsas, pulsar, pulsando, mete, meter, metes, metiendo, introduce, introducir, introduces, digita, digitas, digitar, aprieta,
            presiona, presionar, gira, girar, escribe, escribir, ingresa, ingresar, dale, hay que poner, pongo, ponemos, puse, ponle
        """,
        admits="""
            abre, abren, abrir, abro, abres, abrirla, abrirlo, desbloque*, desactiv*, se quita, quitar, quita, apaga, apagar, entra, entrar, entras, entro, desarma*, pasar, acceder, desconecta*, abriendo, se abre
        """,
        wants="pide, quiere, acepta, lleva, usa, uso, necesita, va con, funciona con, está en, puesta en, puesto en, responde a, tiene, con, va",
        says="es, son, era, será, sería, pone, sigue siendo",
        small="""
            el, la, los, las, de, del, mi, mis, para, ahora, en, por, al, a, nuestra, nuestro, su, sus, tu, con, y, e, o, un, una, luego, después, siempre, solo, almohadilla, asterisco, número, código, que, si, cuando, hay, llave, número, números,
            abajo, arriba, fuera, mamá, papá, abuela, junto, te, se, dos veces, primero, ya, nuevo, nueva, espera, antes, pero, porque
        """,
        joins="con, y, luego, contraseña, clave, después, más, e",
        units="""
            euro, euros, dólares, pesos, kilo*, kg, km, metros, cm, mm, año, años, minutos, horas, días, meses, por ciento, piezas, páginas, personas, megas, gb, mb, pasos, grados, mesas, kilómetros, litros, veces, segundos, semanas,
            palabras, puntos, vatios, soles, mil, millones
        """,
        pays="pagamos, pagué, pago, costó, cuesta, cuestan, precio, gasté, gastamos, vendí, alquiler",
        numbers="número, num, nº, núm",
        labels="""
            calle, avenida, pedido, vuelo, autobús, bus, línea, tren, modelo, versión, talla, página, artículo, habitación, piso, planta, postal, andén, casi, unos, unas, cerca de, desde, error, factura, capítulo,
            puerto, serie, socio, biblioteca, fidelidad, seguimiento, referencia, expediente, sobre, ticket
        """,
        times="las, a las, hasta, sobre, desde, hacia",
        clocks="alarma*, despertador",
        towards="a, para",
        called="llama, llamada, llamado, nombre, red, como, usuario, user, apodo",
        turns="izquierda, derecha",
        tens="""
            diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuno, veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho, veintinueve, treinta, cuarenta,
            cincuenta, sesenta, setenta, ochenta, noventa
        """,
    ),
}
