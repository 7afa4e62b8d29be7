"""Cues that are few enough to stand together for all languages."""

import re

from language.words.lexicon import words_of

CONTRAST = re.compile(
    r"(?:but|however|although|though|whereas|але|проте|однак|зате|хоча|натомість|а|но|aber|jedoch|pero|sino|mais)\b"
)
RATHER = re.compile(r"(?:rather|better|preferably|краще|ліпше|lieber|besser|mejor|prefiero)\b")
"""What is wanted instead, after something that is not."""
THEY_SAY = re.compile(r"(?:dicen|dijeron|creen|piensan|cuentan|кажуть|казали|вважають|думають|пишуть)\b")
"""Others say it, though nobody names them."""
NOT_AGAIN = re.compile(r"\b(?:no longer|any ?more|(?:більше|вже|уже|больше) не|mehr|ya no)\b")
COPULA = re.compile(
    r"\b(?:i'm|i am|we're|we are|am|i've been|been|is|are|was|were|war|waren|fui|estuve|був|була|були|as an?|als"
    r"|como|'s (?:an?|the|not|been|so|very|\w+ing)|я|ми|bin|sind|ist|soy|somos|estoy"
    r"|estamos|es|está|llevo (?:\w+ ){1,3}(?:de|como)|became|become)\b"
)
LEADING = re.compile(
    r"(?:(?:and|but|so|or|because|yet|then|well|also|now|just|still|actually|honestly|by the way|btw|і|й|та|а|але"
    r"|бо|тож|тому|зате|що|und|aber|denn|"
    r"dass|weil|y|pero|porque|que|hi|hello|hey|ok|okay|oh|in fact|luckily|finally|today|yesterday|these days"
    r"|right now)\b[ ,]*)+"
)
STRONG = re.compile(r"(?:because|porque|aunque|mientras|pues|weil|obwohl|während|бо|хоча|оскільки|although|whereas)\b")
"""What follows always is a clause of its own."""
VAGUE = re.compile(r"(?:it|it's|there|there's|this|that|what|es|das|це)\b")
RELATIVE = re.compile(r"(?:which|who|whose|який|яка|яке|які)\b")
PRONOUN = re.compile(r"(?:he|she|they|it|you|we|er|sie|wir|él|ella|ellos|він|вона|вони|йому|їй|їм)\b")
SPEAKER = re.compile(r"(?:\S+ ){0,3}(?:i|we|i'm|i've|i'd|i'll|we're|we've|я|ми|ich|wir|yo|nosotros)\b")
HAPPENS = re.compile(
    r"\bme (?:sienta|gusta|gustan|encanta|encantan|duele|duelen|molesta|interesa|interesan|cuesta|falta|parece"
    r"|aburre|cae)"
    r"|\bмені (?:подоба|боли|цікав|смаку|важ|легк|треба|потріб)|(?:schmeckt|gefällt|gefallen|fehlt|hilft"
    r"|reicht) mir|\b(?:suits?|bothers?|bores?|annoys?) me\b"
)
ADOPTS = re.compile(
    r"\b(?:agree|disagree|against|same here|me too|проти|згод\w+|погоджу\w+|dagegen|einverstanden|contra|acuerdo)\b"
)
FEELS = re.compile(
    r"\b(?:like|love|enjoy|hate|dislike|prefer|interested|adore|люблю|подобається|ненавиджу|обожнюю|цікавить|mag"
    r"|liebe|hasse|interessiert|gusta|encanta|odio|"
    r"interesa)\b"
)
MOVING = re.compile(
    r"\b(?:mov(?:ed|ing)|relocat\w+|switch\w+|migrat\w+|chang\w+|went|переїха\w+|переїжджа\w+|перебра\w+"
    r"|перейш\w+|переходж\w+|gezogen|umgezogen|"
    r"gewechselt|umgestiegen|mud[éóa]\w*|traslad\w+|cambi\w+|pas(?:é|amos|ó))\b"
)
SWAPPED = re.compile(r"\b(?:swap\w*|trad(?:ed|ing)|exchang(?:ed|ing)|обміня\w+|проміня\w+|tausch\w+|getauscht)\b")
ACTS = re.compile(r"is|was|has|had|does|did|will|are|were|[a-z]{3,}(?:s|ed)|es|ist|hat|tiene|vive|має")
SOME_DAY = re.compile(r"колись|once|раніше")
FROM = words_of("from з із зі von aus de desde")
OWN_KIN = re.compile(
    r"дружин[аиуою]\w*|чоловік\w{0,3}|мам[аиуою]\w*|мати|тат[оаув]\w*|батьк\w+|брат\w{0,3}|сестр\w+|син\w{0,3}"
    r"|донь[кц]\w+|дочк\w+|діти|дітьми"
    r"|хлопець|хлопця|хлопцем|дівчин\w+|бабус\w+|дідус\w+|тещ\w+|свекрух\w+|онук\w*|племінни\w+"
)
THE_KIDS = re.compile(
    r"(?:the (?:kids|children|baby|twins|boys|girls|wife|hubby|dog|cat)|die (?:kinder|zwillinge)|los niños|las niñas)$"
)
"""A family's own, though only "the" stands before them."""
TOGETHER = words_of("ми разом")
WITH = words_of("з із зі для")
TOWARDS = words_of("to into onto aufs ins ans zum zur hacia hasta a al до у в на")
ASIDE = words_of("""
    with and of at in for to from has have am is no not з із зі для до про від mit und von bei für hat con y de para por
    """)
POINTING = re.compile(
    r"\b(?:it|that|them|one|this|those|him|her|there|aboard|mine|es|das|sie|ihn|ihm|ihr|dort|davon|lo|eso|ello|allí"
    r"|це|його"
    r"|її|їх|цього|цим|ним|нею|них|нього|неї|там|туди)\b|\bl[oa]s? (?:\w+o|he|voy|quiero|tengo|cuid\w+|hac\w+)\b"
)
REQUEST = re.compile(
    r"(?:(?:could|can|would|will) you (?:please )?(?!imagine|believe|ever)|(?:чи )?(?:можеш|можете|міг би|могла б"
    r"|могли б) |(?:kannst|könntest|kannst"
    r"|könnten) (?:du|sie) |¿?(?:puedes|podrías|podría|me (?:recomiendas|ayudas|explicas|das|dices|puedes)) )"
)
"""A question that asks for something to be done."""
FORBIDS = re.compile(
    r"(?:please,? |bitte,? |por favor,? |будь ласка,? )?(?:stop|quit|avoid|skip|no more|leave out|перестань|припини"
    r"|уникай|hör auf|lass|vermeide|deja de|evita)\b"
)
"""An order to leave something be."""
GOES_ON = {
    "en": re.compile(r"(?:has|is|was|does|had|[a-z]{3,}s|[a-z]{3,}ed)\b"),
    "de": re.compile(
        r"(?!jetzt|nicht|oft|meist|seit|dort|fast|erst|sonst|statt|zuletzt)(?:hat|ist|wird|war|kann|[a-zäöü]{3,}t)\b"
    ),
    "es": re.compile(r"(?:ha|es|está|tiene|[a-zñ]{3,}(?:[ae]|ó))\b(?! yo)"),
}
"""A clause without a subject of its own goes on about the one before."""
ACHES = re.compile(r"\b(?:болить|болять|нудить|hurts?|weh|schmerzt|duelen?)\b")
"""Where nobody else is named it is the speaker who feels it."""
AT_ME = re.compile(r"\b[ув] (?:мене|нас|меня)\b")
"""Ukrainian for "I have", which a question or a supposition does not say."""
WE_GO_ON = re.compile(r"(?:habe|haben|bin|sind|war|waren|kann|können|muss|müssen)\b")
COMING = re.compile(
    r"\b(?:next (?:week|month|year|spring|summer|autumn|fall|winter|\w+day|semester|term)|tomorrow"
    r"|nächste\w* (?:woche|monat|jahr|sommer|herbst)|наступн\w+ (?:тижн|місяц|ро)\w+"
    r"|завтра|próxim[oa] (?:semana|mes|año|verano)|(?:semana|mes|año) que viene)\b"
)
"""What is still to come."""
PONDERS = re.compile(
    r"\b(?:should (?:i|we)|worth|чи варто|варто|чи (?:купувати|йти|брати)|soll(?:te)? (?:ich|ich mir)|lohnt|debería"
    r"|vale la pena|merece la pena)\b"
)
"""A question that somebody asks who thinks of doing it."""
PROGRESSIVE = re.compile(
    r"\b(?:i'm|i am|we're|we are|am|is|are|was|were) (?:\w+ly |still |now |not |just )?(?!being)\w{2,}ing\b"
)
"""Who is doing something is not said to be anything."""
GONE = re.compile(r"\b(?:died|passed away|put down|помер\w*|загину\w+|gestorben|verstorben|murió|murieron|falleció)\b")
"""Whoever it tells of is no more."""
THERE = re.compile(r"\b(?:there|там|туди|dort|dorthin|allí|allá)\b")
UNTIL = re.compile(r"\b(?:until|till|bis|hasta)\b")
WHEN = re.compile(r"(?:since|when|seit|als|коли|відколи|desde que|cuando)\b")
WANTING = re.compile(
    r"\b(?:order(?:ed|ing)|look(?:ing)? for|search\w*|seek\w*|wait(?:ing)? for|miss|appl(?:y|ied|ying)|sell(?:ing)?"
    r"|sold|lost"
    r"|return(?:ed|ing)|cancel\w*|borrow\w*|met|saw|heard|read about|shop\w* for|sav(?:e|ing) (?:up )?for|шукаю"
    r"|шукаємо|замови\w+"
    r"|чекаю|загуби\w+|втрати\w+|прода\w+|позичи\w+|зустрі\w+|бачи\w+|suche|suchen|bestellt|warte|verloren"
    r"|verkauf\w+|getroffen"
    r"|gesehen|watch(?:ing)?|schaue|schauen|gucke|gucken|дивлюся|дивимося|veo|vemos|miro|busco|buscamos|pedí"
    r"|encargué|espero|perdí|vend\w+|vi|conocí)\b"
)
"""Verbs by which something is wanted, met or lost, not done or used."""
_MADE_TO = (
    r"\b(?:told|asked|ordered|paid|forced|instructed|made|required|supposed) (?:me |us )?to (?:say|claim|write|state)\b"
    r"|\b(?:змусил|просил)\w* (?:мене )?с?казати\b"
)
UNDONE = re.compile(
    r"^(?:(?:i|we) (?:(?:do|would|will|could|can|should|shall|have|had|did)(?:n't| not| never)|cannot|won't|never)"
    r"(?: ever)?|я (?:б |би )?(?:ніколи|не)|(?:ich|wir) (?:würden?|werden?|könnten?|kann|können) (?:nie|niemals|nicht)"
    r"|(?:yo )?(?:no|nunca|jamás))(?:  |$)"
)
"""A denial whose verb comes later, behind an insertion: "I would never, under any circumstances, …"."""
_TOLD_IN = (
    r"^(?:in|у|в|en) (?:the|this|that|my|a|el|la|este|esta|un|una|цьому|цій|моєму|моїй|im|dem|der|einem|einer)? ?"
    r"(?:novel|film|movie|fairy tale|poem|sitcom|роман[іу]|фільм[іу]|казці|серіал[іу]|novela|película|cuento)\b"
    r"(?! (?:club|school|studio|crew|festival|industry))|^im (?:roman|film|krimi|märchen)\b"
)
"""What is told of a made-up world is told of nobody here."""
REPORTED = re.compile(
    rf"{_TOLD_IN}|{_MADE_TO}|according to|\blaut\b|\bsegún\b|згідно з|на думку|за словами|supposedly|allegedly"
)
ARTICLE = re.compile(r"(?:the|an?|some|his|her|their|der|die|das|ein|eine|el|la|los|las|this|that)\b")
