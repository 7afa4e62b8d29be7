"""What a language needs to say of secrets: one table each, in the files beside this one.

Each row is a list with commas. A `*` stands for any ending, or before a word for any beginning (compounds, and scripts
without blanks). The rows of all languages are read together, because people mix them.
"""

from typing import NamedTuple


class Words(NamedTuple):
    """What one language calls secrets, the things they open, and how it announces them."""

    passwords: str
    """Names of a secret that may be any word: a password."""
    maybes: str = ""
    """Names that mean other things too: here the value must look like a password, or a network be spoken of."""
    codes: str = ""
    """Names of a secret made of digits: a PIN."""
    locks: str = ""
    """Names of a code that is secret only beside a thing it opens."""
    keys: str = ""
    """Names of a long generated secret."""
    things: str = ""
    """What a code opens, or where one comes from."""
    opens: str = ""
    """How it is said that a code opens a thing."""
    nets: str = ""
    """A wireless network, whose key may be any word."""
    public: str = ""
    """What makes a code or a key no secret: postal codes, errors, music."""
    logins: str = ""
    """Names of an account, told with its password: "login ann / …"."""
    phrases: str = ""
    """Names of a wallet's words."""
    seeds: str = ""
    """Names of what makes one-time codes."""
    says: str = ""
    """Words after which the value comes."""
    about: str = ""
    """Small words between the name and the value."""
    counts: str = ""
    """What is counted in talk about secrets: 12 characters."""
    plain: str = ""
    """What is said of secrets without telling one; `*` stands for any beginning or ending."""
    habits: str = ""
    """Said of a password that serves for everything."""
    ends: str = ""
    """What may follow a value at the end of a sentence."""
    misspelled: str = ""
    """Names of a password in which one letter may be wrong, missing, too many or out of order."""
    alike: str = ""
    """Ordinary words that are so near to them."""
    digits: str = ""
    """The digits from zero to nine, spelled."""


class Opening(NamedTuple):
    """What one language calls things that open, and what joins them to a code."""

    bolts: str
    """What has a code and hardly a number of its own: a padlock, a keypad, an alarm."""
    places: str
    """What may have a code: a door, a gate, a safe."""
    rooms: str
    """What has a number as often as a code: a flat, an office."""
    devices: str
    """What is unlocked: a phone, a laptop."""
    nets: str
    """A wireless network."""
    cards: str
    """What pays: a card, its maker, a bank called by its first name."""
    backs: str
    """Where a card shows its three digits."""
    once: str
    """Codes that a service gives out: for one time, as a reserve, to unlock a SIM."""
    sends: str
    """A service sends something."""
    signins: str
    """Signing in, and the services one signs in to."""
    users: str
    """Names of users that come with a machine."""
    codes: str
    """A code, whatever for."""
    buttons: str
    """What is pressed after a code."""
    enters: str
    """A code is entered."""
    admits: str
    """Something opens, or somebody gets in."""
    wants: str
    """A thing takes a code."""
    says: str
    """Words after which the value comes."""
    small: str
    """Words between a thing and its code that tell nothing else."""
    joins: str
    """What stands between the name of a user and a password."""
    units: str
    """What is counted, measured or paid."""
    pays: str
    """What something costs."""
    numbers: str
    """That a number follows."""
    spans: str
    """Words between the two sides of a size, or the two ends of a range."""
    labels: str
    """What a number belongs to that is no code: a room, an order, a flight."""
    times: str
    """Words before a time of day."""
    clocks: str
    """What rings at a time of day."""
    towards: str
    """Words between such a thing and the time it is set to."""
    called: str
    """Words before the name of a network or of a user."""
    turns: str
    """The two ways a dial is turned."""
    tens: str
    """Numbers from ten, spelled."""
