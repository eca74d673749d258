"""What Orca says of the page: a scoring, a choice for Ceres, the steps at a real table."""

from collections.abc import Iterator

import pytest

from browser import moments
from browser.orca import Ears
from browser.serving import Served
from browser.tableside import TableSide
from browser.visiting import PHONE, WIDE, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("orca")]


@pytest.fixture(scope="module", name="ears")
def _ears(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ears]:
    with Ears.open(tmp_path_factory.mktemp("orca")) as ears:
        yield ears


def test_a_scoring_is_read_by_its_parts(ears: Ears, common: Served) -> None:
    """Its title first, and not all of it in one breath; then what is asked for by Tab."""
    moment = moments.before_scoring(1)
    with Visitor.at(ears.browser, common, WIDE) as visitor:
        visitor.sit_down(common.keep(moment.record))
        visitor.play(str(moment.action))
        visitor.scoring.wait_for()
        said = ears.hears(f"{visitor.say('page-scoring-title', era=1)} heading")
        assert not any(len(each) > 200 for each in said)
        visitor.scoring.locator("summary").first.focus()
        ears.hears("Population 2 VP expanded")


def test_a_choice_for_ceres_says_what_each_lot_is_worth(ears: Ears, common: Served) -> None:
    with Visitor.at(ears.browser, common, WIDE) as visitor:
        page = visitor.sit_down(common.keep(moments.choice().record))
        lot = page.get_by_role("radio").last
        lot.press("Space")
        ears.hears("selected radio button")
        ears.hears("Ceres’ tile Civic (any kind) on")


def test_the_steps_at_a_real_table_are_read(ears: Ears, common: Served) -> None:
    with Visitor.at(ears.browser, common, PHONE) as visitor:
        side = TableSide.follows(visitor, 3)
        side.settles()
        for _ in range(3):
            before = visitor.page.url
            side.next.press("Enter")
            visitor.page.wait_for_function("(before) => location.href !== before", arg=before)
            ears.hears(" ".join(visitor.page.locator(".hands li").all_inner_texts()))
        visitor.page.locator(".score").focus()
        ears.hears("Era 1 of 3, You: 0 VP, 5 silver, Ceres: 0 VP")
