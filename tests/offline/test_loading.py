"""What a visitor of the site sees until it has loaded."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from browser.visiting import PHONE
from offline.hosting import Host, Player

pytestmark = pytest.mark.slow

# A worker that never gets further than this.
STUCK: Final = """window.Worker = class extends EventTarget {
    postMessage() { this.onmessage({ data: PROGRESS }); }
    terminate() {}
}"""


def test_what_happens_and_how_far_it_is(browser: Browser, host: Host) -> None:
    with Player.at(browser, host, PHONE) as player:
        for stage, share in (("load", 0), ("python", 0.2), ("rules", 0.7)):
            page = player.open_tab()
            progress = json.dumps({"stage": stage, "share": share})
            page.add_init_script(STUCK.replace("PROGRESS", progress))
            page.goto(player.address("/"))
            shown = page.get_by_role("status").filter(
                has_text=player.say("page-site-loading", stage=stage)
            )
            expect(shown).to_be_visible()
            assert shown.locator("[style]").get_attribute("style") == f"width: {100 * share:.0f}%;"
        # Once all is there, nothing is said any more.
        player.visit()
        player.keep_offline()
        storing = player.say("page-site-loading", stage="store")
        expect(player.page.get_by_text(storing)).to_have_count(0)
