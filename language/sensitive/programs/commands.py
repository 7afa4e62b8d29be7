"""Secrets as programs are given them: options of a command, settings with a name, parts of a connection string."""

import re
from collections.abc import Iterator

from language.patterns import pattern_of
from language.sensitive.programs.glued import find_glued
from language.sensitive.values import Found, is_placeholder, is_usable
from language.sensitive.vocabulary import PLAIN

_OPTION = pattern_of(r"(?<!\S)-")
"""Without one of these, and without "=" and ":", nothing is given to a program."""
_NAME = r"(?:passw(?:or)?d|passwd|passphrase|pwd|secret|token|api_?key|apikey|private_?key|access_?key|auth_?key|pass)"
_VALUE = r"[\"']?([^\s\"'&;,<>()]{4,200})"
_SETTING = pattern_of(rf"(?<![a-z]){_NAME}[a-z0-9_]{{0,24}}[\"']?\s{{0,2}}=\s{{0,2}}{_VALUE}", re.IGNORECASE)
_GLUED_SETTING = pattern_of(
    rf"[A-Z0-9_]{_NAME.upper()}=[\"']?([^\s\"'&;,<>()]{{4,200}})|PrivateKey\s?=\s?([^\s]{{20,100}})"
)
_LONG_OPTION = pattern_of(rf"--?(?:[a-z]{{1,12}}-)?{_NAME}(?:\s{{1,2}}|=){_VALUE}", re.IGNORECASE)
_PAIR = pattern_of(r"(?<!\S)(?:-u|--user|-U|--user=)\s{0,2}[\"']?[^\s:%\"']{1,64}[:%]([^\s\"'@]{3,128})")
_PROGRAM = pattern_of(
    r"\b(?:sshpass|mysql|mysqldump|mysqladmin|mariadb|docker\s{1,2}login|podman\s{1,2}login|mongo|mongosh|mongodump|htpasswd"
    r"|redis-cli|ldapsearch|7z|zip|unzip|unrar|rar|expect|ftp|lftp|svn|xfreerdp|pdftk|qpdf|az\s{1,2}login|helm|ncftp|hydra)\b"
    r"(?=\s)([^\n|;]{0,200})"
)
_SHORT_OPTION = pattern_of(r"(?<!\S)-(?:p|P|a|w|b)\s{0,2}[\"']?([^\s\"'-][^\s\"']{3,64})")
_PORT = pattern_of(r"\d{2,5}(?::\d{2,5})?")
_SPACED = pattern_of(r"(?<!\S)-[pPawb]\s")
_CONNECTION = pattern_of(r"(?:;|^|[\s\"'?&])(?:password|pwd)\s{0,2}=\s{0,2}([^\s;&\"']{3,128})", re.IGNORECASE)
_JOIN_WIFI = pattern_of(r"WIFI:[^\n]{0,80}?P:([^;\n]{4,64})")
_ONE_TIME = pattern_of(r"otpauth(?:-migration)?://[^\s?]{0,120}\?[^\s]{0,200}?(?:secret|data)=([A-Za-z0-9%+/=]{8,400})")
_REMOTE_LOGIN = pattern_of(
    r"(?i:net use|rdesktop|evil-winrm|smbclient|cmdkey|runas)\b[^\n]{0,120}?(?:/pass:|-p\s)([^\s]{4,64})"
)
_SIGNS = ("=", ":", "-", "WIFI:", "otpauth", "/pass:")
_SETTINGS = ((_SETTING, "="), (_GLUED_SETTING, "="), (_LONG_OPTION, "-"), (_CONNECTION, "="))
_COMMANDS = (
    (_PAIR, ("-",)), (_JOIN_WIFI, ("WIFI:",)), (_ONE_TIME, ("otpauth",)), (_REMOTE_LOGIN, ("-", "/pass:")),
)  # fmt: skip
"""Each with what must stand in a text in which it finds anything."""


def find_given(text: str) -> Iterator[Found]:
    """The secrets in commands, settings and connection strings."""
    signs = [sign for sign in _SIGNS if sign in text]
    if "=" not in signs and ":" not in signs and not ("-" in signs and _OPTION.search(text)):
        return
    if "=" in signs or ":" in signs:
        yield from find_glued(text)
    for pattern in (pattern for pattern, sign in _SETTINGS if sign in signs):
        for found in pattern.finditer(text):
            group = found.lastindex or 1
            if _is_given(found[group]):
                yield Found("password in a setting", *found.span(group))
    for pattern in (pattern for pattern, needed in _COMMANDS if any(sign in signs for sign in needed)):
        for found in pattern.finditer(text):
            if not is_placeholder(found[1]):
                yield Found("password in a command", *found.span(1))
    for program in _PROGRAM.finditer(text) if "-" in signs else ():
        yield from _options(program)


def _options(program: re.Match[str]) -> Iterator[Found]:
    """What follows `-p` where that option means a password, not a port."""
    start = program.start(1)
    for option in _SHORT_OPTION.finditer(program[1]):
        if _is_given(option[1]) and not _PORT.fullmatch(option[1]):
            yield Found("password in a command", start + option.start(1), start + option.end(1))


def _is_given(value: str) -> bool:
    return (
        not is_placeholder(value)
        and is_usable(value)
        and not value.startswith(("$", "os.", "process.", "=", "/", "("))
        and PLAIN.fullmatch(value.casefold()) is None
    )
