"""How Turkish people tell secrets."""

PASSWORDS = "şifre*, parola*"
CODES = "pin kodu, pin kodum, pinim, güvenlik kodu, doğrulama kodu, onay kodu, kart şifre*"
LOCKS = "kodu, kod, kodum, şifresi"
KEYS = "anahtar*, jeton"
THINGS = """
    kapı*, bina*, alarm*, kasa*, garaj*, kilit*, dolap*, telefon*, kart*, banka*, sms*, doğrulama*, onay*, güvenlik*,
    giriş*, ofis*, asansör*
"""
OPENS = "kilidini, açmak için, açılır, aç"
NETS = "wifi, wi-fi, kablosuz, modem*, ağ, internet*"
PUBLIC = "posta, hata, kaynak, indirim, başarı*, ülke, alan, araba*"
LOGINS = "kullanıcı*, hesap*, giriş"
PHRASES = "kurtarma kelimeler*, kurtarma ifade*, cüzdan*"
DOCUMENTS = """
    pasaport*, tc, tc'm, tc no, tc kimlik*, t.c. kimlik*, kimlik no, kimlik numara*, vergi no, vergi numara*, ehliyet*,
    sgk
"""
QUESTIONS = "güvenlik sorusu*, gizli soru*"
REPLIES = "cevap*, cevab*, yanıt*"
RECALLS = "kızlık soyad*, ilk evcil hayvan*, ilk köpeğ*, ilkokul*, ilk araba*"
SAYS = "şu, şöyle, olarak"
ABOUT = "için, benim, bizim, şimdi, ve, numara*, evin, evdeki"
COUNTS = "karakter*, hane*, basamak*, harf*, gün*, kez, yıl*, dakika*"
PLAIN = """
    çok, kısa, uzun, zayıf, güçlü, aynı, yeni, eski, yanlış, gerekli, *dum, *dım, *tum, *malı, *meli, *yor, *ndi, *ldi,
    unut*, değiş*, yok
"""
DIGITS = "sıfır bir iki üç dört beş altı yedi sekiz dokuz"
PHONES = r"telefon\w{0,3}"
ACCOUNT_NUMBERS = r"hesap\snumara\w{0,5}"
