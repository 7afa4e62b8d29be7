"""Codes and passwords that nobody calls so: told by what they open, who sent them, or whom they let in."""

import pytest

from language.sensitive import openings
from language.sensitive.secrets import find_secret, redact
from language.sensitive.values import MARK

OPENINGS = """
the side gate takes {4471#}, push hard after the beep
to get into the rehearsal room you type {7-3-9-1}
bike lock is {5530}, don't tell Sam
the burglar alarm goes quiet when you punch in {0826}
lockbox under the bench, {3918} opens it
it's {1 9 0 7} to get through the lobby door
combination on my gym locker goes {18 right, 4 left, 29 right}
the garage opener is {nine two two six}
I set my suitcase to {913} before every trip
To disarm: {7788} within thirty seconds
на хвіртці набери {5206} і штовхай
замок на велосипеді {4-4-9-0}
сейф у батька: {17 вправо, 42 вліво, 8 вправо}
валізу завжди ставлю на {913}
гараж відкривається {дев'ять один три сім}
Fahrradschloss {7734}, falls du es leihst
am Hoftor {2-9-0-6} tippen
Schlüsselkasten neben der Tür, {8051}
Den Hotelsafe stelle ich immer auf {0404}
Zum Reinkommen {2580} und Raute
el candado de la bici {7734}
la puerta de abajo se abre marcando {4471#}
la alarma se quita con {0937}
el teclado de la oficina pide {55 08 13}
garaje {*6620} y espera
"""
LOGINS = """
I sign in to the council site as jparker with {Tulip$Bulb44}
our router, admin/{Xk29!pqT}
Dad's laptop? {Rover1961} gets you in
cafe wifi, network BeanHouse, {espresso2nite}
our wifi is simply "{mellowmoss7}"
заходжу в мудл як o.bondar з {Zaliky!na5}
вайфай у бабусі {vyshnia1948}
ich logge mich als m.huber mit {Wiesn!2023x} ein
der Laptop nimmt {Bergziege1974}
netflix es tomas@example.es y {Palomitas_7!}
el portátil entra con {CabraLoca1974}
"""
GIVEN_OUT = """
{771-204} as the verification code, please
my bank texted {338 201} to approve the transfer
my backup code for dropbox is {kq2m 9xvt}
here's my gitlab recovery code {3f9a0b1c77d2e4}
PUK of the old sim is {48120977}
одноразовий {4039 1187} для входу в банк
секрет двофакторки {MFRG GZDF MZTW Q2LK}
{918204} ist die mTAN von eben
Wiederherstellungscode {xk4p2-99dmq}
me acaba de llegar por sms {604417} para entrar
seed words: {1. sea 2. tribe 3. lamp 4. foster 5. own 6. grape 7. cabin 8. drift 9. melon 10. sting 11. vapor 12. ink}
сід фраза гаманця: {ліс море кіт хліб вікно дощ сніг поле ніч зоря птах камінь}
"""
CARDS = """
Visa {4929 1182 7730 1145} valid till 08/27
the numbers on the back of the Visa: {093}
картка приват {5168 7422 1190 3357} до 11/27
CVC of the blue card? {551}
три цифри ззаду на візі {602}
meine Kreditkarte {5288-4410-9921-7730}
die drei Ziffern hinten auf der Karte: {419}
mi tarjeta de crédito {5288-4410-9921-7730}
los tres números de detrás de la tarjeta: {419}
"""
MISSPELLED = """
Passowrd: {tangerine42}
the passwor for dads email is {Bramble!Hedge}
мій пороль {mandarynka7}
параль від скриньки: {zymovyi_Lis}
Das Kenwort lautet {Nordlicht}
Passwrt vom Drucker: {druckmich99}
mi contaseña es {lechuga}
la contraseñia del correo {girasol77}
"""
HARMLESS = """
I live at 4471 Gate Street
Our door number is 4471
a 2 door 1997 Honda Civic, 140000 miles
My locker is number 214, next to the showers
The gate closes at 2130
I set my alarm for 0615 on weekdays
We paid 4350 for the garage door
My suitcase is 55x40x20 and weighs 2.9 kg
my card was charged 1240 twice
I paid by card and walked back 350 m
The screen is 2560 by 1440
Alarm fatigue: 1204 alerts last month
Flight LH1178 leaves from gate 14
They sent me 482913 airline miles
I have 1328 photos on this phone
My user name on the forum is sunny_walker88
our router is an Asus RT-AX86U
Use code SAVE20 at checkout
my passport is valid until 2031
Passwords: I hate them
The request id was 8a8c4e18-0464-4ef2-a65c-3bbeac558466, says Marco
двері коштували 18400 гривень
Замок збудовано у 1340 році
телефон мами 067 123 45 67
Будильник ставлю на 0615
забула пороль, відновлюю
Заходжу в Duolingo щодня, вже 1482 дні
Das Büro öffnet um 0830
Schloss Neuschwanstein wurde 1869 begonnen
1328 Fotos auf dem Handy
Der Kennwert liegt bei 4471
die Fritzbox 7590 ist super
Treffpunkt Tor 1147 im Stadion
la puerta de Alcalá es de 1778
puerta 12, segundo piso
me cobraron 1290 en la tarjeta
La oficina abre a las 0830
las contraseñas se me olvidan siempre
el pedido 30221984 ya llegó
"""


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


@pytest.mark.parametrize("line", lines(OPENINGS + LOGINS + GIVEN_OUT + CARDS + MISSPELLED))
def test_what_opens_something_is_a_secret_whatever_it_is_called(line: str) -> None:
    secret = line[line.index("{") + 1 : line.index("}")]
    text = line.replace("{", "").replace("}", "")
    assert find_secret(text) is not None
    clean = redact(text)
    assert secret not in clean
    assert MARK in clean


@pytest.mark.parametrize("text", lines(HARMLESS))
def test_numbers_beside_things_that_open_are_mostly_just_numbers(text: str) -> None:
    assert find_secret(text) is None


def test_a_line_that_comes_again_is_weighed_once_and_found_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "the shed at the allotment takes 6620#, mind the step"
    results = "".join(f"{number}. Walked the dog at pier 6620\n" for number in range(1, 4))
    for text in (f"{results}{told}", f"More of it\n{results}{told}"):
        assert [text[one.start : one.end] for one in openings.find_openings(text, text.lower())] == ["6620#"]
        monkeypatch.setattr(openings, "_scenes", lambda words: pytest.fail("read again"))
