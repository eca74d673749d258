"""The value of a card of Ceres: the same games again, with the card exchanged for another one.

The exchanged card keeps its id and its number, so that the deck lies as before and flipped cards
pick the same slots of the row; its action, letters and Monument icon become those of another of
her cards. Over the games it is each of the other seventeen in turn: this measures the value of a
card against an average card of hers.
"""

from dataclasses import replace

from ceres.components import STANDARD, Card, Components


def card_ids(box: Components | None) -> list[str]:
    """Return the ids of Ceres' cards."""
    return [card.id for card in (box or STANDARD).cards]


def stand_in(box: Components | None, exchanged: str, seed: int) -> Card:
    """Return the card whose action is played instead in the game of this seed."""
    others = [card for card in (box or STANDARD).cards if card.id != exchanged]
    return others[seed % len(others)]


def with_exchange(box: Components | None, exchanged: str, other: Card) -> Components:
    """Return the box with the action of `other` on the card `exchanged`."""
    whole = box or STANDARD
    cards = tuple(
        replace(other, id=card.id, number=card.number) if card.id == exchanged else card
        for card in whole.cards
    )
    return Components(cards, whole.tiles)
