"""A message that only wants the last change taken back: "undo that", "скасуй", "mach das rückgängig", "deshazlo"."""

import re

_LEAD = (
    r"(?:no|oh|oops|ok|okay|wait|sorry|hey|actually|please|pls|can you|could you|would you|will you|let's|just|"
    r"ні|ой|стоп|чекай|вибач|будь ласка|можеш|nein|ach|ups|moment|bitte|kannst du|könntest du|können sie|"
    r"ay|uy|perdona|perdón|espera|por favor|puedes|podrías|puede)"
)
_TRAIL = (
    r"(?:please|pls|again|now|thanks|thank you|for me|right away|будь ласка|знову|зараз|bitte|wieder|por favor|gracias)"
)
_LAST = r"(?:the|my|your) (?:last|latest|previous) (?:one|change|edit|thing|step)"
_THAT = rf"(?:that|this|it|{_LAST}|what you (?:just )?did|last)"
_DAS = r"(?:das|dies|es|die (?:letzte )?änderung|das letzte)"
_UNDO = re.compile(
    rf"(?:{_LEAD} )*(?:"
    rf"undo(?: {_THAT})?|revert(?: {_THAT})?|roll (?:{_THAT} )?back(?: {_THAT})?|"
    rf"(?:change|put|turn|bring|get) {_THAT} back(?: (?:the way|how|as|to (?:how|what)) (?:it|that) was)?(?: before)?|"
    rf"restore {_THAT}|"
    r"(?:скасуй|скасувати|скасуйте|відміни|відмінити|відкоти|поверни|верни|повернути|поверніть)"
    r"(?: (?:це|останнє|назад|зміну|останню зміну|все|усе|як було))*|"
    rf"mach(?:e|en sie)?(?: {_DAS})?(?: bitte)? rückgängig|(?:{_DAS} )?(?:bitte )?rückgängig(?: machen)?|"
    rf"stell(?:e|en sie)?(?: {_DAS})? wieder her|"
    r"(?:deshaz|deshaga|deshacer|revierte|revertir|recupera|restaura)(?:lo|la)?"
    r"(?: (?:eso|esto|ese cambio|el (?:último )?cambio|lo último))?|"
    r"d[ée]ja(?:lo|la) como estaba|vuelve a (?:ponerlo|dejarlo) como estaba"
    rf")(?: {_TRAIL})*"
)


def asks_to_undo(text: str) -> bool:
    """Is the whole message a request to take the last change back?"""
    plain = " ".join(re.sub(r"[^\w\s'’]", " ", text.casefold()).split()).replace("’", "'")
    return bool(_UNDO.fullmatch(plain))
