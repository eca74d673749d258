"""The settings file: every setting, its limits, and what wins over it."""

import re
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from ceres.web.limits import RateLimiter
from ceres.web.settings import DEFAULTS, Limits, Rate, Settings
from ceres.web.settings_file import InvalidSettings, example, parse_settings, read_settings
from web.running import refused


def names(settings: object) -> set[str]:
    """All names of settings, those of tables within them included."""
    assert is_dataclass(settings)
    found = {field.name for field in fields(settings)}
    inner = [getattr(settings, name) for name in found]
    return found.union(*(names(each) for each in inner if is_dataclass(each)))


def test_the_example_has_every_setting_at_its_default() -> None:
    assert parse_settings(example()) == DEFAULTS
    assert names(DEFAULTS) <= set(re.findall(r"\w+", example()))


def test_what_stands_behind_a_comment_sign_can_be_used() -> None:
    text = re.sub(r"^# (\w+ = )", r"\1", example(), flags=re.MULTILINE)
    settings = parse_settings(text)
    assert (settings.port, settings.database.url) == (8376, "postgresql+psycopg://ceres@/ceres")


def test_what_a_file_leaves_out_is_the_default() -> None:
    found = parse_settings("[visitor]\nrequests = { burst = 9 }\n[log]\naccess = true")
    assert found.visitor.requests == Rate(9, DEFAULTS.visitor.requests.per_second)
    assert (found.log.access, found.log.format) == (True, "text")
    assert found.visitor.work == DEFAULTS.visitor.work


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("threats = 3", "the key threats is unknown"),
        ("threads = 0", "threads: 0 is too small: it must be at least 1"),
        ("threads = true", "threads: must be a whole number, not true"),
        ("port = 70000", "port: 70000 is too large: it must be at most 65535"),
        ("head_time = 0", "head_time: 0 is too small: it must be more than 0"),
        ("head_time = nan", "head_time: NaN is too small: it must be more than 0"),
        ("head_time = inf", "head_time: Infinity is too large: it must be at most 1000000"),
        ("shared = 1", "shared: must be true or false, not a whole number"),
        ("host = 1", "host: must be a string, not a whole number"),
        ("log = 1", "log: must be an object, not a whole number"),
        ("[log]\nformat = 'xml'", "log.format: xml is unknown: it must be one of text, json"),
        ("[visitor]\nwork = { bust = 1 }", "visitor.work: the key bust is unknown"),
        ("processes = 31", "processes: 31 is too large: it must be at most 30"),
    ],
)
def test_what_is_wrong_is_said(text: str, fault: str) -> None:
    with pytest.raises(InvalidSettings) as caught:
        parse_settings(text)
    assert [str(each) for each in caught.value.faults] == [fault]


def test_options_win_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ceres.toml"
    file.write_text('port = 1\nhost = "here"\n[log]\nformat = "json"\nlevel = "info"')
    found = read_settings(str(file), {"port": 2, "host": None, "log": {"format": "text"}})
    assert (found.port, found.host, found.log.format, found.log.level) == (
        2,
        "here",
        "text",
        "info",
    )


def test_a_server_refuses_a_bad_file(tmp_path: Path) -> None:
    file = tmp_path / "ceres.toml"
    file.write_text("threads =")
    _, err, code = refused(tmp_path, "--settings", str(file))
    assert (code, "line 1" in err) == (2, True)
    _, err, code = refused(tmp_path, "--settings", str(tmp_path / "none"))
    assert (code, "none" in err) == (2, True)


def test_several_processes_together_grant_the_limits_of_one() -> None:
    limits = Limits(requests=Rate(burst=7, per_second=3))
    shares = [Settings(processes=3, visitor=limits).limits.requests for _ in range(3)]
    limiters = [RateLimiter(share, lambda: 0.0) for share in shares]
    allowed = sum(limiter.take("Ann") == 0 for limiter in limiters for _ in range(10))
    assert 0 < allowed <= 7
    assert sum(share.per_second for share in shares) == pytest.approx(3)
