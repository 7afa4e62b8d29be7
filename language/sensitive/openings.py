"""Codes told without being called one: "bike lock 7734", "the gate takes 4471#", "log in as ann with Crab!Apple3".

A thing that opens, a value that looks like a code, and what joins the two: each has a weight, and together they must
weigh enough. What a number counts, measures or labels is no code, whatever stands beside it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from language.patterns import pattern_of
from language.sensitive.glance.looks import looks_of
from language.sensitive.read_words import Word, listed, sentences
from language.sensitive.scripts import read_any
from language.sensitive.shapes import Shape, is_group, is_part_of_reserve, is_reserve, shape_of_digits, shape_of_word
from language.sensitive.values import Found
from language.sensitive.vocabulary import SPELLED, is_spelled

_ENOUGH = 4
_BEFORE = 10
_AFTER = 8
_GAP = 6
_MIXED = r"[^\W\d_](?:[_.-]?\d|[!#$%^*?~&][^\W_])"
_HINT = pattern_of(
    lambda: rf"\d(?:\d\d|,?[ -]\d|[^\W\d_]|[#*]|\W{{1,2}}(?:{'|'.join(listed('turns'))}))|{_MIXED}", re.IGNORECASE
)
"""Without one of these a sentence holds no value."""
_MAY_HINT = pattern_of(r"\d|[!#$%^*?~&][^\W_]")

_THINGS = {"bolts": 2, "nets": 2, "places": 1, "devices": 1, "rooms": 1}
_ANNOUNCING = pattern_of(r"[:=—–>-]")
_NOUNS = frozenset({"labels", "units", "pays"})
_NUMBERS = frozenset({"digits", "tens"})
_EXPIRY = pattern_of(r"(?:0?[1-9]|1[0-2])/(?:20)?[2-4]\d")
_NAME_OF_USER = pattern_of(r"@|[^\W\d_]{2}[._][^\W\d_]")
_TURN = pattern_of(r"[LRlr]-?\d{1,2}")
_LOOSE = pattern_of(r"[,;:/|+—–-]")


class Scene:
    """A value in its sentence, and the words around it."""

    def __init__(self, words: Sequence[Word], first: int, last: int, shape: Shape) -> None:
        self.words, self.first, self.last, self.shape = words, first, last, shape
        self.before = words[max(0, first - _BEFORE) : first]
        self.after = words[last + 1 : last + 1 + _AFTER]

    def near(self, kind: str) -> bool:
        """Does a word of the kind stand around the value?"""
        return kind in self._kinds

    @cached_property
    def _kinds(self) -> frozenset[str]:
        return frozenset().union(*(word.kinds for word in (*self.before, *self.after)))

    @property
    def around(self) -> Iterator[int]:
        """The places of the words around the value."""
        yield from range(max(0, self.first - _BEFORE), self.first)
        yield from range(self.last + 1, min(len(self.words), self.last + 1 + _AFTER))

    def follows(self, kind: str) -> bool:
        """Does a word of the kind stand soon after the value?"""
        return any(kind in word.kinds for word in self.after[:4])

    def count(self, kind: str) -> int:
        """How many words of the kind stand around the value."""
        return sum(kind in word.kinds for word in (*self.before, *self.after))

    def nearest(self, kind: str) -> int | None:
        """Where the word of the kind stands that is nearest to the value."""
        if kind not in self._kinds:
            return None
        places = [place for place in self.around if kind in self.words[place].kinds]
        return min(places, key=lambda place: abs(place - self.first), default=None)

    def beside(self, kind: str, before: int, after: int = 0) -> bool:
        """Does a word of the kind stand at most so many words before or after the value?"""
        return kind in self._kinds and any(kind in word.kinds for word in (*self.before[-before:], *self.after[:after]))

    @property
    def announced(self) -> bool:
        """Does "is" or a colon stand right before the value?"""
        return bool(self.before) and (
            "says" in self.before[-1].kinds or _ANNOUNCING.search(self.before[-1].sign) is not None
        )

    def joined_to(self, place: int) -> bool:
        """Do only small words, one other at most, stand between the value and the word at a place?"""
        gap = self.words[place + 1 : self.first] if place < self.first else self.words[self.last + 1 : place]
        return len(gap) <= _GAP and sum(not word.is_small for word in gap) <= 1

    def touches(self, place: int) -> bool:
        """Do only small words, and no mark, stand between the value and the word at a place?"""
        gap = self.words[place : self.first] if place < self.first else self.words[self.last : place]
        return all(word.is_small for word in gap[1:]) and not any(word.sign for word in gap)

    @property
    def is_counted(self) -> bool:
        """Is the number one of something: euros, years, an order?"""
        following = self.after[0] if self.after and not self.words[self.last].sign else None
        if following and ("units" in following.kinds or self._is_number_of(following)):
            return True
        if self.shape.weight >= 3:
            return False
        if self.shape.weight <= 1 and (self._is_side(self.after) or self._is_side(self.before[::-1])):
            return True
        labelled = self.beside("labels", 2) or self.beside("numbers", 2)
        return labelled or (self.shape.weight <= 1 and self.near("pays")) or (self.shape.time and self._is_time)

    def _is_number_of(self, following: Word) -> bool:
        """Is it so many of a thing that has numbers itself ("200 rooms"), and not the next label ("4471 room 5")?"""
        numbered = len(self.after) > 1 and self.after[1].text[:1].isdigit()
        return "labels" in following.kinds and not (numbered or self.shape.weight > 1)

    @staticmethod
    def _is_side(words: Sequence[Word]) -> bool:
        """Does another number follow, as in "2560 by 1440"?"""
        return len(words) > 1 and "spans" in words[0].kinds and words[1].text.isdigit()

    @property
    def _is_time(self) -> bool:
        return self.beside("times", 1) or (self.near("clocks") and self.beside("towards", 1))

    @property
    def has_noun_after(self) -> bool:
        """Does a word follow that the number may count or name?"""
        if not self.after or self.words[self.last].sign:
            return False
        return not self.after[0].is_small or self.after[0].kinds <= _NOUNS

    @property
    def found(self) -> tuple[int, int]:
        """Where the value begins and ends."""
        return self.words[self.first].start, self.words[self.last].end


def find_openings(text: str, low: str) -> Iterator[Found]:
    """The codes and passwords that a sentence tells by what they open."""
    hinted, spelled = not looks_of(text).is_words and _MAY_HINT.search(text) is not None, is_spelled(low)
    for start, end in sentences(text) if hinted or spelled else ():
        if (hinted and _HINT.search(text, start, end)) or (spelled and SPELLED.search(low, start, end)):
            told = _told_in(text[start:end], low[start:end])
            yield from (Found(kind, start + first, start + last) for kind, first, last in told)


@lru_cache(maxsize=1_024)
def _told_in(sentence: str, low: str) -> tuple[tuple[str, int, int], ...]:
    """What a sentence tells, and where in it; kept, because a text is read several times and answers repeat theirs."""
    words = read_any(sentence, low, 0, len(sentence))
    return (*_turns(words), *((kind, *scene.found) for scene in _scenes(words) if (kind := _judged(scene))))


def _scenes(words: Sequence[Word]) -> Iterator[Scene]:
    """Each value of a sentence; groups of digits side by side are one."""
    number = 0
    while number < len(words):
        last = number
        if is_group(words[number].text):
            while last + 1 < len(words) and _goes_on(words[last], words[last + 1]):
                last += 1
            shape = shape_of_digits([word.text for word in words[number : last + 1]])
        elif is_part_of_reserve(words[number].text):
            while last + 1 < len(words) and not words[last].sign and _continues(words[number], words[last + 1]):
                last += 1
            shape = Shape(1) if last > number else shape_of_word(words[number].text)
        elif words[number].kinds & _NUMBERS:
            while last + 1 < len(words) and words[last + 1].kinds & _NUMBERS:
                last += 1
            shape = _spelled(words[number : last + 1])
        else:
            shape = shape_of_word(words[number].text, quoted=words[number].is_quoted)
        if shape:
            yield Scene(words, number, last, shape)
        number = last + 1


def _spelled(words: Sequence[Word]) -> Shape | None:
    """The shape of digits in words: four of them, or fewer numbers from ten."""
    tens = sum("tens" in word.kinds for word in words)
    digits = 2 * tens + len(words) - tens
    if len(words) < (2 if tens else 4) or digits < 4:
        return None
    return Shape(2 if tens else 3, min(digits, 8))


def _turns(words: Sequence[Word]) -> Iterator[tuple[str, int, int]]:
    """A dial turned to and fro: numbers with left and right between them."""
    run: list[Word] = []
    for word in (*words, None):
        if word and ("turns" in word.kinds or word.text.isdigit() or _TURN.fullmatch(word.text)):
            run.append(word)
        elif word is None or not word.is_small:
            glued = sum(_TURN.fullmatch(one.text) is not None for one in run)
            if len(run) + glued >= 5 and glued + sum("turns" in one.kinds for one in run) >= 2:
                yield "access code", run[0].start, run[-1].end
            run = []


def _goes_on(word: Word, following: Word) -> bool:
    """Does another group of digits follow, after a blank, or single ones after commas?"""
    single = word.sign == "," and len(word.text) == len(following.text) == 1
    return (not word.sign or single) and is_group(following.text)


def _continues(first: Word, word: Word) -> bool:
    """Is it another group of the same reserve code?"""
    return len(word.text) == len(first.text) and is_part_of_reserve(word.text)


def _judged(scene: Scene) -> str | None:
    """The kind of secret the value of a scene is, if it is one."""
    if scene.shape.digits >= 12:
        if scene.beside("labels", 3):
            return None
        if scene.near("nets") and scene.announced:
            return "password"
        return "card number" if scene.near("cards") or _expires(scene) else None
    if scene.shape.digits and scene.is_counted:
        return None
    if scene.shape.digits and _is_on_the_back(scene):
        return "card code"
    if not scene.shape.digits and _is_login(scene):
        return "password"
    if _once(scene) >= _ENOUGH:
        return "access code"
    return "access code" if _opening(scene) >= _ENOUGH else None


def _expires(scene: Scene) -> bool:
    """Does a month and a year follow, until which a card is valid?"""
    return 13 <= scene.shape.digits <= 16 and any(_EXPIRY.fullmatch(word.text) for word in scene.after[:4])


def _is_on_the_back(scene: Scene) -> bool:
    """Three digits of a card, or four that are no year, and that they stand on its back; or that three stand there."""
    digits, back = scene.shape.digits, scene.nearest("backs")
    if back is None or scene.has_noun_after or not (scene.near("cards") or (scene.announced and scene.near("digits"))):
        return False
    return (digits == 3 or (digits == 4 and scene.shape.weight > 0)) and (scene.announced or scene.joined_to(back))


def _opening(scene: Scene) -> int:
    """How much says that the value opens a thing."""
    thing, place = _thing(scene)
    weight = scene.shape.weight
    entered = 2 * scene.beside("enters", 4, 3)
    admitted = 2 * scene.near("admits")
    pressed = 2 * scene.follows("buttons")
    if not thing:
        return _opening_alone(scene, entered + admitted + pressed)
    if scene.shape.digits and (weight <= 1 or scene.shape.time) and scene.has_noun_after:
        weight -= 2
    said = scene.announced and "rooms" not in scene.words[place].kinds
    return weight + thing + entered + admitted + pressed + scene.beside("wants", 2) + scene.joined_to(place) + said


def _opening_alone(scene: Scene, verbs: int) -> int:
    """How much says that digits open something, where nothing is named: what is done with them."""
    shape = scene.shape
    if not shape.digits or not shape.weight:
        return 0
    if (shape.weight == 1 or shape.time) and scene.has_noun_after:
        return 0
    if shape.weight == 1 and (shape.time or not 4 <= shape.digits <= 6):
        return 0
    entering = scene.nearest("enters")
    if entering is not None and not scene.touches(entering):
        verbs -= 2
    place = scene.nearest("admits")
    return shape.weight + verbs + (scene.announced or (place is not None and scene.joined_to(place)))


def _thing(scene: Scene) -> tuple[int, int]:
    """The weight of the thing that the value may open, and where it stands."""
    best, where = 0, scene.first
    for place in scene.around:
        for kind in scene.words[place].kinds & _THINGS.keys():
            weight = _THINGS[kind]
            closer = weight == best and abs(place - scene.first) < abs(where - scene.first)
            if (weight > best or closer) and _fits(scene, kind):
                best, where = weight, place
    return best, where


def _fits(scene: Scene, kind: str) -> bool:
    """Does a thing of this kind open with a value of this shape? A phone takes four to six digits, a network eight."""
    shape = scene.shape
    if kind == "nets":
        return shape.digits >= 8 or (not shape.digits and not scene.beside("called", 1))
    if shape.digits:
        return kind != "devices" or shape.weight >= 3 or 4 <= shape.digits <= 6
    return shape.weight >= 2 and not scene.beside("called", 1)


def _once(scene: Scene) -> int:
    """How much says that the value is a code a service gave out."""
    text = scene.words[scene.first].text
    if not (4 <= scene.shape.digits <= 10 or is_reserve(text) or scene.shape.weight == 1):
        return 0
    usual = scene.shape.digits in (6, 8) or is_reserve(text)
    weight = scene.shape.weight + usual - (scene.has_noun_after and scene.shape.weight <= 1)
    place = scene.nearest("once")
    if place is not None:
        weight += 2 + scene.joined_to(place) + scene.announced
    elif scene.shape.digits == 6:
        weight += min(2, scene.count("sends")) + scene.beside("enters", 2) + scene.near("codes")
    else:
        return 0
    return weight + scene.beside("enters", 3, 3) + scene.near("signins")


def _is_login(scene: Scene) -> bool:
    """Is the word a password, because a sign-in or the name of a user comes before it?"""
    signed = any("signins" in word.kinds for word in scene.before)
    if scene.beside("called", 1):
        return False
    user = _user(scene) if scene.shape.weight else None
    if user and (
        signed or "users" in user.kinds or scene.shape.weight >= 2 + (_NAME_OF_USER.search(user.text) is None)
    ):
        return True
    return signed and (scene.shape.weight >= 3 or (scene.shape.weight == 2 and scene.beside("joins", 1)))


def _user(scene: Scene) -> Word | None:
    """The name of a user that is told with the password after it."""
    for number in range(scene.first - 1, max(-1, scene.first - 5), -1):
        word = scene.words[number]
        between = scene.words[number + 1 : scene.first]
        if between and not all(one.kinds & {"joins", "small", "says"} for one in between):
            return None
        joined = any("joins" in one.kinds for one in between) or any(
            _LOOSE.search(one.sign) for one in (word, *between)
        )
        if joined and _names_user(scene, number):
            return word
    return None


def _names_user(scene: Scene, number: int) -> bool:
    """Is the word at this place what somebody is called on a machine: by its looks, or by the word before it?"""
    word = scene.words[number]
    before = scene.words[number - 1] if number else None
    if word.kinds:
        return "users" in word.kinds
    if any(sign in word.text for sign in "@._") or (any(map(str.isdigit, word.text)) and not word.text.isdigit()):
        return True
    if "/" in word.sign and scene.shape.weight >= 3:
        return True
    return before is not None and (bool(before.kinds & {"called", "says", "signins"}) or ":" in before.sign)


def weights_of(scene: Scene) -> dict[str, int]:
    """How much each rule says that the value is a secret; none of them needs to be sure."""
    return {
        "opening": _opening(scene),
        "user": _user(scene) is not None,
        "once": _once(scene),
        "noun": scene.has_noun_after,
        "announced": scene.announced,
    }
