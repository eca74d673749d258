"""Checks that tests share say what was wrong, as tests themselves do."""

import pytest

pytest.register_assert_rewrite("checks", "record_helpers")
