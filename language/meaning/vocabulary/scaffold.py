"""Words by which a summary holds together what somebody said; they say little or nothing of their own."""

from language.words.lexicon import words_of

LIGHT = {
    "en": words_of("""
        user reader currently presently recently lately together located based reason reasons person someone made
        kind sort
        type thing things level situated yet ago named called name fairly age aged old household considers identifies
        described describes states mentioned says reports actually quite really around approximately about almost nearly
        several overall year years new own himself herself themselves their his her position hear feels finds through
        using via along across within among around usually mostly mainly often regularly frequently typically generally
        sometimes occasionally normally particularly especially specifically primarily still also already recently just
        daily-life life hobby hobbies pastime activity activities routine habit profession occupation career field
        area way
        background fact information detail topic subject matter part member since during per while whom whose
        can could may might must should able ability possible available certain various different both each either
        due because order terms case kinds sorts types who which that when where it them they
        mentions noted notes stated reported described self-described personally own ones somebody something
        originally previously formerly once long-term longtime time times period moment past present current former
        going getting being having doing become becomes became been ever regarding concerning related toward
        towards free spare leisure
        upcoming planned scheduled small-scale bit little lot lots much many more some any few
        """),
    "uk": words_of("""
        наразі нині разом зараз наприклад років роки рік року людина особа ім'я імені звати звуть приблизно близько
        має намір досі мову мова мови сам сама самі власний власна власну через роками йому їй якому якій якого
        свій свою своя своє свого своєї своїм своєю своїх своїми їхній його її їх собою собі себе
        зазвичай переважно часто регулярно іноді інколи постійно здебільшого головним чином особливо також ще вже
        може можуть могти мусить повинен повинна можна потрібно треба здатен здатна вміє
        хобі захоплення заняття справа сфера галузь професія фахом фах життя спосіб тема частина
        є будучи бувши котрий котра котрі який яка яке які тощо певний певна деякий деякі різні кілька
        повідомляє зазначає каже розповідає зазначив зазначила повідомив щоб аби коли поки під час протягом
        """),
    "de": words_of("""
        die der das derzeit zurzeit zusammen nutzer nutzerin benutzer hält namens person sehr hat wird sein seine
        ihr ihre es
        gern gerne sich seinem seiner seinen seines ihrem ihren ihrer ihres ihm ihn ihnen welche welcher welches dessen
        jahr jahre jahren aktuell momentan gerade oft meistens meist häufig regelmäßig manchmal normalerweise
        üblicherweise
        hauptsächlich vor allem insbesondere besonders auch noch schon bereits kann können darf muss müssen soll sollte
        wurde worden geworden pro je werden war waren ist sind seit während etwa ungefähr circa rund einige mehrere
        verschiedene
        hobby freizeit beruf beruflich tätigkeit bereich leben teil art weise thema daran dabei davon dafür darüber dazu
        sprache um zu über nach aus von bei mit unter zwischen gegen durch bis ab an am alt alten alter zum zur sprache
        """),
    "es": words_of("""
        actualmente usuario usuaria persona juntos llama llamada llamado ha le su sus debe está están estar estaba
        con sobre durante entre hacia según tras sin desde hasta hace hacer suele soler normalmente generalmente
        habitualmente regularmente principalmente especialmente a menudo frecuencia veces también todavía aún ya
        puede pueden poder tiene que se sí mismo misma cual cuales quien cuyo cuya donde cuando
        año años idioma afición hobby ocio vida parte tipo forma manera tema profesión oficio ámbito área
        propio propia ciertos varios varias algunos algunas alguna algún aproximadamente alrededor unos unas
        va ir yendo siendo sido sea fue fueron era eran será serán hay había son sois ser eran tan tanto cada
        """),
}
"""A summary adds them without saying more."""

SLIGHT = words_of("""
    money problems problem issues issue suffered needs need avoids avoid dreams dream dreaming wishes hopes keep
    keeping taking using doing making going uses use takes take goes go does do makes make creates create has have
    gets get attends attend practices practises
    practice participates participate engages spends spend handles experiences follows maintains keeps includes involves
    deals faces shows gives pursues involved busy occupied active
    enrolled takes tries finds considers holds comes
    asks requests requested asked expects would like

    гроші переніс перенесла пережив пережила проблеми потребує тримає уникає мріє виходить робить займається ходить
    бере відвідує користується використовує створює проводить здійснює практикує виконує
    бувати буває їздить веде приймає просить попросив очікує має робити займатися ходити брати зайнятий зайнята

    geld erlitt probleme braucht meidet vermeidet träumt hält schicht macht nimmt geht betreibt übt besucht nutzt
    benutzt verwendet führt hält bekommt gibt beschäftigt bittet erwartet
    tut unternimmt verbringt befindet steht

    dinero sufrió problemas necesita tienen evita sueña razones hace practica realiza va asiste toma usa utiliza
    pasa dedica lleva mantiene recibe participa pide espera
    acude suele cuenta pone
    """)
"""What is done, in the emptiest words: where the rest is said, the verb may be another one."""

EMPTY = SLIGHT | words_of("""
    be am is are was were been have has had do did does doing done got get let go went start started spent spend
    stand make
    є бути мати маю маємо роблю робимо йду ходжу стою сиджу почав почала хочу можу
    finish finishing finished закінчую закінчив закінчила завершую beende termino acabo
    bin bist ist sind war habe haben hatte mache machen gehe stehe sitze will kann muss
    soy es estoy está somos tengo tenemos hago hacemos voy vamos quiero puedo llevo sigo
    """)
"""Verbs that tell nothing of what is done."""

CONSUMING = words_of("""
    eat eats eating drink drinks drinking use uses using consume consumes smoke smoking їсть їсти вживає вживати
    пити п'є курити
    isst essen trinkt trinken nimmt konsumiert come comer bebe beber toma tomar consume consumir
    """)
"""Where something is left be, what was done with it need not be said."""

SORTS = words_of("""
    exam test course class school university college company firm brand project program programme app application
    software tool platform website site device camera laptop computer phone tablet car bike model city town village
    region area country district street language sport team club band group festival event competition tournament game
    movie film series show book novel album song magazine newspaper podcast breed dog cat pet disease illness condition
    medication medicine drug instrument degree certificate visa family office department branch restaurant cafe bar shop
    airline train bus station airport hotel job role position contract money home place person people

    іспит екзамен курс курси школа школі університет університеті компанія компанії фірма фірмі проєкт програма
    застосунок
    інструмент платформа сайт пристрій камера ноутбук комп'ютер телефон планшет машина авто автомобіль модель місто
    місті
    село селі область області район країна країні вулиця мова спорт команда команді клуб гурт група фестиваль подія
    змагання гра фільм серіал книга книжка альбом пісня журнал газета порода хвороба ліки препарат посада контракт

    prüfung kurs schule universität firma unternehmen projekt programm app anwendung software werkzeug plattform
    webseite
    gerät kamera laptop computer handy tablet auto fahrrad modell stadt dorf region land bezirk straße sprache
    sport team
    verein band gruppe festival veranstaltung wettbewerb turnier spiel film serie buch roman album lied zeitschrift
    zeitung
    rasse krankheit medikament instrument abschluss stelle vertrag

    examen curso escuela universidad empresa compañía marca proyecto programa aplicación herramienta plataforma sitio
    dispositivo cámara portátil ordenador móvil tableta coche bici modelo ciudad pueblo región zona país barrio calle
    deporte equipo club grupo banda festival evento concurso torneo juego película serie libro novela disco canción
    revista
    periódico raza enfermedad medicamento instrumento título puesto contrato
    """)
"""What sort of thing a name names: beside the name it says nothing more ("the Ricoh camera", "місто Умань")."""

WHOLE = words_of("""
    all every always only exclusively solely completely entirely fully strictly totally everything everyone
    усі всі завжди лише тільки виключно повністю цілком все усе абсолютно
    alle alles immer nur ausschließlich vollständig komplett völlig ganz
    todo todos toda todas siempre solo sólo solamente únicamente exclusivamente completamente totalmente
    """)
"""Nothing is left out: a memory says so only where the user did."""

WHOLE_SAID = WHOLE | words_of("""
    never each any daily nightly whole full everywhere anything nothing none each weekly
    ніколи жоден жодного кожен кожного кожну щодня щоранку щовечора щотижня щонеділі щороку увесь весь вся всю всіх усіх
    nie jeden jede jedes jeder täglich keine kein nichts
    nunca cada diario diariamente ningún ninguna nada cualquier
    """)
