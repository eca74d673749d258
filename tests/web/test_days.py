"""The deal of a day over HTTP: begun, played, measured by the panel, counted."""

from random import Random
from typing import Any

from web.running import Client

TODAY = "2026-11-16"


def test_a_day_from_its_deal_to_its_medal(client: Client) -> None:
    deal = client.get(f"/api/days?date={TODAY}").good
    begun = client.post("/api/days", {"date": TODAY, "today": TODAY}).good
    assert begun["view"]["game"]["seed"] == str(deal["seed"])
    assert begun["view"]["game"]["day"]["practice"] is False
    id = begun["id"]
    over = client.play_on(begun, Random(1))
    assert client.get(f"/api/games/{id}/par").good is None
    found = client.get(f"/api/games/{id}/measure").good
    sent = {"par": found, "revision": over["revision"]}
    stored = client.post(f"/api/games/{id}/par", sent).good
    assert stored["view"]["game"]["par"] == found
    days = client.get(f"/api/mine/days?today={TODAY}").good
    (day,) = days["days"]
    assert (day["date"], day["id"], day["in_time"], day["par"]) == (TODAY, id, True, True)
    assert days["streak"]["days"] == 1
    attempts: Any = client.get(f"/api/mine/attempts?game={id}").good
    assert [each["id"] for each in attempts] == [id]
    assert client.get("/api/mine/achievements").good["unknown"] == 0
    assert len(client.get("/api/mine/ladder").good["ranks"]) == 12
    (listed,) = client.get("/api/games").good["games"]
    assert listed["day"] == {"date": TODAY, "begun": TODAY, "practice": False}
