"""When a game was played, as the page says it."""

from page.in_node import answers

NOW = "2026-03-20T12:00:00Z"


def said(language: str, *dates: str) -> list[str]:
    requests = [{"date": date, "language": language, "now": NOW} for date in dates]
    found: list[str] = answers("dates.ts", requests)
    return found


def test_of_the_last_days_it_says_how_long_ago() -> None:
    dates = ("2026-03-20T11:59:30Z", "2026-03-20T11:55:00Z", "2026-03-20T09:30:00Z")
    assert said("en", *dates) == ["now", "5 minutes ago", "2 hours ago"]
    assert said("de", "2026-03-18T10:00:00Z") == ["vor 2 Tagen"]


def test_of_older_games_it_says_the_day_as_the_language_writes_it() -> None:
    assert said("en", "2026-03-01T12:00:00Z") == ["Mar 1, 2026"]
    assert said("ko", "2026-03-01T12:00:00Z") == ["2026. 3. 1."]


def test_a_clock_that_is_a_little_fast_does_no_harm() -> None:
    assert said("fr", "2026-03-20T12:00:20Z") == ["maintenant"]
