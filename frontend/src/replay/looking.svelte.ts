/** A game that somebody else plays, by a link to look at it: what is shown follows along. */

import { Refused, type Engine } from "../engine/engine.ts";
import { poll } from "../engine/polling.ts";
import type { Pace } from "../game/playback.ts";
import { Replay } from "./replay.svelte.ts";

/** Milliseconds between two looks at whether the game went on. */
const INTERVAL = 5000;

export class Looking {
  readonly #engine: Engine;
  readonly #key: string;
  readonly #pace: () => Pace;
  #revision = 0;
  #busy = false;

  replay: Replay | null = $state.raw(null);
  /** Why there is nothing to see: nobody answers, or the link was withdrawn. */
  problem: unknown = $state.raw(null);

  constructor(engine: Engine, key: string, pace: () => Pace) {
    this.#engine = engine;
    this.#key = key;
    this.#pace = pace;
  }

  /** Whether the link shows no game, or does so no longer. */
  get gone(): boolean {
    return this.problem instanceof Refused && this.problem.unknown;
  }

  /** Follow along until the returned function is called. */
  watch(): () => void {
    void this.load();
    return poll(INTERVAL, () => {
      if (!this.gone) void this.load();
    });
  }

  /** Load the game, if it went on. */
  async load(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const { revision } = await this.#engine.lookRevision(this.#key);
      if (revision !== this.#revision) {
        const data = await this.#engine.lookedAt(this.#key);
        this.#show(new Replay(this.#key, data, this.#pace));
        this.#revision = revision;
      }
      this.problem = null;
    } catch (error) {
      this.problem = error;
    } finally {
      this.#busy = false;
    }
  }

  /** Show the game as it is now: whoever saw its end sees what follows, all others what they saw. */
  #show(replay: Replay): void {
    const before = this.replay;
    if (before) {
      replay.show(before.at);
      replay.playing = before.playing || (before.ended && replay.last > before.last);
    } else {
      replay.end();
    }
    this.replay = replay;
  }
}
