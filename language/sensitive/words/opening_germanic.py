"""Things that a code opens, and how people say that one does, in English and German."""

from language.sensitive.words.rows import Opening

TABLES = {
    "en": Opening(
        bolts="""
            keypad, key pad, punch pad, lockbox, lock box, key box, key safe, keysafe, keybox, padlock, lock,
            locks, bike lock, bicycle lock, combination lock, combo lock, door lock, smart lock, burglar alarm,
            alarm, alarm panel, alarm system, intercom, buzzer, entry phone, strongbox, cash box, cashbox,
            voicemail, combination, combo, lock screen, lockscreen, screen lock, opener, entry system,
            access panel, parental lock, immobiliser, pattern, unlock pattern, box with the key, box with a key
        """,
        places="""
            door, doors, front door, back door, gate, gates, entrance, entry, entryway, lobby, garage, shed, safe,
            atm, vault, locker, lockers, storage, storage unit, cellar, basement, parking, car park, barrier,
            mailbox, letterbox, parcel box, suitcase, luggage, briefcase, elevator, lift, turnstile, drawer,
            cabinet, laundry room, bin store, bike shed, bike room, bike, box, deposit box, tin, porch, hatch,
            chest, stairwell, mailroom, cash drawer, panel, entry panel, entry pad, hallway, stairs, boiler room,
            cage, hut, outbuilding, container, trailer, van, caravan, boat
        """,
        rooms="""
            house, flat, apartment, office, building, room, cabin, airbnb, studio, gym, clubhouse, pool, car,
            school
        """,
        devices="""
            phone, iphone, ipad, tablet, laptop, macbook, chromebook, computer, pc, desktop, sim, sim card, watch,
            screen, kindle, tv, console, xbox, playstation, nas, server, printer, camera, hard drive, usb stick,
            mobile, cell, android, workstation, thermostat
        """,
        nets="wifi, wi-fi, wi fi, wlan, hotspot, router, guest network, home network, network, wireless, ssid",
        cards="""
            card, visa, mastercard, master card, amex, american express, maestro, debit card, credit card, debit,
            credit, discover, revolut, monzo
        """,
        backs="signature, reverse side, back, rear, behind, reverse, flip side, signature strip",
        once="""
            temporary, temp, provisional,
            one-time, one time, otp, 2fa, two-factor, two factor, mfa, backup code, backup codes, recovery code,
            recovery codes, login code, log-in code, sign-in code, verification, verification code,
            confirmation code, sms, text message, authenticator, auth code, reset code, scratch code,
            scratch codes, emergency code, emergency codes, puk, security code, passcode, backup
        """,
        sends="""
            texted, texts, sent, sends, got, received, bank, arrived, came, messaged, emailed, mailed, sending,
            texting, message, sms, pinged, popped up, read me, told me, gave me, read out
        """,
        signins="""
            log in, logs in, login, log into, log on, logged in, logging in, sign in, signs in, sign into,
            signed in, signing in, get into, username, user name, user, account, credentials, creds, netflix,
            spotify, gmail, outlook, steam, amazon, ebay, paypal, facebook, instagram, insta, twitter, linkedin,
            dropbox, github, icloud, apple id, moodle, portal, intranet, vpn, admin panel, webmail, hulu, disney,
            zoom, slack, email, mail, ftp, ssh, google, microsoft, whatsapp, telegram, discord, yahoo, hotmail
        """,
        users="admin, root, guest, administrator",
        codes="code, codes, digits, passcode",
        buttons="""
            hash, hash key, pound key, star, star key, pound sign, hashtag, asterisk, off button, bell,
            bell button, enter key, green button
        """,
        enters="""
            type, types, typing, type in, punch, punch in, press, pressing, enter, entering, dial, dialing,
            key in, tap, tap in, input, hit, put, put in, plug in, buzz, spin, turn to, pressed, typed, entered,
            set, keyed, pop, stick, jab, feed, tapping, punching, punched, dialled, dialed, keying, putting,
            setting, sets, rotate, rotates
        """,
        admits="""
            opens, open, opens with, unlock, unlocks, unlocking, gets you in, get in, gets in, getting in,
            lets you in, let you in, lets me in, get into, gets into, gets you into, get through, get past,
            disarm, disarms, disarming, deactivate, deactivates, turns off, turn off, turn it off, shuts off,
            shut off, silence, silences, go in, get inside, goes quiet, gets past, undo, undoes, arm, arms, kills
        """,
        wants="""
            takes, wants, needs, asks for, accepts, likes, expects, goes, uses, use, using, works with,
            responds to, set to, set at, listens to, answers to, requires, with, on
        """,
        says="is, are, was, it's, its, 's, equals, reads, be, being, mine, mine's, ours, theirs",
        small="""
            the, a, my, our, his, her, their, your, for, of, to, at, in, just, still, now, then, always, simply,
            only, code, number, digits, star, hash, pound, key, same, new, currently, and, or, by, from, that,
            this, one, you, please, if, when, before, after, i, we, so, again, first, twice, next, because, but,
            until, while, mum's, dad's, within, without, during, since, as, like, like so, thanks, okay, ok,
            though, too, also, every, each, both, where, it, them, me, us, there, here, fast, quickly, quick,
            slowly, once
        """,
        joins="with, and, then, using, plus, password, pw, pass, followed by, slash",
        units="""
            euro, euros, dollar, dollars, bucks, pounds, quid, usd, eur, gbp, kg, kilos, grams, km, mile, miles,
            meters, metres, feet, foot, inch, inches, cm, mm, lb, lbs, people, members, users, pages, words,
            texts, messages, times, percent, mb, gb, tb, mbit, mbps, hz, watt, watts, volts, calories, kcal,
            steps, points, followers, hours, days, years, minutes, seconds, months, weeks, o'clock, am, pm,
            square, degrees, grand, cents, ms, units, seats, items, litres, liters, sqft
        """,
        pays="paid, pay, pays, cost, costs, price, priced, spent, worth, sold, fee, rent",
        numbers="number, no, nr, num",
        spans="by, x, to, of",
        labels="""
            room, flat, apartment, apt, street, st, road, avenue, ave, order, invoice, ticket, model, flight, bus,
            line, train, platform, page, chapter, version, size, article, item, sku, isbn, zip, postcode, case,
            serial, extension, ext, port, channel, issue, suite, unit, route, highway, part, about, around, over,
            nearly, almost, roughly, under, error, from, since, library, loyalty, student, bus pass, membership,
            tracking, reference, ref, season, ward, aisle, seat, row, tram
        """,
        times="at, by, before, after, until, till, around, from, since",
        clocks="alarm, alarms, alarm clock",
        towards="for, to",
        called="called, named, name, ssid, network, as, user, username, handle, nickname, it's called",
        turns="left, right, clockwise, counterclockwise, anticlockwise",
        tens="""
            ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty,
            thirty, forty, fifty, sixty, seventy, eighty, ninety, double, oh
        """,
    ),
    "de": Opening(
        bolts="""
            *schloss, *schlosses, schlüsselkasten, schlüsselsafe, schlüsselbox, schlüsseltresor, schlüsseldepot,
            *tastenfeld, *tastatur, nummernfeld, zahlenfeld, *alarmanlage, alarm*, *sprechanlage, türöffner,
            *zahlenkombination, kombination, mailbox, wegfahrsperre, codepad, tastensperre, bildschirmsperre,
            kombi, *muster, kasten mit dem schlüssel, box mit dem schlüssel, klingel, klingelanlage
        """,
        places="""
            *tür, *türe, *türen, tor, hoftor, gartentor, garagentor, einfahrtstor, *pforte, eingang*, *eingang,
            *garage, *tresor, *safe, *spind, *schließfach, *schliessfach, *box, *kästchen, keller*, *keller,
            koffer*, *koffer, bankautomat*, geldautomat*, schranke, *schranke, briefkasten, paketbox, pförtner*,
            treppenhaus, aufzug, schuppen, umkleide, geldkassette, kassette, einfahrt, zufahrt, fahrrad,
            waschküche, parkhaus, schublade, tresorraum, drehkreuz, *panel, bedienfeld, feld, nummernpad, kästchen
        """,
        rooms="""
            büro, haus, wohnung, zimmer, ferienhaus, ferienwohnung, gebäude, halle, vereinsheim, praxis,
            werkstatt, *haus, schule, studio, airbnb
        """,
        devices="""
            handy*, *handy, telefon*, smartphone*, iphone*, ipad*, *tablet, *laptop, *notebook, rechner*,
            *rechner, computer*, pc, sim, sim-karte, smartwatch, fernseher, konsole, *drucker, *server,
            bildschirm, nas, macbook
        """,
        nets="*wlan, w-lan, wifi, fritzbox, router, netzwerk, hotspot, gästenetz, internet, *netz",
        cards="""
            *karte, visa, visakarte, mastercard, girocard, maestro, amex, ec-karte, kreditkartennummer,
            kartennummer
        """,
        backs="""
            unterschrift, unterschriftsstreifen, hinten, rückseite, rückseitig, hinterseite,
            unterschriftsfeld, unterschriftenfeld
        """,
        once="""
            vorläufig*, temporär*, übergangs*,
            einmal*, tan, mtan, m-tan, sms-tan, pushtan, sms, bestätigungscode*, ersatzcode*, backup-code*,
            backupcode*, wiederherstellungscode*, notfallcode*, puk, zwei-faktor*, zweifaktor*, authenticator*,
            verifizierungscode, sicherheitscode, anmeldecode, login-code, freischaltcode, reservecode*, *prüfcode,
            2fa, otp, backup, bestätigung*, verifizierung*
        """,
        sends="""
            geschickt, schickt, schickte, kam, bekommen, sendet, gesendet, gesimst, bank, sparkasse, erhalten,
            zugeschickt, kamen, simst, smste, sendete, bekam, erhielt, durchgegeben, gesagt, genannt
        """,
        signins="""
            einloggen, einlogge, logge, loggt, loggst, log, login, anmelden, anmelde, anmeldung, melde mich,
            melden uns, meldet sich, meldest, mich an, eingeloggt, zugang*, benutzer*, nutzer*, konto, account,
            netflix, spotify, gmail, amazon, ebay, paypal, instagram, insta, facebook, steam, moodle, portal,
            intranet, vpn, mail, e-mail, github, outlook, nextcloud, melde, meldet, meld, google, whatsapp,
            discord, gmx
        """,
        users="gast",
        codes="*code, *codes, ziffern, zahlencode",
        buttons="raute, rautetaste, stern, sternchen, sterntaste, ok-taste, glocke, glockentaste, klingeltaste",
        enters="""
            tippen, tippe, tippst, tipp, tippt, eintippen, eintippe, eingeben, eingibst, eingebe, gib, geben,
            gibst, drücken, drücke, drückst, drück, wählen, wähle, wählst, drehen, dreh, eingegeben, eingetippt,
            eindrücken, stelle, stell, stellen, gestellt, eingestellt, einstellen, nimm, setze, tipp*, eintipp*,
            drück*, dreh*, eindreh*, eingeb*, wähl*, stellst, stellt, einstell*, hämmer*
        """,
        admits="""
            öffnet, öffnen, öffne, aufmachen, aufschließen, geht auf, aufgeht, geht mit, entsperr*, entriegel*,
            reinkommen, reinkommst, reinkomme, rein, hinein, hereinkommen, komm rein, unscharf, scharf,
            ausschalten, ausmachen, deaktivier*, freischalten, macht auf, aufzumachen, abschalten, aufbekommen,
            aufkriegen, entschärf*
        """,
        wants="""
            will, nimmt, braucht, verlangt, möchte, akzeptiert, hört auf, steht auf, eingestellt auf,
            reagiert auf, läuft auf, läuft mit, mit, über, geht über
        """,
        says="ist, lautet, lauten, war, wäre, sind, heißt, hat, nämlich, einfach, meiner, meins, meine",
        small="""
            der, die, das, des, dem, den, mein, meine, meiner, meinem, meinen, meines, unser, unsere, unserer,
            unserem, am, an, im, in, vom, von, für, fürs, zum, zur, bei, beim, ins, jetzt, aktuell, immer, bitte,
            und, oder, dann, mit, einfach, nur, raute, stern, sternchen, code, zahl, nummer, noch, wieder, falls,
            wenn, zu, danach, oma, opa, mama, papa, neben, eine, ein, einen, sein, ihr, ihre, seine, bis, zweimal,
            erst, binnen, innerhalb, ohne, während, weil, als, wie, danke, auch, sonst, damit, dort, da, hier, es,
            ihn, sie, man, du, ich, wir, aber, schnell, langsam, einmal
        """,
        joins="mit, und, dann, passwort, plus, danach, kennwort, sowie",
        units="""
            euro, eur, kilo*, kg, km, meter, cm, mm, jahr*, minuten, stunden, tage*, monate*, prozent, stück*,
            seiten, leute*, personen, mbit*, gb, mb, tb, schritte, uhr, grad, watt, plätze, quadratmeter, mal,
            liter, franken, dollar, sekunden, punkte, zeichen, stufen, volt, ps
        """,
        pays="""
            bezahlt, bezahle, zahle, gezahlt, kostet, gekostet, kostete, preis, ausgegeben, miete, verkauft, wert
        """,
        numbers="*nummer, nr",
        spans="mal, x, auf, bis, von",
        labels="""
            zimmer, straße, strasse, str, bestellung, bestellnummer, flug, bus, linie, zug, modell, version,
            größe, seite, artikel*, stock, plz, baujahr, gleis, hausnummer, etwa, circa, ca, rund, fast, ungefähr,
            über, fehler, seit, ticket, rechnung, kapitel, platz, wagen, kundennummer, mitglieds*, bücherei*,
            bibliotheks*, kunden*, sendung*, rechnungs*, raum, saal, hörsaal, reihe, tram, straßenbahn
        """,
        times="um, gegen, bis, ab, vor, nach, seit",
        clocks="alarm, wecker*",
        towards="auf",
        called="heißt, namens, name, netz, netzwerk, als, benutzer, nutzer, benutzername, nennt sich",
        turns="links, rechts, linksrum, rechtsrum",
        tens="""
            zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig,
            dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, *undzwanzig, *unddreißig, *undvierzig,
            *undfünfzig, *undsechzig, *undsiebzig, *undachtzig, *undneunzig
        """,
    ),
}
