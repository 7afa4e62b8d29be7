"""A secret right behind a short label is one in four languages, and what merely looks like it is none."""

import pytest

from language.sensitive.secrets import find_secret, redact
from language.sensitive.values import MARK

TOLD = """
pw=foxy-9
pw:otter_4
my pw=heron-31 ok
pw is crane-8
PW=Heron!4
p/w: crane-8
pass=otter-5
wifi_pw=crane-8
rootpw=marten7k
pw=badger
pw="owl and hen"
psk=newt-44
login:hunter22
login=badger71
auth=stoat-5x
creds:ann/stoat5
acc=ann:stoat-5
admin:badger71
root:toor99
u:ann p:stoat-5
user=ann&p=stoat51
un=ann pw=stoat-5
pwort=Dachs-3
kennw:Dachs88
zugang:Dachs881
anmeldung=Dachs-31
geheim=Marder77
contra=tejon-9
clave=nutria_4
cña:nutria77
acceso=tejon-91
clave=rojo
mi clave=sol
clave='gato' y ya
contraseña=mar
clv=luna
wifi_clave=rojo
pwd=red
pw=cat
password=owl
Passwort=Hut
kennwort=rot
cuenta=ana:nutria41
usuario:ana clave:nutria4
пас=борсук-7
парол:видра44
логін:борсук77
вхід=vydra-31
пароль=кіт
парол=ліс
доступ:vydra441
"""
KEYS = """
key=marten9
key=otter123
my key=heron_4
api key=stoat-9
wifi key=crane77
KEY=s3cr3t
enckey=badger9
key=4821
key: foxy9
my key: lynx7
Key: otter7.
schlüssel: dachs9
ключ: borsuk9
schlüssel=dachs9
schluessel=marder22
wlan-schlüssel=dachs77
llave=tejon9
ключ=борсук9
мій ключ=vydra77
ключ=4821
"""
HARMLESS = """
key: value
key: value2
primary key: id22
sort key: name2
key: F12
Key: 10am sharp
The key: patience
key: marten9 is what the form calls it
key=value
key=value2
The key=value3 form
primary key=id22
sort key=name2
cache key=stoat77
key=utf-8
key=none
key=2024
key=F12
sort(key=str2)
clave=valor1
Schlüssel=Wert
ключ=значення
login: every morning at 9
login:every morning
login:SSO
login:oauth2
login=saml2
login:admin
login:ann92
auth:basic
auth=none
pass=true
pass=fail
password=none
pw: press week 12
pw=12kW
kw=45
KW: Woche 12
pass: Interrail 2024
compass:N42E7
bypass=yes
wifi:5GHz
wlan:aus
zugang:barrierefrei
Zugang: 3. Stock links
anmeldung:9-Uhr
Konto: Sparkasse
acceso:libre
entrada: planta 2
cuenta: BBVA
clave=valor
clave=sí
clave=true
clave=null
palabra clave=id
clave=row.id
clave=f(x)
password=required
password=True
pwd=None
пароль=ні
Passwort=ja
contra: todos los demás
clave:sol
вхід:вільний
вхід: з 9:00
логін:щодня
доступ:24/7
пас: точний
u:1 p:2
id=foxy-9
branch=foxy-9
host:db-7
version=v2.1
u: 5, p: 12
root: 3rd degree
admin:panel
"""


@pytest.mark.parametrize("text", TOLD.strip().split("\n"))
def test_what_a_short_label_announces_is_a_secret(text: str) -> None:
    assert find_secret(text) == "password"
    assert MARK in redact(f"We met on Monday, {text}")


@pytest.mark.parametrize("text", KEYS.strip().split("\n"))
def test_a_short_value_right_behind_the_name_of_a_key_is_a_secret(text: str) -> None:
    assert find_secret(text)
    assert MARK in redact(f"We met on Monday, {text}")


@pytest.mark.parametrize("text", HARMLESS.strip().split("\n"))
def test_what_only_looks_like_it_is_none(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize(
    "text",
    ["my wife is a stay-at-home-mum", "jack-of-all-trades, that's me", "Meine Auf-und-ab-Laune", "out-of-the-box"],
)
def test_a_phrase_with_hyphens_is_a_word(text: str) -> None:
    assert find_secret(text) is None
    assert redact(text) == text


def test_a_phrase_of_capital_words_may_be_a_password() -> None:
    assert "Heron" not in redact("wifi for the cabin is Heron-Ate-My-Bread, capitals matter")
