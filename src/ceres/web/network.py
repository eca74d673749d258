"""The local network: where a phone finds the server, and opening the server to it when asked."""

import socket
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from io import StringIO
from ipaddress import IPv4Address
from threading import Lock
from typing import Final, NamedTuple

import ifaddr
import segno

from ceres.service.types.saved import Network, NetworkAddress
from ceres.web.address import Address, CannotListen, PortTaken, listen, url_of

_ANY: Final = ("0.0.0.0", "::")
# A packet to here would take the way to the internet; none is sent.
_FAR_AWAY: Final = ("192.0.2.1", 9)
_PIXELS: Final = 8  # of a module of the code
_WHITE_ON_BLACK: Final = "\x1b[97;40m{}\x1b[0m"

# Serves what comes to these sockets, until what it returns is called.
Serve = Callable[["LocalNetwork", Sequence[socket.socket]], Callable[[], None]]


class Interface(NamedTuple):
    """An address of this machine in a local network, and what its adapter is called."""

    host: str
    adapter: str


def interfaces() -> list[Interface]:
    """Return the addresses in local networks; that of the way to the internet is the first."""
    found = [
        Interface(ip.ip, adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str) and _is_local(IPv4Address(ip.ip))
    ]
    usual = _usual_address()
    return sorted(found, key=lambda each: each.host != usual)


def _is_local(address: IPv4Address) -> bool:
    return address.is_private and not (address.is_loopback or address.is_link_local)


def _usual_address() -> str | None:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_FAR_AWAY)
        host: str = probe.getsockname()[0]
        return host
    return None


class LocalNetwork:
    """What other devices in the local network reach of a server."""

    def __init__(self, address: Address, listener: socket.socket, serve: Serve) -> None:
        """Describe a server at an address; `serve` opens one for this machine to others."""
        self._address: Final = address
        self._listener: Final = listener
        self._serve: Final = serve
        self._opened: list[NetworkAddress] = []
        self._closing: Final = ExitStack()
        self._lock: Final = Lock()

    def __enter__(self) -> "LocalNetwork":
        """Return itself; at the end it is closed to others again."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close it to others."""
        self._closing.close()

    def shown(self) -> Network:
        """Return where others find the server, if it is open to them."""
        return {"open": self._address.shared or bool(self._opened), "addresses": self._addresses()}

    def open(self) -> Network:
        """Open the server to the local networks of this machine, as far as it is not."""
        with self._lock:
            if not self.shown()["open"]:
                self._open_to(interfaces())
        return self.shown()

    def _open_to(self, found: Sequence[Interface]) -> None:
        port = self._listener.getsockname()[1]
        sockets = [listener for each in found if (listener := _listening(each.host, port))]
        if sockets:
            self._closing.callback(self._serve(self, sockets))
        names = dict(found)
        self._opened = [
            address_in_network(url_of(each), names[each.getsockname()[0]]) for each in sockets
        ]

    def _addresses(self) -> list[NetworkAddress]:
        if not self._address.shared or self._address.behind:
            return self._opened  # a proxy in front has an address that nobody here knows
        host, port = self._listener.getsockname()[:2]
        if host not in _ANY:
            names = dict(interfaces())
            return [address_in_network(url_of(self._listener), names.get(host, host))]
        return [address_in_network(f"http://{ip}:{port}/", name) for ip, name in interfaces()]


def _listening(host: str, port: int) -> socket.socket | None:
    """Return a socket at this port, or else at any free one; `None` for a network that is gone."""
    try:
        return listen(Address(host, port))
    except PortTaken:
        return listen(Address(host, 0))
    except CannotListen:
        return None


def address_in_network(url: str, adapter: str) -> NetworkAddress:
    """Describe an address of the server, with a code that a phone can open.

    >>> address_in_network("http://192.0.2.7:8376/", "wlan0")["code"][:26]
    'data:image/svg+xml;charset'
    """
    code = _code(url).svg_data_uri(scale=_PIXELS, light="white", omitsize=True)
    return {"url": url, "adapter": adapter, "code": code}


def code_for_terminal(url: str) -> str:
    """Return a QR code as lines of text, in colours that a phone can read on any ground."""
    lines = StringIO()
    _code(url).terminal(lines, compact=True)
    return "\n".join(map(_WHITE_ON_BLACK.format, lines.getvalue().rstrip("\n").split("\n")))


def _code(url: str) -> segno.QRCode:
    return segno.make_qr(url, error="m")
