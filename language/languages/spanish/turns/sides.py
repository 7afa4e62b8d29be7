"""What takes the place of what at the same thing, in Spanish words."""

from language.languages.forms.listing import words_of

REMAINING = r"qued(?:a|an|amos|ado|aron)|restan|sobreviv\w+"
SIDES = (
    r"izquierd[oa] / derech[oa]",
    r"diésel diesel / gasolina nafta / eléctrico / híbrido",
    r"favor / contra",
    r"diario diariamente / semanal / mensual",
    r"medio media / entero entera completo completa",
    r"júnior junior / sénior senior / becario",
)
TIMES = (r"noche nocturno / mañana matutino / tarde vespertino / diurno",)
SIDE_LEADS = words_of("de")
MOVED = (
    r"(?:(?:bueno|pues|ah|por fin|al final|ya|hace poco|yo|acabo de|recién|nosotros|me|nos|he|hemos)\W+)*"
    r"(?:mud(?:é|amos|ado|ada|ados|arme|arnos)|traslad(?:é|amos|ado|ada)|fu(?:i|imos) a vivir)(?: de [\w'’-]+)? a"
)
ROUTINE = (
    r"los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines de semana)|cada \w+|tod[oa]s l[oa]s \w+|"
    r"antes de (?:dormir|acostarme)"
)
VISITS = (
    r"fin(?:de| de semana)|vacaciones|viaje|visit\w+|de paso|excursión|puente|escapada|congreso|feria|pas(?:é|"
    r"amos|ado) "
    r"(?:el|la|unos|unas|un|una|dos|tres) (?:finde|fin|día|días|noche|noches|tarde|semana|rato)"
)
AUTHORITY = (
    r"(?:(?:el|la|mi|nuestr[oa])\s)?(?:médic[oa]|doctor|doctora|dentista|veterinari[oa]|alergólog[oa]|neurólog[oa]|"
    r"especialista|dermatólog[oa]|cardiólog[oa]|fisio|matrona|laboratorio|hospital|análisis|pruebas?|prueba|resultado) "
    r"(?:me )?(?:dice|dijo|ha dicho|dicen|confirm(?:a|ó)|cree|salió|mostró)(?: que)?|"
    r"según (?:el |la |los |mi )?(?:médic[oa]|"
    r"doctora?|análisis|pruebas|veterinari[oa]|carné|dni|pasaporte|contrato)|"
    r"(?:miré|mirando) (?:el |mi )?(?:carné|dni|pasaporte)"
)
AUTHORITY_BEHIND = r"(?:dice|dijo|según) (?:el|la|mi) (?:médic[oa]|doctora?|dentista|alergólog[oa]|especialista)"
