"""Things that a code opens, and how Italian people say that one does."""

BOLTS = """
    lucchetto, serratura, citofono, videocitofono, tastierino, tastiera, allarme, antifurto, combinazione,
    cassetta delle chiavi, cassettina, catena, segreteria, portachiavi, segno di sblocco, blocco schermo
"""
PLACES = """
    porta, porte, portone, cancello, cancelletto, garage, cassaforte, armadietto, valigia, cantina, ingresso,
    sbarra, ascensore, armadio, cassetto, spogliatoio, parcheggio, box, bici, bicicletta, cassetta, cabina,
    ripostiglio, portoncino, tornello, lavanderia, stanzino
"""
ROOMS = """
    ufficio, casa, appartamento, palazzo, studio, palestra, scuola, condominio, edificio, b&b, negozio, magazzino,
    camera, airbnb, piscina
"""
DEVICES = """
    telefono, cellulare, telefonino, iphone, ipad, tablet, portatile, computer, pc, sim, orologio, tele, televisore,
    console, stampante, server, schermo, nas, mac, smartphone
"""
NETS = "wifi, wi-fi, rete, router, modem, internet, hotspot"
CARDS = "carta, visa, mastercard, bancomat, postepay, amex, carta di credito"
BACKS = "retro, dietro, sul retro"
ONCE = """
    usa e getta, otp, sms, verifica, recupero, codice di conferma, puk, autenticatore, due fattori, 2fa, emergenza,
    backup, convalida, monouso
"""
SENDS = "mandato, inviato, arrivato, arriva, ricevuto, banca, messaggio, manda, invia, dettato, spedito, arrivata"
SIGNINS = """
    accedo, accedere, accesso, entro, entra, login, loggo, loggarmi, collego, connetto, utente, account,
    credenziali, netflix, spotify, gmail, amazon, paypal, instagram, insta, facebook, steam, moodle, intranet, vpn,
    posta, mail, github, outlook, spid, inps, registro elettronico, google, portale
"""
USERS = "ospite, amministratore"
CODES = "codice, codici, cifre"
BUTTONS = "cancelletto, asterisco, stella, campanella, tasto verde, invio"
ENTERS = """
    digita, digitare, digiti, digito, digitate, inserisci, inserire, inserisco, metti, mettere, metto, premi,
    premere, premo, schiaccia, schiacciare, batti, componi, comporre, gira, girare, scrivi, scrivere, tocca, fai,
    imposta, impostato
"""
ADMITS = """
    apre, aprire, apri, aprono, apro, sblocc*, disattiv*, disinserisc*, disinserire, entri, entrare, entra, entrano,
    spegne, spegnere, passi, passare, sei dentro
"""
WANTS = "chiede, vuole, accetta, richiede, va con, funziona con, risponde a, prende, con, è su, impostato su"
SAYS = "è, sono, era, sarebbe, fa, resta, mio, mia, nostro"
SMALL = """
    il, lo, la, i, gli, le, di, del, della, dello, dei, delle, mio, mia, nostro, nostra, suo, sua, per, al, alla,
    allo, a, in, nel, nella, sul, sulla, da, dal, dalla, e, o, poi, dopo, sempre, ora, adesso, ancora, solo, codice,
    numero, un, una, uno, si, ti, ci, mi, te, io, tu, se, quando, che, con, prima, senza, ma, anche, grazie, qui,
    lì, due volte, basta, bisogna, devi, subito, veloce
"""
JOINS = "con, e, poi, password, più, seguito da"
UNITS = """
    euro, dollari, chili, kg, km, metri, cm, mm, anno, anni, minuti, ore, giorni, mesi, percento, pezzi, pagine,
    persone, giga, gb, mb, passi, gradi, chilometri, litri, volte, secondi, settimane, parole, punti, watt, mq,
    posti, calorie, lire
"""
PAYS = "pagato, pago, costa, costato, costava, prezzo, speso, affitto, venduto"
NUMBERS = "numero, n°, num, nr"
SPANS = "per, x"
LABELS = """
    via, viale, corso, piazza, ordine, volo, autobus, bus, linea, treno, modello, versione, taglia, pagina,
    articolo, stanza, camera, piano, postale, cap, binario, circa, quasi, dal, errore, fattura, capitolo, serie,
    tessera, biblioteca, fedeltà, spedizione, riferimento, pratica, biglietto, cliente, posto, carrozza
"""
REFERENCES = """
    ordine, ordini, fattur*, prenotazion*, pratica, reclam*, segnalazion*, ticket*, biglietto, pacco, spedizion*,
    tracking, riferimento, cliente, socio, polizza, sinistro, isbn, modello, volo, autobus, treno, camera, pagin*,
    postale, version*, articol*, capitol*
"""
TIMES = "alle, verso, fino, dalle, prima, dopo"
CLOCKS = "sveglia, allarme"
TOWARDS = "alle, per"
CALLED = "chiama, chiamato, chiamata, nome, rete, utente, soprannome"
TURNS = "sinistra, destra"
TENS = """
    dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, trenta,
    quaranta, cinquanta, sessanta, settanta, ottanta, novanta
"""
