"""How German people say that something may stay, or is as it was."""

from language.languages.forms.listing import words_of

_AFTER = r"(?:\W+\w+){0,8}?\W+"
"""A few words between two parts of a verb."""
STAYING = (
    r"\bvergiss\s+(?:\S+\s+){0,4}?nicht\b|\bnicht\s+(?:\w+\s+)?vergessen\b|"
    r"^\W*(?:und\s+|aber\s+)?(?:\S+\s+){0,3}?merk(?:e|en)?\s+(?:dir|sie\s+sich)\b|"
    r"^\W*(?:der\s+|die\s+|das\s+|mein\w*\s+)?\w+\s+(?:ok|okay|passt)\W*$|"
    rf"(?:darf|dürfen|kann|können|soll|sollen|mag)\b(?!.*\b(?:au(?:ß|ss)en|drau(?:ß|ss)en)\b){_AFTER}(?:(?:drin|stehen)?bleiben|behalten|stehen|merken|wissen)|"
    rf"bleib(?:t|en)\b(?!\s+(?:\S+\s+){{0,3}}?(?:au(?:ß|ss)en|drau(?:ß|ss)en|unter\s+uns|geheim\w*|privat))|"
    rf"(?<!nicht\s)(?<!für\smich\s)\bbehalt(?:e|en)?\b|\blass(?:e|en)?(?:\b{_AFTER}(?:stehen|drin)|\W*$)|kein\s+geheimnis|"
    r"kein\s+problem|stör(?:t|en)\s+mich\s+nicht|keine\s+einwände|(?:ist|sind|ists|is)\s+mir\s+(?:wurscht|wurst|gleich)|"
    r"^\W*(?:der|die|das|mein\w*)\s+\S+.*\b(?:ist|sind)\s+(?:mir\s+)?egal\b|"
    rf"\b(?:reicht|genügt)\b|\b(?:ist|sind)\s+(?:\w+\s+)?(?:ok(?:ay)?|in\s+ordnung|kein\s+problem)\b"
)
AS_BEFORE = (
    r"(?:ge)?bl(?:ei|ie)b(?:e|t|en|st)?|wie\s+(?:gehabt|bisher|immer|früher)|(?:der|die|das|den|dem)selben?|war\s+richtig|"
    r"immer\s+noch|noch\s+immer|nach\s+wie\s+vor|weiter(?:hin)?|gleiche[rsn]?|behalt(?:e|en)?"
)
DENYING = (
    r"\b(?:(?<!mich\s)nicht(?=\W)(?!\s+(?:\w+\s+)?vergessen)(?!\W*$)|nie|nirgends|nirgendwo|"
    r"kein\w*\s+(?!geheimnis|problem|einwände))\b"
)
FILLING = words_of("kannst darf ruhig gern natürlich scherz spaß witz problem stört einwände wurscht wurst")
