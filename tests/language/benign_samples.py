"""Ordinary sentences that look a little like secrets: hashes, numbers, addresses, paths, and talk about passwords."""

import random
import string
import uuid

from tests.language.secret_samples import BASE64URL, HEX, WORDS, Maker, listed, take

PEOPLE = listed("Anna Olena Taras Marco Priya Chen Fatima Jonas Sofia Dmytro Yuki Amara")
PLACES = listed("Kyiv Lviv Berlin Lisbon Toronto Osaka Nairobi Oslo Austin Kraków Odesa Valencia")
THINGS = listed(
    "distributed databases,sourdough bread,functional programming,trail running,Ukrainian poetry,model trains,"
    "password managers,type theory,home automation,chess openings,urban cycling,WebAssembly,zero-knowledge proofs",
    ",",
)
LONG_WORDS = listed(
    "Donaudampfschifffahrtsgesellschaftskapitän internationalization electroencephalographically "
    "pneumonoultramicroscopicsilicovolcanoconiosis найвисокопоставленішими Llanfairpwllgwyngyll"
)
SUBJECTS = ("I", "The user", "My brother", "Our team", "Usually", "Lately")

BENIGN: tuple[Maker, ...] = (
    lambda r: f"{r.choice(SUBJECTS)} read about {r.choice(THINGS)} with {r.choice(PEOPLE)} in {r.choice(PLACES)}",
    lambda r: f"Interested in {r.choice(THINGS)} and {r.choice(THINGS)}",
    lambda r: f"The bug is in commit {take(r, HEX, 40)}, found by {r.choice(PEOPLE)}",
    lambda r: f"Reverted {take(r, HEX, r.choice([7, 8, 10, 12]))} because of {r.choice(THINGS)}",
    lambda r: f"The request id was {uuid.UUID(int=r.getrandbits(128), version=4)}, says {r.choice(PEOPLE)}",
    lambda r: (
        f"Runs Python 3.{r.randrange(8, 14)}.{r.randrange(20)} and Node v{r.randrange(14, 24)}.{r.randrange(9)}.0"
    ),
    lambda r: (
        f"Call me on +380 {r.randrange(50, 99)} {r.randrange(100, 999)} {r.randrange(10, 99)} {r.randrange(10, 99)}"
    ),
    lambda r: (
        f"Phone (0{r.randrange(10, 99)}) {r.randrange(100, 999)}-{r.randrange(1000, 9999)}, ask for {r.choice(PEOPLE)}"
    ),
    lambda r: (
        f"Reading ISBN 978-{r.randrange(10)}-{r.randrange(100, 999)}-{r.randrange(10000, 99999)}-{r.randrange(10)}"
    ),
    lambda r: f"ISBN 978{take(r, string.digits, 10)} is on my list",
    lambda r: f"Paid ${r.randrange(10, 9_999_999):,}.{r.randrange(10, 99)} for it, about {r.randrange(100, 99999)} UAH",
    lambda r: f"Moved on 20{r.randrange(10, 26)}-0{r.randrange(1, 9)}-1{r.randrange(9)} at {r.randrange(10, 23)}:45",
    lambda r: f"Likes https://news.ycombinator.com/item?id={r.randrange(10**7, 10**8)} a lot",
    lambda r: f"Docs at https://docs.google.com/document/d/{take(r, BASE64URL, 44)}/edit",
    lambda r: f"Watches https://www.youtube.com/watch?v={take(r, BASE64URL, 11)} every morning",
    lambda r: f"Write to {r.choice(PEOPLE).lower()}.{r.choice(PLACES).lower()}{r.randrange(99)}@example-mail.co.uk",
    lambda r: f"Keeps notes in /home/{r.choice(PEOPLE).lower()}/projects/{r.choice(WORDS)}-{r.randrange(9)}/README.md",
    lambda r: f"The file src/components/{r.choice(WORDS).capitalize()}Button2/index.test.tsx is flaky",
    lambda r: f"C:\\Users\\{r.choice(PEOPLE)}\\Documents\\Report{r.randrange(2000, 2026)}.docx is the one",
    lambda r: f"Can spell {r.choice(LONG_WORDS)} without help",
    lambda r: f"I forgot my {r.choice(['password', 'PIN', 'passcode', 'wifi password'])} again in {r.choice(PLACES)}",
    lambda r: (
        f"My password is {r.choice(['too short', 'weak', 'very long', 'stored in 1Password', 'expired', 'not strong'])}"
    ),
    lambda r: (
        f"Thinks a {r.choice(['password', 'passphrase'])} should be at least {r.randrange(8, 30)} characters long"
    ),
    lambda r: f"My API key rotation project with {r.choice(PEOPLE)} starts in {r.choice(PLACES)}",
    lambda r: f"Works on token {r.choice(['budgets', 'counting', 'pruning', 'limits of 4096'])} for {r.choice(THINGS)}",
    lambda r: f"The key is {r.choice(['consistency', 'to start early', 'patience', 'under the mat', 'C# minor'])}",
    lambda r: f"The secret to good {r.choice(WORDS)} is {r.choice(['time', 'salt', 'practice every day', 'love'])}",
    lambda r: (
        f"Забув пароль від {r.choice(['пошти', 'ноутбука', 'вайфаю'])} і {r.choice(['відновив його', 'засмутився'])}"
    ),
    lambda r: f"Мій пароль {r.choice(['надійний', 'занадто короткий', 'давно не змінювався', 'знає лише дружина'])}",
    lambda r: (
        f"Цікавиться темою «{r.choice(['менеджери паролів', 'токени', 'ключі шифрування'])}» у {r.choice(PLACES)}"
    ),
    lambda r: (
        f"Ich habe mein Passwort {r.choice(['vergessen', 'geändert', 'nie aufgeschrieben'])}, sagt {r.choice(PEOPLE)}"
    ),
    lambda r: f"Olvidé mi contraseña en {r.choice(PLACES)} y {r.choice(['la cambié', 'no pasó nada'])}",
    lambda r: (
        f"Uses {r.choice(['2FA', 'SHA-256', 'OAuth2', 'argon2id', 'RSA-4096', 'ed25519'])} for passwords and tokens"
    ),
    lambda r: f"Order {take(r, string.digits, 10)} arrives in May, parcel number {take(r, string.digits, 12)}",
    lambda r: (
        f"The meeting is at {r.randrange(8, 19)}:30, room B{r.randrange(100, 999)}, then lunch with {r.choice(PEOPLE)}"
    ),
    lambda r: (
        f"Runs {r.randrange(3, 42)} km in {r.randrange(20, 59)}:{r.randrange(10, 59)}, weighs {r.randrange(50, 99)} kg"
    ),
    lambda r: f"Prefers snake_case_names_like_{r.choice(WORDS)}_and_{r.choice(WORDS)}_in_code",
    lambda r: f"Maintains the kebab-cased-package-{r.choice(WORDS)}-{r.choice(WORDS)}-plugin on npm",
    lambda r: f"Their class {r.choice(WORDS).capitalize()}SingletonProxyFactoryBean2 made {r.choice(PEOPLE)} laugh",
    lambda r: (
        f"Lives at {r.randrange(200)} {r.choice(WORDS).capitalize()} Street, {r.choice(PLACES)} {take(r, HEX, 2)}"
    ),
    lambda r: f"Model GPT-4o-2024-0{r.randrange(1, 9)}-1{r.randrange(9)} costs ${r.randrange(1, 20)}.50 per 1M tokens",
    lambda r: (
        f"Unix time {r.randrange(1_600_000_000, 1_800_000_000)} was when {r.choice(PEOPLE)} left {r.choice(PLACES)}"
    ),
    lambda r: f"The image digest is sha256:{take(r, HEX, 64)} according to {r.choice(PEOPLE)}",
    lambda r: f"The MAC is {':'.join(take(r, HEX, 2) for _ in range(6))} and the IP 192.168.1.{r.randrange(255)}",
    lambda r: f"Needs a public key pinned on {r.choice(PLACES).lower()}.example.com before {r.choice(PEOPLE)} deploys",
    lambda r: f"Password reset emails annoy {r.choice(PEOPLE)}, who likes {r.choice(THINGS)}",
    lambda r: f"Pin {r.randrange(1, 40)} on the board is ground, says {r.choice(PEOPLE)}",
    lambda r: (
        f"The boarding pass: seat {r.randrange(1, 40)}{r.choice('ABCDEF')}, gate {r.choice('ABC')}{r.randrange(1, 30)}"
    ),
    lambda r: f"The pass is closed until {r.choice(['May', 'spring', 'next week'])} near {r.choice(PLACES)}",
)


def benign_sentences(count: int, seed: int) -> list[str]:
    rng = random.Random(seed)
    return [rng.choice(BENIGN)(rng) for _ in range(count)]
