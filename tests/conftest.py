"""Checks that tests share say what was wrong, as tests themselves do; all tests speak English."""

import os

import pytest

from ceres.text import Catalogue

pytest.register_assert_rewrite("checks", "record_helpers")

# Whatever the language of whoever runs the tests; programs that tests start inherit it.
os.environ["CERES_LANG"] = "en"
# A missing message is an error, and not said in English.
Catalogue.always_strict = True
