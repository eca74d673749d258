"""The words of the screens, in the reader's language."""

from typing import Final

from ceres.components import Building, Card, Components, Tile
from ceres.errors import CeresError, IllegalAction
from ceres.events import Event
from ceres.text import catalogue, explain, reason, rule, sentence, tell

# What a civic building counts, as the kind whose letter stands for it.
_COUNTED: Final = {"citizen": "residential", "silver": "commercial", "civic": "civic"}
ANY_KIND: Final = "*"


class Words:
    """Everything the terminal says, in one language."""

    def __init__(self, language: str) -> None:
        """The words of a language of `ceres.text`."""
        self.language: Final = language
        self.catalogue: Final = catalogue(language)

    def say(self, id: str, **facts: object) -> str:
        """A text by its id."""
        return self.catalogue.say(id, **facts)

    def piece(self, id: str) -> str:
        """The name of a Building or Monument."""
        return self.catalogue.name("piece", id)

    def tile(self, id: str) -> str:
        """The name of a Garden tile."""
        return self.catalogue.name("tile", id)

    def kind(self, id: str) -> str:
        """The name of a kind."""
        return self.catalogue.name("kind", id)

    def difficulty(self, id: str) -> str:
        """The name of a difficulty."""
        return self.catalogue.name("difficulty", id)

    def variant(self, id: str) -> str:
        """The name of a house variant."""
        return self.catalogue.name("variant", id)

    def letter(self, kind: str) -> str:
        """The letter of a kind on the board."""
        return self.say(f"terminal-letter-{kind}")

    def piece_sign(self, piece: Building) -> str:
        """A building in two or three characters: its kind and what it brings."""
        letter = self.letter(piece.kind)
        if piece.effect is not None:
            counted = _COUNTED.get(piece.effect.counts)
            return letter + (self.letter(counted).lower() if counted else ANY_KIND)
        return f"{letter}{piece.population or piece.silver or ''}"

    def tile_sign(self, tile: Tile) -> str:
        """A Garden tile in one or two characters."""
        letter = self.letter(tile.kind)
        if tile.wants:
            return letter + (ANY_KIND if tile.wants == "any" else self.letter(tile.wants).lower())
        return letter * tile.icons

    def worth(self, piece: Building) -> str:
        """What a building brings, in a few words."""
        if piece.effect is not None:
            effect = piece.effect
            return self.say(f"terminal-effect-{effect.counts}", vp=effect.vp, per=effect.per)
        if piece.kind == "residential":
            return self.say("terminal-worth-residential", population=piece.population)
        return self.say("terminal-worth-commercial", silver=piece.silver, vp=piece.vp)

    def card(self, card: Card) -> str:
        """What a card of Ceres' makes her do."""
        letters = " ".join(card.letters)
        return self.say(f"terminal-card-{card.by or card.action}", letters=letters)

    def tell(self, event: Event, components: Components | None = None) -> list[str]:
        """An event as lines."""
        return tell(event, self.catalogue, components)

    def explain(self, error: CeresError) -> str:
        """Why something cannot be, with the rules that say so."""
        if not isinstance(error, IllegalAction):
            return explain(error, self.catalogue)
        text = reason(error, self.catalogue)
        text = text[0].upper() + text[1:] + "."
        return self.catalogue.say("told", sentence=text, rules=list(error.rules))

    def sentence(self, event: Event, components: Components | None = None) -> str:
        """An event as a sentence or several, without the ids of its rules."""
        return sentence(event, self.catalogue, components)

    def rule(self, id: str) -> tuple[str, str]:
        """The title and the text of a rule."""
        return rule(id, self.catalogue)
