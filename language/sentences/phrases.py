"""Turns of speech that say something without a word for it: "call me Sam" tells a name, "I turned 40" an age."""

import re

_YEARS = r"\d{1,3}(?![\d:%€$£]|\s*(?:km|kg|%|€|minut|hour|stund|годин|хвилин|hora|kilo|people|colleg|day|tage|дн|week|woche|month|monat|місяц))"
_PATTERNS = {
    "@age": (
        rf"\b(?:i'm|i am|i just turned|i turned|turned|turning|turn|aged?|at the age of) (?:\w+ ){{0,2}}{_YEARS}"
        rf"|\b\d{{1,3}}[- ](?:years?[- ]old|y/?o\b|jahre alt)|\bмені (?:\w+ ){{0,2}}{_YEARS}|\bвиповнил\w+ {_YEARS}"
        rf"|\b(?:bin|werde|wurde) (?:\w+ ){{0,2}}{_YEARS}|\b(?:tengo|cumpl\w+) (?:\w+ ){{0,2}}{_YEARS}"
    ),
    "@name": (
        r"\b(?:call me|my name|name's|name is|i go by|known as|friends call|мене (?:звати|звуть)|моє ім'я|звіть мене"
        r"|називай мене|мене кличуть|ich hei(?:ß|ss)e|mein name|nenn mich|ich bin der|ich bin die|me llamo|mi nombre"
        r"|llámame|me dicen)\b|^(?:hi|hello|hey|hallo|hola|привіт|вітаю)?,? ?\w+ here\b|\bhier ist\b"
    ),
    "@parent": (
        r"\b(?:i'm|i am|as|became|become|being) (?:a |an |the )?(?:\w+ ){0,2}(?:mother|father|mom|mum|dad|parent)\b"
        r"|\b(?:mother|father|mom|mum|dad|parents?) (?:of|to) \w+|\bя (?:\w+ )?(?:мама|тато|мати|батько)\b"
        r"|\bстал[аи] (?:мамою|батьками)\b|\bстав (?:татом|батьком)\b|\b(?:мама|тато|мати|батько) (?:двох|трьох|\d)"
        r"|\bbin (?:\w+ )?(?:mutter|vater|mama|papa)\b|\b(?:mutter|vater) von\b|\bsoy (?:\w+ )?(?:madre|padre|mamá|papá)\b"
        r"|\b(?:madre|padre) de\b|\bi let mine\b|\bми батьки\b"
    ),
    "@home": (
        r"\b(?:i'm|i am|we're) an? (?:\w+ ){1,4}(?:in|near) (?!a\b|the\b|my\b|an\b)|\b(?:writing from|пишу з|schreibe aus|escribo desde)\b"
        r"|\b(?:i've|i have|we've|we have) been (?:in|here|living)\b|\b(?:here|back) in (?!the (?:past|day))|\bhome (?:is|in)\b"
        r"|\bllev(?:o|amos) (?:\w+ ){0,4}en\b|\bmi casa\b|\bme fui a vivir\b|\bnos fuimos a vivir\b|\bfui a vivir\b"
        r"|\b(?:my|our) (?:\w+ )?(?:place|flat|apartment|house|cottage|studio|room) (?:in|near|outside)\b"
        r"|\bmi (?:piso|casa) en\b|\b(?:i'm|i am|we're) (?:based |now |still |currently )?(?:in|based in) (?!a\b|my\b|the\b|an\b|no\b)"
        r"|\bмені й? ?(?:у|в) \w+ (?:добре|подобається|комфортно)\b|\b(?:вже|уже) (?:\w+ ){1,3}(?:в|у|тут)\b"
        r"|\bumzug nach\b|\b(?:mein|meinem|unsere[rm]?|meiner|unser) (?:\w+ )?(?:wohnung|haus|zuhause) in\b|\bstay(?:ing)? in\b"
    ),
    "@origin": (
        r"\b(?:i'm|i am|we're|i come|originally|hail) (?:\w+ )?from\b|\bborn (?:and raised |and bred )?in\b|\bgrew up\b"
        r"|\bnative of\b|\bnative\b|\b(?:я|ми) (?:\w+ )?(?:з|із|зі) |\bродом\b|\bнародив\w*|\bнародила\w*|\bвиріс|\bвиросла"
        r"|\bуродженець|\bуродженка|\bgebürtig\w*|\bstamme\b|\bkomme (?:\w+ )?aus\b|\baufgewachsen\b|\bgeboren\b"
        r"|\bsoy (?:\w+ )?de\b|\bnací\b|\bme crié\b|\bcrecí\b|\bnatural de\b"
    ),
    "@with": (
        r"\b(?:live|living|living here|share|moved (?:in|into|to)?) (?:\w+ ){0,5}with\b|\b(?:живу|живемо|мешкаю|мешкаємо) (?:\w+ ){0,4}(?:з|із|зі)\b"
        r"|\b(?:wohne|wohnen|lebe|leben) (?:\w+ ){0,4}mit\b|\bviv(?:o|imos) (?:\w+ ){0,4}con\b"
    ),
    "@visit": (
        r"\bback from\b|\breturned from\b|\bповернув\w* (?:з|із)\b|\bповернула\w* (?:з|із)\b|\bzurück aus\b|\bvolv\w+ de\b|\bregres\w+ de\b"
        r"|\btrip to\b|\bi was in\b|\bwe were in\b|\b(?:я )?(?:був|була) (?:в|у|на)\b|\bestuv\w+ en\b|\bwar(?:en)? (?:\w+ )?in\b"
    ),
    "@ill": (
        r"\ballerg\w+|\bалергі\w+|\balérgic\w+|\balergi\w+|\bdiagnos\w+|\bдіагно\w+|\bsuffer\w*|\bintoleran\w+|\bзахворі\w+|\bхворію"
        r"|\bleide\b|\bpadezco\b|\bsufro\b|\b(?:take|taking|takes|nehme|tomo|приймаю|п'ю) (?:\w+ ){1,4}(?:for|against|gegen|para|contra|від|проти)\b"
        r"|\btreated for\b|\bliving with\b"
    ),
    "@job": (
        r"\b(?:at|from|after|to) work\b|\bmy (?:\w+ )?(?:job|boss|colleagues?|coworkers?|shifts?|team|clients?|patients|students"
        r"|pupils|customers|salary|office|desk|company|firm)\b|\bon (?:call|shift|duty|the ward)\b|\bто? the office\b"
        r"|\bto the office\b|\bна робот[іу]\b|\bз роботи\b|\bмо(?:ї|їх|я|єї|ю|єму) (?:колег\w*|клієнт\w*|пацієнт\w*|учн\w*|начальни\w*|робот\w*)"
        r"|\bбуднях\b|\bmein(?:e|en|em|er)? (?:chef\w*|kolleg\w*|patient\w*|kund\w*|schüler\w*|job|arbeit|büro|firma|team)\b"
        r"|\bins büro\b|\bim büro\b|\bzur arbeit\b|\b(?:a|en|de) la oficina\b|\bal trabajo\b|\bmis? (?:jef[ea]|compañer\w+|clientes"
        r"|pacientes|alumn\w+|turnos?|empresa|equipo|trabajo)\b"
    ),
}
_SIGNS = {sign: re.compile(pattern) for sign, pattern in _PATTERNS.items()}


def signs(text: str) -> set[str]:
    """What a clause (in lower case) says by a turn of speech."""
    return {sign for sign, pattern in _SIGNS.items() if pattern.search(text)}
