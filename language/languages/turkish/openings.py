"""Things that a code opens, and how Turkish people say that one does."""

BOLTS = """
    kilit*, kilid*, asma kilit, tuş takımı, şifreli kilit, alarm*, diafon*, megafon, zil*, kombinasyon*,
    anahtar kutusu, kutucuk*, desen*, ekran kilidi, bariyer kumandası, sesli mesaj
"""
PLACES = """
    kapı*, bahçe kapısı, garaj*, kasa*, dolap*, dolab*, valiz*, bavul*, bodrum*, giriş*, bariyer*, asansör*,
    çekmece*, otopark*, depo, deponun, depoya, depoda, bisiklet*, kiler*, turnike*, emanet*, posta kutusu,
    apartman kapısı, kümes*
"""
ROOMS = "ofis*, ev, evin, evi, evde, daire*, bina*, okul*, salon*, sitenin, sitede, yazlık*, oda*, apartman*, stüdyo*"
DEVICES = """
    telefon*, cep, cebim*, iphone*, ipad*, tablet*, laptop*, dizüstü*, bilgisayar*, pc, sim, saat*, televizyon*,
    konsol*, yazıcı*, sunucu*, ekran*, nas, macbook*
"""
NETS = "wifi, wi-fi, wifinin, kablosuz*, modem*, ağ, ağı, ağın, internet*, hotspot*, misafir ağı"
CARDS = "kart, kartı*, kartın*, kartım*, visa*, mastercard*, bankamatik*, troy, kredi kartı*"
BACKS = "arkası, arkasında, arkasındaki, arka yüzünde, arka tarafında"
ONCE = "tek kullanımlık, otp, sms*, doğrulama*, onay*, yedek*, kurtarma*, puk, iki adımlı, 2fa, iki faktör*, mesaj*"
SENDS = "geldi, gönderdi, yolladı, gelen, banka*, attı, mesajla, gönderilen, yollamış, göndermiş, gelmiş"
SIGNINS = """
    giriş*, girerken, hesap*, hesab*, oturum*, kullanıcı*, netflix*, spotify*, gmail*, amazon*, instagram*, insta*,
    facebook*, steam*, moodle*, vpn*, mail, maili, mailim, mailin, e-posta*, eposta*, github*, outlook*, e-devlet*,
    edevlet*, portal*, google*, üyelik*
"""
USERS = "misafir, yönetici"
CODES = "kod, kodu, kodun, kodum, kodumuz, rakam*, hane*"
BUTTONS = "kare, diyez, yıldız*, yeşil tuş*, zil tuşu"
ENTERS = """
    gir, girin, giriyorsun, girersin, girip, girince, yaz, yazın, yazıyorsun, yazarsın, yazınca, yazıp, tuşla*, bas,
    basın, basıyorsun, basınca, basıp, basarsan, çevir*, tıkla*, söyle, giriyorum, giriyoruz, yazıyorum, yazıyoruz,
    kullan, kullanıyorum, kullanıyoruz
"""
ADMITS = """
    aç, açılıyor, açılır, açar, açıyor, açıyoruz, açmak, açılacak, açıyorum, açarsın, açabilirsin, açan,
    kilidini açar, girebilirsin, girebilir, girersin, giriliyor, giriyorlar, kapatır, kapatıyor, kapanıyor,
    devre dışı, susar, susuyor, içeri*, çözülüyor
"""
WANTS = "istiyor, ister, isterse, kabul ediyor, soruyor, sorarsa, ile, -e ayarlı, ayarlı"
SAYS = "şu, şöyle, olarak, hâlâ, yani, bizimki, benimki, oldu, oluyor"
SMALL = """
    bu, o, şu, benim, bizim, senin, onun, onların, için, ve, ya da, sonra, önce, şimdi, hep, sadece, yine, da, de,
    ile, mi, ki, diye, var, bir, en, çok, artık, hemen, lütfen, ben, sen, biz, ona, bana, sana, orada, burada, eski,
    yeni, annemin, babamın, ise, iki kere
"""
JOINS = "ile, ve, sonra, ardından, devamında, şifre, parola, artı, şifresi, şifrem"
UNITS = """
    lira, tl, euro, dolar, kilo, kg, km, metre, cm, mm, yıl, yıllık, yılında, dakika*, saat, gün, günü, günlük,
    aylık, yüzde, adet, tane, sayfa*, kişi*, gb, mb, adım*, derece*, litre, kez, kere, saniye, hafta*, kelime*,
    puan*, watt, metrekare, kalori, yaşında
"""
PAYS = "ödedim, ödüyorum, ödedik, tuttu, fiyat*, kira*, harcadım, sattım, değerinde, maaş*, ücret*"
NUMBERS = "numara, numaralı, numarası, no, nolu"
SPANS = "x, çarpı"
LABELS = """
    sokak*, cadde*, sipariş*, uçuş*, otobüs*, hattı, tren, trenin, treni, model, modeli, sürüm*, beden*, sayfa*,
    makale*, oda, kat, posta kodu, peron*, yaklaşık, neredeyse, hata*, fatura*, bölüm*, seri no, üye*, kütüphane*,
    kargo*, takip*, referans*, dosya*, bilet*, müşteri*, koltuk*, plaka*
"""
REFERENCES = """
    sipariş*, fatura*, rezervasyon*, dosya*, şikayet*, talep*, bilet*, kargo*, takip*, referans*, müşteri*, üye*,
    poliçe*, isbn, model*, uçuş*, otobüs*, tren*, oda, sayfa*, sürüm*, bölüm*
"""
TIMES = "saat, kadar, itibaren, gibi"
CLOCKS = "alarm*, saat*"
CALLED = "adı, isimli, adlı, ismi, diye, takma"
TURNS = "sola, sağa"
TENS = "yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan"
