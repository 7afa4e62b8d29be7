"""How Turkish people tell secrets."""

PASSWORDS = "şifre*, parola*"
CODES = """
    pin kodu, pin kodum, pinim, güvenlik kodu, doğrulama kodu, onay kodu, kart şifre*, giriş kodu, kilit kodu,
    ekran şifre*, kapı kodu, kapı şifre*, tek kullanımlık şifre*, banka şifre*, açma kodu, pin, pini, pinin
"""
LOCKS = "kodu, kod, kodum, şifresi"
KEYS = "anahtar*, jeton"
THINGS = """
    kapı*, bina*, alarm*, kasa*, garaj*, kilit*, dolap*, telefon*, kart*, banka*, sms*, doğrulama*, onay*,
    güvenlik*, giriş*, ofis*, asansör*, tablet*, bilgisayar*, laptop*, valiz*, bavul*, bisiklet*, depo*, apartman*,
    anahtar kutusu*, sim, bahçe*
"""
OPENS = "kilidini, açmak için, açılır, aç, ile açılıyor, ile açılır, ile açıyoruz, ile açıyorum, kapatmak için"
NETS = "wifi, wi-fi, kablosuz, modem*, ağ, internet*"
PUBLIC = "posta, hata, kaynak, indirim, başarı*, ülke, alan, araba*"
LOGINS = "kullanıcı*, hesap*, giriş"
PHRASES = "kurtarma kelimeler*, kurtarma ifade*, cüzdan*"
DOCUMENTS = """
    pasaport*, tc, tc'm, tc no, tc kimlik*, t.c. kimlik*, kimlik no, kimlik numara*, vergi no, vergi numara*,
    ehliyet*, sgk, kimlik kart*, nüfus cüzdan*, sürücü belge*, ikamet*, oturma izn*, sigorta numara*, sicil numara*
"""
QUESTIONS = "güvenlik sorusu*, gizli soru*, gizli sorum*, güvenlik sorum*, kurtarma sorusu*"
REPLIES = "cevap*, cevab*, yanıt*"
RECALLS = """
    kızlık soyad*, ilk evcil hayvan*, ilk köpeğ*, ilkokul*, ilk araba*, ilk kedi*, ilk öğretmen*, büyüdüğüm sokak*,
    doğduğum şehir*, ilk okul*, çocukluk arkadaş*, ilk iş*, evcil hayvan*
"""
SAYS = "şu, şöyle, olarak"
ABOUT = "için, benim, bizim, şimdi, ve, numara*, evin, evdeki"
COUNTS = "karakter*, hane*, basamak*, harf*, gün*, kez, yıl*, dakika*"
PLAIN = """
    çok, kısa, uzun, zayıf, güçlü, aynı, yeni, eski, yanlış, gerekli, *dum, *dım, *tum, *malı, *meli, *yor, *yorum,
    *yoruz, *ndi, *ldi, unut*, değiş*, yok, yönetici*, sordu*, sormaz*, soruyor*, sorar*, söyle*, verdi*, vermedi*,
    vermem*, vermez*, istedi*, istiyor*, istemez*, hatırla*, sızdı*, çalın*, gelmedi*, geliyor*, gelmez*, asla, hiç,
    hâlâ, hala
"""
DIGITS = "sıfır bir iki üç dört beş altı yedi sekiz dokuz"
PHONES = r"telefon\w{0,3}"
ACCOUNT_NUMBERS = r"hesap\snumara\w{0,5}"
QUESTION_ANSWERS = """
    güvenlik sorusunun cevab*, güvenlik sorusunun yanıt*, gizli sorunun cevab*, gizli sorunun yanıt*, gizli cevab*,
    güvenlik cevab*, gizli sorumun cevab*, güvenlik sorumun cevab*
"""
UNLOCK_PATTERNS = "ekran desen*, kilit desen*, desen kilid*, telefon desen*, telefonun desen*"
DIRECTIONS = "yukarı*, aşağı*, sola, sağa, soldan, sağdan, sol, sağ, çapraz*, ortadan, köşe*, orta"
POINTS = "bu, budur, o"
AGREED = "güvenlik sorusu*, gizli soru*, parola*, kararlaştırdığımız kelime*, şifreli kelime*, kurtarma sorusu*"
ASKERS = "banka*, müşteri hizmetleri*, sigorta*, operatör*, çağrı merkezi*, destek*, müşteri temsilcisi*"
ANSWERED = (
    (
        r"(?:[,:]|sorarsa|sorunca|sorduğunda|sorusuna|soruya|olarak|cevabı|cevabım|cevap)\s[\"“']?(…)[\"”']?\s"
        r"(?:diyeceksin|dersin|diyorum|dedim|demiştim|de|deyin|diye (?:kaydet|yaz|cevap)\w*|yazdım|yazmıştım"
        r"|yazıyorum|verdim|cevabını)(?!\w)"
    ),
    r"(?:cevabım?|yanıtım?|cevap)\s?:?\s[\"“']?(…)[\"”']?(?=[,.;!?]|$)",
)
ANSWER_TALK = "ne|evet|hayır|hiç|doğru|yanlış|aynı|unuttum|hep|asla|nasıl|kim|bilmiyorum|vermiyorum|değil|yok|çok"
