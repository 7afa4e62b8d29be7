"""A plain yes or no, by language: what a person answers who was asked whether something may go.

An answer is plain when nothing else is in it: "yes, please" is a yes, "yes, but keep the cat" and "yes?" are none.
"""

import re
import unicodedata

_YES = {
    "en": r"y(?:es|ep|up|eah|ea)|sure|ok(?:ay|ey)?|of course|certainly|absolutely|definitely|do(?: it| so| that)?|"
    r"go ahead|confirm(?:ed)?|i confirm|agreed|i agree|(?:delete|remove|erase|clear) (?:it|them|that|everything)|"
    r"fine|alright|all right|go for it|go on|i(?:['’]?m| am) (?:quite |very )?(?:sure|certain)|exactly|correct|"
    r"that['’]?s right|"
    r"(?:wipe|bin|scrap) (?:it|them|that|everything)(?: all)?|forget (?:them|everything)(?: all)?",
    "uk": r"так|ага|угу|звісно|звичайно|авжеж|добре|гаразд|ок(?:ей)?|підтверджую|згод(?:ен|на)|давай(?:те)?|"
    r"(?:з?роби|зробіть)(?: це)?|видал(?:яй|яйте|и|іть)(?: це| їх| все)?|стирай(?:те)?|забувай(?:те)?|точно|саме так|"
    r"впевнен(?:ий|а)|прибирай(?:те)?",
    "de": r"ja|jawohl|jep|jap|klar|sicher|natürlich|gern(?:e)?|genau|einverstanden|bestätigt|ich bestätige|in ordnung|"
    r"(?:mach|tu)(?: das| es)?(?: bitte)?|lösch(?:e|en)?(?: es| das| sie| alles)?|nur zu|(?:ganz )?sicher|"
    r"ich bin (?:mir )?sicher|weg damit|raus damit|stimmt|passt",
    "es": r"sí|si|claro(?: que sí)?|vale|por supuesto|desde luego|hazlo|hágalo|adelante|(?:lo )?confirmo|confirmado|"
    r"de acuerdo|dale|segur[oa]|estoy segur[oa]|bórral[oa]s?(?: todo)?|elimínal[oa]s?(?: todo)?|eso(?: es)?|exacto|"
    r"correcto",
    "others": r"да|конечно|oui|tak|sim|sì|evet|はい|是|是的|네|예",
}
_NO = {
    "en": r"no|nope|nah|never ?mind|cancel(?: it| that)?|stop|don['’]?t(?: do it| delete (?:it|them))?|do not|not now|"
    r"(?:leave|keep) (?:it|them|everything|that|all)|better not|rather not|abort|decline(?:d)?",
    "uk": r"ні|не треба|не потрібно|не варто|скасуй(?:те)?|скасувати|відміна|стоп|(?:за)?лиш(?:и|іть|те)?(?: це| все|"
    r" їх)?|"
    r"не видаляй(?:те)?|не зараз|краще ні",
    "de": r"nein|nee|nö|ne|abbrechen|abbruch|stopp?|lass (?:es|das|mal)|behalte? (?:es|sie|alles)|nicht(?: löschen)?|"
    r"lieber nicht|jetzt nicht|bloß nicht",
    "es": r"cancela(?:r)?|déjal[oa]s?|mejor no|no l[oa]s? borres|no quiero|para|ahora no|de ninguna manera",
    "others": r"нет|не надо|non|nie|não|hayır|いいえ|不|不要|아니요",
}
_POLITE = {
    "en": r"please|pls|thanks|thank you|then|so|now|forget (?:it|that)",
    "uk": r"будь ласка|прошу|дякую|тоді|забудь(?:те)?(?: це)?",
    "de": r"bitte|danke|dann|doch|vergiss (?:es|das)",
    "es": r"por favor|gracias|entonces|olvídal[oa]s?",
    "others": r"пожалуйста|спасибо|s['’]il (?:te|vous) pla[iî]t|proszę",
}
"""What may stand beside an answer and is none: "forget it" alone may mean "never mind"."""
_ALL = {
    "en": r"all(?: of (?:it|them|that))?|it all|everything|the (?:whole )?lot|both(?: of them)?|all (?:two|three|four)",
    "uk": r"(?:це )?(?:все|усе|всі|усі)|обидва|обидві|геть усе",
    "de": r"(?:das )?alles|alle(?: (?:zwei|drei|vier))?|beides?|komplett",
    "es": r"(?:de )?(?:todo|todos|todas|ambos|ambas|(?:los|las) (?:dos|tres|cuatro))",
}
"""What may stand behind a yes and says how much of what was shown: all of it."""
_BETWEEN = r"[\s,.;!…–—-]+"
_TYPED = {"true": True, "y": True, "1": True, "false": False, "n": False, "0": False}
"""What a form or a shell sends; in the midst of a talk a number may choose something else."""


def _plain(words: dict[str, str], more: dict[str, str]) -> re.Pattern[str]:
    said, polite, behind = ("|".join(table.values()) for table in (words, _POLITE, more))
    return re.compile(rf"(?:(?:{polite}){_BETWEEN})*(?:{said})(?:{_BETWEEN}(?:{said}|{polite}|{behind}))*")


_PLAIN_YES, _PLAIN_NO = _plain(_YES, _ALL), _plain(_NO, {})


def answer(text: str) -> bool | None:
    """True for a plain yes, False for a plain no, None for anything else."""
    said = " ".join(unicodedata.normalize("NFC", text).casefold().replace("👍", " yes ").split())
    said = re.sub(_BETWEEN + "$", "", said).strip(" \"'«»“”`")
    if _PLAIN_YES.fullmatch(said):
        return True
    return False if _PLAIN_NO.fullmatch(said) else None


def confirmation(given: object) -> bool | None:
    """The same of what came in place of a question that asked for nothing else: from a person, a form or a program."""
    if isinstance(given, str):
        typed = _TYPED.get(given.strip().casefold())
        return answer(given) if typed is None else typed
    return bool(given) if isinstance(given, int) and given in (0, 1) else None
