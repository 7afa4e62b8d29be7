"""What overtakes what in a life, in Spanish words."""

OVERTAKEN = (
    (
        r"vegetarian[oa]|vegan[oa]|no com[eo] (?:carne|pescado)|sin carne",
        (
            r"(?:com(?:o|er|iendo|í|ido|emos)|vuelto a|volví a|volver a|prob(?:é|ado)|cen(?:é|"
            r"amos)) (?:\w+ ){0,3}?(?:carne|pollo|pescado|jamón|chorizo|bistec|queso|huevos|de todo)|carnívor[oa]|"
            r"omnívor[oa]"
        ),
    ),
    (
        r"deb(?:o|e|emos)|deuda\w*|préstamo|hipoteca|crédito",
        (
            r"(?:le |les |lo |se lo |ya )?(?:pagu?[éoa]\w*|devolv\w+|devuelto|pagad[oa]|liquid\w+|sald(?:é|ado|"
            r"amos)) (?:\w+ ){0,3}?(?:todo|deuda|préstamo|hipoteca|dinero|plata)?|estamos en paz|cuentas saldadas|"
            r"sin deudas|no (?:le )?debo nada"
        ),
    ),
    (
        r"solter[oa]|sin pareja|divorciad[oa]|viud[oa]",
        (
            r"novi[oa]|pareja|saliendo con|salgo con|prometid[oa]|comprometid[oa]|casad[oa]|me cas(?:é|o)|"
            r"nos casamos|me he casado"
        ),
    ),
    (
        r"prometid[oa]|comprometid[oa]|nos casamos|me caso|boda",
        (
            r"no hay boda|(?:cancel|suspend|anul)\w+ la boda|la boda se (?:cancel|suspend|anul)\w+|no nos casamos|"
            r"nos (?:hemos )?casa(?:mos|do)|me (?:he )?cas(?:é|ado)|luna de miel|dimos el sí|recién casad[oa]s?|"
            r"mi (?:marido|mujer|espos[oa]) ya|ya (?:es|somos) (?:mi )?(?:marido|mujer|espos[oa]s?)"
        ),
    ),
    (
        (
            r"embarazad[oa]|esperamos (?:un |una )?(?:bebé|hij[oa]|niñ[oa])|espero (?:un |una )?(?:bebé|hij[oa])|"
            r"en la dulce espera"
        ),
        (
            r"naci(?:ó|eron)|ha nacido|di a luz|parí|ya está aquí|llegó (?:el|la|nuestr[oa]) (?:bebé|niñ[oa]|"
            r"nen[ea])|aborto"
        ),
    ),
    (
        r"en (?:el )?paro|desemplead[oa]|sin trabajo|busc(?:o|ando) (?:trabajo|empleo|curro)|cesante",
        (
            r"(?:encontr(?:é|ado)|consegu(?:í|ido)|empe(?:cé|zado)|me dieron) (?:\w+ ){0,3}?(?:trabajo|empleo|"
            r"curro|puesto|laburo)|me (?:han )?contrat(?:aron|ado)|firm(?:é|ado) (?:el )?contrato"
        ),
    ),
    (
        r"fum(?:o|a|ador[a]?)",
        (
            r"dej(?:é|e|amos|ado) (?:de fumar|el tabaco)|ya no fumo|ni un (?:solo )?(?:cigarro|cigarrillo|"
            r"pitillo)|sin (?:fumar|tabaco|un cigarro)|libre de humo|"
            r"ex ?fumador[a]?"
        ),
    ),
    (
        r"(?:bebo|bebe|tomo|toma) (?:\w+ ){0,5}?(?:vino|cerveza|copa|whisky|ron|alcohol)",
        r"ni (?:una )?gota|sobri[oa]|abstemi[oa]|sin alcohol|no (?:bebo|tomo) (?:alcohol|nada)",
    ),
    (
        r"estudi(?:o|a|ante|ando)|carrera|tesis|doctorado|máster|universidad|facultad|semestre|aprendiz",
        (
            r"me (?:he )?gradu(?:é|ado)|me (?:he )?licenci(?:é|ado)|me (?:he )?titul(?:é|ado)|"
            r"me (?:he )?recib(?:í|ido)|defend(?:í|ido)|entregu?(?:é|ado) (?:la|mi) tesis|colgu?(?:é|"
            r"ado) (?:la carrera|los libros|los estudios)|acab(?:é|ado) (?:la|mi) (?:carrera|tesis)"
        ),
    ),
    (
        r"autoescuela|sin carn[eé]t|sacando(?:me)? el carn[eé]t|no tengo carn[eé]t",
        r"(?:saqué|aprob(?:é|ado)|tengo ya|me dieron) (?:el )?(?:carn[eé]t|examen de conducir|práctico)",
    ),
    (
        r"alquil(?:o|a|er|amos|ad[oa])|comparto|compañer[oa]s de piso|con mis padres|depa|roomies",
        (
            r"compr(?:é|amos|ado) (?:\w+ ){0,3}?(?:casa|piso|apartamento|departamento|depa)|casa propia|"
            r"piso propio|nos dieron las llaves|me salí|me independicé|renté (?:\w+ ){0,3}?sol[oa]"
        ),
    ),
    (
        r"romp(?:í|ió|ido)|rot[oa]|fractur\w+|esguince|escayola\w*|yeso|muletas",
        (
            r"curad[oa]|me (?:han )?quit(?:aron|ado) (?:la escayola|el yeso|los puntos)|sin muletas|"
            r"camino otra vez|ya recuperad[oa]|de alta"
        ),
    ),
    (
        r"brackets|ortodoncia|gafas|lentes|lentillas|audífono\w*",
        (
            r"me (?:han )?quit(?:aron|ado) (?:los brackets|la ortodoncia)|(?:operé|operad[oa]|"
            r"operaron) (?:\w+ ){0,3}?(?:vista|láser|ojos)"
        ),
    ),
    (
        r"entren(?:o|a|ando)|me preparo|preparando",
        (
            r"(?:corrí|terminé|acabé|completé) (?:el|la|mi) (?:maratón|carrera|triatlón|media)|aprobé (?:el|la)|"
            r"la rodilla dijo basta"
        ),
    ),
    (
        r"guardería|jardín(?: de infancia| de infantes)?|preescolar|kínder",
        r"cole(?:gio)?|escuela|primaria|primer grado|primero de primaria",
    ),
    (
        r"trabaj(?:o|a|amos)|role|company|emplead[oa]|doy clase",
        (
            r"me (?:he )?jubil(?:é|ado)|jubilad[oa]|prejubilad[oa]|me (?:han )?(?:despidieron|despedido|echaron|"
            r"echado)|me liquidaron"
        ),
    ),
    (
        r"construy\w+|reform\w+|obras?",
        r"ya vivimos (?:en ella|ahí|allí)|(?:casa|cocina|reforma|obra) (?:\w+ )?(?:lista|terminada|acabada)",
    ),
    (
        r"jornada completa|tiempo completo",
        r"media jornada|reducción(?: de jornada)?|jornada reducida|tiempo parcial|medio tiempo",
    ),
    (
        r"media jornada|jornada reducida|tiempo parcial|medio tiempo",
        r"jornada completa|tiempo completo",
    ),
    (
        r"espero|lista de espera|operación",
        r"me (?:han )?oper(?:aron|ado)|ya operad[oa]",
    ),
    (
        r"novi[oa]|pareja|salgo con|estoy con|vivo con|casad[oa]",
        (
            r"lo (?:hemos )?dej(?:amos|ado)|cortamos|hemos cortado|rompimos|hemos roto|nos (?:hemos )?separ\w+|"
            r"ya no estamos juntos"
        ),
    ),
)
RESTRICTED = (
    r"no (?:puedo|puede|debo|debe|tolero|tolera|tomo|toma|como|come|bebo|bebe) (?:\w+ "
    r"){0,4}?\w+|prohibid[oa]s?|prohibió|sin \w+|intoleran\w+"
)
ALLOWED = (
    r"(?:ya|otra vez|de nuevo) (?:\w+ ){0,3}?(?:puedo|tolero|como|tomo|bebo|me dejan|me sienta "
    r"bien)|(?:puedo|me dejan|vuelvo a) (?:\w+ ){1,4}?(?:otra vez|de nuevo|ya)|vuelvo a "
    r"(?:comer|tomar|beber)"
)
