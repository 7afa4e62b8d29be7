"""How French people tell secrets."""

from language.languages.forms.listing import words_of

PASSWORDS = "mot de passe, mdp, phrase de passe, phrase secrète, code wifi, mot secret, code de session"
CODES = """
    code pin, code secret, digicode, code de déverrouillage, code de sécurité, cryptogramme, code de validation,
    code d'accès, codes de secours, code de secours, code de vérification, code confidentiel,
    schéma de déverrouillage, code d'entrée, code parental, code du téléphone, code de la carte, code sim,
    code d'ouverture
"""
LOCKS = "code, codes, combinaison"
KEYS = "clé, clef, jeton, secret, clé secrète, clé api, clé d'api"
THINGS = """
    porte, portail, immeuble, alarme, coffre*, garage, cadenas, casier, téléphone, portable, mobile, carte, banque,
    distributeur, sms, vérification, validation, confirmation, sécurité, accès, bureau, entrée, valise, vélo,
    interphone, parking, résidence, tablette, compte
"""
OPENS = "déverrouill*, s'ouvre avec, ouvre avec, désactiv*, ouvrir, pour entrer"
NETS = "wifi, wi-fi, box, livebox, freebox, réseau, routeur, wpa"
PUBLIC = """
    postal, route, erreur, source, succès, promo, barres, réduction, civil, pénal, sol, voiture, publique, usb,
    travail, bonheur
"""
LOGINS = "identifiant, identifiants, utilisateur, compte, connexion, login"
PHRASES = "phrase de récupération, mots de récupération, portefeuille, phrase mnémonique"
SEEDS = "double authentification, authentificateur, deux facteurs"
DOCUMENTS = """
    passeport, sécurité sociale, numéro de sécu, numéro fiscal, carte d'identité, carte vitale, permis de conduire,
    titre de séjour, numéro de carte d'identité, cni, numéro de passeport, numéro de permis, titre de voyage, nir,
    numéro d'étranger, numéro d'allocataire
"""
QUESTIONS = """
    question secrète, question de sécurité, question de récupération, questions de sécurité, questions secrètes
"""
REPLIES = "réponse, répondu"
SAYS = "est, sont, était, c'est, reste, sera"
ABOUT = """
    du, de, la, le, les, des, mon, ma, mes, notre, pour, maintenant, à, au, d', sur, en, ce, toujours, et,
    actuellement, chez
"""
COUNTS = "caractères, chiffres, lettres, bits, jours, fois, ans, minutes, mots, mois, symboles"
PLAIN = """
    requis, oublié*, sécurisé*, court*, long*, faible, fort, changé*, nouveau, ancien, perdu*, faux, incorrect*, *é,
    *ée, *és, *ement, même, ici, là, patience, simple, compliqué*, gestionnaire*
"""
HABITS = "partout, pour tout, sur tous les sites"
DIGITS = "zéro un deux trois quatre cinq six sept huit neuf"
SHORT_CODES = "sécur|crypto"
SURE_PHRASES = "pass|phrase|mots"
PHRASE_IS = "est"
ROW_IS = "sont"
MOST_COMMON = "plus (?:courant|utilisé)"
OWN = "mon|ma"
PHONES = "numéro|portable"
ACCOUNT_NUMBERS = r"(?:numéro|n°)\sde\s(?:mon\s)?compte"
ACCOUNTS = r"compte\sbancaire"
ACCOUNT_IS = "est"
ABBREVIATIONS = (r"\bn",)
ANSWER_SMALL = "est|que"
SHORT_WORDS = words_of("à a y")
BRACKETED = "s|e|x"
RECALLS = """
    nom de jeune fille, premier animal, premier chien, premier chat, première école, école primaire,
    instituteur préféré, institutrice préférée, première voiture, ville de naissance, rue de mon enfance,
    ami d'enfance, meilleur ami d'enfance, premier patron, premier prof
"""
QUESTION_ANSWERS = """
    réponse secrète, réponse de sécurité, réponse à la question secrète, réponse à la question de sécurité,
    réponse à ma question secrète, réponse à ma question de sécurité
"""
UNLOCK_PATTERNS = """
    schéma de déverrouillage, motif de déverrouillage, schéma du téléphone, schéma de verrouillage,
    pour déverrouiller, dessin de déverrouillage
"""
DIRECTIONS = "haut, bas, gauche, droite, diagonale, milieu, coin, centre"
POINTS = "c'est, ça, celle-là"
AGREED = """
    question secrète, question de sécurité, questions de sécurité, mot convenu, mot de code, mot secret,
    mot de reconnaissance
"""
ASKERS = "banque, conseiller, conseillère, assurance, opérateur, service client, mutuelle, hotline"
ANSWERED = (
    (
        r"(?<!\w)(?:on dit|on répond|je dis|je réponds|j'ai mis|j'avais mis|j'ai répondu|j'ai écrit|tu dis"
        r"|tu réponds|dis|réponds|répondre|réponse[^.!?\n]{0,12}?(?:est|c'est|était|:))"
        r"\s[\"“«']?\s?(…)\s?[\"”»']?(?=[,.;!?]|\s(?:et|c'est|comme|car|parce)|$)"
    ),
)
ANSWER_TALK = (
    "que|quoi|oui|non|rien|vrai|faux|pareil|oublié|toujours|jamais|à|au|aux|la vérité|n'importe|pas|plus|ça|ce"
)
