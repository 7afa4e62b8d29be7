"""Everyday words that mean the same: a kid is a child, a film a movie."""

from language.words.stems import stem

_GROUPS = """
child kid kids children
mother mom mum mommy
father dad daddy
grandmother grandma granny
grandfather grandpa
movie film
favorite favourite
color colour
photo photograph picture
bicycle bike
phone cellphone smartphone
television tv
apartment flat
automobile car
doctor physician
store shop
vacation holiday
soccer football
live reside
purchase buy bought
tech technology technologies
programmer developer coder
javascript js
typescript ts
kubernetes k8s
postgres postgresql

улюблений любимий любимый
фільм кіно
машина авто автомобіль
фото фотографія світлина
телевізор телек
комп'ютер комп
лікар доктор
мама матір ненька
тато батько
бабуся бабця
дідусь дід
дитина діти дітей
квартира помешкання
магазин крамниця
програміст розробник

ребёнок дети детей
фильм кино
машина автомобиль авто
папа отец
мама мать
бабушка бабуля
телефон смартфон
врач доктор
программист разработчик
"""

_MEANING = {stem(word): stem(line.split()[0]) for line in _GROUPS.splitlines() for word in line.split()}


def meaning(word_stem: str) -> str:
    """One stem for all words of a group; any other stem stays itself."""
    return _MEANING.get(word_stem, word_stem)
