"""Things that a code opens, and how people say that one does, in French and Italian."""

from language.sensitive.words.rows import Opening

TABLES = {
    "fr": Opening(
        bolts="""
            cadenas, serrure, digicode, interphone, visiophone, boîte à clés, boîte à clé, coffret à clés,
            clavier, alarme*, antivol, combinaison, verrou, pavé numérique, boîtier, messagerie vocale, schéma
        """,
        places="""
            porte, portes, portail, portillon, grille, garage, coffre, coffre-fort, casier, consigne, valise,
            cave, entrée, hall, barrière, ascenseur, armoire, placard, local, sas, box, tiroir, vestiaire,
            parking, cabanon, remise, boîte aux lettres, laverie, vélo, trottinette
        """,
        rooms="""
            bureau, maison, appartement, immeuble, appart, studio, salle, gîte, bâtiment, atelier, résidence,
            chalet, cabinet, école, airbnb, piscine
        """,
        devices="""
            téléphone, portable, iphone, ipad, tablette, ordinateur, ordi, pc, mac, sim, montre, télé, console,
            imprimante, serveur, écran, nas, macbook, smartphone, liseuse
        """,
        nets="wifi, wi-fi, box internet, livebox, freebox, bbox, routeur, réseau, hotspot, partage de connexion",
        cards="carte, carte bleue, visa, mastercard, amex, cb",
        backs="au dos, verso, derrière, arrière",
        once="""
            usage unique, otp, sms, vérification, secours, récupération, code de confirmation, puk,
            authentificateur, double authentification, deux facteurs, 2fa, code de validation, texto, 3d secure
        """,
        sends="envoyé, envoie, envoient, reçu, reçois, banque, arrivé, arrive, message, recevoir, donné, dicté",
        signins="""
            connecte, connecter, connexion, connectes, identifiant, identifiants, compte, session, login, accès,
            accéder, netflix, spotify, gmail, amazon, paypal, instagram, insta, facebook, steam, moodle, intranet,
            vpn, mail, messagerie, github, outlook, ameli, impôts, doctolib, espace client, pronote, google
        """,
        users="invité, administrateur",
        codes="code, codes, chiffres",
        buttons="dièse, étoile, cloche, astérisque, touche verte, valider",
        enters="""
            tape, tapes, taper, tapez, tapé, compose, composer, composez, composes, saisis, saisir, saisissez,
            saisit, entrer, entrez, appuie, appuyer, appuies, appuyez, tourne, tourner, tournes, rentre, rentrer,
            faites, pianote, pianoter, mets, mettre, rentres, tapotes, indiquer, donner
        """,
        admits="""
            ouvre, ouvrir, ouvres, ouvrent, s'ouvre, déverrouill*, débloqu*, désactiv*, désarme, désarmer, coupe,
            couper, éteindre, entrer, rentrer, accéder, passer, tu es dedans, t'es dedans
        """,
        wants="""
            demande, veut, prend, accepte, réclame, attend, marche avec, fonctionne avec, répond à, exige, avec,
            réglé sur, réglée sur, calé sur, bloqué sur
        """,
        says="est, c'est, sont, était, vaut, donne, le mien, la mienne, reste, sera",
        small="""
            le, la, les, l', de, du, des, d', mon, ma, mes, notre, nos, votre, ton, ta, sa, son, au, aux, à, en,
            et, ou, pour, dans, sur, puis, ensuite, toujours, encore, maintenant, juste, code, numéro, un, une,
            il, elle, faut, on, tu, vous, je, moi, nous, ça, si, quand, que, qui, c', y, là, ici, deux fois,
            d'abord, avant, après, mais, sans, merci, aussi, vite, avec
        """,
        joins="avec, et, puis, mot de passe, mdp, plus, ensuite, suivi de",
        units="""
            euro, euros, dollars, kilos, kg, km, mètres, cm, mm, ans, année, années, minutes, heures, jours, mois,
            pour cent, pièces, pages, personnes, gigas, degrés, kilomètres, litres, fois, secondes, semaines,
            mots, points, watts, francs, m², places, calories
        """,
        pays="payé, paie, paye, coûte, coûté, coûtait, prix, dépensé, loyer, vendu, facturé, remboursé",
        numbers="numéro, n°, num",
        spans="sur, x, par",
        labels="""
            rue, avenue, boulevard, commande, vol, bus, ligne, train, modèle, version, taille, page, article,
            chambre, étage, postal, quai, environ, presque, depuis, erreur, facture, chapitre, série, adhérent,
            bibliothèque, fidélité, suivi, référence, dossier, ticket, client, rn, département, voiture, siège,
            porte d'embarquement
        """,
        times="vers, jusqu'à, depuis, dès, avant, après",
        clocks="réveil, alarme",
        towards="à, pour",
        called="appelle, nommé, nommée, nom, réseau, utilisateur, pseudo, surnom",
        turns="gauche, droite",
        tens="""
            dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante, cinquante, soixante,
            soixante-dix, quatre-vingt, quatre-vingts, quatre-vingt-dix, dix-sept, dix-huit, dix-neuf
        """,
    ),
    "it": Opening(
        bolts="""
            lucchetto, serratura, citofono, videocitofono, tastierino, tastiera, allarme, antifurto, combinazione,
            cassetta delle chiavi, cassettina, catena, segreteria, portachiavi, segno di sblocco, blocco schermo
        """,
        places="""
            porta, porte, portone, cancello, cancelletto, garage, cassaforte, armadietto, valigia, cantina,
            ingresso, sbarra, ascensore, armadio, cassetto, spogliatoio, parcheggio, box, bici, bicicletta,
            cassetta, cabina, ripostiglio, portoncino, tornello, lavanderia, stanzino
        """,
        rooms="""
            ufficio, casa, appartamento, palazzo, studio, palestra, scuola, condominio, edificio, b&b, negozio,
            magazzino, camera, airbnb, piscina
        """,
        devices="""
            telefono, cellulare, telefonino, iphone, ipad, tablet, portatile, computer, pc, sim, orologio, tele,
            televisore, console, stampante, server, schermo, nas, mac, smartphone
        """,
        nets="wifi, wi-fi, rete, router, modem, internet, hotspot",
        cards="carta, visa, mastercard, bancomat, postepay, amex, carta di credito",
        backs="retro, dietro, sul retro",
        once="""
            usa e getta, otp, sms, verifica, recupero, codice di conferma, puk, autenticatore, due fattori, 2fa,
            emergenza, backup, convalida, monouso
        """,
        sends="""
            mandato, inviato, arrivato, arriva, ricevuto, banca, messaggio, manda, invia, dettato, spedito,
            arrivata
        """,
        signins="""
            accedo, accedere, accesso, entro, entra, login, loggo, loggarmi, collego, connetto, utente, account,
            credenziali, netflix, spotify, gmail, amazon, paypal, instagram, insta, facebook, steam, moodle,
            intranet, vpn, posta, mail, github, outlook, spid, inps, registro elettronico, google, portale
        """,
        users="ospite, amministratore",
        codes="codice, codici, cifre",
        buttons="cancelletto, asterisco, stella, campanella, tasto verde, invio",
        enters="""
            digita, digitare, digiti, digito, digitate, inserisci, inserire, inserisco, metti, mettere, metto,
            premi, premere, premo, schiaccia, schiacciare, batti, componi, comporre, gira, girare, scrivi,
            scrivere, tocca, fai, imposta, impostato
        """,
        admits="""
            apre, aprire, apri, aprono, apro, sblocc*, disattiv*, disinserisc*, disinserire, entri, entrare,
            entra, entrano, spegne, spegnere, passi, passare, sei dentro
        """,
        wants="chiede, vuole, accetta, richiede, va con, funziona con, risponde a, prende, con, è su, impostato su",
        says="è, sono, era, sarebbe, fa, resta, mio, mia, nostro",
        small="""
            il, lo, la, i, gli, le, di, del, della, dello, dei, delle, mio, mia, nostro, nostra, suo, sua, per,
            al, alla, allo, a, in, nel, nella, sul, sulla, da, dal, dalla, e, o, poi, dopo, sempre, ora, adesso,
            ancora, solo, codice, numero, un, una, uno, si, ti, ci, mi, te, io, tu, se, quando, che, con, prima,
            senza, ma, anche, grazie, qui, lì, due volte, basta, bisogna, devi, subito, veloce
        """,
        joins="con, e, poi, password, più, seguito da",
        units="""
            euro, dollari, chili, kg, km, metri, cm, mm, anno, anni, minuti, ore, giorni, mesi, percento, pezzi,
            pagine, persone, giga, gb, mb, passi, gradi, chilometri, litri, volte, secondi, settimane, parole,
            punti, watt, mq, posti, calorie, lire
        """,
        pays="pagato, pago, costa, costato, costava, prezzo, speso, affitto, venduto",
        numbers="numero, n°, num, nr",
        spans="per, x",
        labels="""
            via, viale, corso, piazza, ordine, volo, autobus, bus, linea, treno, modello, versione, taglia,
            pagina, articolo, stanza, camera, piano, postale, cap, binario, circa, quasi, dal, errore, fattura,
            capitolo, serie, tessera, biblioteca, fedeltà, spedizione, riferimento, pratica, biglietto, cliente,
            posto, carrozza
        """,
        times="alle, verso, fino, dalle, prima, dopo",
        clocks="sveglia, allarme",
        towards="alle, per",
        called="chiama, chiamato, chiamata, nome, rete, utente, soprannome",
        turns="sinistra, destra",
        tens="""
            dieci, undici, dodici, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove,
            venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta
        """,
    ),
}
