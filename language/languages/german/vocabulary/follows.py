"""What follows from German turns of speech whose words do not tell what they mean."""

_TRADES = {
    "tischlerei": "Tischler", "pflege": "Pfleger", "medizin": "Arzt", "gastronomie": "Koch", "landwirtschaft": "Landwirt",
}  # fmt: skip
_COUNTS = ("ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")
_ORDINALS = ("erste", "zweite", "dritte", "vierte", "fünfte", "sechste")
_ENDED = r"(?:aufgehört|abgewöhnt|aufgegeben|sein lassen|drangegeben|an den nagel gehängt)"

FOLLOWS = (
    (
        rf"(?:rauchen|qualmen|zigaretten|kippen)\b.*\b{_ENDED}|rauchfrei|nichtraucher(?:in)?|letzte (?:zigarette|kippe)|"
        r"(?:keine (?:zigarette|kippe)|nicht) mehr (?:geraucht|angefasst|angerührt)",
        "Ich habe mit dem Rauchen aufgehört. Ich rauche nicht.",
    ),
    (
        rf"(?:trinken|alkohol|saufen)\b.*\b{_ENDED}|trocken (?:seit|geworden)|(?:seit|bin) \w* ?\w* ?trocken|abstinent|"
        r"keinen tropfen(?: alkohol)?(?: mehr)?|rühre keinen alkohol",
        "Ich trinke keinen Alkohol. Ich habe mit dem Trinken aufgehört.",
    ),
    (
        r"(\w+) (?:geht|gehen|ging) (?:bei mir|für mich|mir) (?:\w+ )?(?:gar |überhaupt |leider )?nicht|"
        r"(?P<b>\w+) (?:darf|kann) ich nicht (?:essen|trinken|haben|ab)|(?P<c>\w+) (?:bekommt|bekommen) mir (?:\w+ )?nicht|"
        r"von (?P<d>\w+) (?:wird mir (?:schlecht|übel)|kriege ich (?:ausschlag|bauchweh|durchfall|atemnot)|schwillt)",
        r"Ich vertrage kein \1\g<b>\g<c>\g<d>. Ich meide \1\g<b>\g<c>\g<d>. Ich mag \1\g<b>\g<c>\g<d> nicht.",
    ),
    (
        r"mit (\w+) (?:kann|könnt|kannst|könnte) (?:man|ihr|du) (?:mich|uns) jagen|(?P<b>\w+) (?:kann ich nicht ausstehen|"
        r"ist nicht (?:mein ding|meins)|sind nicht (?:mein ding|meins)|nervt mich|nerven mich|lässt mich kalt|"
        r"geht mir auf (?:die nerven|den keks|den geist))|(?:bleib|bleibt|komm) mir mit (?P<c>\w+) (?:weg|vom leib)",
        r"Ich mag \1\g<b>\g<c> nicht. Ich hasse \1\g<b>\g<c>.",
    ),
    (
        r"(\w+) kommt mir nicht (?:ins haus|auf den (?:tisch|teller)|in die (?:tüte|küche|wohnung))",
        r"Ich nutze kein \1. Ich mag \1 nicht. Ich meide \1.",
    ),
    (
        r"(?:bin|sind|war schon immer) (?:ganz |total |völlig )?(?:verrückt nach|vernarrt in|süchtig nach) (?:\w{3} )?(\w+)|"
        r"(?P<b>\w+) (?:ist|sind) (?:mein ein und alles|meine leidenschaft|genau mein ding)|"
        r"ohne (?:meinen?|meine) (?P<c>\w+) geht (?:bei mir )?(?:gar )?nichts",
        r"Ich liebe \1\g<b>\g<c>. Ich mag \1\g<b>\g<c>.",
    ),
    (
        r"als (?:gelernte[rn]?|ausgebildete[rn]?|studierte[rn]?|diplomierte[rn]?) (\w+)|bin (?:gelernte[rn]?|"
        r"ausgebildete[rn]?|studierte[rn]?) (?P<b>\w+)",
        r"Ich bin gelernter \1\g<b>. Ich bin ausgebildeter \1\g<b>. Ich bin \1\g<b>.",
    ),
    (r"(\w+)(?:wirt|bauer|bäuerin) (?:im|in|aus)", "Ich betreibe Landwirtschaft."),
    (r"nebenerwerbs\w+", "Ich betreibe nebenberuflich Landwirtschaft. Ich bin nebenberuflich Landwirt."),
    *((rf"(?:in die|in der|in den|im) {field} gegangen", f"Ich bin {trade}.") for field, trade in _TRADES.items()),
    (
        r"(?:nach|seit|vor) (?:dem|meinem|der|meiner|einem|einer) (schlaganfall|herzinfarkt|unfall|operation|fehlgeburt|"
        r"transplantation|infarkt|sturz)",
        r"Ich hatte einen \1.",
    ),
    (r"(?:diagnostiziert|diagnose)(?: (?:ist|war|lautet))? (\w+)|mit (?:der|einer) diagnose (?P<b>\w+)",
     r"Ich habe \1\g<b>. Ich leide an \1\g<b>."),
    (r"(?:als|für einen|wie) (?:mensch(?:en)?|jemand(?:em|en)?|person|diabetiker) mit (\w+)", r"Ich habe \1. Ich leide an \1."),
    (r"spritze mir insulin|mein insulin|diabetiker(?:in)?", "Ich habe Diabetes."),
    (r"auf dem (linken|rechten) ohr (?:taub|nichts)|(?:taub|höre (?:nichts|kaum)) auf dem (?P<b>linken|rechten) ohr",
     r"Ich höre auf dem \1\g<b> Ohr nicht. Ich bin auf dem \1\g<b> Ohr taub."),
    *(
        (rf"(?:das |der |die |unser(?:e)? )?(?:{order}|{order}s|{order}r) (?:kind )?ist (?:da|geboren|gekommen)",
         f"Wir haben {count} Kinder.")
        for order, count in zip(_ORDINALS[1:], _COUNTS[1:], strict=False)
    ),
    (r"(?:bin|sind|wurde|wurden|geworden) (?:\w+ )?(?:oma|opa|grosseltern|grossmutter|grossvater)(?: geworden)?",
     "Ich habe ein Enkelkind. Ich habe einen Enkel."),
    (r"(?:bin|sind|wurde|wurden) (?:\w+ )?(?:mama|papa|mutter|vater|eltern)(?: geworden)?", "Ich habe ein Kind."),
    (r"(?:habe|haben) (?:\w+ ){0,2}(?:ein kind|ein baby|eine tochter|einen sohn) (?:bekommen|gekriegt)|entbunden",
     "Ich habe ein Kind."),
    (r"(?:erwarten|kriegen|bekommen) (?:im \w+ |bald )?(?:unser(?:en|e)? |ein(?:en|e)? )?(?:erste[sn]? |zweite[sn]? )?"
     r"(?:kind|baby|nachwuchs)|in anderen umständen|guter hoffnung", "Wir erwarten ein Kind."),
    (r"(?:uns|haben|habe) (?:\w+ ){0,3}(?:getraut|geheiratet|das ja-?wort gegeben|trauen lassen)|unter der haube|"
     r"frisch verheiratet|seit (?:\w+ ){1,2}verheiratet", "Ich bin verheiratet. Ich habe geheiratet."),
    (r"(?:ja gesagt|um meine hand angehalten|einen antrag gemacht|meine verlobte|mein verlobter)", "Ich bin verlobt."),
    (r"(?:haben uns|habe mich|hat sich|sind) (?:\w+ ){0,4}getrennt|schluss gemacht|ausgezogen von|mich verlassen",
     "Ich bin getrennt. Ich habe mich getrennt."),
    (r"scheidung (?:ist|war) (?:durch|rechtskräftig)|lassen uns scheiden|ex-?(?:mann|frau)", "Ich bin geschieden."),
    (r"(?:meinen mann|meine frau) (?:verloren|begraben|beerdigt)|mein verstorbener mann|meine verstorbene frau",
     "Ich bin verwitwet."),
    (r"in (?:rente|pension)|im ruhestand|rentner(?:in)?|pensionär(?:in)?|pensionist(?:in)?", "Ich bin in Rente. Ich bin Rentner."),
    (r"(?:ohne job|auf jobsuche|arbeit verloren|job verloren|gekündigt worden|auf der strasse gelandet|arbeitslos)",
     "Ich bin arbeitslos. Ich habe meinen Job verloren."),
    (r"(?:doktorarbeit|dissertation) (?:\w+ )?verteidigt|promoviert|doktortitel", "Ich habe promoviert. Ich habe einen Doktortitel."),
    (r"führerschein (?:\w+ )?(?:bestanden|gemacht|geschafft|in der tasche)|fahrprüfung (?:\w+ )?bestanden",
     "Ich habe einen Führerschein."),
    (r"im (?:ersten|zweiten|dritten|vierten|\d+\.?) semester|ersti", "Ich bin Student. Ich studiere."),
    (r"(?:sitze|sitzen|hause|hausen|wohnen|gelandet|niedergelassen|untergekommen|eingezogen|bleibe|daheim) (?:\w+ ){0,2}"
     r"in (?:ein(?:er|em) )?((?:miet ?wohnung|wohnung|haus|wg|zimmer|häuschen) )?(?:in )?(\w+)",
     r"Ich lebe in einer \1 in \2. Ich wohne in \2."),
    *(
        (rf"(?:jüngste|älteste|zweite|dritte|mittlere|eine|eins)[rns]? von {many}(?: geschwistern| kindern)?",
         f"Ich habe {less} Geschwister.")
        for less, many in zip(_COUNTS[1:], _COUNTS[2:], strict=False)
    ),
    (r"(?:bin|werde|geworden|gerade) (\d\d) geworden|bin (?P<b>\d\d)(?! (?:minuten|kilo|meter|cm|stunden|tage))",
     r"Ich bin \1\g<b> Jahre alt."),
    (r"(?:sag|sagt|sagen sie) (?:ruhig |bitte |einfach )?du (?:zu mir)?|duz(?:e|t|en)?(?: sie)? mich|(?:bitte |lieber )?per du|"
     r"das sie (?:können wir lassen|brauchts nicht)", "Ich möchte geduzt werden. Ich will das Du."),
    (r"(?:sag|bleiben|bitte) (?:wir )?(?:bitte )?beim sie|siezen sie mich|per sie", "Ich möchte gesiezt werden."),
)
"""What is told, and what follows from it."""
