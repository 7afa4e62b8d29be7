"""What people are to each other, how that is told of others and how it is asked, in Spanish words."""

KIN = {
    "ex.m": r"ex-? ?(?:marido|esposo|novio)",
    "ex.f": r"ex-? ?(?:mujer|esposa|novia)",
    "ex": r"ex",
    "spouse.m": r"marido|esposo",
    "spouse.f": r"mujer|esposa",
    "spouse": r"c[oó]nyuge|marido y mujer",
    "partner.m": r"novio|prometido",
    "partner.f": r"novia|prometida",
    "partner": r"pareja|novios",
    "parent_in_law.m": r"suegro",
    "parent_in_law.f": r"suegra",
    "parent_in_law": r"suegros",
    "child_in_law.m": r"yernos?",
    "child_in_law.f": r"nueras?",
    "sibling_in_law.m": r"cuñados?",
    "sibling_in_law.f": r"cuñadas?",
    "grandparent.m": r"abuel(?:o|ito)",
    "grandparent.f": r"abuel(?:a|ita)",
    "grandparent": r"abuelos",
    "grandchild.m": r"nieto",
    "grandchild.f": r"nietas?",
    "grandchild": r"nietos",
    "parent.m": r"padre|papá|padrastro",
    "parent.f": r"madre|mamá|madrastra",
    "parent": r"padres|papás",
    "child.m": r"hijo|hijastro",
    "child.f": r"hijas?|hijastras?",
    "child": r"hijos|bebé",
    "sibling": r"hermanos|gemelos|mellizos|hermano y hermana|hermana y hermano",
    "sibling.m": r"(?:medio )?herman(?:o|ito)|hermanastro|gemelo|mellizo",
    "sibling.f": r"(?:media )?herman(?:a|ita)s?|hermanastras?|gemelas?|mellizas?",
    "uncle.m": r"tío",
    "uncle.f": r"tía",
    "uncle": r"tíos",
    "nephew.m": r"sobrino",
    "nephew.f": r"sobrinas?",
    "nephew": r"sobrinos",
    "cousin.m": r"primo(?: hermano)?",
    "cousin.f": r"primas?(?: hermanas?)?",
    "cousin": r"primos(?: hermanos)?",
    "godparent.m": r"padrino",
    "godparent.f": r"madrina",
    "godchild": r"ahijad[oa]s?",
    "report": r"emplead[oa]s?|subordinad[oa]s?|asistente|secretari[oa]",
    "boss.m": r"jefe|encargado|supervisor|director",
    "boss.f": r"jefa|encargada|supervisora|directora",
    "boss": r"gerente|superior|responsable",
    "colleague": r"colegas?|compañer[oa]s?(?: de trabajo)?|soci[oa]s?",
    "friend.m": r"amigo",
    "friend.f": r"amigas?",
    "friend": r"amigos|amig[oa]s íntim[oa]s",
    "roommate": r"compañer[oa]s? de piso",
    "neighbour": r"vecin[oa]s?",
    "teacher": r"profesora?|maestr[oa]|entrenadora?",
    "student": r"alumn[oa]s?|estudiantes?",
    "mentor": r"mentora?",
    "mentee": r"aprendiz(?:a|es)?|becari[oa]s?",
    "landlord": r"caser[oa]",
    "tenant": r"inquilin[oa]s?",
    "doctor": r"médic[oa]|doctora?|dentista",
    "patient": r"pacientes?",
}
QUALITIES = r"mejor|gran|buen|buena|viej[oa]|nuev[oa]|primer|primera|segund[oa]|futur[oa]|únic[oa]"
MINE = r"mi|mis|nuestr[oa]s?"
SPOKEN_OF = (r"(?:y|pero|bueno|pues|ah|por cierto)[,:]? ", r"él|ella", r"(?!)")
IS = "es"
ONE_OF_MINE = "mi hija"
"""How somebody may be called who is the writer's, whoever they are."""
NAME_ENDINGS = r"(?!)"
AND = r"y|e|&"
BUT = r"pero|sino|que|mientras"
TRAILS = r"también|por cierto|ahora|en realidad"
LEADS = (
    r"no|nop|qué va|en realidad|de hecho|bueno|pues|ah|oye|ok|vale|perdón|perdona|espera|mal|incorrecto|corrección|"
    r"por cierto|además|también|y|pero|o sea|quiero decir|quise decir|mejor dicho|recuerda|apunta|recuerda que|"
    r"apunta que|ahora|que yo sepa no"
)
SETS_RIGHT = (
    r"no|nop|qué va|en realidad|de hecho|perdón|perdona|espera|mal|incorrecto|corrección|quiero decir|quise decir|"
    r"mejor dicho"
)
_NOT = r"(?P<no> no| ya no)?(?: también| ahora| en realidad)?"
_AGE = r"(?: mayor| menor| pequeñ[oa]| mayores| menores| gemel[oa]| íntim[oa]s?)?"
_THE = r"(?:el |la |los |las |una? |uno de los |una de las )?"
ALSO = r"también|además|ahora|a la vez|al mismo tiempo"
OWN = (rf"{{also}} es{{also}} {{m}} {{k}}{_AGE}", rf"{{also}} es{{also}} (?:el|la|una?) {{k}} de {{m}} {{k}}{_AGE}")
OWN_POINTED = (r"(?:él|ella){also} es{also} {m} {k}", r"(?:también|además),? es{also} {m} {k}", r"es también {m} {k}")
OWN_IS = "{} es {}"
ONLY_WHEN = r"cuando|en cuanto|hasta que|una vez que|apenas|mientras"
TELLS = (
    rf"{{x}}{_NOT} (?:es|son)(?: también)? {_THE}{{k}}{_AGE} de {{y}}",
    rf"(?:el|la|los|las) {{k}}{_AGE} de {{y}}{_NOT} (?:es|son|se llaman?) {{x}}",
    rf"{{y}} tiene (?:una?|dos|tres|cuatro|cinco|\d) {{k}}{_AGE}(?:[,:]| llamad[oa]s?| que se llaman?)? {{x}}",
)
TELLS_BESIDE = (rf"(?:el|la) {{k}}{_AGE} de {{y}},? {{x}}(?=,? (?:vive|trabaja|tiene|se mudó|estudia|habla|viene)\b)",)
TELLS_BOTH = (rf"{{x}}{_NOT} son {{k}}{_AGE}",)
TELLS_ROLE = (
    (rf"{{x}}{_NOT} está casad[oa] con {{y}}", "spouse"),
    (r"{x} se (?:ha casado|casó)(?: hace poco)? con {y}", "spouse"),
    (rf"{{x}}{_NOT} está prometid[oa] (?:con|a) {{y}}", "partner"),
    (rf"{{x}}{_NOT} sale con {{y}}", "partner"),
    (rf"{{x}}{_NOT} está (?:divorciad[oa]|separad[oa]) de {{y}}", "ex"),
    (r"{x} se (?:ha divorciado|divorció|separó|ha separado) de {y}", "ex"),
    (rf"{{x}}{_NOT} trabaja para {{f}}", "report"),
    (rf"{{x}}{_NOT} dirige a {{f}}", "boss"),
)
TELLS_BOTH_ROLE = (
    (rf"{{x}}{_NOT} (?:están casados|son marido y mujer|son un matrimonio|son esposos)", "spouse"),
    (r"{x} se (?:han casado|casaron)", "spouse"),
    (rf"{{x}}{_NOT} (?:son pareja|son novios|están prometidos|salen juntos)", "partner"),
    (rf"{{x}}{_NOT} (?:están divorciados|están separados)", "ex"),
    (r"{x} se (?:han divorciado|divorciaron|separaron|han separado)", "ex"),
)
SIGNS = (
    r"casad[oa]s?|cas[oó]|casaron|matrimonio|esposos|prometid[oa]s?|sale con|salen|pareja|novios|"
    r"divorci\w+|separ\w+|trabaja|"
    r"dirige"
)
WORDING = "{x} es {k} de {y}"
ARTICLES = r"el|la|los|las|una?"
MORE = (rf"(?:también )?{_THE}{{k}}{_AGE} de {{y}}",)
HE = r"él|ella|ellos|ellas|eso"
HIS = r"su|sus"
PUT_RIGHT = (
    rf"(?:{{x}}|(?:{HE}))?{_NOT} ?(?:es|son) (?P<his>{HIS}) {{k}}{_AGE}",
    rf"(?P<his>{HIS}) {{k}}{_AGE}",
    rf"(?:{HE}){_NOT} ?(?:es|son) {_THE}{{k}}{_AGE}",
)
RATHER = rf",? (?:sino|es|sino que es) (?:(?P<his>sus?) |el |la |una? )?{{k}}{_AGE}(?: de {{y2}})?"
WHO = r"quién|quiénes|quien|quienes|qué|que|cómo|como|cuál|cual"
ELSEWHERE = r"d[oó]nde|ad[oó]nde|cu[aá]ndo|por qu[eé]|cu[aá]nt[oa]s?|qu[eé] edad|en qu[eé] (?:ciudad|empresa|país)"
ASKS_ROLE = (
    (r"casad[oa]s?", "spouse"),
    (r"(?:para|con) qui[eé]n trabaja", "boss"),
    (r"qui[eé]n (?:dirige|manda)", "boss"),
    (r"qui[eé]n(?:es)? trabajan? para", "report"),
    (r"divorciad[oa]s?|separad[oa]s?", "ex"),
    (r"prometid[oa]s?|sale con", "partner"),
)
ASKS_WHO = (
    r"qui[eé]n(?:es)? (?:es|son|era)|qu[eé] sabes .*(?:de|sobre)|qu[eé] relaci[oó]n|parentesco|"
    r"emparentad|h[aá]blame de|conoces a"
)
BOYS_AND_GIRLS = r"chic[oa]s?|niñ[oa]s?|gemel[oa]s|melliz[oa]s"
