"""What a card of Ceres is worth: the same games again, with the card exchanged for another one.

The exchanged card keeps its id and its number, so that the deck lies as before and the cards that
are flipped pick the same places of the row; its action, letters and Monument icon become those of
another of her cards. Over the games it is each of the other seventeen in turn: what is measured is
the worth of a card against an average card of hers.
"""

from dataclasses import replace

from ceres.components import STANDARD, Card, Components


def card_ids(box: Components | None) -> list[str]:
    """The ids of Ceres' cards."""
    return [card.id for card in (box or STANDARD).cards]


def stand_in(box: Components | None, exchanged: str, seed: int) -> Card:
    """The card whose action is played instead in the game of this seed."""
    others = [card for card in (box or STANDARD).cards if card.id != exchanged]
    return others[seed % len(others)]


def with_exchange(box: Components | None, exchanged: str, other: Card) -> Components:
    """The box with what `other` does on the card `exchanged`."""
    whole = box or STANDARD
    cards = tuple(
        replace(other, id=card.id, number=card.number) if card.id == exchanged else card
        for card in whole.cards
    )
    return Components(cards, whole.tiles)
