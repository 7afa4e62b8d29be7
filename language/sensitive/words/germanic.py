"""How people tell secrets in English, German and Dutch."""

from language.sensitive.words.rows import Words

TABLES = {
    "en": Words(
        passwords="password, passcode, passphrase, passwd, pwd, pasword, passwort, passwrd, pswd, psswd, pword",
        maybes="pass, pw, login password, code word, secret word, safe word",
        codes="""
            pin, pin code, pin-code, pincode, pin number, cvv, cvv2, cvc, cvc2, csc, ssn, social security number,
            security code, security number, unlock code, unlock pattern, one-time code, one time code, otp,
            recovery codes, backup codes, backup code, puk, puk code
        """,
        locks="code, codes, combination, combo, digits",
        keys="key, token, secret, credentials, apikey, privatekey, api keys, signing secret",
        things="""
            door, doors, gate, entrance, entry, building, alarm, safe, vault, garage, lock, locker, padlock, keypad,
            phone, mobile, tablet, ipad, iphone, card, debit, bank, atm, sim, sms, text message, verification,
            confirmation, security, 2fa, two-factor, two factor, authenticator, access, unlock, gym, office, bike,
            suitcase, voicemail, intercom, lockbox, login, log in, apple id, whatsapp, telegram, gmail, google,
            paypal
        """,
        opens="""
            unlock, unlocks, opens with, open with, disarm, disarms, disarm it with, turn off with, to get in,
            to enter
        """,
        nets="wifi, wi-fi, wlan, wireless, router, hotspot, wpa, wpa2, wpa3, ssid, network, guest network",
        public="""
            error, zip, postal, post, country, area, dress, bar, qr, source, discount, promo, coupon, status, sort,
            swift, tax, exit, dial, color, colour, product, booking, tracking, public, hotline, helpline, flight,
            airport, http, train
        """,
        logins="login, log in, logs in, sign in, username, user name, account, credentials, creds, user, get in with",
        phrases="""
            seed phrase, seed words, recovery phrase, recovery words, mnemonic, mnemonic phrase, backup phrase,
            secret phrase, wallet, ledger, trezor, metamask, passphrase
        """,
        seeds="totp, 2fa, otp, two-factor, two factor, authenticator, mfa, setup key, one-time",
        says="is, are, was, equals, is set to, to, be",
        about="""
            for, to, of, on, at, from, in, now, currently, still, today, again, code, number, my, the, our, your,
            it's, its, just, then, always, simply, called, a, and, here
        """,
        counts="""
            characters, chars, digits, symbols, letters, bits, bytes, words, times, days, tokens, years, minutes,
            months, combinations, possibilities, options
        """,
        plain="""
            required, optional, none, unknown, forgotten, changed, correct, incorrect, wrong, weak, strong, secure,
            insecure, safe, stored, hashed, reset, same, secret, private, public, here, there, below, above, bad,
            good, better, best, fine, okay, long, short, old, new, simple, complex, easy, hard, random, lost, stolen,
            leaked, hidden, needed, everything, nothing, something, dead, gone, ready, mine, yours, crazy, funny,
            silly, tricky, tbd, todo, n/a, null, true, false, manager*, policy, policies, reuse, rotation, hygiene,
            field*, protected, longer, shorter, again, this, that, what, which, outdated, broken, missing, important,
            *ed, *ing, *ly, *able, *ible, *ful, *less, *ous, *ive, *ic, *al, *ant, *ent, *ary, *est, please, anymore,
            overrated, security, privacy, patience, time
        """,
        habits="everywhere, for everything, on every site, the same one, same password, even for the bank",
        misspelled="password, passcode, passphrase",
        alike="passports, passport, passwords",
        digits="zero one two three four five six seven eight nine",
        documents="""
            passport, passport number, ssn, social security, social security number, my social, national insurance,
            ni number, nino, tax id, tax number, taxpayer number, tin, itin, driver's license, drivers license,
            driving licence,
            driver's licence, driving license, id card, identity card, national id, id number, medicare, medicaid,
            nhs number,
            health insurance, insurance number, insurance id, green card, voter id, aadhaar, aadhar, pan card,
            residence permit, military id, service number
        """,
        questions="security question, security questions, secret question, recovery question",
        replies="""
            say, said, i say, i said, told them, i told, answer, answered, answer i gave, reply, i put,
            i always put, i use, i always use
        """,
        recalls="""
            first grade teacher, first crush, childhood pet, hometown, met your spouse, met my wife, met my husband,
            maiden name, first pet, first dog, first cat, first school, primary school, elementary school, first car,
            street i grew up, childhood street, favourite teacher, favorite teacher, childhood nickname,
            childhood friend,
            childhood hero, memorable word, memorable name, memorable place, middle name, first job, first boss,
            first teacher, born in, place of birth, grandmother's name, grandma's name, best man, honeymoon
        """,
    ),
    "de": Words(
        passwords="*passwort, *kennwort, *losungswort, *passphrase, *codewort",
        codes="""
            *-pin, *pin-nummer, geheimzahl, *geheimnummer, handypin, *sperrcode, *türcode, zugangscode,
            *sicherheitscode, *bestätigungscode, *prüfziffer, *prüfnummer, einmalcode, freischaltcode,
            *alarmcode, *torcode, *zahlencode, tan, mtan, puk
        """,
        locks="*code, *kombination, *zahl, *ziffern",
        keys="*schlüssel, *geheimnis, zugriffstoken, api-schlüssel",
        things="""
            tür*, haustür*, wohnungstür*, tor, tores, *alarmanlage, alarm*, *tresor*, safe*, garage*, schloss,
            *schlosses, spind*, zahlenschloss, handy*, telefon*, *karte, kreditkarte, girocard, ec-*, bank*, sms*,
            bestätigung*, sicherheit*, zugang*, zwei-faktor*, authenticator*, büro*, keller*, fahrrad*, koffer*,
            konto, schließfach*, briefkasten, tiefgarage*
        """,
        opens="entsperr*, geht mit, öffnet mit, öffnet, aufgeht, ausschalten mit, zum reinkommen",
        nets="*wlan*, w-lan, fritzbox, fritz!box, netzwerk*, gäste-wlan, internet*",
        public="""
            fehler*, postleit*, länder*, erfolg*, quell*, strich*, rabatt*, gutschein*, bass*, violin*, noten*,
            öffentlich*, autoschlüssel, hausschlüssel, haustürschlüssel, wohnungsschlüssel, *anzahl, jahreszahl,
            *einzahl, mehrzahl, bestell*, *hotline, rufnummer, telefonnummer
        """,
        logins="benutzer*, zugangsdaten, anmeldung, nutzer*, anmeldename, konto",
        phrases="""
            passphrase, geheimsatz, codesatz, passsatz, seed-phrase, wiederherstellungsphrase,
            wiederherstellungswörter, wallet, geldbörse
        """,
        seeds="totp, zwei-faktor*, 2fa, authenticator*",
        says="ist, lautet, lauten, war, heißt, heisst, wäre, sind",
        about="""
            für, zum, zur, vom, von, am, im, fürs, beim, bei, jetzt, aktuell, der, die, das, des, dem, den, mein,
            meine, meiner, meines, unser, unsere, ins, bitte, mit, und, immer, auf
        """,
        counts="""
            zeichen, ziffern, stellen, buchstaben, bits, tage, mal, jahre, minuten, wörter, monate, kombinationen,
            möglichkeiten
        """,
        plain="""
            erforderlich, vergessen, falsch, sicher, unsicher, geändert, kurz, lang, alt, neu, schwach, stark, gut,
            geheim, weg, hier, dort, unbekannt, abgelaufen, gesperrt, einfach, *lich, *bar, *haft, *iert, ge*t,
            ge*en, dasselbe, nötig, leer, schlecht, egal, *manager
        """,
        habits="überall, für alles, auf allen seiten, sogar bei der bank",
        misspelled="passwort, kennwort",
        alike="passport, kennwert, passwörter",
        digits="null eins zwei drei vier fünf sechs sieben acht neun",
        documents="""
            krankenkasse nummer, krankenkassen nummer, sv nummer, ausweis nummer, führerscheinnummer,
            reisepass*, passnummer, passnr, personalausweis*, ausweisnummer, ausweisnr, perso,
            steuer-id, steuerid, steuer id,
            steuernummer,
            steueridentifikationsnummer, steuer-identifikationsnummer, sozialversicherungsnummer, sv-nummer, svnr,
            rentenversicherungsnummer, versichertennummer, krankenversichertennummer, krankenversicherungsnummer,
            krankenkassennummer, gesundheitskarte*, führerschein*, ahv-nummer, aufenthaltstitel, e-card*, ecard*,
            e-card-nummer, versichertenkarte*, dienstausweis*, truppenausweis*
        """,
        questions="sicherheitsfrage, sicherheitsfragen, geheimfrage",
        replies="""
            gesagt, sag ich, ich sag, ich sage, sage, sagte, eingetragen, angegeben, antwort,
            antwortete, geantwortet, antworte, gebe ich, geb ich, schreibe ich, nehme ich
        """,
        recalls="""
            erste lehrerin, ersten lehrerin, erster lehrer, kindheitsheld*, kennengelernt, lieblingsfilm,
            mädchenname*, geburtsname*, erstes haustier, ersten haustier*, erster hund, erste katze, erste schule,
            ersten schule, grundschule, lieblingslehrer*, erstes auto, ersten auto*, spitzname*, straße meiner kindheit,
            geburtsort*, merkwort, zweiter vorname, jugendfreund*, erster chef, lieblingsbuch
        """,
    ),
    "nl": Words(
        passwords="wachtwoord*, *wachtwoord, wachtzin",
        codes="pincode, toegangscode, beveiligingscode, verificatiecode, deurcode, alarmcode",
        locks="cijfercode",
        keys="*sleutel",
        things="deur, poort, kluis, voordeur, pas, pinpas, bankpas, schuur, fietsslot",
        public="postcode, foutcode, autosleutel",
        says="luidt",
        about="van, voor, het, mijn, onze, naar, op",
        counts="tekens, cijfers, letters, dagen, keer, jaar",
        plain="vergeten, te, kort, lang, nieuw, oud, veilig, zwak, sterk, gewijzigd, hetzelfde",
        digits="nul een twee drie vier vijf zes zeven acht negen",
        documents="paspoort*, bsn, burgerservicenummer, rijbewijs*, identiteitskaart*",
        questions="beveiligingsvraag",
        replies="antwoord",
    ),
}
