"""The site in WebKitGTK, visited once, then without a network."""

from pathlib import Path
from typing import Final

import pytest

from browser.visiting import WIDE
from browser.webkit import WebKitVisitor
from offline.hosting import READ, Host

pytestmark = pytest.mark.slow

INCOME: Final = "section.bar .primary"
KEPT: Final = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
    return [];
}"""
# Of the only game, once it has this many.
ACTIONS: Final = f"""async (count) => {{
    for (;;) {{
        const [record] = Object.values(await ({READ})("records"));
        const {{ actions }} = JSON.parse(record);
        if (actions.length >= count) return actions;
    }}
}}"""


def test_it_goes_on_without_a_network(host: Host, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder: Path = tmp_path_factory.mktemp("webkit")
    with WebKitVisitor.at(folder, WIDE) as visitor:
        visitor.choose(host.url, pace="at-once")
        visitor.visit(f"{host.url}?1#/", "main a.button")
        assert visitor.wait(KEPT) == []
        host.kill()
        visitor.visit(f"{host.url}?2#/new?seed=4", "footer button")
        visitor.click("footer button")
        for count in (1, 2):
            visitor.click(INCOME)
            assert visitor.wait(ACTIONS, count) == count * ["income"]
        address = visitor.run("return location.href")
        visitor.visit(address.replace("?2", "?3"), INCOME)
        visitor.click(INCOME)
        assert visitor.wait(ACTIONS, 3) == 3 * ["income"]
