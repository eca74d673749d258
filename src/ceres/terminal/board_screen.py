"""What the table and the trainer have in common: status, city, market and prompt."""

from typing import Final

from rich.console import Group, RenderableType
from textual.widgets import Static

from ceres.service.types.game import View
from ceres.terminal import panels
from ceres.terminal.city import Marks
from ceres.terminal.screens import CeresScreen
from ceres.terminal.widgets import City

LARGE: Final = (132, 42)
SIDE_WIDTH: Final = 66  # as in terminal.tcss


class BoardScreen(CeresScreen):
    """A screen with the table of a game."""

    @property
    def small(self) -> bool:
        """Whether there is room for one panel at a time only."""
        return self.size.width < LARGE[0] or self.size.height < LARGE[1]

    def on_resize(self) -> None:
        """Use the room there is, at once and again after the layout."""
        self.show()
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show everything as it is now; a screen that is being left shows nothing more."""
        if self.query(City):
            self.set_class(self.small, "small")
            self.show_all()
            super().show()

    def show_all(self) -> None:
        """Show everything but the keys."""

    def show_table(
        self, view: View, marks: Marks, slot: int | None, prompt: RenderableType
    ) -> None:
        """Show a game, the Lots and the Deed that are pointed at, and what is asked."""
        ink = self.ink
        self.put("status", *panels.status(view, ink, self.small))
        self.query_one(City).show(view["table"], ink, marks)
        self.put("market", panels.market(view, ink, slot))
        self.put("prompt", prompt)

    def put(self, name: str, *parts: RenderableType) -> None:
        """Show these parts in a widget."""
        found = self.query_one(f"#{name}", Static)
        found.auto_links = False  # what can be clicked keeps its colours
        found.update(Group(*parts), layout=False)
