"""Settings of all tests: readable assertions in shared checks, and English."""

import os

import pytest

from ceres.text import Catalogue

pytest.register_assert_rewrite("checks", "record_helpers")

# Whatever the language of whoever runs the tests; programs that tests start inherit it.
os.environ["CERES_LANG"] = "en"
# A missing message is an error, and not said in English.
Catalogue.always_strict = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests of a file that use a browser to one worker, which starts one browser."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group(item.path.name))
