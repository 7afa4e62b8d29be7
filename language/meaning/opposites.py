"""What can be said by denying something else: who eats no meat is vegetarian, who can't sleep has trouble sleeping.

A line names words on its left and, after `=`, what they deny; `>` holds from left to right only: who has coeliac
disease eats no gluten, but not everybody who eats none has it; after `<` stands what denies nothing but is denied in
itself. An empty right side denies the rest of the clause.
"""

from collections.abc import Iterator
from dataclasses import replace

from language.meaning.claims import Claim
from language.meaning.vocabulary import is_deed
from language.meaning.vocabulary.glossary import Glossary, lines_of
from language.words.reader import Role, Word, read

_TABLE = """
vegetarian* вегетаріан* vegetarier* vegetarisch* = meat meats м'яс* fleisch carne
vegan* веган* > meat м'яс* fleisch carne dairy milk молок* milch leche eggs
teetotal* sober abstinent* тверез* непитущ* abstemi* = alcohol алкогол* alkohol
intoleran* unverträglich* intoleranc* непереносим* непереносн* = tolerate* vertrag* verträgt toler* перенос*
celiac coeliac целіак* zöliakie celíac* celiaquía > gluten глютен*
single unmarried неодружен* незаміжн* ledig soltero soltera unverheiratet
    = married одружен* заміжн* verheiratet casado casada
childless бездітн* kinderlos = children kids дітей діти kinder hijos
unemployed jobless безробітн* arbeitslos desempleado desempleada = work працю* arbeite* trabajo job
nonsmoker non-smoker некурящ* nichtraucher* = smoke* палить палю курю курить rauche* rauch* fuma fumo
hard difficult difficulty struggle* trouble unable cannot важко складно труднощі
    schwer schwierig* schwerfällt schwierigkeiten
    cuesta difícil dificultad* problemas problems problem =
bother* annoy* irritat* драту* заважа* stört stören nervt nerven molest* fastidia* < dislike*
deaf глух* taub gehörlos sordo sorda = hear hears hearing чую чує чути höre hört hören oye oigo oír
flexible lenient гнучк* flexibel = strict* сувор* streng*
atheist* атеїст* ateo atea = god believe*
insomnia sleepless* безсонн* schlaflos* insomnio = sleep* спати сплю schlaf* dormir duermo
"""


def _rows() -> Iterator[tuple[str, str, str]]:
    for line in lines_of(_TABLE):
        sign = next(mark for mark in ("=", ">", "<") if mark in line)
        left, _, right = line.partition(sign)
        yield left, sign, right


_ROWS = list(_rows())
_LEFT = Glossary([left for left, _, _ in _ROWS])
_RIGHT = Glossary([right for _, _, right in _ROWS])


def reworded(claim: Claim) -> Iterator[Claim]:
    """A claim, and what it amounts to in words of the other side."""
    yield claim
    for word in claim.needs:
        lower = word.text.casefold()
        if word.role is Role.NUMBER:
            continue
        if not claim.denied:
            yield from (_denying(claim, word, row) for row in _LEFT.find(lower) if _ROWS[row][1] != ">")
        else:
            yield from (_asserting(claim, word, row) for row in _RIGHT.find(lower) if _ROWS[row][1] != "<")


def _denying(claim: Claim, word: Word, row: int) -> Claim:
    """The claim that something is so, as the claim that something else is not."""
    right = _ROWS[row][2]
    instead = read(right.split()[0].removesuffix("*"))[:1] if right.split() else ()
    rest = [other for other in claim.needs if other is not word]
    return replace(claim, needs=[*instead, *rest], verb="", denied=True)


def _asserting(claim: Claim, word: Word, row: int) -> Claim:
    """The claim that something is not so, as the claim that something else is."""
    instead = read(_ROWS[row][0].split()[0].removesuffix("*"))[:1]
    rest = [other for other in claim.needs if other is not word and not is_deed(other.text.casefold())]
    return replace(claim, needs=[*instead, *rest], verb="", denied=False)
