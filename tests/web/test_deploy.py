"""The files of `deploy`: units, and nginx and Caddy with TLS, as far as they are installed."""

import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from typer.testing import CliRunner

from ceres.commands.cli import app
from postgres import postgres
from web.running import JSON, PATIENCE, Running, free_port, serving

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NAME = "ceres.example.org"

_NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    include {folder}/site.conf;
}}
"""


class Proxy(NamedTuple):
    """A proxy that runs: its port, and the address from which somebody asks there."""

    port: int
    visitor: str = "127.0.0.1"

    def connect(self) -> ssl.SSLSocket:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        here = ("127.0.0.1", self.port)
        raw = socket.create_connection(here, PATIENCE, source_address=(self.visitor, 0))
        return context.wrap_socket(raw, server_hostname=NAME)

    def ask(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        connection = http.client.HTTPConnection(NAME, self.port, timeout=PATIENCE)
        connection.sock = self.connect()
        with closing(connection):
            sent = {
                **(JSON if body else {}),
                **{k.replace("_", "-"): v for k, v in headers.items()},
            }
            connection.request(method, path, body, {"Host": f"{NAME}:{self.port}", **sent})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    key, chain = folder / "key.pem", folder / "chain.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(chain)]
    subprocess.run([*command, *names], check=True, capture_output=True)
    return key, chain


def nginx(folder: Path, port: int, servers: Sequence[str], patience: str) -> list[str]:
    key, chain = certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("server 127.0.0.1:8376;", " ".join(f"server {each};" for each in servers)),
        ("/etc/ssl/ceres/fullchain.pem", str(chain)),
        ("/etc/ssl/ceres/privkey.pem", str(key)),
        ("/var/log/nginx/ceres.log", str(folder / "access.log")),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("client_header_timeout 10s", f"client_header_timeout {patience}"),
        ("client_body_timeout 20s", f"client_body_timeout {patience}"),
    ):
        assert old in site, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(_NGINX.format(folder=folder))
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, servers: Sequence[str], patience: str) -> list[str]:
    key, chain = certificate(folder)
    file = (DEPLOY / "Caddyfile").read_text("utf-8")
    for old, new in (
        ("127.0.0.1:8376", " ".join(servers)),
        (f"{NAME} {{\n", f"https://{NAME}:{port} {{\n\ttls {chain} {key}\n"),
        ("\tservers {", "\tadmin off\n\tauto_https off\n\tservers {"),
        ("read_header 10s", f"read_header {patience}"),
        ("read_body 20s", f"read_body {patience}"),
    ):
        assert old in file, old
        file = file.replace(old, new)
    (folder / "Caddyfile").write_text(file)
    return [
        program("caddy"),
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        str(folder / "Caddyfile"),
    ]


@contextmanager
def behind(kind: str, folder: Path, patience: str = "1s") -> Iterator[Proxy]:
    """A proxy with a server behind it; it waits so long for the rest of a request."""
    program(kind)
    with (
        serving(folder / "home", "--shared") as server,
        before([server], kind, folder, patience) as proxy,
    ):
        yield proxy


@contextmanager
def before(
    servers: Sequence[Running], kind: str, folder: Path, patience: str = "1s"
) -> Iterator[Proxy]:
    """A proxy before some servers."""
    make, port = {"nginx": nginx, "caddy": caddy}[kind], free_port()
    program("openssl")
    command = make(folder, port, [urlsplit(each.url).netloc for each in servers], patience)
    quiet = {**os.environ, "HOME": str(folder)}
    log = (folder / "proxy.log").open("wb")
    with log, subprocess.Popen(command, env=quiet, stdout=log, stderr=log) as process:
        try:
            wait_for(process, port, folder)
            yield Proxy(port)
        finally:
            process.terminate()


def wait_for(process: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    """Wait until a proxy listens."""
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
            return
        except ConnectionRefusedError:
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.05)
    raise AssertionError((folder / "proxy.log").read_text())


@pytest.mark.parametrize("name", ["ceres.service", "ceres@.service"])
def test_a_unit_is_sound(name: str, tmp_path: Path) -> None:
    unit = (DEPLOY / name).read_text("utf-8").replace("/opt/ceres/bin/ceres", "/bin/true")
    instance = tmp_path / name.replace("@", "@8376")
    instance.write_text(unit)
    verify = [program("systemd-analyze"), "verify", str(instance)]
    subprocess.run(verify, check=True, capture_output=True)
    known = CliRunner().invoke(app, ["serve", "--help"]).stdout
    for option in re.findall(r" (--[a-z-]+)", unit):
        assert option in known, option


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_a_game_through_a_proxy(kind: str, tmp_path: Path) -> None:
    with behind(kind, tmp_path) as proxy:
        origin = f"https://{NAME}:{proxy.port}"
        status, headers, body = proxy.ask("POST", "/api/games", b'{"seed": 7}', Origin=origin)
        assert status == 201, body
        # The server knows that it was asked over TLS.
        assert "Secure" in headers["set-cookie"]
        assert headers["strict-transport-security"]
        assert len(headers["x-request-id"]) in (32, 36)
        id, cookie = json.loads(body)["id"], headers["set-cookie"].partition(";")[0]
        action = b'{"action": "income", "revision": 1}'
        path = f"/api/games/{id}/actions"
        assert proxy.ask("POST", path, action)[0] == 403
        assert proxy.ask("POST", path, action, Cookie=cookie, Origin=origin)[0] == 200
        assert proxy.ask("GET", "/")[0] == 200
        assert proxy.ask("GET", "/metrics")[0] == 404
        stranger = proxy._replace(visitor="127.0.1.1")
        for path in ("/healthz", "/healthz/", "/readyz", "/readyz/"):
            assert stranger.ask("GET", path)[0] in (403, 404)
        with proxy.connect() as connection:
            connection.sendall(post(proxy, 2_500_000))
            assert connection.recv(12) == b"HTTP/1.1 413"
        # What is slow is disconnected: a head, and a body.
        for part in (b"GET / HTTP/1.1\r\nHost: x", post(proxy, 100) + b"{"):
            with proxy.connect() as connection:
                connection.settimeout(PATIENCE / 2)
                connection.sendall(part)
                while connection.recv(4096):
                    pass
    assert id not in "".join(path.read_text() for path in tmp_path.glob("*.log"))


def post(proxy: Proxy, length: int) -> bytes:
    return (
        f"POST /api/games HTTP/1.1\r\nHost: {NAME}:{proxy.port}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


@pytest.mark.slow
def test_nginx_limits_the_requests_of_an_address(tmp_path: Path) -> None:
    with behind("nginx", tmp_path, "60s") as proxy:
        waiting = [proxy.connect() for _ in range(50)]
        for connection in waiting:
            connection.sendall(post(proxy, 100))
        # nginx reads them one after the other, and so the last of them when it has them all.
        assert proxy.ask("GET", "/api/about")[0] == 429
        for connection in waiting:
            connection.close()


MACHINES = ("127.0.0.2", "127.0.0.3")
VISITORS = 8
ACTIONS = 5


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_two_machines_on_one_database(kind: str, tmp_path: Path) -> None:
    """Two processes on each; one of them is killed, and everybody plays on."""
    program(kind)
    with postgres() as database, ExitStack() as stack:
        servers = [
            stack.enter_context(serving(tmp_path, "--host", host, "--database", database))
            for host in MACHINES * 2
        ]
        proxy = stack.enter_context(before(servers, kind, tmp_path))
        visitors = [proxy._replace(visitor=f"127.0.1.{number}") for number in range(1, VISITORS)]
        games = [begun(visitor) for visitor in visitors]
        for revision in range(1, ACTIONS + 1):
            if revision == 3:
                servers[0].kill()
            for visitor, (id, cookie) in zip(visitors, games, strict=True):
                played(visitor, id, cookie, revision)
        for server in servers[1:]:
            with server.client() as client:
                for id, _ in games:
                    assert client.record(id)["actions"] == ["income"] * ACTIONS


def begun(visitor: Proxy) -> tuple[str, str]:
    """A new game: its id, and the cookie of whose it is."""
    _, headers, body = visitor.ask("POST", "/api/games", b'{"seed": 7}')
    return json.loads(body)["id"], headers["set-cookie"].partition(";")[0]


def played(visitor: Proxy, id: str, cookie: str, revision: int) -> None:
    """Play an action; after an unclear answer ask whether it was played, as the page does."""
    sent = json.dumps({"action": "income", "revision": revision}).encode()
    path = f"/api/games/{id}"
    status, _, body = visitor.ask("POST", f"{path}/actions", sent, Cookie=cookie)
    if status == 502:
        status, _, body = visitor.ask("GET", f"{path}/revision")
        assert status == 200, body
        if json.loads(body)["revision"] > revision:
            return
        status, _, body = visitor.ask("POST", f"{path}/actions", sent, Cookie=cookie)
    assert status == 200, body
