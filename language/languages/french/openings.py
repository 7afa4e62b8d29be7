"""Things that a code opens, and how French people say that one does."""

BOLTS = """
    cadenas, serrure, digicode, interphone, visiophone, boîte à clés, boîte à clé, coffret à clés, clavier, alarme*,
    antivol, combinaison, verrou, pavé numérique, boîtier, messagerie vocale, schéma
"""
PLACES = """
    porte, portes, portail, portillon, grille, garage, coffre, coffre-fort, casier, consigne, valise, cave, entrée,
    hall, barrière, ascenseur, armoire, placard, local, sas, box, tiroir, vestiaire, parking, cabanon, remise,
    boîte aux lettres, laverie, vélo, trottinette
"""
ROOMS = """
    bureau, maison, appartement, immeuble, appart, studio, salle, gîte, bâtiment, atelier, résidence, chalet,
    cabinet, école, airbnb, piscine
"""
DEVICES = """
    téléphone, portable, iphone, ipad, tablette, ordinateur, ordi, pc, mac, sim, montre, télé, console, imprimante,
    serveur, écran, nas, macbook, smartphone, liseuse
"""
NETS = "wifi, wi-fi, box internet, livebox, freebox, bbox, routeur, réseau, hotspot, partage de connexion"
CARDS = "carte, carte bleue, visa, mastercard, amex, cb"
BACKS = "au dos, verso, derrière, arrière"
ONCE = """
    usage unique, otp, sms, vérification, secours, récupération, code de confirmation, puk, authentificateur,
    double authentification, deux facteurs, 2fa, code de validation, texto, 3d secure
"""
SENDS = "envoyé, envoie, envoient, reçu, reçois, banque, arrivé, arrive, message, recevoir, donné, dicté"
SIGNINS = """
    connecte, connecter, connexion, connectes, identifiant, identifiants, compte, session, login, accès, accéder,
    netflix, spotify, gmail, amazon, paypal, instagram, insta, facebook, steam, moodle, intranet, vpn, mail,
    messagerie, github, outlook, ameli, impôts, doctolib, espace client, pronote, google
"""
USERS = "invité, administrateur"
CODES = "code, codes, chiffres"
BUTTONS = "dièse, étoile, cloche, astérisque, touche verte, valider"
ENTERS = """
    tape, tapes, taper, tapez, tapé, compose, composer, composez, composes, saisis, saisir, saisissez, saisit,
    entrer, entrez, appuie, appuyer, appuies, appuyez, tourne, tourner, tournes, rentre, rentrer, faites, pianote,
    pianoter, mets, mettre, rentres, tapotes, indiquer, donner
"""
ADMITS = """
    ouvre, ouvrir, ouvres, ouvrent, s'ouvre, déverrouill*, débloqu*, désactiv*, désarme, désarmer, coupe, couper,
    éteindre, entrer, rentrer, accéder, passer, tu es dedans, t'es dedans
"""
WANTS = """
    demande, veut, prend, accepte, réclame, attend, marche avec, fonctionne avec, répond à, exige, avec, réglé sur,
    réglée sur, calé sur, bloqué sur
"""
SAYS = "est, c'est, sont, était, vaut, donne, le mien, la mienne, reste, sera"
SMALL = """
    le, la, les, l', de, du, des, d', mon, ma, mes, notre, nos, votre, ton, ta, sa, son, au, aux, à, en, et, ou,
    pour, dans, sur, puis, ensuite, toujours, encore, maintenant, juste, code, numéro, un, une, il, elle, faut, on,
    tu, vous, je, moi, nous, ça, si, quand, que, qui, c', y, là, ici, deux fois, d'abord, avant, après, mais, sans,
    merci, aussi, vite, avec
"""
JOINS = "avec, et, puis, mot de passe, mdp, plus, ensuite, suivi de"
UNITS = """
    euro, euros, dollars, kilos, kg, km, mètres, cm, mm, ans, année, années, minutes, heures, jours, mois,
    pour cent, pièces, pages, personnes, gigas, degrés, kilomètres, litres, fois, secondes, semaines, mots, points,
    watts, francs, m², places, calories
"""
PAYS = "payé, paie, paye, coûte, coûté, coûtait, prix, dépensé, loyer, vendu, facturé, remboursé"
NUMBERS = "numéro, n°, num"
SPANS = "sur, x, par"
LABELS = """
    rue, avenue, boulevard, commande, vol, bus, ligne, train, modèle, version, taille, page, article, chambre,
    étage, postal, quai, environ, presque, depuis, erreur, facture, chapitre, série, adhérent, bibliothèque,
    fidélité, suivi, référence, dossier, ticket, client, rn, département, voiture, siège, porte d'embarquement
"""
REFERENCES = """
    commande*, facture*, réservation*, dossier*, réclamation*, ticket*, billet*, colis, suivi, référence*, client,
    adhérent*, police, sinistre*, isbn, modèle*, vol, bus, train, chambre, page*, postal, version*, article*, chapitre*,
    demande*
"""
TIMES = "vers, jusqu'à, depuis, dès, avant, après"
CLOCKS = "réveil, alarme"
TOWARDS = "à, pour"
CALLED = "appelle, nommé, nommée, nom, réseau, utilisateur, pseudo, surnom"
TURNS = "gauche, droite"
TENS = """
    dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante, cinquante, soixante, soixante-dix,
    quatre-vingt, quatre-vingts, quatre-vingt-dix, dix-sept, dix-huit, dix-neuf
"""
