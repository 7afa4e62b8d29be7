"""Things that a code opens, and how German people say that one does."""

BOLTS = """
    *schloss, *schlosses, schlüsselkasten, schlüsselsafe, schlüsselbox, schlüsseltresor, schlüsseldepot, *tastenfeld,
    *tastatur, nummernfeld, zahlenfeld, *alarmanlage, alarm*, *sprechanlage, türöffner, *zahlenkombination, kombination,
    mailbox, wegfahrsperre, codepad, tastensperre, bildschirmsperre, kombi, *muster, kasten mit dem schlüssel,
    box mit dem schlüssel, klingel, klingelanlage, bildschirmzeit, kindersicherung, jugendschutz
"""
PLACES = """
    *tür, *türe, *türen, tor, hoftor, gartentor, garagentor, einfahrtstor, *pforte, eingang*, *eingang, *garage,
    *tresor, *safe, *spind, *schließfach, *schliessfach, *box, *kästchen, keller*, *keller, koffer*, *koffer,
    bankautomat*, geldautomat*, schranke, *schranke, briefkasten, paketbox, pförtner*, treppenhaus, aufzug, schuppen,
    umkleide, geldkassette, kassette, einfahrt, zufahrt, fahrrad, waschküche, parkhaus, schublade, tresorraum,
    drehkreuz, *panel, bedienfeld, feld, nummernpad, kästchen, *klo, *toilette, wc, scheune, dachboden, stall,
    gewächshaus, sauna, packstation, paketstation, paketfach, abholstation, wohnheim, jugendherberge, waschsalon,
    *kasten
"""
ROOMS = """
    büro, haus, wohnung, zimmer, ferienhaus, ferienwohnung, gebäude, halle, vereinsheim, praxis, werkstatt, *haus,
    schule, studio, airbnb
"""
DEVICES = """
    handy*, *handy, telefon*, smartphone*, iphone*, ipad*, *tablet, *laptop, *notebook, rechner*, *rechner, computer*,
    pc, sim, sim-karte, smartwatch, fernseher, konsole, *drucker, *server, bildschirm, nas, macbook, camper, roller,
    e-bike, stapler, traktor, wohnmobil, therme, heizung, rauchmelder, gefrierschrank, kühlschrank, wärmepumpe,
    kaffeemaschine, kopierer, wechselrichter, laufwerk, automat*
"""
NETS = "*wlan, w-lan, wifi, fritzbox, router, netzwerk, hotspot, gästenetz, internet, *netz"
CARDS = "*karte, visa, visakarte, mastercard, girocard, maestro, amex, ec-karte, kreditkartennummer, kartennummer"
BACKS = """
    unterschrift, unterschriftsstreifen, hinten, rückseite, rückseitig, hinterseite, unterschriftsfeld,
    unterschriftenfeld
"""
ONCE = """
    vorläufig*, temporär*, übergangs*, einmal*, tan, mtan, m-tan, sms-tan, pushtan, sms, bestätigungscode*, ersatzcode*,
    backup-code*, backupcode*, wiederherstellungscode*, notfallcode*, puk, zwei-faktor*, zweifaktor*, authenticator*,
    verifizierungscode, sicherheitscode, anmeldecode, login-code, freischaltcode, reservecode*, *prüfcode, 2fa, otp,
    backup, bestätigung*, verifizierung*
"""
SENDS = """
    geschickt, schickt, schickte, kam, bekommen, sendet, gesendet, gesimst, bank, sparkasse, erhalten, zugeschickt,
    kamen, simst, smste, sendete, bekam, erhielt, durchgegeben, gesagt, genannt
"""
SIGNINS = """
    einloggen, einlogge, logge, loggt, loggst, log, login, anmelden, anmelde, anmeldung, melde mich, melden uns,
    meldet sich, meldest, mich an, eingeloggt, zugang*, benutzer*, nutzer*, konto, account, netflix, spotify, gmail,
    amazon, ebay, paypal, instagram, insta, facebook, steam, moodle, portal, intranet, vpn, mail, e-mail, github,
    outlook, nextcloud, melde, meldet, meld, google, whatsapp, discord, gmx, *-app, app, disney
"""
USERS = "gast, benutzer"
CODES = "*code, *codes, ziffern, zahlencode"
BUTTONS = "raute, rautetaste, stern, sternchen, sterntaste, ok-taste, glocke, glockentaste, klingeltaste"
ENTERS = """
    tippen, tippe, tippst, tipp, tippt, eintippen, eintippe, eingeben, eingibst, eingebe, gib, geben, gibst, drücken,
    drücke, drückst, drück, wählen, wähle, wählst, drehen, dreh, eingegeben, eingetippt, eindrücken, stelle, stell,
    stellen, gestellt, eingestellt, einstellen, nimm, setze, tipp*, eintipp*, drück*, dreh*, eindreh*, eingeb*, wähl*,
    stellst, stellt, einstell*, hämmer*
"""
ADMITS = """
    öffnet, öffnen, öffne, aufmachen, aufschließen, geht auf, aufgeht, geht mit, entsperr*, entriegel*, reinkommen,
    reinkommst, reinkomme, rein, hinein, hereinkommen, komm rein, unscharf, scharf, ausschalten, ausmachen, deaktivier*,
    freischalten, macht auf, aufzumachen, abschalten, aufbekommen, aufkriegen, entschärf*
"""
WANTS = """
    will, nimmt, braucht, verlangt, möchte, akzeptiert, hört auf, steht auf, eingestellt auf, reagiert auf, läuft auf,
    läuft mit, mit, über, geht über
"""
SAYS = "ist, lautet, lauten, war, wäre, sind, heißt, hat, nämlich, einfach, meiner, meins, meine"
SMALL = """
    der, die, das, des, dem, den, mein, meine, meiner, meinem, meinen, meines, unser, unsere, unserer, unserem, am, an,
    im, in, vom, von, für, fürs, zum, zur, bei, beim, ins, jetzt, aktuell, immer, bitte, und, oder, dann, mit, einfach,
    nur, raute, stern, sternchen, code, zahl, nummer, noch, wieder, falls, wenn, zu, danach, oma, opa, mama, papa,
    neben, eine, ein, einen, sein, ihr, ihre, seine, bis, zweimal, erst, binnen, innerhalb, ohne, während, weil, als,
    wie, danke, auch, sonst, damit, dort, da, hier, es, ihn, sie, man, du, ich, wir, aber, schnell, langsam, einmal
"""
JOINS = "mit, und, dann, passwort, plus, danach, kennwort, sowie"
UNITS = """
    euro, eur, kilo*, kg, km, meter, cm, mm, jahr*, minuten, stunden, tage*, monate*, prozent, stück*, seiten, leute*,
    personen, mbit*, gb, mb, tb, schritte, uhr, grad, watt, plätze, quadratmeter, mal, liter, franken, dollar, sekunden,
    punkte, zeichen, stufen, volt, ps
"""
PAYS = "bezahlt, bezahle, zahle, gezahlt, kostet, gekostet, kostete, preis, ausgegeben, miete, verkauft, wert"
NUMBERS = "*nummer, nr"
SPANS = "mal, x, auf, bis, von"
LABELS = """
    zimmer, straße, strasse, str, bestellung, bestellnummer, flug, bus, linie, zug, modell, version, größe, seite,
    artikel*, stock, plz, baujahr, gleis, hausnummer, etwa, circa, ca, rund, fast, ungefähr, über, fehler, seit, ticket,
    rechnung, kapitel, platz, wagen, kundennummer, mitglieds*, bücherei*, bibliotheks*, kunden*, sendung*, rechnungs*,
    raum, saal, hörsaal, reihe, tram, straßenbahn
"""
REFERENCES = """
    ticket*, bestell*, auftrag*, vorgang*, aktenzeichen, rechnung*, quittung*, buchung*, reservierung*, fall,
    fallnummer,
    reklamation*, beschwerde*, anfrage*, antrag*, sendung*, paket, paketnummer, lieferung*, mitglied*, kunde,
    kundennummer, kdnr, police*, versicherungsschein*, schaden*, isbn, modell*, flug*, bus, tram, zug, zugnummer,
    zimmer*, seite*, plz, postleitzahl, version*, seriennummer, charge*, teilenummer, artikel*, auflage, kapitel,
    startnummer, losnummer, meldung, störung*
"""
TIMES = "um, gegen, bis, ab, vor, nach, seit"
CLOCKS = "alarm, wecker*"
TOWARDS = "auf"
CALLED = "heißt, namens, name, netz, netzwerk, als, benutzer, nutzer, benutzername, nennt sich"
TURNS = "links, rechts, linksrum, rechtsrum"
TENS = """
    zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreißig, vierzig,
    fünfzig, sechzig, siebzig, achtzig, neunzig, *undzwanzig, *unddreißig, *undvierzig, *undfünfzig, *undsechzig,
    *undsiebzig, *undachtzig, *undneunzig
"""
