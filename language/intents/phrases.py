"""What a user can say that the program understands without a model."""

import re

_END = re.compile(
    r"/(?:end|stop|done|quit)|"
    r"(?:(?:ok|okay|alright|thanks|thank you)[,.!]? )?(?:please )?"
    r"(?:(?:let's |let us |i want to |we can )?(?:end|close|finish|stop|wrap up)"
    r"(?: (?:the|this|our))?(?: (?:discussion|conversation|chat|here|it here|now))+|"
    r"(?:that's|that is|that will be) all(?: for (?:now|today))?|(?:we're|we are|i'm|i am) done(?: here)?|"
    r"(?:good ?)?bye(?: for now)?|"
    r"(?:завершити|закінчити|завершимо|закінчимо|заверши|закінчи) (?:цю )?(?:обговорення|розмову|дискусію)|"
    r"на (?:цьому|сьогодні) (?:все|усе)|до побачення|бувай)"
)
_WHY = re.compile(
    r"(?:and |but |so )?(?:why|how come|what makes) (?:do |did |would |are )?you "
    r"(?:think|believe|say|assume|know|sure)"
    r"(?: (?:that|this|so|it))?\b(?P<subject>.*)|"
    r"how (?:do|did|would|could) you (?:know|find out)(?: (?:that|this|it|about))?\b(?P<known>.*)|"
    r"where (?:do|did) you (?:get|have|learn|know) (?:that|this|it)(?: from)?\b(?P<got>.*)|"
    r"(?:а )?(?:чому|звідки) (?:ти |ви )?(?:так |це |про це )?"
    r"(?:думаєш|вважаєш|знаєш|взяв|взяла|думаєте|вважаєте|знаєте|взяли)(?: (?:так|це|про це|що))?(?P<uk>.*)|"
    r"(?:und |aber )?(?:woher|wieso|warum) (?:weißt|weisst|wissen|glaubst|glauben|denkst|denken|meinst|meinen|kennst)"
    r" (?:du|sie)(?: (?:das|denn))*\b(?P<de>.*)|"
    r"(?:und )?wie komm(?:st|en) (?:du|sie) (?:denn )?(?:auf|da)\w*(?P<idea>.*)|"
    r"(?:y |pero )?(?:c[óo]mo (?:lo |es que )?(?:sabes|sabe|sabés)|"
    r"(?:por qu[ée]|porqu[ée]) (?:crees|cree|creés|piensas|dices)"
    r"|de d[óo]nde (?:lo |te )?(?:sacas|sacaste|saca|sabes|sabe))(?: (?:eso|que|esto))*\b(?P<es>.*)"
)
_LEAVE = re.compile(
    r"\b(?:do(?:n't| not)|never|no need to) (?:remember|save|note|store|write down|keep) |"
    r"\bне (?:запам['’ʼ]?ятовуй|записуй|зберігай|нотуй)"
)
_OF_SELF = re.compile(
    r"\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|our|us|actually|prefer|from now on|no longer|anymore|moved|"
    r"я|мене|мені|мій|моя|моє|мої|ми|нас|наш\w*|свій|своє|більше не|відтепер|"
    r"ich|mein\w*|mir|mich|wir|je|j'\w+|mon|mes|moi|nous|yo|mi|mis|soy|eu|meu|minha|io|mio|mia|ja|mój|moja|jestem)\b"
    r"|[我俺私僕]|나는|내가|제가|저는"
)
"""Words by which people speak of themselves, in the languages most readers write."""


def ends_discussion(text: str) -> bool:
    """The whole message is a request to end; a farewell inside a longer message is not."""
    return bool(_END.fullmatch(_plain(text)))


def asks_why(text: str) -> str | None:
    """What the grounds are asked of: a subject, or "" for the last reply; None when it is not asked."""
    found = _WHY.fullmatch(_plain(text))
    if found is None:
        return None
    return next((words.strip() for words in found.groups() if words and words.strip()), "")


def asks_to_leave(words: str) -> bool:
    """The user says that this is not to be remembered."""
    return bool(_LEAVE.search(words.lower()))


def speaks_of_self(words: str) -> bool:
    """The words may state something about the user: worth a closer look."""
    return bool(_OF_SELF.search(words.lower()))


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("’", "'").split()).strip(" .!?…¿¡")
