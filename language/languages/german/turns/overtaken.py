"""What overtakes what in a life, in German words."""

OVERTAKEN = (
    (
        r"vegetari\w+|vegan\w*|pescetari\w+|kein(?:en)? fleisch|fleischlos|kein(?:en)? fisch",
        (
            r"(?:esse|ess|essen|isst|gegessen|verputzt|gegönnt|zu|probiert) (?:\w+ ){0,4}?(?:fleisch|huhn|"
            r"hähnchen|wurst|fisch|käse|eier|speck|steak|alles)|(?:fleisch|huhn|hähnchen|wurst|fisch|käse|eier|"
            r"speck|steak) (?:\w+ ){0,4}?(?:esse|ess|essen|gegessen)|allesesser\w*|fleischesser\w*"
        ),
    ),
    (
        r"schuld(?:e|et|en)|kredit|darlehen|hypothek|im minus",
        (
            r"(?:ab|zurück|aus)(?:ge|be)zahlt|zurückgegeben|beglichen|getilgt|schuldenfrei|quitt|abgestottert|"
            r"abgelöst|(?:schulde|schulden) (?:\w+ )?(?:nichts|nix)"
        ),
    ),
    (
        r"single|ledig|alleinstehend|solo|geschieden|verwitwet",
        (
            r"(?:feste[nr]? )?(?:freundin|freund|partner|partnerin)|vergeben|verliebt|verlobt|verheiratet|"
            r"geheiratet|in einer beziehung|zusammen mit"
        ),
    ),
    (
        r"verlobt\w*|heirate(?:n|t)?|hochzeit",
        (
            r"geheiratet|verheiratet|getraut|hochzeit (?:war|gefeiert)|flitterwochen|ja gesagt|frisch vermählt|"
            r"standesamt|(?:mein|jetzt) (?:ehe)?mann|meine (?:ehe)?frau"
        ),
    ),
    (
        r"schwanger\w*|erwarte[nt]?|kind unterwegs|entbindungstermin",
        (
            r"entbunden|geboren|auf der welt|auf die welt gekommen|zur welt gekommen|ist da|sind da|geschlüpft|"
            r"fehlgeburt"
        ),
    ),
    (
        r"arbeitslos\w*|arbeitsuchend|(?:auf )?jobsuche|suche (?:\w+ ){0,2}?(?:arbeit|job|stelle)|ohne job",
        (
            r"(?:job|stelle|arbeit|anstellung) (?:\w+ ){0,3}?(?:gefunden|bekommen|angefangen|angetreten|"
            r"ergattert)|eingestellt worden|(?:hab|habe) (?:\w+ ){0,4}?(?:zusage|vertrag)"
        ),
    ),
    (
        r"rauche?[rnt]?|raucherin|dampfe?",
        r"rauchfrei|keine (?:einzige )?(?:zigarette|kippe)|ohne (?:zigarette|kippe)|nichtraucher\w*",
    ),
    (
        r"trink(?:e|t|en) (?:\w+ ){0,5}?(?:wein|bier|schnaps|alkohol|whisky|sekt)|(?:wein|bier) am abend",
        r"trocken|nüchtern|keinen tropfen|alkoholfrei|abstinent|keinen alkohol",
    ),
    (
        (
            r"studier\w*|student\w*|studium|masterarbeit|bachelorarbeit|doktorarbeit|dissertation|promovier\w*|"
            r"azubi\w*|ausbildung|lehrling|semester"
        ),
        (
            r"abgegeben|abgeschlossen|exmatrikulier\w*|graduiert|promoviert worden|verteidigt|"
            r"examen (?:\w+ )?bestanden|(?:studium|ausbildung|lehre) (?:\w+ )?(?:fertig|beendet|abgebrochen|"
            r"geschmissen)|fertig (?:studiert|mit (?:dem studium|der ausbildung|der uni))|ausgelernt|gesell(?:e|"
            r"in) (?:jetzt|geworden)|abschluss in der tasche"
        ),
    ),
    (
        r"fahrschule|mache? (?:gerade )?(?:den )?führerschein|keinen führerschein",
        (
            r"führerschein (?:\w+ )?(?:bestanden|geschafft|gemacht|in der tasche)|"
            r"fahrprüfung (?:\w+ )?(?:bestanden|geschafft)"
        ),
    ),
    (
        r"zur miete|miete[nt]?|mietwohnung|wg|mitbewohner\w*|bei (?:meinen|den) eltern",
        (
            r"(?:haus|wohnung|eigenheim|häuschen|eigentumswohnung) (?:\w+ )?gekauft|gekauft haben|eigene wohnung|"
            r"eigentumswohnung|schlüssel (?:\w+ )?bekommen"
        ),
    ),
    (
        r"gebrochen|verstaucht|gips|krücken|schiene|rollstuhl|gerissen",
        (
            r"verheilt|geheilt|gips (?:\w+ )?(?:ab|weg|runter)|krücken (?:\w+ )?(?:los|weg)|wieder (?:laufen|"
            r"gesund|fit)|auskuriert"
        ),
    ),
    (
        r"zahnspange|spange|brille|kontaktlinsen|hörgerät\w*",
        r"spange (?:\w+ ){0,2}?(?:raus|draußen|weg|ab)|gelasert|lasern lassen|laser-op",
    ),
    (
        r"trainier\w*|vorbereit\w+|lerne für",
        (
            r"(?:marathon|halbmarathon|triathlon|rennen|lauf|prüfung) (?:\w+ )?(?:geschafft|gelaufen|hinter mir|"
            r"absolviert|bestanden)"
        ),
    ),
    (
        r"kindergarten\w*|kita|krippe|vorschule",
        r"schul(?:e|kind|er|erin)|eingeschult|erstklässler\w*|erste[rn]? klasse",
    ),
    (
        r"arbeite\w*|beruf\w*|role|company|angestellt\w*|lehrer\w*|chef\w*",
        (
            r"(?:in|im) (?:rente|ruhestand|pension)|pensioniert|verrentet|berentet|rentner\w*|arbeitslos geworden|"
            r"wegrationalisiert"
        ),
    ),
    (
        r"bau(?:en|e|t)|renovier\w*|umbau\w*",
        r"eingezogen|(?:haus|küche|bad|umbau) (?:\w+ )?fertig",
    ),
    (
        r"warte (?:\w+ )?auf|op|operation|termin",
        r"operiert worden|op (?:\w+ )?(?:überstanden|hinter mir|geschafft)",
    ),
)
RESTRICTED = (
    r"(?:darf|kann|soll|vertrage?|esse|trinke|nehme|verträgt|meide) (?:\w+ ){0,4}?(?:nicht|kein\w*)(?: "
    r"\w+)?|(?:kein\w*|nicht|ohne) \w+|verboten"
)
ALLOWED = (
    r"(?:geht|darf|kann|vertrag\w*|esse|trinke|erlaubt|ok(?:ay)?|in ordnung) (?:\w+ ){0,4}?wieder|wieder "
    r"(?:\w+ ){0,3}?(?:erlaubt|ok(?:ay)?|in ordnung|essen|trinken|nehmen|drin)"
)
