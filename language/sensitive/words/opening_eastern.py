"""Things that a code opens, and how people say that one does, in Turkish, Arabic and Hindi.

Arabic words take what is written up to them (`*` before them), Turkish ones their endings.
"""

from language.sensitive.words.rows import Opening

TABLES = {
    "tr": Opening(
        bolts="""
            kilit*, kilid*, asma kilit, tuş takımı, şifreli kilit, alarm*, diafon*, megafon, zil*, kombinasyon*,
            anahtar kutusu, kutucuk*, desen*, ekran kilidi, bariyer kumandası, sesli mesaj
        """,
        places="""
            kapı*, bahçe kapısı, garaj*, kasa*, dolap*, dolab*, valiz*, bavul*, bodrum*, giriş*, bariyer*,
            asansör*, çekmece*, otopark*, depo, deponun, depoya, depoda, bisiklet*, kiler*, turnike*, emanet*,
            posta kutusu, apartman kapısı, kümes*
        """,
        rooms="""
            ofis*, ev, evin, evi, evde, daire*, bina*, okul*, salon*, sitenin, sitede, yazlık*, oda*, apartman*,
            stüdyo*
        """,
        devices="""
            telefon*, cep, cebim*, iphone*, ipad*, tablet*, laptop*, dizüstü*, bilgisayar*, pc, sim, saat*,
            televizyon*, konsol*, yazıcı*, sunucu*, ekran*, nas, macbook*
        """,
        nets="wifi, wi-fi, wifinin, kablosuz*, modem*, ağ, ağı, ağın, internet*, hotspot*, misafir ağı",
        cards="kart, kartı*, kartın*, kartım*, visa*, mastercard*, bankamatik*, troy, kredi kartı*",
        backs="arkası, arkasında, arkasındaki, arka yüzünde, arka tarafında",
        once="""
            tek kullanımlık, otp, sms*, doğrulama*, onay*, yedek*, kurtarma*, puk, iki adımlı, 2fa, iki faktör*,
            mesaj*
        """,
        sends="geldi, gönderdi, yolladı, gelen, banka*, attı, mesajla, gönderilen, yollamış, göndermiş, gelmiş",
        signins="""
            giriş*, girerken, hesap*, hesab*, oturum*, kullanıcı*, netflix*, spotify*, gmail*, amazon*,
            instagram*, insta*, facebook*, steam*, moodle*, vpn*, mail, maili, mailim, mailin, e-posta*, eposta*,
            github*, outlook*, e-devlet*, edevlet*, portal*, google*, üyelik*
        """,
        users="misafir, yönetici",
        codes="kod, kodu, kodun, kodum, kodumuz, rakam*, hane*",
        buttons="kare, diyez, yıldız*, yeşil tuş*, zil tuşu",
        enters="""
            gir, girin, giriyorsun, girersin, girip, girince, yaz, yazın, yazıyorsun, yazarsın, yazınca, yazıp,
            tuşla*, bas, basın, basıyorsun, basınca, basıp, basarsan, çevir*, tıkla*, söyle, giriyorum, giriyoruz,
            yazıyorum, yazıyoruz, kullan, kullanıyorum, kullanıyoruz
        """,
        admits="""
            aç, açılıyor, açılır, açar, açıyor, açıyoruz, açmak, açılacak, açıyorum, açarsın, açabilirsin, açan,
            kilidini açar, girebilirsin, girebilir, girersin, giriliyor, giriyorlar, kapatır, kapatıyor,
            kapanıyor, devre dışı, susar, susuyor, içeri*, çözülüyor
        """,
        wants="istiyor, ister, isterse, kabul ediyor, soruyor, sorarsa, ile, -e ayarlı, ayarlı",
        says="şu, şöyle, olarak, hâlâ, yani, bizimki, benimki, oldu, oluyor",
        small="""
            bu, o, şu, benim, bizim, senin, onun, onların, için, ve, ya da, sonra, önce, şimdi, hep, sadece, yine,
            da, de, ile, mi, ki, diye, var, bir, en, çok, artık, hemen, lütfen, ben, sen, biz, ona, bana, sana,
            orada, burada, eski, yeni, annemin, babamın, ise, iki kere
        """,
        joins="ile, ve, sonra, ardından, devamında, şifre, parola, artı, şifresi, şifrem",
        units="""
            lira, tl, euro, dolar, kilo, kg, km, metre, cm, mm, yıl, yıllık, yılında, dakika*, saat, gün, günü,
            günlük, aylık, yüzde, adet, tane, sayfa*, kişi*, gb, mb, adım*, derece*, litre, kez, kere, saniye,
            hafta*, kelime*, puan*, watt, metrekare, kalori, yaşında
        """,
        pays="ödedim, ödüyorum, ödedik, tuttu, fiyat*, kira*, harcadım, sattım, değerinde, maaş*, ücret*",
        numbers="numara, numaralı, numarası, no, nolu",
        spans="x, çarpı",
        labels="""
            sokak*, cadde*, sipariş*, uçuş*, otobüs*, hattı, tren, trenin, treni, model, modeli, sürüm*, beden*,
            sayfa*, makale*, oda, kat, posta kodu, peron*, yaklaşık, neredeyse, hata*, fatura*, bölüm*, seri no,
            üye*, kütüphane*, kargo*, takip*, referans*, dosya*, bilet*, müşteri*, koltuk*, plaka*
        """,
        times="saat, kadar, itibaren, gibi",
        clocks="alarm*, saat*",
        called="adı, isimli, adlı, ismi, diye, takma",
        turns="sola, sağa",
        tens="yirmi, otuz, kırk, elli, altmış, yetmiş, seksen, doksan",
    ),
    "ar": Opening(
        bolts="""
            *قفل,
            قفل, *القفل, *إنذار, *الإنذار, *الانذار, *انتركم, *الإنتركم, *لوحة المفاتيح, *لوحة الأرقام,
            *صندوق المفاتيح, *النمط, قفل الشاشة, *البصمة
        """,
        places="""
            باب, *الباب, *بوابة, *البوابة, *كراج, *الكراج, *جراج, *الجراج, *خزنة, *الخزنة, *خزانة, *الخزانة,
            *الخزينة, *حقيبة, *الحقيبة, *الشنطة, *شنطة, *مدخل, *المدخل, *المصعد, *الدرج, درج, *مخزن, *المخزن,
            *المستودع, *الموقف, *لوكر, *دولاب, *الدولاب, *الحاجز, *الدراجة
        """,
        rooms="""
            *مكتب, *المكتب, بيت, *البيت, شقة, *الشقة, *عمارة, *العمارة, *المبنى, *الشاليه, *المدرسة, *النادي,
            *الاستراحة
        """,
        devices="""
            *هاتف, *هاتفي, *الهاتف, *جوال, *جوالي, *الجوال, *موبايل, *موبايلي, *الموبايل, *تلفوني, *آيفون,
            *الايفون, *الآيفون, *آيباد, *الايباد, *تابلت, *لابتوب, *اللابتوب, *كمبيوتر, *الكمبيوتر, *الشريحة,
            *شريحة, *الشاشة, *التلفزيون, *السيرفر, *الساعة الذكية, *حاسوب, *الحاسوب
        """,
        nets="واي فاي, *الواي فاي, *وايفاي, *الوايفاي, *شبكة, *الشبكة, *راوتر, *الراوتر, *المودم, *النت, *الإنترنت",
        cards="*بطاقة, *البطاقة, *بطاقتي, *فيزا, *الفيزا, *ماستركارد, مدى, *الكارت, *كارت, *بطاقة الائتمان",
        backs="خلف, ظهر, *الخلف, ورا",
        once="""
            *التحقق, *تحقق, *التأكيد, *تأكيد, *الاسترداد, *احتياطي, *الاحتياطي, *رسالة, *الرسالة, *التفعيل,
            *تفعيل, otp, *المصادقة, *لمرة واحدة, *الطوارئ
        """,
        sends="*أرسل, *ارسل, *وصلني, وصل, *وصلتني, *جاني, *جاءني, *البنك, بعت, بعث, *أرسلوا, *بعتولي, *وصلك",
        signins="""
            *الدخول, *دخول, *تسجيل, *حساب, *الحساب, *حسابي, *حسابه, *حسابها, *يوزر, *اليوزر, *المستخدم, *نتفلكس,
            *جيميل, *انستا, *انستقرام, *انستغرام, *فيسبوك, *الفيس, *ايميل, *الايميل, *الإيميل, *إيميلي, *ايميلي,
            *بريد, *البريد, *بوابة الجامعة, *المنصة, *سناب, *تويتر, *أبشر, vpn, netflix, gmail, *ستيم, *الموقع
        """,
        codes="رمز, *الرمز, كود, *الكود, *أرقام, *الأرقام",
        buttons="*مربع, *المربع, *شباك, *نجمة, *النجمة, *المربعة, هاش",
        enters="""
            *أدخل, *ادخل, *تدخل, *اكتب, *أكتب, *تكتب, *اضغط, *تضغط, دوس, *تدوس, *اطبع, حط, تحط, لف, أدر, *إدخال,
            *كتابة, *بتكتب, *بتدخل, *ندخل, *نكتب, *بستخدم, *أستخدم, *استخدم, *نستخدم, سجل
        """,
        admits="""
            *يفتح, *تفتح, *افتح, *بيفتح, *بتفتح, *ينفتح, *تنفتح, فتح, *لفتح, *نفتح, *تدخل, *يدخل, *يوقف, *يطفي,
            *لإيقاف, *يعطل, *تعطيل, *بيدخل, *أفتح, فك, يفك
        """,
        wants="*يطلب, *تطلب, *يريد, *بيطلب, يبي, *يقبل, *يحتاج, بـ, ب, على, عن طريق, *مضبوط, *مضبوطة, طلب",
        says="هي, هو, يكون, وهي, وهو, صار, صارت, كان, كانت, يساوي, حاليا, هوا",
        small="""
            من, في, على, إلى, الى, عن, مع, هذا, هذه, ثم, بعدين, بعدها, و, أو, الآن, دائما, فقط, بس, رقم, يا, لي,
            لك, له, لها, عندي, عندنا, أنا, انت, هو, هي, اللي, الذي, التي, لو, إذا, اذا, لما, عشان, حق, تبع, بتاع,
            بتاعة, حقي, حقنا, الجديد, القديم, أمي, أبوي, نفس, مرتين, بسرعة, كل
        """,
        joins="و, مع, ثم, وكلمة, كلمة, والباسورد, باسورد, وبعدها, وبعدين, والرمز",
        units="""
            ريال, دولار, جنيه, درهم, دينار, يورو, كيلو, كم, كيلومتر, متر, سم, سنة, سنوات, عام, عاما, دقيقة, دقائق,
            ساعة, ساعات, يوم, أيام, يوما, شهر, شهور, أشهر, بالمئة, قطعة, صفحة, صفحات, شخص, أشخاص, جيجا, خطوة,
            درجة, لتر, مرة, مرات, ثانية, أسبوع, أسابيع, كلمة, نقطة, سعرة, مترا, كتاب, طالب
        """,
        pays="*دفعت, سعر, *السعر, كلف, *كلفني, *يكلف, *راتب, *الراتب, *الإيجار, *إيجار, *اشتريت, بعت, ثمن, *بسعر",
        numbers="رقم, *رقمه, *رقمها",
        spans="×, x, إلى",
        labels="""
            *شارع, طلب, *الطلب, *طلبية, *رحلة, *الرحلة, *حافلة, باص, خط, *قطار, *موديل, *إصدار, *مقاس, *صفحة,
            *غرفة, *الغرفة, *الطابق, *البريدي, *حوالي, *تقريبا, منذ, خطأ, *فاتورة, *الفاتورة, فصل, *عضوية, *تذكرة,
            *الشحنة, *المرجع, *مقعد, *لوحة, *الهاتف, *جوال, عام, سنة, *مواليد
        """,
        times="*الساعة, قبل, بعد, حتى, *لغاية",
        clocks="*المنبه, *منبه",
        called="اسم, *اسمها, *اسمه, *المستخدم, *لقبي, *يسمى",
        turns="*يمين, *يسار, *شمال, *اليمين, *اليسار",
    ),
    "hi": Opening(
        bolts="ताला, ताले, लॉक, कीपैड, अलार्म, इंटरकॉम, कॉम्बिनेशन, की बॉक्स, पैटर्न, डिजिटल लॉक, स्क्रीन लॉक, वॉइसमेल",
        places="""
            दरवाज़ा, दरवाजा, दरवाज़े, दरवाजे, गेट, गेराज, गैराज, तिजोरी, अलमारी, लॉकर, सूटकेस, बैग, लिफ्ट, पार्किंग,
            दराज, स्टोर, साइकिल, बेसमेंट, एंट्री, प्रवेश, डिब्बे, डिब्बा, शटर, सेफ
        """,
        rooms="ऑफिस, दफ्तर, घर, फ्लैट, बिल्डिंग, सोसाइटी, दुकान, स्कूल, जिम, कमरे, गोदाम, हॉस्टल",
        devices="""
            फोन, फ़ोन, मोबाइल, टैबलेट, लैपटॉप, कंप्यूटर, आईफोन, आईपैड, सिम, घड़ी, टीवी, प्रिंटर, सर्वर,
            स्क्रीन, डेस्कटॉप
        """,
        nets="वाईफाई, वाई-फाई, वाईफ़ाई, राउटर, मॉडम, नेटवर्क, इंटरनेट, हॉटस्पॉट, wifi, wi-fi, नेट",
        cards="कार्ड, डेबिट, क्रेडिट, वीज़ा, रुपे, एटीएम, मास्टरकार्ड, atm",
        backs="पीछे, पिछले, पिछली",
        once="ओटीपी, otp, सत्यापन, वेरिफिकेशन, बैकअप, रिकवरी, एसएमएस, पुष्टि, sms, ऑथेंटिकेटर",
        sends="आया, आई, भेजा, भेजी, बैंक, मिला, मैसेज, आया है, भेज",
        signins="""
            लॉगिन, लॉग इन, अकाउंट, खाता, खाते, यूज़र, यूजर, आईडी, नेटफ्लिक्स, जीमेल, फेसबुक, इंस्टाग्राम, इंस्टा, ईमेल,
            पोर्टल, अमेज़न, हॉटस्टार, netflix, gmail, पेटीएम, साइन इन, नेटबैंकिंग, नेट बैंकिंग, वीपीएन, आधार
        """,
        codes="कोड, अंक, नंबर",
        buttons="हैश, स्टार, तारा",
        enters="""
            डालो, डालना, डालें, डाल, डालते, डालती, डालता, दबाओ, दबाना, दबाएं, दबा, दबाते, टाइप, लिखो, लिखना,
            लिखता, लिखती, घुमाओ, घुमाना, लगाओ, लगाना, लगाता, लगाते, लगाया, रखा, दर्ज, मारो
        """,
        admits="""
            खुलता, खुलती, खुलेगा, खुल, खोलने, खोलो, खोलना, खोलता, अनलॉक, खुलते, अंदर, बंद होता, बंद हो, खुलेगी,
            खोलते, घुसने
        """,
        wants="मांगता, माँगता, मांगे, माँगे, मांगती, चाहिए, से, पर सेट, पूछे, मांग",
        says="है, हैं, था, थी, ये, यह, वही, यही, हुआ",
        small="""
            का, की, के, को, में, पर, से, ने, मेरा, मेरी, मेरे, हमारा, हमारे, हमारी, उसका, उसकी, अपना, अपने, अपनी,
            और, या, फिर, अब, तो, भी, ही, बस, वाला, वाले, वाली, है, हैं, एक, तुम, आप, मैं, हम, अगर, जब, जो, वो, यह,
            इस, उस, नया, नई, पुराना, मम्मी, पापा, दो बार, जल्दी, पहले, बाद, लिए
        """,
        joins="और, फिर, पासवर्ड, के साथ, व",
        units="""
            रुपये, रुपए, डॉलर, किलो, किमी, किलोमीटर, मीटर, साल, मिनट, घंटे, दिन, महीने, प्रतिशत, पेज, लोग, जीबी,
            कदम, डिग्री, लीटर, बार, सेकंड, हफ्ते, शब्द, अंकों, हज़ार, हजार, लाख, बजे, वर्ष, बच्चे, पन्ने, फीट, किताबें,
            आदमी
        """,
        pays="कीमत, दिए, दिये, किराया, खर्च, बेचा, सैलरी, तनख्वाह, दाम, लगे, खरीदा",
        numbers="नंबर, नं, क्रमांक, संख्या",
        labels="""
            गली, सड़क, ऑर्डर, फ्लाइट, उड़ान, लाइन, ट्रेन, मॉडल, वर्जन, साइज़, पेज, कमरा, कमरा नंबर, मंजिल, पिनकोड,
            प्लेटफॉर्म, लगभग, करीब, एरर, बिल, अध्याय, टिकट, सदस्य, ग्राहक, सीट, सन, वार्ड, मकान, सेक्टर, रोल
        """,
        times="बजे, तक, बाद, पहले",
        clocks="अलार्म",
        called="नाम, नाम है, यूज़रनेम",
        turns="बाएं, दाएं, बाएँ, दाएँ",
    ),
}
