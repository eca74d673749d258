"""What to do by hand with Ceres' action cards: they have no names, so what they show is said."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ceres.companion.setup import SET_UP
from ceres.components import Components
from ceres.text.speaking import MESSENGER, Message

Data = dict[str, Any]
Hand = Callable[[Data, Data, Mapping[str, str], Components], list[Message]]

say = MESSENGER.say


def card_facts(id: str, components: Components) -> Data:
    """What a card shows, as the message card-action wants it."""
    card = next(card for card in components.cards if card.id == id)
    return {"number": card.number, "does": card.by or card.action, "letters": card.letters}


def _flip(
    facts: Data, before: Data, draws: Mapping[str, str], components: Components
) -> list[Message]:
    """The flipped card picks one of the row, goes there, and the other under the deck (C1)."""
    drawer = draws["cards"] if before["ceres"]["unseen"] else "known"
    picked = {**card_facts(facts["card"], components), "place": facts["number"]}
    return [
        say("real-hand-flip", drawer=drawer, **card_facts(facts["flipped"], components)),
        say("real-hand-card-under", **picked),
        say("real-hand-row"),
    ]


def _row(facts: Data, _: Data, draws: Mapping[str, str], components: Components) -> list[Message]:
    """The first row (S6): drawn by hand it lies there already."""
    rest = say("real-hand-deck", drawer=draws["cards"])
    if draws["cards"] == "me":
        return [rest]
    cards = [
        say("real-hand-row-card", place=place, **card_facts(card, components))
        for place, card in enumerate(facts["cards"], 1)
    ]
    return [*cards, rest]


ON_CARDS: Final[dict[str, Hand]] = {"flip": _flip, f"{SET_UP}row": _row}
