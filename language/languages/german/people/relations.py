"""What people are to each other, how that is told of others and how it is asked, in German words."""

KIN = {
    "spouse.m": r"(?:ehe)?mann(?:es)?|gatte|ehegatte",
    "spouse.f": r"(?:ehe)?frau|gattin|ehegattin",
    "ex.m": r"ex-?(?:mann|freund)",
    "ex.f": r"ex-?(?:frau|freundin)",
    "ex": r"ex(?:-partner(?:in)?)?",
    "partner.m": r"verlobter|lebensgefährte|partner|lebenspartner",
    "partner.f": r"verlobte|lebensgefährtin|partnerin|lebenspartnerin",
    "parent_in_law.m": r"schwiegervater",
    "parent_in_law.f": r"schwiegermutter",
    "child_in_law.m": r"schwiegers(?:ohn|öhne)",
    "child_in_law.f": r"schwiegert(?:ochter|öchter)",
    "sibling_in_law.m": r"schwager",
    "sibling_in_law.f": r"schwägerin",
    "grandparent.m": r"großvater|grossvater|opa",
    "grandparent.f": r"großmutter|grossmutter|oma",
    "grandparent": r"großeltern|grosseltern",
    "grandchild.m": r"enkel(?:sohn)?",
    "grandchild.f": r"enkelin(?:nen)?|enkeltochter",
    "grandchild": r"enkelkind(?:er)?",
    "parent.m": r"(?:stief)?vater|papa",
    "parent.f": r"(?:stief)?mutter|mama",
    "parent": r"(?:stief)?eltern",
    "child.m": r"(?:stief)?s(?:ohn|öhne)",
    "child.f": r"(?:stief)?t(?:ochter|öchter)",
    "child": r"(?:stief)?kind(?:er)?|baby",
    "sibling": r"geschwister|zwillinge?|bruder und schwester|schwester und bruder",
    "sibling.m": r"(?:stief|halb|zwillings)?br(?:uder|üder)",
    "sibling.f": r"(?:stief|halb|zwillings)?schwestern?",
    "uncle.m": r"onkel",
    "uncle.f": r"tante",
    "nephew.m": r"neffen?",
    "nephew.f": r"nichten?",
    "cousin.m": r"cousins?|vetter",
    "cousin.f": r"cousinen?|kusinen?",
    "godparent.m": r"pate|patenonkel|taufpate",
    "godparent.f": r"patin|patentante|taufpatin",
    "godchild": r"patenkind(?:er)?|patensohn|patentochter",
    "report": r"mitarbeiter(?:in)?|angestellter?|untergebener?|assistent(?:in)?|sekretär(?:in)?",
    "boss.m": r"chef|boss|vorgesetzter|teamleiter|abteilungsleiter|manager|arbeitgeber",
    "boss.f": r"chefin|vorgesetzte|teamleiterin|abteilungsleiterin|managerin|arbeitgeberin",
    "colleague.m": r"(?:arbeits)?kollegen?|geschäftspartner",
    "colleague.f": r"(?:arbeits)?kollegin(?:nen)?|geschäftspartnerin",
    "friend.m": r"freund|kumpel",
    "friend.f": r"freundin",
    "friend": r"freunde|freundinnen|kumpels|befreundet",
    "roommate": r"mitbewohner(?:in)?(?:nen)?",
    "neighbour": r"nachbar(?:in|n|innen)?",
    "teacher": r"lehrer(?:in)?|trainer(?:in)?|professor(?:in)?",
    "student": r"schüler(?:in)?|student(?:in)?",
    "mentor": r"mentor(?:in)?",
    "mentee": r"mentee|lehrling|praktikant(?:in)?|azubi",
    "landlord": r"vermieter(?:in)?",
    "tenant": r"mieter(?:in)?",
    "doctor": r"arzt|ärztin|hausarzt|hausärztin|zahnarzt|zahnärztin",
    "patient": r"patient(?:in)?",
}
QUALITIES = (
    r"(?:älter|jünger|ältest|jüngst|groß|klein|best|eng|gut|alt|neu|erst|zweit|künftig|leiblich|"
    r"einzig|direkt)(?:er|e|es|en|em)"
)
MINE = r"meine?[mnrs]?|unsere?[mnrs]?"
SPOKEN_OF = (r"(?:ach|und|aber|also|naja|übrigens)[,:]? ", r"er|sie", r"(?!)")
IS = "ist"
ONE_OF_MINE = "mein Kind"
"""How somebody may be called who is the writer's, whoever they are."""
NAME_ENDINGS = r"s"
GENITIVE = "s"
"""What a name ends in that says whose somebody is."""
AND = r"und|&|sowie"
BUT = r"aber|sondern|der|die|und"
TRAILS = r"auch|übrigens|jetzt|inzwischen|eigentlich"
LEADS = (
    r"nein|nee|nö|doch|also|naja|übrigens|ach|ah|ok|okay|sorry|entschuldigung|moment|falsch|stimmt nicht|korrektur|und|"
    r"aber|eigentlich|ich meine|ich meinte|genauer gesagt|genau genommen|in wirklichkeit|merke|merk dir|jetzt"
)
SETS_RIGHT = (
    r"nein|nee|nö|sorry|entschuldigung|moment|falsch|stimmt nicht|korrektur|eigentlich|ich meine|ich meinte|"
    r"genauer gesagt|genau genommen|in wirklichkeit"
)
_NOT = (
    r"(?: auch| jetzt| noch| inzwischen| eigentlich| übrigens| doch)*(?P<no> nicht(?: mehr)?|"
    r" kein[e]?)?(?: auch| mehr)?"
)
_IS = rf"(?:ist|sind|wäre){_NOT}"
ALSO = r"auch|außerdem|jetzt|inzwischen|noch|zugleich|gleichzeitig|übrigens|nun"
OWN = (r" ist{also} {m} {k}", r" ist{also} (?:der|die|das|eine?) {k} (?:von )?{m} {k}(?:e?s)?")
OWN_POINTED = (
    r"(?:er|sie) ist{also} {m} {k}",
    r"(?:außerdem|zugleich|gleichzeitig|nebenbei) ist (?:er|sie){also} {m} {k}",
)
OWN_IS = "{} ist {}"
ONLY_WHEN = r"wenn|sobald|bis|solange"
TELLS = (
    rf"{{x}} {_IS} (?:der |die |das |eine? )?{{k}} von {{y}}",
    rf"{{x}} {_IS} {{g}} {{k}}",
    rf"{{g}} {{k}} {_IS} {{x}}",
    r"{g} {k} heißt(?P<no> nicht)? {x}",
    r"(?:der|die|das) {k} von {y} (?:ist|sind|heißt|heißen)(?P<no> nicht)? {x}",
    r"{y} hat (?:eine?n?|zwei|drei|vier|fünf|\d) {k}(?:[,:]| namens| mit namen| mit dem namen)? {x}",
)
TELLS_BESIDE = (r"{g} {k} {x}(?= (?:ist|lebt|wohnt|arbeitet|hat|mag|liebt|zieht|studiert|spricht|kommt)\b)",)
TELLS_BOTH = (rf"{{x}} {_IS} (?:beide )?{{k}}",)
TELLS_ROLE = (
    (r"{x} ist(?P<no> nicht(?: mehr)?)? mit {y}(?P<no2> nicht(?: mehr)?)? verheiratet", "spouse"),
    (r"{x} hat(?: gerade)? {y} geheiratet", "spouse"),
    (r"{x} ist(?P<no> nicht(?: mehr)?)? mit {y}(?P<no2> nicht(?: mehr)?)? (?:verlobt|zusammen|liiert)", "partner"),
    (r"{x} ist(?: seit kurzem)? von {y} (?:geschieden|getrennt)", "ex"),
    (r"{x} hat sich von {y} (?:scheiden lassen|getrennt)", "ex"),
    (r"{x} arbeitet(?P<no> nicht(?: mehr)?)? für {f}", "report"),
    (r"{x} berichtet(?P<no> nicht(?: mehr)?)? an {f}", "report"),
    (r"{x} ist {f} unterstellt", "report"),
    (r"{x} ist(?P<no> nicht(?: mehr)?)? mit {y} befreundet", "friend"),
)
TELLS_BOTH_ROLE = (
    (rf"{{x}} {_IS} (?:miteinander )?(?:verheiratet|ein ehepaar|mann und frau|eheleute)", "spouse"),
    (r"{x} haben(?: gerade)? geheiratet", "spouse"),
    (rf"{{x}} {_IS} (?:miteinander )?(?:verlobt|zusammen|ein paar|liiert)", "partner"),
    (rf"{{x}} {_IS} (?:geschieden|getrennt)", "ex"),
    (r"{x} haben sich (?:getrennt|scheiden lassen)", "ex"),
    (rf"{{x}} {_IS} (?:miteinander )?befreundet", "friend"),
)
SIGNS = (
    r"verheiratet|ehepaar|eheleute|geheiratet|verlobt|zusammen|liiert|geschieden|scheiden|getrennt|arbeitet|berichtet|"
    r"unterstellt|befreundet|paar"
)
WORDING = "{x} ist {k} von {y}"
ARTICLES = r"der|die|das|eine?"
MORE = (r"(?:auch )?{g} {k}", r"(?:auch )?(?:der |die |das |eine? )?{k} von {y}")
HE = r"er|sie|das|es"
HIS = r"seine?|ihre?|deren|dessen"
PUT_RIGHT = (
    rf"(?:{{x}}|(?:{HE})) {_IS} (?P<his>{HIS}) {{k}}",
    rf"(?P<his>{HIS}) {{k}}",
    rf"(?:{HE}) {_IS} (?:der |die |das |eine? )?{{k}}",
)
RATHER = (
    r",? (?:sondern|er ist|sie ist)(?: vielmehr)? (?:(?P<his>seine?|ihre?) |{g} |der |die |das |"
    r"eine? )?{k}(?: von {y2})?"
)
WHO = r"wer|wem|wen|wessen|was|wie|welche[rs]?"
ELSEWHERE = r"wo|wohin|woher|wann|warum|wieso|wie (?:alt|viele|viel|lange|oft|groß|weit)|in welche[rmsn]"
ASKS_ROLE = (
    (r"verheiratet|ehepartner", "spouse"),
    (r"(?:für|bei|an) wen? .*(?:arbeitet|berichtet)|wem (?:ist|untersteht)", "boss"),
    (r"wer (?:leitet|führt)", "boss"),
    (r"wer (?:arbeitet für|berichtet an|untersteht)", "report"),
    (r"geschieden|getrennt", "ex"),
    (r"verlobt|liiert", "partner"),
)
ASKS_WHO = (
    r"wer (?:ist|war|sind)|(?:was|etwas) (?:weißt|weisst) du .*über|verwandt|wie (?:steht|stehen)|"
    r"in welcher beziehung|erzähl.* (?:von|über)|kennst du"
)
BOYS_AND_GIRLS = r"mädchen|mädels?|jungs?|jungen|zwillinge"
