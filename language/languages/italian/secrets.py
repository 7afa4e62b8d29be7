"""How Italian people tell secrets."""

from language.languages.forms.listing import words_of

PASSWORDS = "parola d'ordine, parola segreta, passwd, password"
CODES = """
    codice pin, codice segreto, codice di sicurezza, codice di sblocco, codice di verifica, codice di accesso,
    codici di backup, codici di recupero, codice di conferma, codice otp, pin, codice del telefono,
    codice della carta, codice d'ingresso
"""
LOCKS = "codice, codici, combinazione"
KEYS = "chiave, segreto, chiave api, chiave segreta"
THINGS = """
    porta, portone, cancello, allarme, antifurto, cassaforte, garage, lucchetto, armadietto, telefono, cellulare,
    carta, bancomat, banca, sms, verifica, conferma, sicurezza, accesso, ufficio, palazzo, citofono, valigia, bici,
    autenticatore, due passaggi, due fattori, conto
"""
OPENS = "sblocc*, si apre con, apre con, disattiv*, aprire, per entrare"
NETS = "wifi, wi-fi, rete, router, wpa, modem"
PUBLIC = """
    postale, errore, fiscale, sorgente, sconto, barre, successo, stradale, civile, macchina, pubblica, violino,
    avviamento, auto, numero d'ordine, volo, fattura, spedizione
"""
LOGINS = "utente, account, accesso, credenziali, login, nome utente"
PHRASES = "frase di recupero, parole di recupero, seed, portafoglio, frase mnemonica"
SEEDS = "autenticatore, due fattori, due passaggi"
DOCUMENTS = """
    passaporto, codice fiscale, carta d'identità, tessera sanitaria, patente di guida, permesso di soggiorno,
    numero di passaporto, patente, carta di identità, numero della patente, tessera elettorale
"""
QUESTIONS = "domanda di sicurezza, domanda segreta, domande di sicurezza, domanda di recupero"
REPLIES = "risposta, risposto"
RECALLS = """
    cognome da nubile, da nubile, primo animale, primo cane, prima scuola, insegnante preferit*, prima auto,
    primo gatto, scuola elementare, prima maestra, prima macchina, via dove sono cresciut*,
    migliore amico d'infanzia, città natale, prima insegnante
"""
SAYS = "è, sono, era, sarà, resta, e'"
ABOUT = """
    del, della, dello, dell', di, il, la, lo, mia, mio, per, ora, adesso, al, nostra, nostro, sul, su, da, dal, e,
    con, i, le, nel, sempre
"""
COUNTS = "caratteri, cifre, lettere, bit, giorni, volte, anni, minuti, parole, mesi, simboli"
PLAIN = """
    fatt*, compost*, lettere, numeri, cifre, non, mai, già, ancora, anche, accedi, entra, invia, conferma, scade,
    arriva*, richiest*, dimenticat*, sicur*, cort*, lung*, debole, forte, nuov*, vecchi*, errat*, cambiat*, pers*,
    *ato, *ata, *uto, *uta, *mente, stessa, stesso, qui, pazienza, semplice, segreta, difficile, facile
"""
HABITS = "ovunque, dappertutto, per tutto, su tutti i siti"
DIGITS = "zero uno due tre quattro cinque sei sette otto nove"
SHORT_CODES = "sicur"
SURE_PHRASES = "frase|parole"
PHRASE_IS = "è|era"
ROW_IS = "sono"
MOST_COMMON = "più (?:comune|usat)"
OWN = "mio|mia"
PHONES = "telefono"
ACCOUNT_NUMBERS = r"(?:numero|nº|n\.º)\s(?:di\s|del\s)?conto"
ACCOUNTS = r"conto\s(?:bancario|corrente)"
ACCOUNT_IS = "è"
ABBREVIATIONS = (r"\bn",)
ANSWER_SMALL = "è|era"
ANSWER_WAS = "era"
SHORT_WORDS = words_of("e o a i")
QUESTION_ANSWERS = """
    risposta segreta, risposta di sicurezza, risposta alla domanda segreta, risposta alla domanda di sicurezza
"""
UNLOCK_PATTERNS = "segno di sblocco, sequenza di sblocco, segno del telefono, disegno di sblocco, schema di sblocco"
DIRECTIONS = "alto, basso, sinistra, destra, diagonale, centro, angolo, sopra, sotto, su, giù"
POINTS = "è, questa, lo uso"
AGREED = (
    "domanda di sicurezza, domanda segreta, domande di sicurezza, parola d'ordine, parola concordata, parola in codice"
)
ASKERS = "banca, operatore, assicurazione, servizio clienti, assistenza, call center, gestore, poste"
ANSWERED = (
    (
        r"(?<!\w)(?:rispondo|ho risposto|ho messo|avevo messo|ho scritto|dico|devi dire|rispondi|rispondere|dì"
        r"|di'|basta dire|la risposta (?:è|era)|risposta:)"
        r"\s[\"“«']?(…)[\"”»']?(?=[,.;!?]|\s(?:e|perché|come|che)|$)"
    ),
)
ANSWER_TALK = "che|sì|no|niente|vero|falso|uguale|dimenticato|sempre|mai|la verità|non|più|questo|così"
