"""Pairs of short statements about a user, made at random: slips of one statement, other objects, opposite polarity."""

import random
from collections.abc import Iterator

Pair = tuple[str, str]

_OBJECTS = {
    "food": "tacos spaghetti sushi pizza borscht ramen salad pancakes dumplings curry chocolate cheese mushrooms "
    "oysters lasagna falafel hummus paella pickles olives",
    "hobby": "chess hiking swimming painting knitting fishing cycling gardening photography yoga climbing dancing "
    "surfing skiing bowling archery pottery astronomy running cooking",
    "tech": "Python Rust Kotlin Go Java Scala Haskell Elixir Clojure Swift TypeScript Ruby Fortran Perl Julia Erlang",
    "city": "Kyiv Lviv Berlin Paris London Madrid Warsaw Prague Vienna Lisbon Rome Tokyo Oslo Dublin Boston Austin",
    "job": "nurse teacher lawyer plumber engineer pilot chef dentist carpenter librarian accountant florist",
    "pet": "dog cat hamster parrot rabbit turtle lizard goldfish horse ferret snake",
    "topic": "databases compilers astronomy economics privacy robotics typography genetics security climate",
    "person": "Anna Olena Taras Marco Priya Fatima Jonas Sofia Dmytro Yuki Amara Peter",
    "number": "2 3 4 5 7 12 20 45",
    "day": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "їжа": "борщ вареники піцу суші шоколад сир гриби салат млинці рибу каву чай пиво плов",
    "хобі": "шахи малювання плавання риболовлю в'язання танці йогу футбол садівництво фотографію музику історію",
    "місто": "Києві Львові Одесі Харкові Полтаві Варшаві Берліні Празі Відні Парижі",
    "робота": "лікарем вчителем юристом програмістом кухарем пілотом журналістом перекладачем дизайнером фермером",
    "comida": "paella queso arroz pescado chocolate gazpacho tortilla jamón marisco",
    "stadt": "Berlin Hamburg München Köln Leipzig Dresden Bremen",
}

_STATEMENTS = """
I love {food} / Loves {food} / Likes {food} for breakfast / My favorite food is {food} / Allergic to {food}
Wants to cook {food} more often / The user enjoys {food} / Prefers {food} at lunch / I never eat {food}
I enjoy {hobby} / Goes {hobby} every weekend / Likes {hobby} with friends / I really enjoy {hobby} on weekends
Started {hobby} last year / Wants to try {hobby} / My main hobby is {hobby} / Dislikes {hobby}
Interested in {tech} / Prefers {tech} for backend work / Writes {tech} at work / Wants to learn {tech} this year
Migrating a service to {tech} / I use {tech} daily / Finds {tech} hard to read / Teaches {tech} to beginners
Lives in {city} / I live in {city} / Born in {city} / Moving to {city} next year / Works from {city} / Misses {city}
Works as a {job} / I am a {job} / My brother is a {job} / Wants to become a {job} / Used to be a {job}
I have a {pet} / Has a {pet} and a garden / My daughter wants a {pet} / Afraid of any {pet}
Reads about {topic} / Interested in {topic} / Likes long articles about {topic} / Bored by {topic} / Studies {topic}
Usually reads articles about {topic} before breakfast / Wants short summaries about {topic} in the evening
Married to {person} / Works with {person} / Best friend is {person} / Lunch with {person} on Fridays
Has {number} children / Runs {number} km a day / Has worked there for {number} years / Team of {number} people
Free on {day} / Team meeting on {day} / Prefers digests on {day} morning
Люблю {їжа} / Моя дружина любить {їжа} / Я дуже люблю {їжа} на сніданок / Не їм {їжа} / Обожнюю {їжа}
Захоплююся: {хобі} / Любить {хобі} / Цікавлюся, коли є час: {хобі} / Хоче опанувати {хобі} цього року
Живу у {місто} / Народився у {місто} / Працює у {місто} / Хоче жити у {місто} / Навчався у {місто} п'ять років
Працюю {робота} / Працює {робота} у великій компанії / Мій брат став {робота} / Мріє стати {робота}
Me gusta {comida} / Prefiere {comida} / No come {comida} / Ich wohne in {stadt} / Arbeitet in {stadt}
"""

_OPPOSITES = """
I love {food} | I hate {food} / Likes {food} | Dislikes {food} / Likes {food} | Does not like {food}
Eats {food} | Avoids {food} / I eat {food} | I don't eat {food} / Always orders {food} | Never orders {food}
Enjoys {hobby} | Can't stand {hobby} / I like {hobby} | I no longer like {hobby} / Started {hobby} | Stopped {hobby}
Interested in {tech} | Not interested in {tech} / Uses {tech} | Stopped using {tech} / Trusts {tech} | Distrusts {tech}
Wants to learn {tech} | Doesn't want to learn {tech} / Writes {tech} at work | Never writes {tech} at work
Prefers {food} over {food} | <swap> / Switched from {tech} to {tech} | <swap> / Likes {hobby} more than {hobby} | <swap>
Likes more articles about {topic} | Likes fewer articles about {topic} / Reads {topic} news | Does not read {topic} news
Wants {topic} summaries in the morning | Wants {topic} summaries in the evening
Can cook {food} | Cannot cook {food} / Agrees with posts on {topic} | Disagrees with posts on {topic}
Runs before work in {city} | Runs after work in {city} / Has a {pet} | Has no {pet} / Likes {city} | Hates {city}
Люблю {їжа} | Ненавиджу {їжа} / Люблю {їжа} | Не люблю {їжа} / Завжди замовляє {їжа} | Ніколи не замовляє {їжа}
Подобається {хобі} | Не подобається {хобі} / Цікавиться: {хобі} | Не цікавиться: {хобі}
Хоче жити у {місто} | Не хоче жити у {місто} / Любить {їжа} | Уникає {їжа}
Me gusta {comida} | No me gusta {comida} / Ich wohne gern in {stadt} | Ich wohne nicht gern in {stadt}
Любит {їжа} | Не любит {їжа} / Je mange {comida} | Je ne mange pas {comida} / Lubi {comida} | Nie lubi {comida}
"""


def _listed(text: str) -> list[str]:
    return [entry.strip() for line in text.splitlines() for entry in line.split("/") if entry.strip()]


def _filled(template: str, rng: random.Random) -> Iterator[str]:
    """The template with objects put in, again and again with others."""
    slots = [slot for slot in _OBJECTS for _ in range(template.count(f"{{{slot}}}"))]
    while True:
        text = template
        for slot in slots:
            text = text.replace(f"{{{slot}}}", rng.choice(_OBJECTS[slot].split()), 1)
        yield text


def other_object_pairs(count: int, seed: int) -> list[Pair]:
    """The same relation with another object: "love tacos", "love spaghetti"."""
    rng = random.Random(seed)
    pairs: list[Pair] = []
    while len(pairs) < count:
        fillings = _filled(rng.choice(_listed(_STATEMENTS)), rng)
        pair = next(fillings), next(fillings)
        if pair[0] != pair[1]:
            pairs.append(pair)
    return pairs


def opposite_pairs(count: int, seed: int) -> list[Pair]:
    """The same object with the opposite said of it ("loves sushi", "hates sushi"), or a comparison turned round."""
    rng = random.Random(seed)
    templates = [entry.split(" | ") for entry in _listed(_OPPOSITES)]
    pairs: list[Pair] = []
    while len(pairs) < count:
        template, opposite = rng.choice(templates)
        slot = template[template.index("{") + 1 : template.index("}")]
        one, two = rng.sample(_OBJECTS[slot].split(), 2)
        left = template.replace(f"{{{slot}}}", one, 1).replace(f"{{{slot}}}", two)
        right = template.replace(f"{{{slot}}}", two, 1).replace(f"{{{slot}}}", one)
        pairs.append((left, right if opposite == "<swap>" else opposite.replace(f"{{{slot}}}", one)))
    return pairs


def slip_pairs(count: int, seed: int) -> list[Pair]:
    """One statement and the same with a slip: case, punctuation, spacing, a typo in a long word, a small word more."""
    rng = random.Random(seed)
    return [_slip(next(_filled(rng.choice(_listed(_STATEMENTS)), rng)), rng) for _ in range(count)]


def _slip(text: str, rng: random.Random) -> Pair:
    kind = rng.randrange(5)
    if kind == 0:
        return text, text.upper() + "!"
    if kind == 1:
        return text, f"  {text.replace(' ', '  ')} …"
    if kind == 2:
        return text, f"The user {text[0].lower()}{text[1:]}" if text.isascii() else f"{text} дуже"
    if kind == 3:
        return text, f"{text}, really." if text.isascii() else f"Так, {text}"
    words = text.split()
    place = max(range(len(words)), key=lambda index: len(words[index]))
    words[place] = _typo(words[place], rng)
    return text, " ".join(words)


def _typo(word: str, rng: random.Random) -> str:
    """Two neighbours swapped, or a letter doubled, inside a word of seven letters or more; shorter words stay."""
    if len(word) < 7 or not word.isalpha():
        return word
    place = rng.randrange(2, len(word) - 2)
    if rng.random() < 0.5:
        return word[:place] + word[place + 1] + word[place] + word[place + 2 :]
    return word[:place] + word[place] + word[place:]
