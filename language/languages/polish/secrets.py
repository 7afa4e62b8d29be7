"""How Polish people tell secrets."""

from language.languages.forms.listing import words_of

PASSWORDS = "hasło, hasła, hasłem, hasle"
CODES = "kod pin, numer pin, pinem, kod sms, kod dostępu, kod bezpieczeństwa"
LOCKS = "kod, kodem, kodu, szyfr"
KEYS = "klucz, klucz api, sekret"
THINGS = """
    drzwi, brama, bramy, domofon*, alarm*, sejf*, garaż*, kłódk*, telefon*, kart*, bank*, sms*, dostęp*, biur*, klatk*,
    szaf*, potwierdz*
"""
OPENS = "odblok*, otwiera*, rozbraja*"
NETS = "wifi, wi-fi, sieć, sieci, routera"
PUBLIC = "pocztow*, błęd*, źródłow*, rabat*, kreskow*, sukces*, publiczn*"
LOGINS = "użytkownik*, konto, konta"
PHRASES = "fraza odzyskiwania, fraza seed, słowa odzyskiwania, portfel*"
DOCUMENTS = "paszport*, pesel, nip, dowód osobisty, dowodu osobistego, numer dowodu, prawo jazdy"
QUESTIONS = "pytanie zabezpieczające, pytanie pomocnicze"
REPLIES = "odpowiedź, odpowiedziałem, odpowiedziałam"
SAYS = "to, jest, był, brzmi"
ABOUT = "do, od, dla, w, na, z, moje, mój, moja, mojego, nasze, teraz, i"
COUNTS = "znak*, cyfr*, liter*, dni, razy, lat, minut*"
PLAIN = "wymagane, zapomn*, bezpieczne, słabe, za, krótkie, długie, nowe, stare, zmieni*, *łem, *łam, cierpliwość"
DIGITS = "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć"
PHONES = r"telefon\w{0,3}"
ACCOUNT_NUMBERS = r"(?:numer\w{0,2}|nr)\s(?:\w{1,12}\s)?(?:konta|rachunku)"
ACCOUNTS = r"kont[oa]\sbankow\w{1,3}|rachun\w{1,4}\sbankow\w{1,4}"
ACCOUNT_IS = "nr|to|jest"
SHORT_WORDS = words_of("i w z o a u")
