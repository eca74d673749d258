/** Stores what was last shown of a game beside it, to show it again before Python is ready. */

import { pythonAddress } from "../site/site.ts";
import type { Board, GameStore, Row } from "./game_store.ts";
import type { Shown, Turn } from "./types.ts";

/** A board is stored when the player has paused for this long, in milliseconds. */
const PAUSE = 500;
/**
 * How long to wait for a stored board, in milliseconds. In WebKit, a page that was left while it
 * stored one locks them all for the next page.
 */
const MAX_WAIT = 1000;

/** The player never waits for a board to be stored, and failures do no harm. */
export class BoardCache {
  readonly #store: () => Promise<GameStore>;
  /** The board shown now. */
  #last: Board | null = null;
  /** Stores it. */
  #due: (() => Promise<void>) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: () => Promise<GameStore>) {
    this.#store = store;
    // The page may be left for good.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.#saveNow();
    });
  }

  /** Return what was shown of a game in this state, if it is known. */
  async of({ id, state }: Row): Promise<Shown | null> {
    const stored = (await this.#store()).board(id).catch(() => null);
    const board = await Promise.race([stored, nothingAfter(MAX_WAIT)]);
    if (board?.state !== state || board.program !== pythonAddress) return null;
    this.#last = board;
    return board.opened;
  }

  /** Remember a game that is shown. */
  show(game: Row, shown: Shown): void {
    const board = this.#take(game, shown);
    this.#soon(() => this.#save(board));
  }

  /** Remember that a game went on by a turn; without one, `reopen` returns all that is shown. */
  goOn(
    before: Row,
    after: Row,
    { view, turn }: Pick<Shown, "view" | "turn">,
    reopen: () => Promise<Shown>,
  ): void {
    if (turn && this.#last?.state === before.state) {
      const turns = this.#last.opened.turns.filter(({ number }) => number < turn.number);
      this.show(after, { view, turn, turns: [...turns, turn] });
    } else {
      this.#soon(async () => this.#save(this.#take(after, await reopen())));
    }
  }

  #take({ id, state }: Row, { view, turns, turn }: Shown): Board {
    this.#last = { id, state, program: pythonAddress ?? "", opened: { view, turns, turn } };
    return this.#last;
  }

  async #save({ opened, ...board }: Board): Promise<void> {
    const turns = opened.turns.map(withoutTables);
    await (await this.#store()).saveBoard({ ...board, opened: { ...opened, turns } });
  }

  #soon(due: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => this.#saveNow(), PAUSE);
  }

  #saveNow(): void {
    clearTimeout(this.#timer);
    const due = this.#due;
    this.#due = null;
    due?.().catch(() => {});
  }
}

/** Return a turn as a log shows it: only the last turn needs the changes of the table. */
function withoutTables({ before: _, ...turn }: Turn): Turn {
  return { ...turn, steps: turn.steps.map(({ table: __, ...step }) => step) };
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
