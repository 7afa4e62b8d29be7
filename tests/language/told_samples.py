"""Secrets as people tell them, and talk about secrets that gives none away, in the languages of the tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Samples:
    """Sentences of one language; in those that tell a secret, it stands between `{` and `}`."""

    secrets: str
    harmless: str

    def told(self) -> list[tuple[str, str]]:
        """Each sentence that tells a secret, and the secret."""
        lines = [line.strip() for line in self.secrets.strip().splitlines()]
        return [(line.replace("{", "").replace("}", ""), line[line.index("{") + 1 : line.index("}")]) for line in lines]

    def kept(self) -> list[str]:
        return [line.strip() for line in self.harmless.strip().splitlines()]


SAMPLES = {
    "en": Samples(
        """
        remember my password is {hunter2}
        The password is as follows: {Heron_99}
        the wifi key is {bluewhale77}
        our wifi is Casa5G and the password is {mangoes4ever}
        my netflix login is ann@example.org / {Sunny-day9}
        PIN for the debit card: {4821}
        my card pin is {9 3 0 7}
        phone unlock code is {774411}
        the alarm code at the office is {5580}
        garage code {2290}, don't tell anyone
        pin is {four eight two one}
        pass: {gr8Expectations}
        pw: {tiger99}
        my pw is {kittens2020}
        bank password = {Fl0wer$hop}
        use password {orange-Tree-51} for the shared drive
        my passphrase is {correct horse battery staple}
        ssh passphrase: {quiet river under stone}
        {letmein42} is the password for my laptop
        pаssword: {rosebud1}
        curl -u admin:{s3cretpw} http://host/api
        mysql -u root -p{Winter2024} shop
        sshpass -p '{Hx72kk!}' ssh ann@host
        jdbc:mysql://db.local/shop?user=app&password={qwe123rty}
        Server=db;Database=shop;User Id=sa;Password={Passw0rd!};
        root:{$6$Zx81kdlq$7gHq0cXk3m1v9TtQ2n8Yb5L6wRz4PpFjUeSdAoKiMxNc0}:19000:0:99999:7:::
        my 2FA seed is {JBSW Y3DP EHPK 3PXP}
        otpauth://totp/Shop:ann?secret={JBSWY3DPEHPK3PXP}&issuer=Shop
        backup codes: {8842-1190}, 7710-3321
        card 4111.1111.1111.1111 expires 04/29 cvv {912}
        WIFI:T:WPA;S:Home;P:{butterfly8};;
        export DB_PASSWORD={hunter2hunter2}
        my security code is {392}
        PGPASSWORD={mypw4db} psql -h db
        the combination of the safe is {14-32-08}
        SSN {078-05-1120}
        """,
        """
        I forgot my password again and had to reset it
        The password must be at least 12 characters long
        She works on passwordless login with passkeys
        My PIN expires in 2026
        The pin on my jacket is from 1984
        The door code changes every month
        Error code 40012 again
        My zip code is 94110
        The country code is +380
        I use a password manager on my iPhone 15
        My password manager is Bitwarden
        The key to happiness is sleep
        The key is under the mat
        My key takeaway: ship early
        Thinks tokens are too expensive at $15 per million
        The secret to a good crust is steam
        The code is on GitHub
        Our source code is 20 years old
        He keeps his passwords in a notebook
        Wrote a blog post about password hashing with argon2id
        The wifi password is on the fridge
        Nobody knows the wifi password
        The password is the same as before
        Changed my password yesterday
        What is my password?
        Where is my passport
        I moved to pass 4 of the compiler
        The access code was sent by mail
        Prefers SSO over passwords
        Passed the exam with 95 points
        Her favourite novel is The Code Book
        Uses curl -u only in examples
        Runs mysql -u root on port 3306
        The safe is 40 cm wide
        The combination of wine and cheese is great
        Lost the recovery codes for my old account
        Key dates: 2024-05-01 and 2025-09-30
        Reads about seed funding: 2 million dollars
        Plants seeds in March, phrase by phrase
        Our team password rotation is every 90 days
        Card games every Thursday at 19:30
        My login name is ann
        Pin 13 on the Arduino is the LED
        Keyboard: Keychron K2 with brown switches
        My passcode policy talk got 300 views
        The token bucket has 1000 tokens
        I type 90 words a minute without secrets
        Wants a discount code
        The dress code is casual
        Bar code scanners from 1974
        """,
    ),
    "uk": Samples(
        """
        мій пін {4821}
        пароль від вайфаю {kotyk2020}
        Запиши: пароль до пошти — {Vesna!24}
        пін-код картки {7730}
        код домофона {38В1945}
        код від під'їзду {2580}
        мій пароль {зірка77}
        пароль: {соняшник}
        пінкод телефону: {0911}
        код від сейфа {551209}
        ключ від вайфаю {ternopil1540}
        логін olena, пароль {Kvitka_5}
        мій пін чотири цифри: {2468}
        пін {чотири вісім два один}
        токен бота {7712345678:AAHk3n2kLmQpRsTuVwXyZ0123456789abcde}
        кодове слово для банку: {ромашка}
        сид-фраза: {apple river stone cloud tiger window garden coffee paper moon bread table}
        код з смс {482913}
        {murchyk99} — це пароль від ноутбука
        CVV моєї картки {417}
        """,
        """
        Забула пароль від пошти
        Паролі складні: забуваю їх
        Пароль має містити щонайменше 12 символів
        Мій пароль надто простий
        Пін-код картки треба змінити
        Код від домофона змінили у 2023 році
        Поштовий індекс 79000
        Код міста 044
        Ключ до успіху — терпіння
        Ключ від квартири під килимком
        Пише код на Python 3.12
        Читає про паролі та хеші SHA-256
        Пароль знає лише дружина
        Пароль той самий, що й раніше
        Код програми має 5000 рядків
        Токени коштують 15 доларів за мільйон
        Пінгвіни живуть 20 років
        Таємниця доброго борщу — буряк
        Працює за графіком 2 на 2 з 2019 року
        Номер будинку 15, квартира 204
        Логін і пароль зберігаю в Bitwarden
        Код на знижку не спрацював
        Код помилки 50013
        Хоче прочитати Код да Вінчі
        Каже, що пароль відновила за 5 хвилин
        Ключова дата — 24 серпня 1991
        """,
    ),
    "de": Samples(
        """
        Mein Passwort ist {Sommer2021}
        WLAN-Schlüssel: {apfelbaum88}
        Das WLAN-Passwort lautet {butterblume}
        Meine PIN ist {4711}
        Der Türcode ist {3392}
        Code für die Alarmanlage: {8830}
        PIN der EC-Karte {5519}
        Kennwort fürs Büro: {Regen!wolke}
        Passwort vom Router {fritz7590x}
        Der Safe-Code lautet {774120}
        Handy-PIN {2001}
        Merk dir: Passwort {Hansi_1988}
        Mein API-Schlüssel lautet {k9Fj2mQ81LpX}
        Zugangscode {KX-4491-77}
        {Zugspitze2962} ist mein Passwort
        """,
        """
        Ich habe mein Passwort vergessen
        Das Passwort muss mindestens 12 Zeichen haben
        Mein Passwort ist zu kurz
        Der Schlüssel liegt unter der Matte
        Der Schlüssel zum Erfolg ist Geduld
        Meine Postleitzahl ist 10115
        Die PIN habe ich geändert
        Der Code ist auf GitHub
        Fehlercode 40012 im Protokoll
        Mein Passwort ist sicher
        Passwörter speichere ich in KeePass
        Der Türcode wird jeden Monat geändert
        Arbeitet seit 2019 bei Siemens
        Das Geheimnis guter Brötchen ist Zeit
        Mag die Serie Dark
        Der PIN wurde 2023 gesperrt
        Wohnt in der Hauptstraße 15
        Das WLAN ist langsam
        Passwort-Manager sind praktisch
        Der Schlüsselbund wiegt 200 Gramm
        """,
    ),
    "es": Samples(
        """
        la clave del wifi es {casablanca99}
        mi pin es {4821}
        mi contraseña del banco es {Girasol#7}
        el código de la puerta es {2580}
        PIN de la tarjeta: {9034}
        la clave del cajero {7716}
        contraseña: {mariposa}
        código de la alarma {4410}
        la contraseña del wifi es {perrito}
        apunta: clave {Lola2015}
        el pin del móvil es {1379}
        mi clave de acceso es {Tango88!}
        el código de seguridad de la tarjeta es {552}
        usuario pepe contraseña {toro1234}
        {gatitos77} es mi contraseña
        """,
        """
        Olvidé mi contraseña otra vez
        La clave es la paciencia
        La clave del éxito es dormir bien
        La contraseña debe tener 12 caracteres
        Mi código postal es 28013
        El código está en GitHub
        Cambié mi contraseña ayer
        Mi contraseña es muy corta
        El secreto de la tortilla es la cebolla
        Código de error 40012
        La llave está debajo del felpudo
        Guarda las contraseñas en Bitwarden
        El pin de la solapa es de 1992
        Vive en la calle Mayor 15
        Las palabras clave del artículo son tres
        La clave está en practicar 20 minutos al día
        El código de descuento no funciona
        Trabaja desde 2019 en Sevilla
        Nadie sabe la contraseña
        La clave de sol es difícil
        """,
    ),
    "fr": Samples(
        """
        mon mot de passe est {Soleil2020}
        le code de la porte est {4512}
        code PIN : {7788}
        la clé wifi est {papillon44}
        mot de passe du wifi : {tournesol}
        le digicode c'est {B4490}
        le code de ma carte est {3319}
        mdp : {Chouette!9}
        """,
        """
        J'ai oublié mon mot de passe
        La clé du succès est la patience
        Mon code postal est 75011
        Le mot de passe est trop court
        Le code est sur GitHub
        La clé est sous le paillasson
        Le code de la route a changé en 2023
        Mes mots de passe sont dans Bitwarden
        Il faut 12 caractères pour le mot de passe
        Code erreur 40012
        Le secret d'un bon pain est le temps
        Habite au 15 rue Victor Hugo
        """,
    ),
    "it": Samples(
        """
        la mia password è {Girasole21}
        il pin del bancomat è {4471}
        la password del wifi: {farfalla}
        il codice dell'allarme è {9920}
        chiave wifi {lasagne88}
        il PIN del telefono è {1706}
        codice del cancello {3345}
        parola d'ordine: {Vesuvio79}
        """,
        """
        Ho dimenticato la password
        La chiave del successo è la pazienza
        La password è troppo corta
        Il codice postale è 20121
        Il codice è su GitHub
        La chiave è sotto lo zerbino
        Codice di errore 40012
        La password deve avere 12 caratteri
        Il codice fiscale serve domani
        Abita in via Roma 15
        Il segreto del ragù è il tempo
        Lavora a Torino dal 2019
        """,
    ),
    "pt": Samples(
        """
        a minha senha é {Girassol9}
        a senha do wifi é {borboleta}
        o pin do cartão é {4409}
        código do portão: {2271}
        palavra-passe: {Lisboa!22}
        senha do banco {871234}
        o código do alarme é {5512}
        a chave do wifi é {pastel99}
        """,
        """
        Esqueci a minha senha
        A chave do sucesso é a paciência
        A senha é muito curta
        O código postal é 1100-148
        O código está no GitHub
        A chave está debaixo do tapete
        Código de erro 40012
        A senha deve ter 12 caracteres
        Guarda as senhas no Bitwarden
        Mora na rua Augusta 15
        O segredo do pão é o tempo
        Trabalha no Porto desde 2019
        """,
    ),
    "pl": Samples(
        """
        moje hasło to {Slonce21}
        hasło do wifi: {motylek}
        PIN do karty {4482}
        kod do bramy {3390}
        kod do domofonu to {27K1180}
        hasło do poczty {kotek99}
        """,
        """
        Zapomniałem hasła
        Hasło jest za krótkie
        Kod pocztowy 00-950
        Kluczem do sukcesu jest cierpliwość
        Klucz leży pod wycieraczką
        Kod jest na GitHubie
        Hasło musi mieć 12 znaków
        Kod błędu 40012
        Mieszka przy ulicy Długiej 15
        """,
    ),
    "ru": Samples(
        """
        мой пин {4821}
        пароль от вайфая {kotik2020}
        код от домофона {38К1945}
        пароль: {подсолнух}
        пин-код карты {9012}
        кодовое слово {ромашка} для банка
        """,
        """
        Забыл пароль от почты
        Пароль слишком короткий
        Ключ к успеху — терпение
        Почтовый индекс 101000
        Код на GitHub
        Пароль должен быть не короче 12 символов
        Ключ от квартиры под ковриком
        Код ошибки 40012
        Живёт на улице Мира 15
        """,
    ),
    "tr": Samples(
        """
        şifrem {kedi2020}
        wifi şifresi: {kelebek}
        kart şifrem {4821}
        kapı kodu {2580}
        parolam {Deniz!34}
        telefonun pin kodu {7193}
        """,
        """
        Şifremi unuttum
        Şifre en az 12 karakter olmalı
        Başarının anahtarı sabır
        Posta kodu 34000
        Kod GitHub'da
        Şifrem çok kısa
        Hata kodu 40012
        Anahtar paspasın altında
        Parolaları Bitwarden'da saklıyor
        """,
    ),
    "zh": Samples(
        """
        我的密码是{hunter2}
        WiFi密码：{mimi8888}
        银行卡密码{482113}
        门禁码是{2580}
        我的PIN码是{4821}
        家里无线网密码是 {fengshui66}
        验证码{482913}
        保险箱密码为{771204}
        登录口令：{Panda_99}
        """,
        """
        我忘记了密码
        密码至少要12个字符
        我的密码太短了
        密码用SHA256加密
        邮政编码是100000
        代码在GitHub上
        成功的关键是耐心
        他用Bitwarden管理密码
        钥匙在门垫下面
        错误代码40012
        密码和以前一样
        每90天换一次密码
        """,
    ),
    "ja": Samples(
        """
        パスワードは{sakura2020}です
        Wi-Fiのパスワード：{momiji88}
        暗証番号は{4821}です
        玄関の暗証番号{2580}
        PINコードは{7193}
        私のパスワードは{hunter2}だよ
        合言葉は「{ひまわり}」
        キャッシュカードの暗証番号は{0911}
        """,
        """
        パスワードを忘れました
        パスワードは12文字以上必要です
        パスワードはBitwardenで管理しています
        郵便番号は100-0001です
        コードはGitHubにあります
        成功の鍵は忍耐です
        エラーコード40012が出た
        パスワードが短すぎる
        鍵はマットの下です
        2019年から東京で働いています
        パスワードは90日ごとに変えます
        """,
    ),
    "ko": Samples(
        """
        내 비밀번호는 {hunter2}야
        와이파이 비밀번호: {nabi2020}
        카드 비밀번호는 {4821}이야
        현관 비밀번호 {2580}
        비번은 {gomdol77}
        """,
        """
        비밀번호를 잊어버렸어요
        비밀번호는 12자 이상이어야 합니다
        우편번호는 04524입니다
        코드는 GitHub에 있어요
        성공의 열쇠는 인내입니다
        비밀번호가 너무 짧아요
        2019년부터 서울에서 일해요
        """,
    ),
    "hi": Samples(
        """
        मेरा पासवर्ड {hunter2} है
        वाईफाई का पासवर्ड: {titli2020}
        मेरा पिन {4821} है
        एटीएम पिन {9034}
        """,
        """
        मैं अपना पासवर्ड भूल गया
        पासवर्ड कम से कम 12 अक्षर का होना चाहिए
        मेरा पिन कोड 110001 दिल्ली का है
        सफलता की कुंजी धैर्य है
        पासवर्ड बहुत छोटा है
        """,
    ),
    "ar": Samples(
        """
        كلمة السر هي {hunter2}
        كلمة مرور الواي فاي: {farasha99}
        الرقم السري {4821}
        رمز الباب {2580}
        """,
        """
        نسيت كلمة السر
        كلمة المرور يجب أن تكون 12 حرفا على الأقل
        مفتاح النجاح هو الصبر
        الرمز البريدي 11511
        كلمة السر قصيرة جدا
        """,
    ),
}
