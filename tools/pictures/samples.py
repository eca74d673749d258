"""Sample positions for the documentation, from one game that is the same everywhere."""

from collections.abc import Iterator
from random import Random

from ceres.draw.page import city_svg, svg
from ceres.game import Game
from ceres.position import Position

_SEED = 308  # both sides build Monuments


def samples(theme: str = "light") -> dict[str, str]:
    """Draw the opening, a choice, a late position and the end, and the city alone."""
    game = list(_played(Game.new(seed=_SEED, difficulty="hard", monuments=True).position))
    choices = [position for position in game if position.phase == "choice"]
    late = game[len(game) * 3 // 4]
    return {
        "opening": svg(game[0], theme=theme),
        "choice": svg(choices[len(choices) // 3], theme=theme),
        "late": svg(late, theme=theme),
        "end": svg(game[-1], theme=theme),
        "city": city_svg(late, theme=theme),
    }


def _played(position: Position) -> Iterator[Position]:
    """Play a game that builds whenever there is something new to build."""
    rng = Random(_SEED)
    yield position
    while position.phase != "over":
        texts = [str(action) for action in position.actions()]
        builds = [text for text in texts if text.startswith("build")]
        buys = [text for text in texts if text.startswith("buy")]
        taken = position.to_dict()["you"]["lots"]
        fresh = [text for text in builds if set(text.split()[2:]) <= set(taken)]
        wanted = max(fresh, key=len) if fresh and rng.random() < 0.5 else rng.choice(buys or texts)
        if not buys and builds:
            wanted = rng.choice(builds)
        position, _ = position.play(wanted)
        yield position
