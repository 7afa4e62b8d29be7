"""What follows from Spanish turns of speech whose words do not tell what they mean."""

FOLLOWS = (
    (
        (
            "(?:dejé|he dejado|dejado|dejamos|quité|me quité|sin|solté|abandoné|adiós a(?:l)?) (?:de |del |el |los |"
            "un )*(?:tabaco|cigarro|cigarros|cigarrillo|cigarrillos|pitillo|pitillos|fumar|vicio|vapeo|puro|puros)|"
            r"(?:llevo|voy por) (?:\w+ ){1,3}sin (?:fumar|encender)"
        ),
        "Dejé de fumar. No fumo. Ya no fumo.",
    ),
    (
        (
            "(?:dejé|he dejado|dejado|me quité|solté) (?:de |del |el |la )*(?:beber|alcohol|trago|bebida|copa|"
            r"copas)|(?:llevo|voy por) (?:\w+ ){1,3}sin (?:beber|alcohol|una copa)|abstemi[oa]|"
            "ni (?:una )?gota(?: de alcohol)?|sobri[oa] desde"
        ),
        "No bebo alcohol. Dejé de beber.",
    ),
    (
        (
            r"(?:el |la |los |las )?(\w+) (?:me (?:sienta|sientan|cae|caen) (?:fatal|mal|como una patada|"
            "como un tiro)|me hincha|no (?:lo|la|los|las) tolero|me da (?:alergia|ronchas)|me manda al hospital|"
            "me hace daño)|no (?:puedo (?:comer|tomar|ni ver|probar)|tolero|me sienta bien) (?:el |la |los |"
            r"las )?(?P<b>\w+)"
        ),
        r"No tolero \1\g<b>. Soy intolerante a \1\g<b>. No puedo comer \1\g<b>. Evito \1\g<b>.",
    ),
    (
        (
            r"no (?:aguanto|soporto|trago|puedo con|me va[n]?|me convence[n]?) (?:a |el |la |los |las |al )*(\w+)|"
            r"(?:el |la |los |las )?(?P<b>\w+) (?:me (?:pone[n]? de los nervios|saca[n]? de quicio|da[n]? (?:asco|"
            "grima|pereza)|cae[n]? gord[oa]s?|aburre[n]?|repatea[n]?)|no (?:es|son) lo mío)|ni (?:regalad[oa]|"
            r"en pintura|loc[oa]) (?:el |la )?(?P<c>\w+)"
        ),
        r"No me gusta \1\g<b>\g<c>. Odio \1\g<b>\g<c>. Detesto \1\g<b>\g<c>.",
    ),
    (
        (
            "(?:me (?:chifla|flipa|vuelve loc[oa]|pirra|mola|apasiona|pierde)[n]?|soy (?:fan|forofo|adict[oa]|"
            "fanátic[oa]) (?:de|del|a)|estoy enganchad[oa] a|no puedo vivir sin) (?:el |la |los |las |mi |"
            r"mis )?(\w+)"
        ),
        r"Me gusta \1. Me encanta \1.",
    ),
    (
        (
            "con (?:esta|este|mi|la|el) ((?:migraña|diabetes|artritis|artrosis|asma|fibromialgia|ciática|ansiedad|"
            "depresión|lumbalgia|alergia|celiaquía|psoriasis|hipertensión|esclerosis|hernia|"
            r"epilepsia)(?: \w+[oa]s?)?)(?= no| ni| a\b| cuest| es\b| se\b|$)"
        ),
        r"Tengo \1. Padezco \1. Sufro \1.",
    ),
    (
        (
            "(?:me diagnosticaron|me detectaron|me encontraron|convivo con|vivo con) (?:una |un |la |"
            r"el )?(\w+(?: crónic[oa])?)"
        ),
        r"Tengo \1. Padezco \1.",
    ),
    (r"como (?:persona|alguien|enferm[oa]) (?:con|de) (\w+)", r"Tengo \1. Padezco \1."),
    ("me pincho insulina|mi insulina|diabétic[oa]", "Tengo diabetes. Soy diabético."),
    (
        (
            "(?:después|desde|tras|antes) (?:de |del |de la )?(?:el |la |mi )?(ictus|infarto|accidente|operación|"
            "trasplante|derrame|aborto)"
        ),
        r"Tuve un \1. Sufrí un \1.",
    ),
    ("sord[oa] (?:de|del) (?:el )?oído (izquierdo|derecho)", r"No oigo por el oído \1. Soy sordo del oído \1."),
    (
        (
            "(?:tutéa(?:me|nos)|tutéeme|trátame de tú|háblame de tú|de tú(?:,|$| por)|nada de usted|no me (?:llames|"
            "trates|hables) de usted|quita el usted|apea el usted|me puedes tutear|puedes tutearme)"
        ),
        "Quiero que me traten de tú. Prefiero que me tuteen. Prefiero el tú.",
    ),
    (
        "(?:trátame|tráteme|hábleme|háblame|llámeme|prefiero) de usted",
        "Prefiero que me traten de usted. Quiero el usted.",
    ),
    (
        ("(?:nuestr[oa]|mi|el|la) segund[oa] (?:hij[oa] |niñ[oa] |bebé )?(?:nació|ha nacido|ya nació|llegó|está aquí)"),
        "Tenemos dos hijos.",
    ),
    (
        (
            "(?:nuestr[oa]|mi|el|la) tercer[oa]? (?:hij[oa] |niñ[oa] |bebé )?(?:nació|ha nacido|ya nació|llegó|"
            "está aquí)"
        ),
        "Tenemos tres hijos.",
    ),
    (
        ("(?:nuestr[oa]|mi|el|la) cuart[oa] (?:hij[oa] |niñ[oa] |bebé )?(?:nació|ha nacido|ya nació|llegó|está aquí)"),
        "Tenemos cuatro hijos.",
    ),
    (
        ("(?:nuestr[oa]|mi|el|la) quint[oa] (?:hij[oa] |niñ[oa] |bebé )?(?:nació|ha nacido|ya nació|llegó|está aquí)"),
        "Tenemos cinco hijos.",
    ),
    (
        (
            "(?:soy|somos|fui|he sido|hecho|hicieron|estreno|estrenamos|convertido en) (?:de )?(?:abuel[oa]s?|"
            "bisabuel[oa]s?)"
        ),
        "Tengo un nieto. Tengo una nieta.",
    ),
    ("(?:soy|fui|he sido|somos|ser) (?:papá|mamá|padres?|madres?|papás)(?! de )", "Tengo un hijo."),
    (
        "di a luz|parí|tuve (?:a mi|un|una|el) (?:bebé|hij[oa]|niñ[oa])|acabamos de (?:tener|ser padres)",
        "Tengo un hijo. Tengo un bebé.",
    ),
    (
        r"(?:somos (?:\w+ )?en casa|ya somos \w+).{0,12}nació (\w+)",
        r"Tenemos una bebé llamada \1. Acabamos de tener una bebé.",
    ),
    (
        r"nació (?:mi|nuestr[oa]) (?:hij[oa]|niñ[oa]|bebé|pequeñ[oa]) (\w+)",
        r"Tengo un hijo llamado \1. Tengo una hija llamada \1.",
    ),
    (
        (
            "(?:me|nos) (?:casé|casamos|he casado|hemos casado)|di(?:mos)? el sí quiero|pasé por (?:el altar|"
            r"la vicaría)|recién casad[oa]s?|llevo (?:\w+ ){1,2}casad[oa]"
        ),
        "Estoy casado. Me casé.",
    ),
    (
        "(?:me|nos) (?:comprometí|comprometimos|prometí|prometimos)|pidió (?:la mano|matrimonio)|mi prometid[oa]",
        "Estoy comprometido.",
    ),
    (
        (
            "(?:me|nos) (?:separé|separamos|he separado|hemos separado|dejó|dejamos|rompí|rompimos)|rompí con|"
            "lo dejamos|me abandonó|cortamos"
        ),
        "Estoy separado. Me separé.",
    ),
    (
        (
            "(?:me|nos) (?:divorcié|divorciamos)|firm(?:é|amos) (?:el|los papeles del) divorcio|mi ex ?(?:marido|"
            "mujer|esposa|esposo)"
        ),
        "Estoy divorciado. Me divorcié.",
    ),
    (
        r"(?:perdí|enterré) a mi (marido|mujer|esposa|esposo)|mi difunt[oa] (?P<b>\w+)|enviudé|me quedé viud[oa]",
        "Soy viudo. Enviudé.",
    ),
    (
        "me (?:jubilé|retiré|he jubilado|prejubilaron)|vivo de (?:la|mi) pensión|cobro la pensión|pensionista",
        "Estoy jubilado.",
    ),
    (
        (
            "(?:en el paro|en paro|sin (?:trabajo|curro|empleo)|me (?:echaron|despidieron|botaron)|perdí (?:el|"
            "mi) (?:trabajo|empleo|curro)|desemplead[oa])"
        ),
        "Estoy desempleado. Perdí el trabajo. Estoy en paro.",
    ),
    ("(?:defendí|leí|presenté) (?:la|mi) tesis|me doctoré", "Tengo un doctorado. Soy doctor."),
    ("(?:aprobé|saqué|me saqué|tengo) el (?:carnet|carné|teórico y el práctico)", "Tengo carnet de conducir."),
    (
        (
            r"(?:en|curso|estoy en) (?:primero|segundo|tercero|cuarto|quinto|el \w+ semestre|primer año|segundo año|"
            r"tercer año) (?:de|en) (\w+)"
        ),
        r"Soy estudiante. Estudio \1.",
    ),
    (
        (
            r"(?:me (?:instalé|mudé|vine a vivir|asenté|afinqué)|resido|radico|alquilo \w+ ?\w*|tengo (?:piso|casa)|"
            r"compr(?:é|amos) (?:un piso|una casa)) (?:a |en )(\w+)"
        ),
        r"Vivo en \1.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de tres(?: herman[oa]s)?",
        "Tengo dos hermanos.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de cuatro(?: herman[oa]s)?",
        "Tengo tres hermanos.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de cinco(?: herman[oa]s)?",
        "Tengo cuatro hermanos.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de seis(?: herman[oa]s)?",
        "Tengo cinco hermanos.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de siete(?: herman[oa]s)?",
        "Tengo seis hermanos.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de ocho(?: herman[oa]s)?",
        "Tengo siete hermanos.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de nueve(?: herman[oa]s)?",
        "Tengo ocho hermanos.",
    ),
    (
        "(?:pequeñ[oa]|mayor|menor|mediano|mediana|benjamín|segund[oa]|un[oa]) de diez(?: herman[oa]s)?",
        "Tengo nueve hermanos.",
    ),
    (r"(?:cumplí|acabo de cumplir|he cumplido) (?:los )?(\w+)", r"Tengo \1 años."),
    (
        (
            r"llev(?:o|amos) (?:\w+ ){0,4}en (?!el\b|la\b|los\b|las\b|un\b|una\b|mi\b|esto\b|este\b|esta\b)(\w+)"
            r"|(?:llevo|llevamos) (?:media vida|toda la vida|toda mi vida) (?:ya )?en (?!el\b|la\b|los\b|las\b"
            r"|un\b|una\b"
            r"|mi\b|esto\b|este\b|esta\b)(?P<b>\w+)"
        ),
        r"Vivo en \1\g<b>.",
    ),
    (
        (
            r"(?:vinimos|vine|mudamos|mudé|fuimos|fui|llegamos|llegué|trasladamos|trasladé|instalamos"
            r"|instalé) (?:a vivir )?(?:a|en) (\w+)\b.*"
            r"\b(?:acá seguimos|aquí seguimos|acá sigo|aquí sigo|ahí seguimos|ahí sigo|sigo aquí|seguimos aquí"
            r"|aquí estamos|acá estamos|me quedé|nos quedamos|hasta hoy)"
        ),
        r"Vivo en \1.",
    ),
    (r"(?:vengo|viajo|voy y vengo|conduzco|manejo)(?: \w+){0,4} desde (\w+)", r"Vivo en \1."),
    (
        r"(?:nací|nacid[oa]|me crié|criad[oa]) (?:\w+ )?en (\w+)",
        r"Soy de \1. Soy originario de \1. Soy originaria de \1.",
    ),
    (
        (
            r"(?:chapurreo|me defiendo (?:en|con)|me apaño (?:en|con)|me manejo (?:en|con)|mascullo) (?:el "
            r"|un poco de )?(\w+)"
            r"|mi (?P<b>\w+) (?:es|está|da|me da|llega) (?:\w+ ){0,3}(?:básico|oxidado|justito|para|macarrónico"
            r"|regular|flojo)|(?:algo|un poco|cuatro palabras) de (?P<c>\w+)"
        ),
        r"Hablo un poco de \1\g<b>\g<c>. Hablo algo de \1\g<b>\g<c>.",
    ),
    (
        (
            r"(?:presenté|entregué|firmé|puse|di) (?:\w+ )?(?:renuncia|carta de renuncia|dimisión|aviso)|renuncié"
            r"|dimití|dejé el (?:curro|trabajo|laburo)|me despedí del trabajo"
        ),
        "Renuncié a mi trabajo. He renunciado a mi trabajo. Dejo mi trabajo.",
    ),
    (
        (
            r"(?:mi|nuestro|nuestra|el|la) (?:peque|nene|nena|enano|enana|chiquitín|chiquitina|benjamín|retoño)"
            r"|(?:mi|nuestr[oa]) (?:pequeñ[oa]|chiquit[oa]|mayor|más chic[oa])"
        ),
        "Tengo un hijo. Tengo hijos.",
    ),
    (
        (
            r"sin (?:mis? |el |la |los |las )?(\w+) (?:no (?:veo|oigo|entiendo|ando|duermo|puedo|funciono|salgo"
            r"|soy)|estoy perdid\w)"
        ),
        r"Dependo de \1. Uso \1. Llevo \1. Necesito \1.",
    ),
    (
        r"(?:háblame|hábleme|trátame|tráteme) de (?:tú|vos)|tutéame|tuteame|voseame|el usted me (?:hace|suena|da)",
        "Prefiero que me tuteen. No quiero que me traten de usted. Prefiero el trato informal.",
    ),
    (
        (
            r"el (\w+) me (?:tiene|trae) (?:frit\w|loc\w|mal|hart\w|por la calle)|(?:la|los"
            r"|las) (?P<b>\w+) me (?:tiene|tienen|traen) (?:frit\w|loc\w|mal|hart\w|por la calle)"
        ),
        r"Tengo \1\g<b>. Padezco \1\g<b>. Sufro de \1\g<b>.",
    ),
)
