/** What was shown last of a game is kept beside it, to be shown again before Python is there. */

import { pythonAddress } from "../site/place.ts";
import type { Board, Kept, Shelf } from "./game_store.ts";
import type { Turn } from "./types.ts";

type Shown = Board["opened"];

/** A board is kept when the player has rested for so long, in milliseconds. */
const REST = 500;

/** A board that cannot be kept is a courtesy the less: so none of this makes the player wait. */
export class Boards {
  readonly #shelf: () => Promise<Shelf>;
  /** What is shown now. */
  #last: Board | null = null;
  /** Keeps it. */
  #due: (() => Promise<void>) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shelf: () => Promise<Shelf>) {
    this.#shelf = shelf;
    // The page may be left for good.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.#now();
    });
  }

  /** What was shown of a game in this state, if it is known. */
  async of({ id, state }: Kept): Promise<Shown | null> {
    const board = await (await this.#shelf()).board(id).catch(() => null);
    if (board?.state !== state || board.program !== pythonAddress) return null;
    this.#last = board;
    return board.opened;
  }

  /** A game is shown. */
  show(kept: Kept, shown: Shown): void {
    const board = this.#take(kept, shown);
    this.#soon(() => this.#keep(board));
  }

  /** It went on by this turn; or else `anew` tells all that is shown. */
  goOn(
    before: Kept,
    after: Kept,
    { view, turn }: Pick<Shown, "view" | "turn">,
    anew: () => Promise<Shown>,
  ): void {
    if (turn && this.#last?.state === before.state) {
      const turns = this.#last.opened.turns.filter(({ number }) => number < turn.number);
      this.show(after, { view, turn, turns: [...turns, turn] });
    } else {
      this.#soon(async () => this.#keep(this.#take(after, await anew())));
    }
  }

  #take({ id, state }: Kept, { view, turns, turn }: Shown): Board {
    this.#last = { id, state, program: pythonAddress ?? "", opened: { view, turns, turn } };
    return this.#last;
  }

  async #keep({ opened, ...board }: Board): Promise<void> {
    const turns = opened.turns.map(told);
    await (await this.#shelf()).keepBoard({ ...board, opened: { ...opened, turns } });
  }

  #soon(due: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => this.#now(), REST);
  }

  #now(): void {
    clearTimeout(this.#timer);
    const due = this.#due;
    this.#due = null;
    due?.().catch(() => {});
  }
}

/** What a log shows of a turn: the stages of the table are for the last turn alone. */
function told({ before: _, ...turn }: Turn): Turn {
  return {
    ...turn,
    steps: turn.steps.map(({ table: __, ...step }) => step as (typeof turn.steps)[0]),
  };
}
