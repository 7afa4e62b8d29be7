"""What a message asks of the memory besides remembering: forget something, or say why it is believed."""

import re

from language.packs import question_words
from language.sentences.split import own_words, sentences

_FORGET = re.compile(
    r"^[\W_]*(?:(?:ok|okay|actually|hey|hi|and|also|no|oh|well|sorry|so|гаразд|ні|а|і)[,!.]? "
    r"+)*(?:please |pls |can you |could you |will you |would you |i want you to |i'd like you to |"
    r"you can |you should |just |будь ласка,? |прошу,? |можеш )*"
    r"(?:forget|delete|remove|erase|drop|wipe|clear|stop remembering|don't remember|do not remember|"
    r"unlearn|забудь(?:те)?|видали(?:ти|те)?|зітри|прибери|забути)\b"
    r"(?P<what>.*)$",
    re.I,
)
_NOT_FORGET = re.compile(r"\b(?:don't|do not|never|не) (?:ever )?(?:forget|delete|remove|забудь|видаляй)", re.I)
_EVERYTHING = re.compile(
    r"^\W*(?:about )?(?:everything|all(?: of it| that)?|it all|my (?:memory|memories|data)|all (?:my|"
    r"the|your) (?:memor\w+|data)|усе|все|всю пам'ять|мою пам'ять)\b(?!.*\b(?:about|regarding|про) "
    r"(?!me\b|мене\b))",
    re.I,
)
_SUBJECT = re.compile(
    r"^\W*(?:(?:that|about|the (?:fact|memory|entry|part) (?:that|about|of)?|what (?:you know|i "
    r"(?:said|told you)) about|everything (?:you know )?about|all about|"
    r"anything about|any mention of|from (?:your |my )?memory|що|про те,? що|про|те,? що|усе про|все "
    r"про|запис про)\b[\s,:]*)*",
    re.I,
)
_TAIL = re.compile(
    r"\s*(?:from (?:your |my |the )?memor\w+|please|anymore|any more|, ?thanks?|з пам'яті|будь "
    r"ласка)[\s.!?]*$",
    re.I,
)
_IDLE = re.compile(r"^\W*(?:it|that|this|about it|about that|it then|me|to\b.*|й|це|його)?\W*$", re.I)
_WHY = re.compile(
    r"\b(?:why|how come|what makes) (?:do |did |would |are )?you (?:think|believe|say|assume|know|"
    r"sure)\b|\bhow (?:do|did|would|could) you (?:know|find out)\b|"
    r"\bwhere (?:do|did) you (?:get|learn|have|know) (?:that|this|it)\b|\b(?:чому|звідки) (?:ти |ви "
    r")?(?:так |це |про це )?(?:думаєш|вважаєш|знаєш|взяв|взяла|думаєте|знаєте)\b",
    re.I,
)
_WHY_SUBJECT = re.compile(
    r"^.*?(?:think|believe|say|assume|know|sure|learn|get|думаєш|вважаєш|знаєш|взяв|взяла|думаєте|"
    r"знаєте)\s*(?:that|this|it|so|що|про|це|,)*\s*(?P<s>.*?)\W*$",
    re.I,
)

_ABOUT_ME = re.compile(question_words.EVERYTHING, re.I)

EVERYTHING = "*"


def forget(text: str) -> str | None:
    """What the user asks to forget: words to search for, `EVERYTHING`, or None when they do not ask."""
    for sentence in sentences(own_words(text)):
        match = _FORGET.match(sentence)
        if not match or _NOT_FORGET.search(sentence):
            continue
        if _EVERYTHING.match(match["what"]):
            return EVERYTHING
        subject = _TAIL.sub("", _SUBJECT.sub("", match["what"])).strip(" .!?,:")
        if subject and not _IDLE.match(subject):
            return subject
    return None


def for_everything(text: str) -> bool:
    """Whether a query asks for all there is ("*", "what do you remember about me") and names nothing to look for."""
    return not re.search(r"\w", text) or bool(_ABOUT_ME.search(text))


def why(text: str) -> str | None:
    """What the user wants the grounds of: words, "" for the last reply, None when they do not ask."""
    if not _WHY.search(text):
        return None
    match = _WHY_SUBJECT.match(" ".join(text.split()))
    return match["s"] if match else ""
