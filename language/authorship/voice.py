"""Whose voice is it? The first person, a speaker's name, and the words with which users turn back to themselves."""

import re

from language.words.lexicon import words_of

FIRST_PERSON = re.compile(
    r"\b(?:i|i['’](?:m|ve|d|ll)|my|me|mine|we|our|я|мені|мене|мій|моя|моє|мої|мого|моєї|моєму|ми|наш|наша|нам|мне|меня|мой|моё|"
    r"мои|моего|мы|ich|mein|meine|meinem|meinen|meiner|mir|mich|wir|yo|mi|mis|nosotros|je|j['’]|mon|ma|mes|moi|nous|ja|mój|moja|"
    r"moje|mnie)\b|\bj['’]",
    re.IGNORECASE,
)
SINGULAR = re.compile(
    r"\b(?:i|i['’](?:m|ve|d|ll)|my|me|я|мені|мене|мій|моя|моє|мої|мого|моєї|мне|меня|мой|моя|ich|mein|meine|meinem|meinen|mir|"
    r"mich|yo|mi|mis|me|soy|tengo|vivo|trabajo|je|mon|ma|mes|moi)\b|\bj['’]",
    re.IGNORECASE,
)
FIRST_VERB = re.compile(
    r"\b(?:\w{2,20}(?:ую|юю|аю|яю|ію)|живу|пишу|кажу|хочу|soy|estoy|vivo|tengo|trabajo|voy|quiero|odio|prefiero|bin|habe)\b",
    re.IGNORECASE,
)
"""Verbs that say "I" by their ending."""
SECOND_PERSON = re.compile(
    r"\b(?:you|your|yours|ти|тебе|тобі|твій|твоя|ви|вас|вам|ваш|ваша|ты|тебя|тебе|вы|du|dich|dir|dein|deine|sie|ihnen|tú|te|tus|"
    r"usted|vous|votre|toi|ton|tes)\b",
    re.IGNORECASE,
)
SELF = words_of("me you i я ти ви ich du yo tú tu moi toi vous ja ty вы")
"""How an exported chat names the one who exported it."""

_ASIDE = (
    r"by the way|btw|anyways?|as for me|personally|for the record|for context|fyi|in my case|i myself|myself|"
    r"for my part|"
    r"до речі|щодо мене|особисто|а я|я сам\w?|у мене самого|як на мене|у моєму випадку|кстати|лично я|"
    r"что касается меня|"
    r"übrigens|ich selbst|was mich|persönlich|bei mir|nebenbei|jedenfalls|ich persönlich|ich dagegen|"
    r"por cierto|yo por mi parte|yo,? en cambio|en mi caso|en cuanto a mí|personalmente|por mi parte|"
    r"au fait|moi,|pour ma part|quant à moi|personnellement|en ce qui me concerne|moi aussi"
)
ASIDE = re.compile(
    rf"(?:{_ASIDE})\b[,:]?|(?:я|ich|i|yo|je), (?:до речі|übrigens|by the way|por cierto|au fait)", re.IGNORECASE
)
"""Turns from what others said to oneself."""

REQUEST = re.compile(
    r"¿|(?:what (?:do|should|would|does|is|are)|can you|could you|would you|would that|should i|how (?:should|do|"
    r"can|would)|"
    r"is (?:this|that|it)|does (?:this|that|it)|any (?:ideas?|thoughts|advice)|thoughts|please|help me|"
    r"summari[sz]e|translate|"
    r"explain|rewrite|draft|write|who is|why|"
    r"що (?:ти |ви )?(?:думаєш|думаєте|скаж|мені|йому|їй|робити)|як (?:мені |йому |їй )?(?:відповісти|реагувати)|"
    r"поясни|підсумуй|"
    r"переклади|напиши|чи варто|чи це|допоможи|зроби|что (?:думаешь|мне)|как (?:мне )?ответить|объясни|переведи|напиши|"
    r"was (?:soll|hältst|meinst|denkst|bedeutet|heißt)|wie soll|kannst du|soll ich|bitte|schreib|übersetze|fass|"
    r"hilf|ist das|"
    r"qué (?:le|opinas|piensas|hago)|puedes|resume|traduce|redacta|explica|ayúdame|"
    r"qu['’]en|que (?:dois|penses)|peux-tu|dois-je|comment|est-ce|résume|traduis|explique|aide-moi)(?!\w)",
    re.IGNORECASE,
)
"""Turns to the assistant."""

_SENTENCE = re.compile(r"(?<=[.!?…])[\"”»“’)]?\s+(?=\S)")


def turns_back(line: str) -> bool:
    """Does the user speak here again, to add something or to ask for it?"""
    line = line.lstrip(" \t(*-–—")
    return ASIDE.match(line) is not None or REQUEST.match(line) is not None


def aside_in(line: str) -> int:
    """Where a sentence of this line turns back to the user; its length if none does."""
    places = (end.end() for end in _SENTENCE.finditer(line))
    return next((place for place in places if ASIDE.match(line, place)), len(line))


def is_self(name: str) -> bool:
    """Is this how a chat names its owner?"""
    return name.strip(" *~@").casefold() in SELF or name.casefold().endswith(("(you)", "(me)", "(du)", "(я)"))
