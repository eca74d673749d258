/** The player's finished games, as the screen shows them, and files of them. */

import { AGAIN_AFTER, Asking } from "../engine/asking.svelte.ts";
import type { Engine } from "../engine/engine.ts";
import type { Mine, Only, PlayFile } from "../engine/types.ts";
import { download } from "../files/download.ts";

/** Where this browser remembers what the player is called in the logger. */
const NAME = "ceres-logger-name";
const TYPES = { bgsplay: "application/json", csv: "text/csv" } as const;

export class MyGames extends Asking {
  readonly #engine: Engine;

  told: Mine | null = $state.raw(null);
  /** What the player is called in the logger. */
  name = $state(remembered());

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** Show these games, until the function returned is called; until all of them are counted. */
  show(only: Only): () => void {
    let shown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const found = await this.tried(() => this.#engine.mine(only));
      if (!shown) return;
      if (found) this.told = found;
      if (this.away) timer = setTimeout(() => void ask(), AGAIN_AFTER);
      else if (found?.sources.unknown) void ask();
    };
    void ask();
    return () => {
      shown = false;
      clearTimeout(timer);
    };
  }

  /** Save a file of one game, or of all that are shown. */
  async save(kind: PlayFile["kind"], only: Only, id?: string): Promise<void> {
    const me = this.name.trim();
    remember(me);
    const offset = -new Date().getTimezoneOffset();
    const file = { kind, only, me, offset, ...(id === undefined ? {} : { id }) };
    const text = await this.tried(() => this.#engine.plays(file));
    if (text === null) return;
    const name = id === undefined ? "ceres-plays" : `ceres-${id.slice(0, 6)}`;
    download(`${name}.${kind}`, new Blob([text], { type: TYPES[kind] }));
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // It is asked for again the next time.
  }
}
