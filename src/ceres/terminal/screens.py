"""What all screens have in common: the player's language and colours, and a footer of keys."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual.binding import ActiveBinding
from textual.screen import Screen

from ceres.terminal.keys import key_name
from ceres.terminal.palette import Ink

if TYPE_CHECKING:
    from ceres.terminal.app import CeresApp

Keys = dict[str, str]
"""The actions in the footer, the most important first, and what each does."""

_BLANKS: Final = 5  # around a key and what it does, as in terminal.tcss
_BLANK_END: Final = 2


class CeresScreen(Screen[None]):
    """A screen of the program. After each action it is shown anew."""

    app: "CeresApp"

    def __init__(self) -> None:
        super().__init__()
        self._footer: object = None

    @property
    def ink(self) -> Ink:
        """The words and the colours."""
        return Ink(self.app.words, self.app.ground)

    def keys(self) -> Keys:
        """Return what the footer shows; actions that no key has now are left out."""
        return {}

    def on_mount(self) -> None:
        """Show everything for the first time."""
        self.show()

    def show(self) -> None:
        """Show everything as it is now."""
        footer = (self.keys(), self.size.width)
        if footer != self._footer:
            self._footer = footer
            self.refresh_bindings()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The bindings: first `keys`, as far as there is room, for Textual's footer to show."""
        found = super().active_bindings
        # Of several keys of an action the first is shown.
        key_of = {each.binding.action: key for key, each in reversed(found.items())}
        shown: dict[str, ActiveBinding] = {}
        room = self.size.width + _BLANK_END
        for actions, text in self.keys().items():
            keys = [key_of[action] for action in actions.split(" ") if action in key_of]
            names = " ".join(map(key_name, keys))
            room -= cell_len(names) + cell_len(text) + _BLANKS if keys else 0
            if keys and room >= 0:
                active = found[keys[0]]
                binding = replace(active.binding, description=text, key_display=names, show=True)
                shown[keys[0]] = active._replace(binding=binding)
        return shown | {key: each for key, each in found.items() if key not in shown}
