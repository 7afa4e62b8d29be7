"""What follows from German turns of speech whose words do not tell what they mean."""

FOLLOWS = (
    (
        (
            r"(?:rauchen|qualmen|zigaretten|kippen)\b.*\b(?:aufgehört|abgewöhnt|aufgegeben|sein lassen|drangegeben|"
            "an den nagel gehängt)|rauchfrei|nichtraucher(?:in)?|letzte (?:zigarette|kippe)|(?:keine (?:zigarette|"
            "kippe)|nicht) mehr (?:geraucht|angefasst|angerührt)"
        ),
        "Ich habe mit dem Rauchen aufgehört. Ich rauche nicht.",
    ),
    (
        (
            r"(?:trinken|alkohol|saufen)\b.*\b(?:aufgehört|abgewöhnt|aufgegeben|sein lassen|drangegeben|"
            r"an den nagel gehängt)|trocken (?:seit|geworden)|(?:seit|bin) \w* ?\w* ?trocken|abstinent|"
            "keinen tropfen(?: alkohol)?(?: mehr)?|rühre keinen alkohol"
        ),
        "Ich trinke keinen Alkohol. Ich habe mit dem Trinken aufgehört.",
    ),
    (
        (
            r"(\w+) (?:geht|gehen|ging) (?:bei mir|für mich|mir) (?:\w+ )?(?:gar |überhaupt |leider )?nicht|"
            r"(?P<b>\w+) (?:darf|kann) ich nicht (?:essen|trinken|haben|ab)|(?P<c>\w+) (?:bekommt|"
            r"bekommen) mir (?:\w+ )?nicht|von (?P<d>\w+) (?:wird mir (?:schlecht|übel)|kriege ich (?:ausschlag|"
            "bauchweh|durchfall|atemnot)|schwillt)"
        ),
        r"Ich vertrage kein \1\g<b>\g<c>\g<d>. Ich meide \1\g<b>\g<c>\g<d>. Ich mag \1\g<b>\g<c>\g<d> nicht.",
    ),
    (
        (
            r"mit (\w+) (?:kann|könnt|kannst|könnte) (?:man|ihr|du) (?:mich|uns) jagen|"
            r"(?P<b>\w+) (?:kann ich nicht ausstehen|ist nicht (?:mein ding|meins)|sind nicht (?:mein ding|meins)|"
            "nervt mich|nerven mich|lässt mich kalt|geht mir auf (?:die nerven|den keks|den geist))|(?:bleib|bleibt|"
            r"komm) mir mit (?P<c>\w+) (?:weg|vom leib)"
        ),
        r"Ich mag \1\g<b>\g<c> nicht. Ich hasse \1\g<b>\g<c>.",
    ),
    (
        r"(\w+) kommt mir nicht (?:ins haus|auf den (?:tisch|teller)|in die (?:tüte|küche|wohnung))",
        r"Ich nutze kein \1. Ich mag \1 nicht. Ich meide \1.",
    ),
    (
        (
            "(?:bin|sind|war schon immer) (?:ganz |total |völlig )?(?:verrückt nach|vernarrt in|"
            r"süchtig nach) (?:\w{3} )?(\w+)|(?P<b>\w+) (?:ist|sind) (?:mein ein und alles|meine leidenschaft|"
            r"genau mein ding)|ohne (?:meinen?|meine) (?P<c>\w+) geht (?:bei mir )?(?:gar )?nichts"
        ),
        r"Ich liebe \1\g<b>\g<c>. Ich mag \1\g<b>\g<c>.",
    ),
    (
        (
            r"als (?:gelernte[rn]?|ausgebildete[rn]?|studierte[rn]?|diplomierte[rn]?) (\w+)|bin (?:gelernte[rn]?|"
            r"ausgebildete[rn]?|studierte[rn]?) (?P<b>\w+)"
        ),
        r"Ich bin gelernter \1\g<b>. Ich bin ausgebildeter \1\g<b>. Ich bin \1\g<b>.",
    ),
    (r"(\w+)(?:wirt|bauer|bäuerin) (?:im|in|aus)", "Ich betreibe Landwirtschaft."),
    (r"nebenerwerbs\w+", "Ich betreibe nebenberuflich Landwirtschaft. Ich bin nebenberuflich Landwirt."),
    ("(?:in die|in der|in den|im) tischlerei gegangen", "Ich bin Tischler."),
    ("(?:in die|in der|in den|im) pflege gegangen", "Ich bin Pfleger."),
    ("(?:in die|in der|in den|im) medizin gegangen", "Ich bin Arzt."),
    ("(?:in die|in der|in den|im) gastronomie gegangen", "Ich bin Koch."),
    ("(?:in die|in der|in den|im) landwirtschaft gegangen", "Ich bin Landwirt."),
    (
        (
            "(?:nach|seit|vor) (?:dem|meinem|der|meiner|einem|einer) (schlaganfall|herzinfarkt|unfall|operation|"
            "fehlgeburt|transplantation|infarkt|sturz)"
        ),
        r"Ich hatte einen \1.",
    ),
    (
        r"(?:diagnostiziert|diagnose)(?: (?:ist|war|lautet))? (\w+)|mit (?:der|einer) diagnose (?P<b>\w+)",
        r"Ich habe \1\g<b>. Ich leide an \1\g<b>.",
    ),
    (
        r"(?:als|für einen|wie) (?:mensch(?:en)?|jemand(?:em|en)?|person|diabetiker) mit (\w+)",
        r"Ich habe \1. Ich leide an \1.",
    ),
    ("spritze mir insulin|mein insulin|diabetiker(?:in)?", "Ich habe Diabetes."),
    (
        (
            "auf dem (linken|rechten) ohr (?:taub|nichts)|(?:taub|höre (?:nichts|kaum)) auf dem (?P<b>linken|"
            "rechten) ohr"
        ),
        r"Ich höre auf dem \1\g<b> Ohr nicht. Ich bin auf dem \1\g<b> Ohr taub.",
    ),
    (
        "(?:das |der |die |unser(?:e)? )?(?:zweite|zweites|zweiter) (?:kind )?ist (?:da|geboren|gekommen)",
        "Wir haben zwei Kinder.",
    ),
    (
        "(?:das |der |die |unser(?:e)? )?(?:dritte|drittes|dritter) (?:kind )?ist (?:da|geboren|gekommen)",
        "Wir haben drei Kinder.",
    ),
    (
        "(?:das |der |die |unser(?:e)? )?(?:vierte|viertes|vierter) (?:kind )?ist (?:da|geboren|gekommen)",
        "Wir haben vier Kinder.",
    ),
    (
        "(?:das |der |die |unser(?:e)? )?(?:fünfte|fünftes|fünfter) (?:kind )?ist (?:da|geboren|gekommen)",
        "Wir haben fünf Kinder.",
    ),
    (
        "(?:das |der |die |unser(?:e)? )?(?:sechste|sechstes|sechster) (?:kind )?ist (?:da|geboren|gekommen)",
        "Wir haben sechs Kinder.",
    ),
    (
        r"(?:bin|sind|wurde|wurden|geworden) (?:\w+ )?(?:oma|opa|grosseltern|grossmutter|grossvater)(?: geworden)?",
        "Ich habe ein Enkelkind. Ich habe einen Enkel.",
    ),
    (r"(?:bin|sind|wurde|wurden) (?:\w+ )?(?:mama|papa|mutter|vater|eltern)(?: geworden)?", "Ich habe ein Kind."),
    (
        (
            r"(?:habe|haben) (?:\w+ ){0,2}(?:ein kind|ein baby|eine tochter|einen sohn) (?:bekommen|gekriegt)|"
            "entbunden"
        ),
        "Ich habe ein Kind.",
    ),
    (
        (
            r"(?:erwarten|kriegen|bekommen) (?:im \w+ |bald )?(?:unser(?:en|e)? |ein(?:en|e)? )?(?:erste[sn]? |"
            "zweite[sn]? )?(?:kind|baby|nachwuchs)|in anderen umständen|guter hoffnung"
        ),
        "Wir erwarten ein Kind.",
    ),
    (
        (
            r"(?:uns|haben|habe) (?:\w+ ){0,3}(?:getraut|geheiratet|das ja-?wort gegeben|trauen lassen)|"
            r"unter der haube|frisch verheiratet|seit (?:\w+ ){1,2}verheiratet"
        ),
        "Ich bin verheiratet. Ich habe geheiratet.",
    ),
    ("(?:ja gesagt|um meine hand angehalten|einen antrag gemacht|meine verlobte|mein verlobter)", "Ich bin verlobt."),
    (
        (
            r"(?:haben uns|habe mich|hat sich|sind) (?:\w+ ){0,4}getrennt|schluss gemacht|ausgezogen von|"
            "mich verlassen"
        ),
        "Ich bin getrennt. Ich habe mich getrennt.",
    ),
    ("scheidung (?:ist|war) (?:durch|rechtskräftig)|lassen uns scheiden|ex-?(?:mann|frau)", "Ich bin geschieden."),
    (
        "(?:meinen mann|meine frau) (?:verloren|begraben|beerdigt)|mein verstorbener mann|meine verstorbene frau",
        "Ich bin verwitwet.",
    ),
    (
        "in (?:rente|pension)|im ruhestand|rentner(?:in)?|pensionär(?:in)?|pensionist(?:in)?",
        "Ich bin in Rente. Ich bin Rentner.",
    ),
    (
        ("(?:ohne job|auf jobsuche|arbeit verloren|job verloren|gekündigt worden|auf der strasse gelandet|arbeitslos)"),
        "Ich bin arbeitslos. Ich habe meinen Job verloren.",
    ),
    (
        r"(?:doktorarbeit|dissertation) (?:\w+ )?verteidigt|promoviert|doktortitel",
        "Ich habe promoviert. Ich habe einen Doktortitel.",
    ),
    (
        r"führerschein (?:\w+ )?(?:bestanden|gemacht|geschafft|in der tasche)|fahrprüfung (?:\w+ )?bestanden",
        "Ich habe einen Führerschein.",
    ),
    (r"im (?:ersten|zweiten|dritten|vierten|\d+\.?) semester|ersti", "Ich bin Student. Ich studiere."),
    (
        (
            "(?:sitze|sitzen|hause|hausen|wohnen|gelandet|niedergelassen|untergekommen|eingezogen|bleibe|"
            r"daheim) (?:\w+ ){0,2}in (?:ein(?:er|em) )?((?:miet ?wohnung|wohnung|haus|wg|zimmer|"
            r"häuschen) )?(?:in )?(\w+)"
        ),
        r"Ich lebe in einer \1 in \2. Ich wohne in \2.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von drei(?: geschwistern| kindern)?",
        "Ich habe zwei Geschwister.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von vier(?: geschwistern| kindern)?",
        "Ich habe drei Geschwister.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von fünf(?: geschwistern| kindern)?",
        "Ich habe vier Geschwister.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von sechs(?: geschwistern| kindern)?",
        "Ich habe fünf Geschwister.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von sieben(?: geschwistern| kindern)?",
        "Ich habe sechs Geschwister.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von acht(?: geschwistern| kindern)?",
        "Ich habe sieben Geschwister.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von neun(?: geschwistern| kindern)?",
        "Ich habe acht Geschwister.",
    ),
    (
        "(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von zehn(?: geschwistern| kindern)?",
        "Ich habe neun Geschwister.",
    ),
    (
        r"(?:bin|werde|geworden|gerade) (\d\d) geworden|bin (?P<b>\d\d)(?! (?:minuten|kilo|meter|cm|stunden|tage))",
        r"Ich bin \1\g<b> Jahre alt.",
    ),
    (
        (
            "(?:sag|sagt|sagen sie) (?:ruhig |bitte |einfach )?du (?:zu mir)?|duz(?:e|t|en)?(?: sie)? mich|"
            "(?:bitte |lieber )?per du|das sie (?:können wir lassen|brauchts nicht)"
        ),
        "Ich möchte geduzt werden. Ich will das Du.",
    ),
    ("(?:sag|bleiben|bitte) (?:wir )?(?:bitte )?beim sie|siezen sie mich|per sie", "Ich möchte gesiezt werden."),
    (
        (
            r"(?:seit|schon|jetzt) (?:\w+ ){0,3}(?:jahr\w*|monat\w*|wende|jahrzehnt\w*|ewigkeiten"
            r"|ewig) (?:\w+ ){0,2}in (\w+)"
            r"|(?:mein|das) (?:ganzes |halbes |halbe )?leben (?:lang )?in (?P<b>\w+)"
        ),
        r"Ich lebe in \1\g<b>. Ich wohne in \1\g<b>.",
    ),
    (
        (
            r"(?:nach|in) (\w+) (?:gezogen|gekommen|gelandet|verschlagen|hängengeblieben|hängen geblieben"
            r"|umgezogen)|(?:raus|rüber|runter|rauf|hoch) nach (?P<b>\w+)"
        ),
        r"Ich lebe in \1\g<b>. Ich wohne in \1\g<b>.",
    ),
    (
        (
            r"(?:pendel|pendle|pendele|fahre|fahr|komme|komm)(?: \w+){0,4} (?:aus|von) (\w+)(?= (?:rüber|rein|nach"
            r"|her|zur|in)|$|  )"
        ),
        r"Ich wohne in \1. Ich pendle aus \1.",
    ),
    (
        (
            r"(?:geboren|aufgewachsen) (?:bin ich |wurde ich |und aufgewachsen )?in (\w+)|in (?P<b>\w+) (?:geboren"
            r"|aufgewachsen)"
        ),
        r"Ich stamme aus \1\g<b>. Ich komme aus \1\g<b>.",
    ),
    (
        (
            r"mein (\w+) (?:reicht|ist) (?:\w+ ){0,3}(?:zum|für|eingerostet|holprig|dürftig|bescheiden|ausbaufähig"
            r"|mäßig|gebrochen)"
            r"|(?:komm|komme|schlage|schlag) (?:\w+ ){0,3}(?:auf|mit) (?P<b>\w+) (?:durch|zurecht|klar)"
            r"|(?:paar brocken|bisschen|wenig) (?P<c>\w+isch)"
        ),
        r"Ich spreche ein wenig \1\g<b>\g<c>. Ich spreche etwas \1\g<b>\g<c>.",
    ),
    (
        (
            r"(?:kündigung|gekündigt) (?:\w+ ){0,3}(?:abgegeben|eingereicht|auf den tisch|geschrieben)"
            r"|hab(?:e)? (?:\w+ ){0,3}gekündigt|job (?:\w+ ){0,2}(?:geschmissen|hingeschmissen|gekündigt)"
        ),
        "Ich habe gekündigt. Ich habe meinen Job gekündigt. Ich verlasse meine Stelle.",
    ),
    (
        (
            r"(?:unser|unsere|unserem|mein|meine|meinem) (?:kleiner|kleine|kleinen|großer|grosser|große|grosse"
            r"|zwerg|zwerge|sohnemann|töchterchen|jüngster|jüngste|ältester|älteste|nachzügler)"
        ),
        "Ich habe ein Kind. Wir haben ein Kind.",
    ),
    (
        (
            r"ohne (?:meinen? |meine |das |die )?(\w+)(?: (?:und \w+ )?)(?:versteh\w*|seh\w*|hör\w*|geh\w*|komm\w*"
            r"|bin|kann|läuft|funktionier\w*|schlaf\w*|überleb\w*)"
        ),
        r"Ich bin auf \1 angewiesen. Ich brauche \1. Ich trage \1. Ich nutze \1.",
    ),
    (
        r"(?:mit|per) du\b|das sie (?:macht|lässt|klingt)|duz\w* (?:mich|wir|uns)|sag\w* (?:ruhig )?du",
        "Ich möchte geduzt werden.",
    ),
)
