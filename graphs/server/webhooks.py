"""Where the server may send what a run came to: nowhere, unless the deployment lists the host.

A run's webhook is given all its messages, and sent by a machine that may reach what its caller cannot. So addresses
of networks are refused in every spelling, and names unless `MEMORY_ALLOWED_WEBHOOKS` has them. What a listed name
stands for is looked up when a run is asked for, and again by the server itself before it sends (`webhooks` in
langgraph.json): a private address is refused both times.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

_FORM = re.compile(r"https://(?P<host>[a-z0-9.-]{1,253}(?::\d{1,5})?)(?:[/?#][!-~]*)?", re.IGNORECASE)
"""One spelling only: what two parsers could read differently (a user, brackets, a backslash) is none."""
_HOW = "Webhooks go to hosts that MEMORY_ALLOWED_WEBHOOKS lists, over https, as https://hooks.example.org/path."


_UNKNOWN = "the host of the webhook is not known by name, or its name leads to no public address."
_LOOKUP_S = 5.0
_NAT64 = IPv6Network("64:ff9b::/96")
_REACHABLE = (IPv6Network("2000::/3"), _NAT64, IPv6Network("::ffff:0:0/96"))
"""All that is given out for the whole internet, and what stands for an older address of it."""
_LAST_32 = 0xFFFFFFFF
_ISATAP = (0x5EFE, 0x02005EFE)
"""What stands before an older address inside one of a network that tunnels."""
Lookup = Callable[[str], Awaitable[Collection[str]]]


async def addresses_of(host: str) -> Collection[str]:
    """The addresses that a name stands for now."""
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return {str(address[4][0]) for address in found}


async def private_host(asked: Mapping[str, Any], lookup: Lookup | None = None) -> str:
    """Why a listed host may not be sent to after all: its name is unknown, or one of its addresses is not public."""
    for webhook in _webhooks(asked):
        form = _FORM.fullmatch(webhook) if isinstance(webhook, str) else None
        host = form["host"].partition(":")[0] if form else ""
        try:
            async with asyncio.timeout(_LOOKUP_S):
                addresses = await (lookup or addresses_of)(host)
        except (OSError, TimeoutError, UnicodeError):
            return _UNKNOWN
        if not addresses or not all(map(_is_public, addresses)):
            return _UNKNOWN
    return ""


def _is_public(address: str) -> bool:
    """Does the address lead out of every private network, also by the older one that it may carry inside?"""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and not any(found in network for network in _REACHABLE):
        return False
    return all(one.is_global and not one.is_multicast for one in (found, *_inside(found)))


def _inside(found: IPv4Address | IPv6Address) -> Iterator[IPv4Address]:
    if isinstance(found, IPv4Address):
        return
    carried = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
    if found in _NAT64 or int(found) >> 32 & _LAST_32 in _ISATAP:
        carried.append(IPv4Address(int(found) & _LAST_32))
    yield from (one for one in carried if one is not None)


def refusal(asked: Mapping[str, Any], allowed: Collection[str]) -> str:
    """Why what a caller asks for may not be; empty where it names no webhook, or one that is allowed."""
    return next((why for webhook in _webhooks(asked) if (why := _refused(webhook, allowed))), "")


def _webhooks(asked: Mapping[str, Any]) -> Iterator[Any]:
    """Of a run (`kwargs`) or of a cron (`payload`)."""
    for part in (asked, asked.get("kwargs"), asked.get("payload")):
        if isinstance(part, Mapping) and part.get("webhook"):
            yield part["webhook"]


def _refused(webhook: object, allowed: Collection[str]) -> str:
    form = _FORM.fullmatch(webhook) if isinstance(webhook, str) else None
    if form is None:
        return f"the webhook is no https address of a host by its name. {_HOW}"
    if form["host"].lower().removesuffix(":443") not in allowed:
        return f"the host of the webhook is not allowed. {_HOW}"
    return ""
