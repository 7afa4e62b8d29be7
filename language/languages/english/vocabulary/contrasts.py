"""What excludes what, in English words."""

from language.languages.forms.listing import words_of

CONTRASTS = (
    (
        "love loves loved like likes liked enjoy enjoys adore adores prefer prefers favorite favourite want wants "
        "fond / hate hates hated dislike dislikes disliked detest detests loathe avoid avoids despise refuse "
        "refuses averse"
    ),
    (
        "good great best happy easy safe true right agree trust support / bad awful worst sad hard dangerous false "
        "wrong disagree distrust oppose"
    ),
    "always often usually frequently / never rarely seldom sometimes",
    "from / to",
    "before / after",
    "over above / under below",
    "more most / less least",
    "in / out",
    "on / off",
    "up / down",
    "first / last",
    "can able / unable",
    "start started begin / stop stopped quit end",
    "buy bought / sell sold",
    "open / close closed",
    "win won / lose lost",
    "morning / evening / night / afternoon",
    "summer / winter / spring / autumn fall",
    "hot warm / cold cool",
    "big large / small little",
    "early / late",
    "young / old",
    "high / low",
    "left / right",
    "single / married / divorced",
    "day / night",
    "male / female",
    "man / woman",
    "husband / wife",
    "mother mom / father dad",
    "son / daughter",
    "brother / sister",
    "enable enabled / disable disabled",
    "allow / forbid",
)
"""Words that cannot both be true of one thing, line by line, each side after a slash."""
NEGATING = words_of("dis un in im ir il non anti mis de")
"""What a word has in front that is turned round, as written and in folded spelling."""
OPPOSITES = {
    "vegetarian": "vegetarian* = meat meats",
    "vegan": "vegan* > meat dairy milk eggs",
    "sober": "teetotal* sober abstinent* = alcohol drink drinks",
    "intolerant": "intoleran* = tolerate*",
    "celiac": "celiac coeliac > gluten",
    "single": "single unmarried = married",
    "childless": "childless = children kids",
    "unemployed": "unemployed jobless = work job",
    "nonsmoker": "nonsmoker non-smoker = smoke* smokes",
    "hard": "hard difficult difficulty struggle* trouble unable cannot problems problem =",
    "bother": "bother* annoy* irritat* < dislike*",
    "deaf": "deaf = hear hears hearing",
    "flexible": "flexible lenient = strict*",
    "atheist": "atheist* = god believe*",
    "insomnia": "insomnia sleepless* = sleep*",
}
"""What can be said by denying something else, by its name in every language: words, and after `=` what they deny. `>`
holds from left to right only: who has coeliac disease eats no gluten, but not everybody who eats none has it. After `<`
stands what denies nothing but is denied in itself. Nothing after `=` denies the rest of the clause."""
