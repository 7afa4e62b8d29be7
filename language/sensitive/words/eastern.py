"""How people tell secrets in Turkish, Arabic, Hindi, Chinese, Japanese and Korean."""

from language.sensitive.words.rows import Words

TABLES = {
    "tr": Words(
        passwords="şifre*, parola*",
        codes="pin kodu, pin kodum, pinim, güvenlik kodu, doğrulama kodu, onay kodu, kart şifre*",
        locks="kodu, kod, kodum, şifresi",
        keys="anahtar*, jeton",
        things="""
            kapı*, bina*, alarm*, kasa*, garaj*, kilit*, dolap*, telefon*, kart*, banka*, sms*, doğrulama*, onay*,
            güvenlik*, giriş*, ofis*, asansör*
        """,
        opens="kilidini, açmak için, açılır, aç",
        nets="wifi, wi-fi, kablosuz, modem*, ağ, internet*",
        public="posta, hata, kaynak, indirim, başarı*, ülke, alan, araba*",
        logins="kullanıcı*, hesap*, giriş",
        phrases="kurtarma kelimeler*, kurtarma ifade*, cüzdan*",
        says="şu, şöyle, olarak",
        about="için, benim, bizim, şimdi, ve, numara*, evin, evdeki",
        counts="karakter*, hane*, basamak*, harf*, gün*, kez, yıl*, dakika*",
        plain="""
            çok, kısa, uzun, zayıf, güçlü, aynı, yeni, eski, yanlış, gerekli, *dum, *dım, *tum, *malı, *meli, *yor,
            *ndi, *ldi, unut*, değiş*, yok
        """,
        digits="sıfır bir iki üç dört beş altı yedi sekiz dokuz",
    ),
    "ar": Words(
        passwords="*كلمة السر, *كلمة المرور, *كلمة مرور*, *كلمة سر*, *باسورد, *باسوورد",
        codes="*الرقم السري, *رقم سري, *الرمز السري, *رمز التحقق, *رمز التأكيد, *رمز pin, *رقمي السري, *كود التحقق",
        locks="*رمز, *كود, *الرمز, *الكود",
        keys="*مفتاح, *توكن, *المفتاح",
        things="""
            *الباب, *البوابة, *العمارة, *الإنذار, *الخزنة, *الخزينة, *الهاتف, *الجوال, *البطاقة, *بطاقة, *البنك,
            *القفل, *بطاقتي, *هاتفي
        """,
        nets="*واي فاي, *الواي فاي, *الشبكة, *الراوتر",
        public="*البريدي, *النجاح, *الخطأ, *خطأ, *المصدر, *السيارة",
        logins="*اسم المستخدم, *الحساب, *حسابي",
        says="هي, هو, يكون, وهي, وهو",
        about="ل, الخاص, الخاصة, بي, في, الى, إلى",
        counts="حرفا, أحرف, حروف, أرقام, رقما, يوما, أيام",
        phrases="*كلمات الاسترداد, *عبارة الاسترداد, *كلمات المحفظة",
        digits="صفر واحد اثنين اثنان ثلاثة أربعة اربعة خمسة ستة سبعة ثمانية تسعة",
    ),
    "hi": Words(
        passwords="पासवर्ड, पासकोड, पास वर्ड",
        codes="पिन, एटीएम पिन, ओटीपी, सीवीवी, गुप्त कोड",
        locks="कोड, नंबर",
        keys="टोकन, कुंजी",
        things="दरवाज़े, दरवाजे, गेट, तिजोरी, अलार्म, कार्ड, बैंक, फ़ोन, फोन, एटीएम, ताले, लॉकर",
        nets="वाईफाई, वाई-फाई, वाईफ़ाई, राउटर",
        public="पिन कोड, डाक, सफलता, एरर, त्रुटि, मोबाइल नंबर, फोन नंबर",
        logins="लॉगिन, यूज़र, खाते",
        says="है, ये, यह, हैं",
        about="का, की, के, मेरा, मेरी, मेरे, हमारा, अब, यह, ये, इस",
        counts="अक्षर, अंक, दिन, बार, साल",
        phrases="रिकवरी के शब्द, रिकवरी शब्द, सीड फ्रेज़",
        digits="शून्य एक दो तीन चार पांच पाँच छह सात आठ नौ",
        ends="है, हैं",
    ),
    "zh": Words(
        passwords="*密码*, *密碼*, *口令*, *暗号*, *通行码*",
        codes="""
            *门禁码*, *pin码*, *验证码*, *驗證碼*, *取件码*, *解锁码*, *安全码*, *动态码*, *锁屏密码*, *支付密码*,
            *门锁密码*
        """,
        locks="*代码*, *号码*",
        keys="*密钥*, *密鑰*, *令牌*, *秘钥*",
        things="*门禁*, *保险*, *防盗*, *警报*, *银行卡*, *解锁*",
        opens="*解锁*, *打开*",
        nets="*无线*, *網路*, *路由器*, *wifi*, *热点*",
        public="*邮政*, *邮编*, *错误*, *电话*, *手机号*, *订单*, *公钥*, *股票*",
        logins="*账号*, *帐号*, *用户名*, *登录*",
        phrases="*助记词*, *恢复短语*, *钱包*",
        seeds="*两步验证*, *验证器*, *身份验证器*",
        says="是, 为, 就是, 设为, 叫, 改成, 改为",
        counts="位, 个*, 字*, 天*, 次*, 年*",
        ends="了, 哦, 啊, 吧",
    ),
    "ja": Words(
        passwords="*パスワード*, *合言葉*, *パスフレーズ*, *パスコード*",
        maybes="*パスは*, *暗号キー*, *パスが*, *パス:*",
        codes="""
            *暗証番号*, *pinコード*, *認証コード*, *確認コード*, *セキュリティコード*, *警備コード*, *解除コード*,
            *暗証*, *ロック番号*, *バックアップコード*, *開錠番号*, *解錠番号*, *確認番号*, *ピンコード*
        """,
        locks="*番号*, *コード*",
        keys="*キー*, *トークン*, *シークレット*, *秘密鍵*, *鍵*",
        things="""
            *玄関*, *金庫*, *警備*, *アラーム*, *オートロック*, *キャッシュカード*, *ロッカー*, *ロック解除*, *解錠*
        """,
        opens="*ロック解除*, *解錠*, *開錠*",
        nets="*wi-fi*, *wifi*, *無線*, *ルーター*, *ssid*",
        public="*郵便*, *エラー*, *電話*, *注文*, *ソース*, *公開*, *会員*, *部屋*, *バー*",
        logins="*ログイン*, *アカウント*, *ユーザー*",
        phrases="*リカバリーフレーズ*, *シードフレーズ*, *ニーモニック*, *ウォレット*, *復元フレーズ*",
        seeds="*二段階*, *認証アプリ*, *二要素*",
        says="は, が, って, はね",
        counts="文字*, 桁*, 日*, 回*, 年*, 分*, 個*",
        ends="です*, だ*, でした*",
    ),
    "ko": Words(
        passwords="*비밀번호*, *패스워드*, *비번*, *암호*",
        codes="*인증번호*, *핀번호*, *보안코드*, *인증코드*, *출입번호*, *pin번호*, *현관번호*",
        locks="*코드*, *번호*",
        keys="*토큰*, *시크릿*, *api 키*, *비밀키*, *키는*",
        things="*현관*, *도어락*, *금고*, *알람*, *공동현관*",
        opens="*잠금 해제*, *잠금해제*",
        nets="*와이파이*, *무선*, *공유기*, *wifi*",
        public="*우편*, *오류*, *에러*, *전화*, *주문*, *소스*, *공개*",
        logins="*아이디*, *로그인*, *계정*",
        phrases="*복구 문구*, *시드 구문*, *니모닉*, *지갑*",
        says="는, 은, 이, 가",
        counts="자*, 글자*, 자리*, 일*, 번*, 년*",
        ends="이야*, 야*, 입니다*, 예요*, 이에요*, 임",
    ),
}
