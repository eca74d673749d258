"""A request of a user interface: what answers it, and where it is found over HTTP.

What it takes and gives, and its description, are those of the function that answers it.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Final, Literal, get_type_hints

from ceres.service.arguments import Limit, Parameter
from ceres.service.types.saved import Opened, Played

# The subject of a request, which is the function's first argument, and its effect.
RequestKind = Literal[
    "nothing",  # no subject
    "begin",  # returns the table of a new game to save; the subject is a game, if the path has one
    "open",  # shows a game as a whole
    "game",  # looks at a game
    "change",  # changes a game and returns the turn to show, if there is one
    "finished",  # looks at the finished games, or if the path names a game, at that one alone
    "store",  # about saved games as such: every store of games answers it by itself
    "server",  # about the server
    "shared",  # of a shared server: links to look at games, and the key of a player
]

_REVISION: Final = Parameter(Annotated[int, Limit(1), "the last revision that was seen"])


class Operation:
    """A function that an interface can call; its first parameter is not sent, but the subject."""

    function: Callable[..., Any]

    @property
    def description(self) -> str:
        """Return the docstring of the function, without examples."""
        return (inspect.getdoc(self.function) or "").partition("\n\n>>>")[0]

    @property
    def has_subject(self) -> bool:
        """Whether the first parameter is the subject."""
        return True

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        """The parameters of the function but for the subject and the game's id."""
        return {
            each.name: Parameter(self._hints[each.name], each.default is each.empty)
            for each in self._signature[self.has_subject :]
            if each.name != "id"
        }

    def default(self, name: str) -> Any:
        """Return the default of a parameter."""
        return next(each.default for each in self._signature if each.name == name)

    @cached_property
    def _signature(self) -> list[inspect.Parameter]:
        return list(inspect.signature(self.function).parameters.values())

    @cached_property
    def _hints(self) -> dict[str, Any]:
        return get_type_hints(self.function, include_extras=True)


@dataclass(frozen=True)
class Request(Operation):
    """A row of the table of requests.

    `path` is that under `/api`; `{id}` in it names a saved game. A parameter `id` of the function
    is that id. `body` names the parameter that is the whole body of the HTTP request, a text; the
    others are in its query then. `file` is the name of a result that is downloaded, a text or its
    parts. `heavy` ones may take long. Of `exact` ones, the page passes the parameters on as JSON
    text: JavaScript would round large numbers.
    """

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    function: Callable[..., Any]
    kind: RequestKind = "nothing"
    body: str = ""
    file: str = ""
    heavy: bool = False
    exact: bool = False

    @property
    def names_game(self) -> bool:
        """Whether the request names a saved game."""
        return "{id}" in self.path

    @property
    def has_subject(self) -> bool:
        """Whether the function takes a game, or games."""
        return self.names_game or self.kind not in ("nothing", "begin")

    @property
    def is_heavy(self) -> bool:
        """Whether it may take long, as does all that looks at finished games or reads a text."""
        return self.heavy or self.kind == "finished" or bool(self.body)

    @property
    def result(self) -> Any:
        """Return the type of what a client gets."""
        if self.file:
            return str
        saved = {"begin": Opened, "open": Opened, "change": Played}
        return saved.get(self.kind, self._hints["return"])

    @cached_property
    def sent(self) -> dict[str, Parameter]:
        """The parameters that a client sends: a change also names the revision it is made to."""
        if self.kind == "change":
            return {**self.parameters, "revision": _REVISION}
        return self.parameters

    @cached_property
    def takes_id(self) -> bool:
        """Whether the function takes the game's id."""
        return any(each.name == "id" for each in self._signature)
