"""Sorts of things that Spanish people tell of themselves: what they are called, and how notes tell them."""

_SIGNS = r"aries|tauro|géminis|cáncer|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis"
SURNAME = r"apellidos?"
NAMED = {
    "name": (
        r"(?:mi|el)\s+(?:nombre|apellido)(?!\s+(?:de|art[íi]stico))|c[óo]mo\s+(?:me\s+llamo|llamarme|decirme)|"
        r"qui[ée]n\s+soy"
    ),
    "nickname": (
        r"apodos?|\bmotes?\b|p?seud[óo]nimo|nombre\s+(?:art[íi]stico|de\s+(?:guerra|usuari\w+|pluma))|alias|"
        r"sobrenombre\w*|c[óo]mo\s+me\s+(?:dicen|llaman)"
    ),
    "living": (
        r"d[óo]nde\s+(?:es\s+que\s+)?vivo|ubicaci[óo]n|lugar\s+de\s+residencia|d[óo]nde\s+(?:resido|queda\s+mi\s+casa)"
    ),
    "age": r"(?:mi|la)\s+edad|cu[áa]ntos\s+años|años\s+que\s+tengo|mis\s+años\b|^\W*edad\b",
    "birthday": r"cumpleaños|(?:fecha|año)\s+de\s+nacimiento|cu[áa]ndo\s+nac[íi]",
    "street": r"(?:la|mi)\s+calle|direcci[óo]n|domicilio",
    "home": r"(?:la|mi)\s+ciudad|(?:el|mi)\s+(?:pueblo|lugar|sitio)\b(?!\s+de\b)",
    "employer": (
        r"(?:la|mi)\s+empresa|d[óo]nde\s+(?:es\s+que\s+)?(?:trabajo|curro|laburo)|empleador\w*|lugar\s+de\s+trabajo|"
        r"(?:mi|el|lo\s+del)\s+(?:trabajo|curro|laburo|empleo)\b"
    ),
    "job": (
        r"profesi[óo]n|oficio|a\s+qu[ée]\s+me\s+dedico|(?:mi|el)\s+(?:trabajo|puesto|cargo|empleo)\b|laboral\w*|"
        r"profesional\w*|(?:mi|el)\s+(?:laburo|curro)\b"
    ),
    "salary": (
        r"sueldo|\b(?:la\s+(?:cantidad|suma|cifra)|el\s+monto)\b|salario|n[óo]mina|ingresos|(?:cu[áa]nto|"
        r"lo\s+que)\s+(?:gano|cobro)"
    ),
    "debts": r"deudas?|pr[ée]stamos?|hipoteca|lo\s+que\s+debo|cr[ée]ditos?\b",
    "money": r"dinero|\b(?:la\s+(?:cantidad|suma|cifra)|el\s+monto)\b|finan[zc]\w+|econ[óo]mic\w+|ahorros|\bplata\b",
    "health": r"salud|enfermedad\w*|diagn[óo]stico|m[ée]dic[oa]s?\b|dolencias?|cl[íi]nic[oa]s?\b|historial\b",
    "star_sign": r"(?:mi|el)\s+signo\b|signo\s+(?:zodiacal|solar|del\s+zod[ií]aco)|hor[oó]scopo|zod[ií]aco",
    "politics": (
        r"pol[íi]tic\w*|(?:el|mi)\s+partido|(?:a\s+qui[ée]n|lo\s+que)\s+(?:voto|vot[ée]|he\s+votado)|(?:mi|"
        r"el)\s+voto|ideolog\w+|ideas\s+pol\w+|(?:a\s+)?qui[ée]n\s+voto"
    ),
    "religion": r"religi\w+|(?:mi|la)\s+fe\b|creencias|iglesia|(?:en\s+)?(?:lo\s+que|qu[ée])\s+creo\b|espiritual\w*",
    "drinking": r"alcohol\w*|la\s+bebida|el\s+trago|lo\s+de\s+beber|las\s+copas",
    "gambling": r"apuestas?|ludopat\w+|juegos?\s+de\s+azar",
    "love": (
        r"vida\s+(?:amorosa|sentimental|privada)|(?:mi|la)\s+relaci[óo]n|matrimonio|divorcio|(?:mi|"
        r"la)\s+(?:pareja|media\s+naranja)\b|situación\s+sentimental|estado\s+civil|con\s+qui[ée]n\s+(?:salgo|"
        r"estoy|me\s+acuesto)|sentimental\w*|amoros\w+|relaciones\b"
    ),
    "family": r"familia\w*|parientes",
    "children": r"(?:mis|los|las)\s+(?:hijos|niños|cr[íi]os|peques|nenes|chavales|chicos|niñas|hijas)\b",
    "pets": r"mascotas?|(?:mis?|los|el)\s+animal(?:es)?\b",
    "contact": r"tel[ée]fono|m[óo]vil|correo|contacto",
    "studies": (
        r"(?:mis|los)\s+estudios|carrera|(?:la|mi)\s+universidad|lo\s+que\s+estudio|formaci[óo]n|"
        r"lo\s+que\s+estudi[ée]|título\s+universitario|\bescolar\w*"
    ),
    "fear": r"miedos?|fobias?|temor\w*|lo\s+que\s+me\s+(?:asusta|aterra)|a\s+qu[ée]\s+le\s+temo",
    "body": (
        r"(?:mi|el|lo\s+de[l]?)\s+(?:peso|estatura|talla)|estatura|kilos|cu[áa]nto\s+(?:peso|mido)|lo\s+que\s+peso"
    ),
    "crime": r"(?:mi|el)\s+delito|c[áa]rcel|prisi[óo]n|antecedentes|condena|detenci[óo]n",
    "sexuality": r"orientaci[óo]n|sexual\w*|salida\s+del\s+armario",
    "addiction": r"adicci[óo]n\w*|adicciones|dependencia",
    "hobby": r"hobb(?:y|ies)|aficion(?:es)?|afici[óo]n|pasatiempos?",
    "origin": (
        r"nacionalidad\w*|ciudadan[íi]a|(?:mi|mis|el|los)\s+or[íi]gen(?:es)?\b|procedencia|(?:mis|"
        r"las)\s+ra[íi]ces|lugar\s+de\s+nacimiento|(?:de\s+)?d[óo]nde\s+(?:soy|vengo|nac[íi]|me\s+cri[ée])\b|"
        r"pa[íi]s\s+de\s+origen"
    ),
    "smoking": r"tabaco|\bfumar\b|cigarr(?:o|illo)s?|\bpuchos?\b|tabaquismo|vape[oa]r?",
    "sleep": r"(?:mi|el|del?)\s+sueño\b|\bdormir\b|insomnio|cu[áa]nto\s+duermo|c[óo]mo\s+duermo",
    "medication": r"medicaci[óo]n|medicinas?\b|medicamentos?|pastillas?|remedios?\b|lo\s+que\s+me\s+tomo",
    "allergy": r"alergias?|intolerancias?|a\s+qu[ée]\s+soy\s+al[ée]rgic\w+",
    "food": (
        r"(?:mi|la)\s+dieta\b|alimentaci[óo]n|comidas?\b|platos?\s+(?:favorit|preferid)\w+|"
        r"lo\s+que\s+(?:me\s+gusta\s+)?(?:como|comer|cocino)\b"
    ),
    "pregnancy": r"embaraz\w+|(?:el|mi|lo\s+del)\s+beb[ée]\b",
    "vehicle": (
        r"(?:mi|el|del|qu[ée])\s+(?:coche|auto|carro|veh[íi]culo)\b|(?:mi|la)\s+moto\b|lo\s+que\s+(?:conduzco|"
        r"manejo)"
    ),
    "speech": r"idiomas?\b|(?:mis|las|qu[ée])\s+lenguas\b",
    "music": r"m[úu]sica\w*|musical\w*|lo\s+que\s+escucho",
    "reading": r"lecturas?\b|(?:mis|los)\s+libros|lo\s+que\s+(?:estoy\s+)?le(?:o|yendo)",
    "sport": r"deport\w+|(?:el|mi)\s+(?:gimnasio|entrenamiento)|ejercicio",
    "plans": r"(?:mis|los)\s+(?:planes|proyectos\s+de\s+futuro)|lo\s+que\s+(?:pienso|planeo)\s+hacer|intenciones",
    "law": r"\blegal(?:es)?\b|judicial\w*|jur[íi]dic\w+|pleitos?|(?:el|mi|del)\s+juicio|custodia|demandas?\b",
    "parents": r"(?:mis|los)\s+(?:padres|viejos|papás)\b",
    "siblings": r"(?:mis|los)\s+hermanos\b",
    "ex": r"(?:mi|mis|el|la|los|las)\s+ex(?:marido|mujer|novi[oa]|pareja)?s?\b",
    "past_work": (
        r"(?:antigu|viej|anterior|pasad)\w+\s+(?:trabajos?|empleos?|curros?|laburos?|empresas?)|(?:trabajos?|"
        r"empleos?|curros?|laburos?|empresas?)\s+(?:antigu|viej|anterior|pasad)\w+|d[óo]nde\s+trabajaba"
    ),
    "device": r"dispositivos?|aparatos?|cacharros|qu[ée]\s+(?:m[óo]vil|celular|ordenador)\s+tengo",
    "travel": r"viajes?\b|vacaciones|d[óo]nde\s+he\s+(?:estado|viajado)",
    "friends": r"(?:mis|los|las)\s+(?:amig[oa]s|amistades|colegas)\b",
    "looks": (
        r"(?:mi|el)\s+(?:aspecto|f[íi]sico)\b|apariencia|c[óo]mo\s+(?:soy\s+f[íi]sicamente|me\s+veo)|"
        r"f[íi]sicamente"
    ),
    "membership": r"sindicat\w+|afiliaci[oó]n|membres[ií]a|(?:mi|el|del|al)\s+(?:club|asociaci[oó]n|gremio)\b",
}
TOLD = {
    "street": r"número\s+de\s+(?:piso|casa|portal|apartamento)|código\s+postal",
    "name": r"me\s+llamo|mi\s+nombre\s+es|^se\s+llama",
    "age": r"^tiene años",
    "nickname": r"apodo|\bmote\b|me\s+(?:dicen|dec[íi]an|dec[íi]a|llaman|llamaban|apodaron)|sobrenombre",
    "living": r"\b(?:viv[oe]|resido|vivimos|ubicación)\b|^soy de\b",
    "fear": r"miedo|\btem[oe]\b|fobia|pánico|aterra\w*|asusta\w*|v[eé]rtigo",
    "body": r"\bpeso\s+\d|\bmido\b|estatura|\d\s?kilos?\b",
    "crime": r"cárcel|\bpres[oa]\b|condenad\w+|prisión|libertad\s+condicional",
    "sexuality": r"lesbiana|homosexual",
    "addiction": r"adict\w+|rehabilitación",
    "birthday": r"cumpleaños|\bnac[íi]\b",
    "home": r"\b(?:viv[oe]|resido|vivimos|ubicación)\b|^soy de\b",
    "employer": r"trabaj\w+\s+(?:\w+\s+){0,2}(?:en|para|con)\b",
    "job": r"trabaj\w+\s+(?:\w+\s+)?(?:de|como)\b|me\s+dedico",
    "salary": r"\bgan(?:o|a)\s+(?:unos\s+|casi\s+)?\d|\bcobr[oa]\s+\d|sueldo|salario|nómina",
    "debts": r"deud\w*|\bdeb[oe]\b|préstamo|hipoteca|crédito",
    "money": r"ahorr\w+|\d\s?euros?",
    "health": r"padezco|sufro\b|diagnostic\w+|operad[oa]|pastillas|terapia",
    "star_sign": rf"\b(?:soy|es)\s+(?:{_SIGNS})(?=,|$)|^(?:{_SIGNS})(?=,|$)|signo\s+del\s+zod",
    "politics": r"\bvot(?:o|é|ado|ar)\b|militante|\bmilito\b|afiliad[oa]",
    "religion": r"jehov[aá]\w*|\brezo\b|iglesia|\bmisa\b",
    "drinking": r"alcohol\w*|\bbebo\s+(?:demasiado|mucho)|alcohólic\w*|sobri[oa]\b|borracher\w+",
    "gambling": r"casino|apuest\w*|apost\w+|loter[íi]a|tragaperras|quiniela",
    "love": r"divorciad[oa]|casad[oa]|exmarido|exmujer|novi[oa]\b|\bsalgo\s+con\b|\bsaliendo\s+con\b|prometid[oa]\b",
    "children": r"\b(?:hij[oa]s?|hijastr[oa]s?|nen[ea]s?|gemel[oa]s|bebé)\b",
    "studies": r"\bestudi(?:o|a|ante|ando)\b",
    "origin": (
        r"\boriginari[oa]\b|\bvengo\s+de\b|\bnac[íi]\s+en\b|\bme\s+crie?é?\s+en\b|\braíces\b|"
        r"\bsoy\s+de\s+(?-i:[A-ZÁÉÍÓÚ])"
    ),
    "smoking": r"\bfum(?:o|a|amos)\b|cigarr\w+|\btabaco\b|vape\w+",
    "sleep": r"\bd(?:uerm|orm)\w+|insomnio",
    "medication": r"pastillas?|medicaci[óo]n|medicament\w+|\btomo\s+\w+(?:ina|ol|pam|tio|ona|ida)\b",
    "allergy": r"al[ée]rgi\w+|intoleran\w+|cel[íi]ac\w+",
    "food": r"\bvegan[oa]\b|vegetarian\w+",
    "pregnancy": r"embaraz\w+|\b(?:espero|esperamos|esperando)\s+(?:\w+\s+)?(?:gemel\w+|beb[ée]|niñ[oa]|hij[oa])",
    "vehicle": r"\b(?:conduzco|manejo)\s+un\w?\b",
    "speech": r"\bhabl[oa]\s+\w+|\baprend(?:o|iendo)\s+\w+(?:és|án|ano|ués|so|sí)\b",
    "music": r"\bescuch[oa]\b|m[úu]sica",
    "reading": r"\b(?-i:[Ll]eo)\s+\w+|\bleyendo\b|\blibros?\b|novelas?",
    "plans": r"\b(?:quiero|pienso|planeo|espero|voy\s+a)\s+\w+r(?:me)?\b|el\s+año\s+que\s+viene|próximo\s+año",
    "law": r"pleito|\bjuicio\b|custodia|abogad\w+|demand(?:a|é|o)\b|juzgado",
    "ex": r"\bex\b|\bex(?:marido|mujer|novi[oa]|pareja)",
    "past_work": r"\bantes\b|\btrabajaba\b|\btrabajé\b|\bera\s+\w+",
    "travel": r"\b(?:estuve|viaj[ée]|viaje|vacaciones|fui)\b",
    "friends": r"\bamig[oa]s?\b",
    "looks": r"tatuaje\w*|\bpelo\b|\bbarba\b|piercing|calv[oa]\b|cicatriz|pecas",
    "membership": r"\bafiliad[oa]\b|\bmiembro\b|\bsoci[oa]\b|sindicat\w+|\bmilit[oa]\b",
}
TOLD_PART = {
    "name": r"^(?:soy\s+)?{upper}[\w'’-]+(?=,\s)|me\s+llamo\s+{name}",
    "age": r"\b(?:tengo\s+)?\d{1,2}\s+años\b(?!\s+de)",
    "street": (
        r"(?:en\s+)?(?:la\s+|el\s+)?(?:calle|c/|avenida|avda\.?|plaza|paseo|camino|"
        r"callej[óo]n)\s+(?:de\s+(?:la\s+|los\s+|las\s+)?|del\s+)?{name}(?:,?\s*\d+)?"
    ),
    "salary": r"\b(?:gano|gana|cobro|cobra)\s+{amount}|(?:sueldo|salario|nómina)\s*(?:de|es|:|—)?\s*{amount}",
}
BEFORE_TOWN = r"en|de|desde|cerca\s+de"
TOWN_ARTICLES = r"la|el"
ABOUT_AMOUNT = r"unos"
CURRENCIES = r"eur\w*|dólares|pesos|mil"
PER = r"al|por"
SPANS = r"mes|año|hora"
EACH_SPAN = r"mensuales"
ONWARD = "Trabaja"
UNDER_NAME = r"como|bajo\s+el\s+(?:nombre|seudónimo)(?:\s+de)?"
