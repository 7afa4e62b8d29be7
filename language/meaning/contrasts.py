"""Words that cannot both be true of one thing: love and hate, before and after, summer and winter, husband and wife."""

from collections.abc import Collection, Iterator

_CONTRASTS = (
    (
        "love loves loved like likes liked enjoy enjoys adore adores prefer prefers favorite favourite want "
        "wants fond / hate hates hated dislike dislikes disliked detest detests loathe avoid avoids despise "
        "refuse refuses averse"
    ),
    (
        "good great best happy easy safe true right agree trust support / bad awful worst sad hard dangerous "
        "false wrong disagree distrust oppose"
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
    (
        "люблю любить любимо люблять подобається подобаються обожнюю обожнює улюблений улюблена улюблене хочу "
        "хоче довіряю довіряє згоден / ненавиджу ненавидить уникаю уникає відмовляюся відмовляється набрид "
        "бридкий осоружний нелюбий"
    ),
    "добре гарно краще щасливий легко безпечно правильно / погано гірше нещасний важко небезпечно неправильно",
    "завжди часто зазвичай / ніколи рідко інколи",
    "від / до",
    "перед / після",
    "під / над",
    "більше більш / менше менш",
    "купив купила купую / продав продала продаю",
    "почав почала / припинив припинила закінчив",
    "відкрити / закрити",
    "виграв / програв",
    "ранок вранці зранку / вечір ввечері увечері / ніч вночі",
    "літо влітку / зима взимку / весна навесні / осінь восени",
    "чоловік / дружина",
    "мама мати / тато батько",
    "син / донька дочка",
    "брат / сестра",
    "молодий / старий",
    "великий / малий маленький",
    "теплий гарячий / холодний",
    "рано / пізно",
    "ліворуч / праворуч",
    "одружений / розлучений",
    "нравится нравятся обожаю обожает любимый любимая / ненавижу ненавидит избегаю избегает отказываюсь",
    "хорошо лучше счастливый легко / плохо хуже несчастный тяжело",
    "всегда обычно / никогда редко",
    "до / после",
    "из / в",
    "купил купила / продал продала",
    "начал начала / прекратил прекратила закончил",
    "утро утром / вечер вечером / ночь ночью",
    "лето летом / зима зимой / весна весной / осень осенью",
    "муж / жена",
    "мама / папа",
    "сын / дочь",
    "тёплый горячий / холодный",
    "liebe mag gern / hasse vermeide",
    "immer / nie",
    "vor / nach",
    "mehr / weniger",
    "amo adoro gusta / odio detesto evito",
    "más / menos",
    "aime adore préfère / déteste évite",
    "toujours / jamais",
    "plus / moins",
    "lubię kocham wolę / nienawidzę unikam",
    "zawsze / nigdy",
)


def _sides() -> Iterator[tuple[str, tuple[int, int]]]:
    for contrast, line in enumerate(_CONTRASTS):
        for side, words in enumerate(line.split("/")):
            for word in words.split():
                yield word, (contrast, side)


_PLACES: dict[str, list[tuple[int, int]]] = {}
for _word, _place in _sides():
    _PLACES.setdefault(_word, []).append(_place)


_NEGATING = ("dis", "un", "in", "im", "ir", "il", "non", "anti", "mis", "не", "без", "анти", "ne", "bez", "de")


def negates(one: str, two: str) -> bool:
    """Is the one word the other with a prefix that turns it round ("disagree", "agree"; "незгоден", "згоден")?"""
    return any(one == prefix + two for prefix in _NEGATING)


def _turned_round(words: Collection[str], others: Collection[str]) -> bool:
    return any(word.startswith(prefix) and word[len(prefix) :] in others for word in words for prefix in _NEGATING)


def contrary(left: Collection[str], right: Collection[str]) -> bool:
    """Does a word of the one side exclude a word of the other?"""
    sides: dict[int, set[int]] = {}
    for word in left:
        for contrast, side in _PLACES.get(word, ()):
            sides.setdefault(contrast, set()).add(side)
    if _turned_round(left, right) or _turned_round(right, left):
        return True
    return any(
        contrast in sides and side not in sides[contrast] for word in right for contrast, side in _PLACES.get(word, ())
    )
