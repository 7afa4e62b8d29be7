"""Turns of speech that say something without a word for it: "call me Sam" tells a name, "I turned 40" an age."""

import re

_YEARS = (
    r"\d{1,3}(?![\d:%€$£]|\s*(?:km|kg|%|€|minut|hour|stund|годин|хвилин|hora|kilo|people|colleg|day|tage|дн|week|woche"
    r"|month|monat|місяц))"
)
_PATTERNS = {
    "en": {
        "@age": (
            rf"\b(?:i'm|i am|i just turned|turned|turning|turn|aged?|at the age of) (?:\w+ ){{0,2}}{_YEARS}"
            r"|\b\d{1,3}[- ]years?[- ]old|\bnot bad for \d{2}\b"
        ),
        "@name": (
            r"\b(?:call me|my name|name's|name is|i go by|known as|friends call)\b|^(?:hi|hello|hey)?,? ?\w+ here\b"
        ),
        "@parent": (
            r"\b(?:i'm|i am|as|became|become|being) (?:a |an |the )?(?:\w+ ){0,2}(?:mother|father|mom|mum|dad|parent)\b"
            r"|\b(?:mother|father|mom|mum|dad|parents?) (?:of|to) \w+|\bi let mine\b"
        ),
        "@home": (
            r"\b(?:i'm|i am|we're) an? (?:\w+ ){1,4}(?:in|near) (?!a\b|the\b|my\b|an\b)|\bwriting from\b"
            r"|\bhome (?:is|in)\b"
            r"|\b(?:i've|i have|we've|we have) been (?:in|here|living)\b|\b(?:here|back) in (?!the (?:past|day))"
            r"|\bis home\b"
            r"|\b(?:my|our) (?:\w+ )?(?:place|flat|apartment|house|cottage|studio|room) (?:in|near|outside)\b"
            r"|\bstaying in\b"
            r"|\b(?:i'm|i am|we're) (?:based |now |still |currently )?(?:in|based in) (?!a\b|my\b|the\b|an\b|no\b)"
        ),
        "@origin": (
            r"\b(?:i'm|i am|we're|i come|originally|hail) (?:\w+ )?from\b|\bborn (?:and raised |and bred )?in\b"
            r"|\bgrew up\b"
            r"|\bnative\b"
        ),
        "@with": r"\b(?:live|living|living here|share|moved (?:in|into|to)?) (?:\w+ ){0,5}with\b",
        "@visit": r"\bback from\b|\breturned from\b|\btrip to\b|\b(?:i was|we were) in\b",
        "@ill": (
            r"\ballerg\w+|\bdiagnos\w+|\bsuffer\w*|\bintoleran\w+|\b(?:take|taking|takes) (?:\w+ ){1,4}(?:for"
            r"|against)\b"
            r"|\btreated for\b|\bliving with\b"
        ),
        "@job": (
            r"\b(?:at|from|after|to) work\b|\bmy (?:\w+ )?(?:job|boss|colleagues?|coworkers?|shifts?|team|clients?"
            r"|patients"
            r"|students|pupils|customers|salary|office|desk|company|firm)\b|\bon (?:call|shift|duty|the ward)\b"
            r"|\bto the office\b"
        ),
    },
    "uk": {
        "@age": rf"\b(?:мені|у моєму віці) (?:\w+ ){{0,2}}{_YEARS}|\bвиповнил\w+ {_YEARS}",
        "@name": r"\b(?:мене (?:звати|звуть|кличуть)|моє ім'я|звіть мене|називай мене)\b",
        "@parent": (
            r"\bя (?:\w+ )?(?:мама|тато|мати|батько)\b|\bстал[аи] (?:мамою|батьками)\b|\bстав (?:татом|батьком)\b"
            r"|\b(?:мама|тато|мати|батько) (?:двох|трьох|\d)|\bми батьки\b"
        ),
        "@home": (
            r"\bпишу з\b|\bмені й? ?(?:у|в) \w+ (?:добре|подобається|комфортно)\b|\b(?:вже|уже) (?:\w+ ){1,3}(?:в|у"
            r"|тут)\b"
        ),
        "@origin": (
            r"\b(?:я|ми) (?:\w+ )?(?:з|із|зі) |\bродом\b|\bнародив\w*|\bнародила\w*|\bвиріс|\bвиросла|\bуродженець"
            r"|\bуродженка"
        ),
        "@with": r"\b(?:живу|живемо|мешкаю|мешкаємо) (?:\w+ ){0,4}(?:з|із|зі)\b",
        "@visit": (r"\bповернув\w* (?:з|із)\b|\bповернула\w* (?:з|із)\b|\b(?:я )?(?:був|була) (?:в|у|на)\b"),
        "@ill": r"\bалергі\w+|\bдіагно\w+|\bзахворі\w+|\bхворію|\b(?:приймаю|п'ю) (?:\w+ ){1,4}(?:від|проти)\b",
        "@job": (
            r"\bна робот[іу]\b|\bз роботи\b|\bбуднях\b"
            r"|\bмо(?:ї|їх|я|єї|ю|єму) (?:колег\w*|клієнт\w*|пацієнт\w*|учн\w*|начальни\w*|робот\w*)"
        ),
    },
    "de": {
        "@age": rf"\b(?:bin|werde|wurde|meinem alter) (?:\w+ ){{0,2}}{_YEARS}|\b\d{{1,3}} jahre alt",
        "@name": r"\b(?:ich heisse|mein name|nenn mich|ich bin der|ich bin die|hier ist)\b",
        "@parent": r"\bbin (?:\w+ )?(?:mutter|vater|mama|papa)\b|\b(?:mutter|vater) von\b",
        "@home": (
            r"\bschreibe aus\b|\bumzug nach\b|\b(?:mein|meinem|unsere[rm]?|meiner|unser) (?:\w+ )?(?:wohnung|haus"
            r"|zuhause) in\b"
        ),
        "@origin": r"\bgebürtig\w*|\bstamme\b|\bkomme (?:\w+ )?aus\b|\baufgewachsen\b|\bgeboren\b|\bbin (?:\w+ )?aus\b",
        "@with": r"\b(?:wohne|wohnen|lebe|leben) (?:\w+ ){0,4}mit\b",
        "@visit": r"\bzurück aus\b|\bwar(?:en)? (?:\w+ )?in\b",
        "@ill": r"\ballerg\w+|\bdiagnos\w+|\bintoleran\w+|\bleide\b|\bnehme (?:\w+ ){1,4}gegen\b",
        "@job": (
            r"\bmein(?:e|en|em|er)? (?:chef\w*|kolleg\w*|patient\w*|kund\w*|schüler\w*|job|arbeit|büro|firma|team)\b"
            r"|\b(?:ins|im) büro\b|\bzur arbeit\b"
        ),
    },
    "es": {
        "@age": rf"\b(?:tengo|cumpl\w+|a mi edad) (?:\w+ ){{0,2}}{_YEARS}",
        "@name": r"\b(?:me llamo|mi nombre|llámame|me dicen)\b",
        "@parent": r"\bsoy (?:\w+ )?(?:madre|padre|mamá|papá)\b|\b(?:madre|padre) de\b",
        "@home": (
            r"\bescribo desde\b|\bllev(?:o|amos) (?:\w+ ){0,4}en\b|\b(?:me fui|nos fuimos|fui) a vivir\b"
            r"|\bmi (?:piso|casa) en\b"
        ),
        "@origin": r"\bsoy (?:\w+ )?de\b|\bnací\b|\bme crié\b|\bcrecí\b|\bnatural de\b",
        "@with": r"\bviv(?:o|imos) (?:\w+ ){0,4}con\b",
        "@visit": r"\bvolv\w+ de\b|\bregres\w+ de\b|\bestuv\w+ en\b",
        "@ill": (
            r"\balérgic\w+|\balergi\w+|\bdiagnos\w+|\bintoleran\w+|\bpadezco\b|\bsufro\b|\btomo (?:\w+ ){1,4}(?:para"
            r"|contra)\b"
        ),
        "@job": (
            r"\b(?:a|en|de) la oficina\b|\bal trabajo\b|\bmis? (?:jef[ea]|compañer\w+|clientes|pacientes|alumn\w+"
            r"|turnos?|empresa"
            r"|equipo|trabajo)\b"
        ),
    },
}
_SIGNS = {
    language: {sign: re.compile(pattern) for sign, pattern in patterns.items()}
    for language, patterns in _PATTERNS.items()
}


def signs(text: str, language: str) -> set[str]:
    """What a clause (in lower case) says by a turn of speech."""
    return {sign for sign, pattern in _SIGNS.get(language, {}).items() if pattern.search(text)}
