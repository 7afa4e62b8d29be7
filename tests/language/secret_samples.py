"""Made-up secrets in the formats their issuers use, at random but the same for the same seed."""

import base64
import json
import random
import string
from collections.abc import Callable


def listed(text: str, separator: str = " ") -> list[str]:
    return text.split(separator)


HEX = "0123456789abcdef"
BASE62 = string.ascii_letters + string.digits
BASE64URL = BASE62 + "-_"
UPPER = string.ascii_uppercase + string.digits
WORDS = listed(
    "river summer copper falcon window garden silver thunder pepper orange castle rocket marble winter forest "
    "tiger mountain button coffee harbor lantern meadow planet quartz saddle velvet walnut yellow zephyr anchor"
)
Maker = Callable[[random.Random], str]


def take(rng: random.Random, alphabet: str, length: int) -> str:
    return "".join(rng.choice(alphabet) for _ in range(length))


def _jwt(rng: random.Random) -> str:
    def part(data: dict[str, object]) -> str:
        return base64.urlsafe_b64encode(json.dumps(data).encode()).decode().rstrip("=")

    header = part({"alg": rng.choice(["HS256", "RS256"]), "typ": "JWT"})
    return f"{header}.{part({'sub': str(rng.randrange(10**9)), 'iat': 1_700_000_000})}.{take(rng, BASE64URL, 43)}"


def _luhn_digit(digits: str) -> str:
    total = 0
    for place, char in enumerate(reversed(digits)):
        double = int(char) * (2 if place % 2 == 0 else 1)
        total += double // 10 + double % 10
    return str(-total % 10)


def card(rng: random.Random) -> str:
    prefix, length = rng.choice(
        [("4", 16), ("51", 16), ("55", 16), ("2221", 16), ("37", 15), ("34", 15), ("6011", 16), ("3530", 16), ("4", 16)]
    )
    body = prefix + take(rng, string.digits, length - len(prefix) - 1)
    number = body + _luhn_digit(body)
    groups = [number[:4], number[4:10], number[10:]] if length == 15 else [number[i : i + 4] for i in range(0, 16, 4)]
    return rng.choice(["", " ", "-"]).join(groups)


def iban(rng: random.Random) -> str:
    country, digits = rng.choice([("DE", 18), ("UA", 25), ("PL", 24), ("FR", 23), ("ES", 20)])
    account = take(rng, string.digits, digits)
    check = 98 - int("".join(str(int(char, 36)) for char in f"{account}{country}00")) % 97
    whole = f"{country}{check:02d}{account}"
    return whole if rng.random() < 0.5 else " ".join(whole[i : i + 4] for i in range(0, len(whole), 4))


def password(rng: random.Random) -> str:
    word = rng.choice(WORDS)
    return rng.choice(
        [
            f"{word}{rng.randrange(1, 9999)}",
            f"{word.capitalize()}{rng.randrange(10, 99)}!",
            word.replace("a", "@").replace("e", "3").replace("o", "0") + str(rng.randrange(10)),
            take(rng, BASE62 + "!#$%&*", rng.randrange(9, 18)) + rng.choice("2479"),
            f"{word}-{rng.choice(WORDS)}-{rng.randrange(100)}",
            take(rng, string.digits, rng.randrange(6, 10)),
        ]
    )


def _private_key(rng: random.Random) -> str:
    kind = rng.choice(["RSA ", "EC ", "OPENSSH ", "", "ENCRYPTED ", "DSA "])
    return f"-----BEGIN {kind}PRIVATE KEY----- {take(rng, BASE62 + '+/', 64)}"


def _connection(rng: random.Random) -> str:
    scheme = rng.choice(["postgres", "postgresql+psycopg", "mysql", "mongodb+srv", "redis", "amqp", "https", "ftp"])
    host = rng.choice(["db.internal:5432", "10.0.0.7", "cluster0.mongodb.net", "localhost", "queue.example.com"])
    return f"{scheme}://{rng.choice(['admin', 'app', 'root', ''])}:{password(rng)}@{host}/main"


TOKENS: dict[str, Maker] = {
    "aws id": lambda r: rng_choice(r, "AKIA", "ASIA") + take(r, UPPER, 16),
    "aws secret": lambda r: "aws secret access key " + rng_choice(r, "= ", "is ", ": ") + take(r, BASE62 + "+/", 40),
    "aws secret alone": lambda r: take(r, BASE62, 20) + "/" + take(r, BASE62, 19),
    "github": lambda r: rng_choice(r, "ghp_", "gho_", "ghs_", "ghu_") + take(r, BASE62, 36),
    "github fine": lambda r: f"github_pat_{take(r, BASE62, 22)}_{take(r, BASE62, 59)}",
    "gitlab": lambda r: "glpat-" + take(r, BASE64URL, 20),
    "slack": lambda r: f"xox{rng_choice(r, 'b', 'p')}-{take(r, string.digits, 12)}-{take(r, BASE62, 24)}",
    "slack hook": lambda r: (
        f"https://hooks.slack.com/services/T{take(r, UPPER, 8)}/B{take(r, UPPER, 8)}/{take(r, BASE62, 24)}"
    ),
    "openai": lambda r: rng_choice(r, "sk-", "sk-proj-") + take(r, BASE62, 48),
    "anthropic": lambda r: "sk-ant-api03-" + take(r, BASE64URL, 93),
    "stripe": lambda r: rng_choice(r, "sk_live_", "rk_live_", "sk_test_") + take(r, BASE62, 24),
    "google": lambda r: "AIza" + take(r, BASE64URL, 35),
    "google oauth": lambda r: "ya29." + take(r, BASE64URL, 60),
    "jwt": _jwt,
    "bearer": lambda r: rng_choice(r, "Authorization: Bearer ", "bearer ") + take(r, BASE64URL, 40),
    "basic": lambda r: (
        "Authorization: Basic " + base64.b64encode(f"bob:{password(r)}{take(r, BASE62, 6)}".encode()).decode()
    ),
    "npm": lambda r: "npm_" + take(r, BASE62, 36),
    "pypi": lambda r: "pypi-AgEIcHlwaS5vcmc" + take(r, BASE64URL, 70),
    "sendgrid": lambda r: f"SG.{take(r, BASE64URL, 22)}.{take(r, BASE64URL, 43)}",
    "twilio": lambda r: rng_choice(r, "SK", "AC") + take(r, HEX, 32),
    "telegram": lambda r: f"{take(r, '123456789', 10)}:AA{take(r, BASE64URL, 33)}",
    "discord": lambda r: f"M{take(r, BASE62, 23)}.{take(r, BASE62, 6)}.{take(r, BASE64URL, 38)}",
    "huggingface": lambda r: "hf_" + take(r, string.ascii_letters, 34),
    "digitalocean": lambda r: "dop_v1_" + take(r, HEX, 64),
    "shopify": lambda r: "shpat_" + take(r, HEX, 32),
    "azure": lambda r: f"DefaultEndpointsProtocol=https;AccountName=x;AccountKey={take(r, BASE62 + '+/', 86)}==",
    "vault": lambda r: "hvs." + take(r, BASE64URL, 24),
    "databricks": lambda r: "dapi" + take(r, HEX, 32),
    "docker": lambda r: "dckr_pat_" + take(r, BASE64URL, 27),
    "hex key": lambda r: f"my api key is {take(r, HEX, 32)}",
    "named secret": lambda r: (
        rng_choice(r, "client_secret=", "API_KEY: ", "access token: ") + take(r, BASE62, 28) + "7"
    ),
    "random base64": lambda r: take(r, BASE62 + "+/", 43) + "=",
    "random key": lambda r: take(r, BASE62, 32),
    "signed address": lambda r: f"https://files.example.com/a.pdf?X-Amz-Signature={take(r, HEX, 64)}",
    "private key": _private_key,
    "connection": _connection,
    "card": card,
    "card with code": lambda r: f"{card(r)} exp 09/27 cvv {take(r, string.digits, 3)}",
}


def rng_choice(rng: random.Random, *options: str) -> str:
    return rng.choice(options)


FRAMES = (
    "{}",
    "My key is {}",
    "please remember this: {}",
    "the staging one is {}, keep it",
    "запам'ятай, будь ласка: {}",
    "use {} for deploys.",
    'he sent me "{}" yesterday',
    "токен тут {}",
    "({})",
    "merke dir {} bitte",
)

PROSE = (
    "my password is {}",
    "My wifi password is {}.",
    "the password for the router is {}",
    "password: {}",
    "Password = {}",
    "remember that my laptop password is {} please",
    "pwd: {}",
    "my passcode is {}",
    "I changed my bank password to {}",
    "{} is my password",
    "login bob, password {}",
    "мій пароль {}",
    "мій пароль: {}",
    "пароль від пошти — {}",
    "Пароль до вайфаю: {}",
    "мой пароль {}",
    "пароль от почты: {}",
    "запомни пароль: {}",
    "mein Passwort ist {}",
    "Das Passwort lautet {}",
    "mi contraseña es {}",
    "la contraseña del wifi es {}",
    "mon mot de passe est {}",
    "moje hasło to {}",
)


def structured_secrets(count: int, seed: int) -> list[tuple[str, str]]:
    """Kinds and sentences; about one in five is a password told in a sentence."""
    rng = random.Random(seed)
    samples = []
    for number in range(count):
        if number % 5 == 0:
            samples.append(("password", rng.choice(PROSE).format(password(rng))))
        else:
            kind = rng.choice(list(TOKENS))
            samples.append((kind, rng.choice(FRAMES).format(TOKENS[kind](rng))))
    return samples
