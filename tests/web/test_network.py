"""A phone in the local network: where it finds the server, and what it may see there."""

import socket
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import unquote

import ifaddr
import pytest

from ceres.web import network
from ceres.web.address import Address, listen
from ceres.web.network import Interface, LocalNetwork, code_for_terminal, interfaces
from web.running import Client, Far, serving

WIFI, CABLE = Interface("127.0.0.2", "wlan0"), Interface("127.0.0.3", "eth0")


class Adapters:
    """Adapters of a machine, as the library lists them."""

    def __init__(self, *hosts: str) -> None:
        self.found = [
            ifaddr.Adapter(f"if{n}", f"if{n}", [ifaddr.IP(host, 24, f"if{n}")])
            for n, host in enumerate(hosts)
        ]

    def __call__(self) -> list[ifaddr.Adapter]:
        return self.found


@pytest.mark.parametrize(
    ("hosts", "found"),
    [
        ((), []),
        (("127.0.0.1", "169.254.3.4", "8.8.8.8"), []),
        (("127.0.0.1", "192.168.178.24"), ["192.168.178.24"]),
        (("10.0.0.4", "172.17.0.1", "192.168.1.5"), ["192.168.1.5", "10.0.0.4", "172.17.0.1"]),
    ],
    ids=["no adapters", "no local network", "one network", "several, the usual one first"],
)
def test_the_networks_of_a_machine(
    monkeypatch: pytest.MonkeyPatch, hosts: Sequence[str], found: Sequence[str]
) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", Adapters(*hosts))
    monkeypatch.setattr(network, "_usual_address", lambda: "192.168.1.5")
    assert [each.host for each in interfaces()] == found


class Served:
    """What a server was asked to serve to others, and whether that has ended."""

    def __init__(self) -> None:
        self.sockets: list[socket.socket] = []
        self.ended = False

    def __call__(self, _: LocalNetwork, sockets: Sequence[socket.socket]) -> Callable[[], None]:
        self.sockets += sockets

        def end() -> None:
            self.ended = True
            for each in self.sockets:
                each.close()

        return end


def test_it_is_opened_to_every_network_and_closed_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the same port where that is free; asking again changes nothing."""
    monkeypatch.setattr(network, "interfaces", lambda: [WIFI, CABLE])
    served = Served()
    with ExitStack() as stack:
        listener = stack.enter_context(listen(Address(port=0)))
        port = listener.getsockname()[1]
        taken = stack.enter_context(listen(Address(CABLE.host, port)))
        with LocalNetwork(Address(), listener, served) as local:
            assert local.shown() == {"open": False, "addresses": []}
            shown = local.open()
            assert local.open() == shown == local.shown()
        first, second = shown["addresses"]
        assert (first["url"], first["adapter"]) == (f"http://{WIFI.host}:{port}/", WIFI.adapter)
        assert second["url"].startswith(f"http://{CABLE.host}:")
        assert second["url"] != f"http://{CABLE.host}:{taken.getsockname()[1]}/"
        assert len(served.sockets) == 2
        assert served.ended


def test_without_a_network_it_stays_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "interfaces", list)
    served = Served()
    with listen(Address(port=0)) as listener, LocalNetwork(Address(), listener, served) as local:
        assert local.open() == {"open": False, "addresses": []}
    assert not served.sockets


@pytest.mark.parametrize("behind", [False, True])
def test_a_server_for_other_machines_is_open(monkeypatch: pytest.MonkeyPatch, behind: bool) -> None:
    """Behind a proxy nobody here knows its address."""
    monkeypatch.setattr(network, "interfaces", lambda: [WIFI])
    address = Address("0.0.0.0", 0, behind)
    with listen(address) as listener:
        shown = LocalNetwork(address, listener, Served()).shown()
        port = listener.getsockname()[1]
    assert shown["open"]
    urls = [each["url"] for each in shown["addresses"]]
    assert urls == ([] if behind else [f"http://{WIFI.host}:{port}/"])


def test_the_code_is_a_picture_and_lines_of_text() -> None:
    shown = network.address_in_network("http://192.168.178.24:8376/", "wlan0")
    assert "<svg" in unquote(shown["code"])
    lines = code_for_terminal(shown["url"]).splitlines()
    assert {len(line) for line in lines} == {len(lines[0])}
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)


def test_an_application_alone_is_in_no_network(client: Client) -> None:
    for answer in (client.get("/api/network"), client.post("/api/network", {})):
        assert answer.good == {"open": False, "addresses": []}


@pytest.mark.slow
@pytest.mark.skipif(not interfaces(), reason="this machine is in no local network")
def test_a_phone_plays_its_own_games(tmp_path: Path) -> None:
    """A server that was opened to the network shows nobody the games of its owner."""
    with serving(tmp_path) as server, server.client() as owner:
        mine = owner.begin()["id"]
        url = owner.post("/api/network", {}).good["addresses"][0]["url"]
        phone = Far(url)
        assert phone.get("/api/games").good["games"] == []
        assert phone.play(mine, "income", 1).message == "not-your-game"
        assert "data-shared" in phone.get("/").body.decode()
        assert phone.get("/api/network").good == owner.get("/api/network").good
        assert [game["id"] for game in owner.get("/api/games").good["games"]] == [mine]
        phone.close()
        assert server.interrupt()[2] == 0


@pytest.mark.slow
def test_the_command_line_says_where_a_phone_finds_it(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        assert server.process.stdout is not None
        lines = [server.process.stdout.readline() for _ in range(len(interfaces()) + 1)]
        told = "".join(lines) + server.interrupt()[0]
    assert all(f"http://{each.host}:" in told for each in interfaces())
    assert told.count("\n") == len(interfaces()) + 2
