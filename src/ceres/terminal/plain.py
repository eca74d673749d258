"""The game in plain text, line by line: for screen readers, slow connections, scripts and pipes."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from difflib import get_close_matches
from typing import Final

from ceres.bots.workers import Workers
from ceres.coach import budgets, jobs
from ceres.coach.presenter import COMPARED
from ceres.coach.types import ShownAdvice
from ceres.errors import CeresError
from ceres.game import Game
from ceres.saves import Conflict, Saves
from ceres.service.types.game import Turn
from ceres.service.understanding import actions_of
from ceres.terminal import plain_text
from ceres.terminal.log import log_entries
from ceres.terminal.new_game import NewGame
from ceres.terminal.session import Session, lesson_notes
from ceres.terminal.words import Words
from ceres.text import RULES, rule, scoring_rows

# What can be typed besides actions. Every language has a word of its own for each.
COMMANDS: Final = (
    *("table", "market", "tray", "actions", "score", "log", "rule"),
    *("hint", "forecast", "undo", "redo", "resign", "new", "save", "help", "quit"),
)
HINT_STEPS: Final = ("where", "best", "why", "table")
_NEAREST: Final = 3
_AS_TYPED: Final = 60  # so many characters of what was not understood are repeated
_LONGEST: Final = 80  # no action is longer


class PlainGame:
    """A saved game that is played by lines of text."""

    def __init__(self, saves: Saves, words: Words, options: NewGame) -> None:
        """Speak through standard output; `options` are those of a new game."""
        self._saves: Final = saves
        self._words: Final = words
        self._options: Final = options
        self._say: Final = words.say
        self._confirms: Callable[[], None] | None = None
        self._forget()

    def _forget(self) -> None:
        """Forget the hint for a decision that is over."""
        self._advice: ShownAdvice | None = None
        self._shown = 0

    def run(self, game: Game | str | None) -> None:
        """Play a new game or a saved one, or the latest, until the player or the input ends."""
        complete_by_readline(self.words_to_type)
        latest = None if game else self._saves.latest(besides="real")
        self._open(game or (latest.id if latest else self._options.begin()))
        while (line := self._line()) is not None:
            if line.strip() and not self._answer(" ".join(line.split())):
                break

    def _line(self) -> str | None:
        """Return what is typed next; at the end `None`. There is a prompt for people only."""
        if not sys.stdin.isatty():
            return sys.stdin.readline() or None
        with suppress(EOFError):
            return input("> ")
        return None

    def _put(self, *lines: str) -> None:
        """Say some lines, at once: somebody may answer each of them."""
        for line in lines:
            print(line, flush=True)  # noqa: T201

    def _open(self, game: Game | str) -> None:
        id = game if isinstance(game, str) else self._saves.create(game)
        self._session = Session(self._saves, id)
        self._forget()
        self._table()
        self._put(self._say("plain-begin", help=self._word("help")))
        self._ask()

    # What was typed.

    def _answer(self, line: str) -> bool:
        """Do what a line says; return whether the game goes on."""
        confirms, self._confirms = self._confirms, None
        if confirms and line.lower() in ("y", "yes", self._say("terminal-yes")):
            self._carefully(confirms)
            return True
        first, _, rest = line.partition(" ")
        command = next((id for id in COMMANDS if first.lower() in (id, self._word(id))), None)
        if command == "quit":
            return False
        if command == "rule":
            self._rule(rest.upper())
        elif command is not None and not rest:
            self._carefully(getattr(self, f"_{command}"))
        else:
            self._act(line)
        return True

    def _word(self, command: str) -> str:
        return self._say(f"plain-word-{command}")

    def words_to_type(self) -> list[str]:
        """Return everything that can be typed now, such as for completion."""
        commands = [word for id in COMMANDS for word in dict.fromkeys((self._word(id), id))]
        return [*actions_of(self._session.view["can"]), *commands]

    def _act(self, line: str) -> None:
        """Play an action that was typed in full; else say why not, and what is near."""
        found = self._session.understand(line[:_LONGEST], self._words.heard)
        action, near = found["action"], found["near"]
        if action and action == found["written"] and not found["unknown"]:
            self._carefully(lambda: self._told(self._session.play(action)))
            return
        if "why" in found:
            self._put(self._words.problem(found["why"]))
        elif found["unknown"]:
            self._put(self._say("plain-not-understood", typed=found["unknown"][:_AS_TYPED]))
        near = near or get_close_matches(line.lower(), self.words_to_type(), _NEAREST)
        if near:
            self._put(self._say("plain-nearest", words=", ".join(near)))
        else:
            self._put(self._say("plain-begin", help=self._word("help")))

    def _carefully(self, do: Callable[[], None]) -> None:
        """Do something, or say why that is not possible."""
        try:
            do()
        except Conflict:
            self._put(self._say("terminal-conflict"))
            self._forget()
            self._ask()
        except CeresError as error:
            self._put(self._words.explain(error))

    def _told(self, turn: Turn) -> None:
        """Tell a turn, every step, and ask what comes next."""
        self._forget()
        self._put(*(entry.text for entry in log_entries(turn["steps"], self._words)))
        self._put(*plain_text.side_lines(self._session.view, self._words))
        self._ask()

    def _ask(self) -> None:
        view = self._session.view
        self._put(*map(self._words.message, lesson_notes(view)))
        self._put(*plain_text.question_lines(view, self._words))

    def _confirm(self, question: str, do: Callable[[], None]) -> None:
        self._confirms = do
        self._put(question, self._say("plain-confirm", yes=self._say("terminal-yes")))

    # Commands.

    def _table(self) -> None:
        self._put(*plain_text.table_lines(self._session.view, self._words))

    def _market(self) -> None:
        self._put(*plain_text.market_lines(self._session.view, self._words))

    def _tray(self) -> None:
        self._put(*plain_text.tray_lines(self._session.view, self._words))

    def _actions(self) -> None:
        self._put(*actions_of(self._session.view["can"]))

    def _score(self) -> None:
        view = self._session.view
        self._put(self._say("terminal-scoring-now", era=view["table"]["era"]))
        for row in scoring_rows(map(dict, view["items"]), self._words.catalogue):
            self._put(self._words.with_rules(" · ".join(row[:4]), row.rules))

    def _log(self) -> None:
        steps = (step for turn in self._session.turns for step in turn["steps"])
        self._put(*(entry.text for entry in log_entries(steps, self._words)))

    def _rule(self, id: str) -> None:
        if id in RULES:
            self._put(*rule(id, self._words.catalogue))
        else:
            self._put(self._say("page-rules-unknown", id=id), " ".join(RULES))

    def _undo(self) -> None:
        undo = self._session.view["undo"]
        if self._session.view["game"]["strict"]:
            self._put(self._say("page-undo-strict-means"))
        elif not undo["can"]:
            self._put(self._say("terminal-nothing-to-undo"))
        elif undo["asks"]:
            self._confirm(self._words.sentence(self._say("undo-asks")), self._undone)
        else:
            self._undone()

    def _undone(self) -> None:
        action = self._words.action(self._session.undo()["action"] or "correct")
        self._forget()
        self._put(self._say("terminal-undone", action=action))
        self._put(*plain_text.side_lines(self._session.view, self._words))
        self._ask()

    def _redo(self) -> None:
        if self._session.view["redo"]["can"]:
            self._told(self._session.redo())
        else:
            self._put(self._say("terminal-nothing-to-redo"))

    def _resign(self) -> None:
        def resigned() -> None:
            self._session.resign()
            self._ask()

        if self._session.view["phase"] == "over":
            self._put(self._words.sentence(self._say("game-over")))
        else:
            self._confirm(self._say("terminal-resign-asks"), resigned)

    def _new(self) -> None:
        self._open(self._options.begin())

    def _save(self) -> None:
        self._put(self._say("plain-saved", id=self._session.id))

    def _help(self) -> None:
        self._put(self._say("plain-help-commands"))
        for id in COMMANDS:
            self._put(f"{self._word(id)}: {self._say(f'plain-help-{id}')}")

    # The coach.

    def _hint(self) -> None:
        """Say the first step of a hint, or the next one."""
        if not self._may_ask():
            return
        if self._advice is None:
            self._session.note_hint()
            game = Game.from_record(self._session.record())
            playouts = budgets.HINT // budgets.INTERPRETED
            self._put(self._say("page-coach-thinking"))
            self._advice = Workers(1).carry_out(jobs.advise(game, playouts))
        self._put(*self._hint_step(self._advice, HINT_STEPS[self._shown]))
        self._shown += self._shown + 1 < len(HINT_STEPS)

    def _hint_step(self, advice: ShownAdvice, step: str) -> Iterable[str]:
        words, say = self._words.catalogue, self._words.message
        if step == "where":
            yield say(advice["where"])
            if advice["area"]:
                yield self._say("plain-marked", lots=advice["area"])
        elif step == "best":
            yield from (say(advice["best"]), advice["options"][0]["figures"]["action"])
            yield from (say(each) for each in (advice["changed"], advice["outlook"]) if each)
        elif step == "why":
            yield from (say(each) for each in [advice["why"]] if each)
        else:
            for option in advice["options"][:COMPARED]:
                found = option["figures"]
                lead = words.figure("signed", found["lead"], found["lead_error"])
                figures = f"{self._say('coach-column-lead')} {lead}"
                win = f"{self._say('coach-column-win')} {words.percent(found['win'])}"
                yield f"{say(option['shown']['name'])}: {figures}, {win}"
            if not advice["proved"]:
                yield self._say("coach-unsure")

    def _forecast(self) -> None:
        if self._may_ask():
            game = Game.from_record(self._session.record())
            found = Workers(1).carry_out(jobs.forecast(game))
            self._put(self._words.message(found["title"]))
            for outcome in found["outcomes"]:
                chance = self._words.catalogue.percent(outcome["chance"])
                self._put(f"{chance}: {self._words.message(outcome['said'])}")

    def _may_ask(self) -> bool:
        """Return whether the coach may be asked; if not, say why."""
        view = self._session.view
        if view["phase"] == "over":
            self._put(self._words.sentence(self._say("game-over")))
        elif view["game"]["strict"]:
            self._put(self._say("page-coach-strict"))
        else:
            return True
        return False


def complete_by_readline(words_to_type: Callable[[], list[str]]) -> None:
    """Have Tab complete what is typed in a terminal, where Python has readline."""
    try:
        import readline
    except ImportError:  # as on Windows
        return

    def completed(_text: str, number: int) -> str | None:
        line = readline.get_line_buffer().lower()
        found = [word for word in words_to_type() if word.lower().startswith(line)]
        return found[number] if number < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(completed)
    readline.parse_and_bind("tab: complete")
