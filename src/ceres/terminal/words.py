"""The words of the screens, in the reader's language."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ceres.components import BUILDINGS, MONUMENTS, Building, Tile
from ceres.errors import CeresError, IllegalAction
from ceres.text import catalogue, explain, reason, say_message

if TYPE_CHECKING:
    from ceres.service.types.base import Message, Problem
    from ceres.service.types.box import PlainCard

# What a civic building counts, as the kind whose letter stands for it.
_COUNTED: Final = {"citizen": "residential", "silver": "commercial", "civic": "civic"}
ANY_KIND: Final = "*"


class Words:
    """Everything the terminal says, in one language."""

    def __init__(self, language: str) -> None:
        """Speak a language of `ceres.text`."""
        self.language: Final = language
        self.catalogue: Final = catalogue(language)

    def say(self, id: str, /, **facts: object) -> str:
        """Say a message by its id."""
        return self.catalogue.say(id, **facts)

    def name(self, group: str, id: str) -> str:
        """Name a piece, a tile, a kind, a difficulty or a variant."""
        return self.catalogue.name(group, id)

    @property
    def heard(self) -> str:
        """What actions, pieces and Lots are called, for whoever reads what was typed."""
        pieces = (f"{each.id}: {self.name('piece', each.id)}" for each in (*BUILDINGS, *MONUMENTS))
        return "\n".join([self.say("heard-words"), *pieces])

    def letter(self, kind: str) -> str:
        """Return the letter of a kind on the board."""
        return self.say(f"terminal-letter-{kind}")

    def piece_sign(self, piece: Building) -> str:
        """Return a building in two or three characters: its kind and what it brings."""
        letter = self.letter(piece.kind)
        if piece.effect is not None:
            counted = _COUNTED.get(piece.effect.counts)
            return letter + (self.letter(counted).lower() if counted else ANY_KIND)
        return f"{letter}{piece.population or piece.silver or ''}"

    def tile_sign(self, tile: Tile) -> str:
        """Return a Garden tile in one or two characters."""
        letter = self.letter(tile.kind)
        if tile.wants:
            return letter + (ANY_KIND if tile.wants == "any" else self.letter(tile.wants).lower())
        return letter * tile.icons

    def worth(self, piece: Building) -> str:
        """Say what a building brings, in a few words."""
        if piece.effect is not None:
            effect = piece.effect
            return self.say(f"terminal-effect-{effect.counts}", vp=effect.vp, per=effect.per)
        if piece.kind == "residential":
            return self.say("citizens", population=piece.population)
        return self.say("terminal-worth-commercial", silver=piece.silver, vp=piece.vp)

    def card(self, card: "PlainCard") -> str:
        """Say what a card of Ceres' makes her do."""
        letters = " ".join(card.get("letters", ()))
        return self.say(f"terminal-card-{card.get('by', card['action'])}", letters=letters)

    def action(self, action: str) -> str:
        """Name an action that is written as everywhere: `build domus A1`."""
        verb, *rest = action.split(" ")
        piece = self.name("piece", rest.pop(0)) if verb == "build" else ""
        return self.say(f"terminal-action-{verb}", piece=piece, lots=" ".join(rest))

    def message(self, message: "Message") -> str:
        """Say a message of the service; cards by what is on them, and not by the ids of files."""
        if message.get("id") == "event-flip":
            message = {**message, "id": "page-telling-flip"}
        return say_message(message, self.catalogue)

    def with_rules(self, text: str, rules: Iterable[str]) -> str:
        """Put the ids of rules behind a text."""
        return self.say("told", sentence=text, rules=list(rules))

    def problem(self, problem: "Problem") -> str:
        """Say why something cannot be done, with the rules that forbid it."""
        text = self.sentence(self.message(problem["message"]))
        return self.with_rules(text, problem["rules"]) if "rules" in problem else text

    def explain(self, error: CeresError) -> str:
        """Explain an error, with the rules that forbid an action."""
        if isinstance(error, IllegalAction):
            return self.with_rules(self.sentence(reason(error, self.catalogue)), error.rules)
        return explain(error, self.catalogue)

    def sentence(self, text: str) -> str:
        """Make a sentence of a text that is part of one."""
        return f"{text[0].upper()}{text[1:]}."
