/** What a fixed panel of bots made of the deal of a game; it plays while the player does. */

import { ESTIMATE_PLAYOUTS } from "../coach/policy.ts";
import type { Engine } from "../engine/engine.ts";
import { engine } from "../engine/engine_choice.ts";
import { jobs } from "../engine/jobs.ts";
import type { ParFacts, ParMark } from "../engine/types.ts";
import type { Game } from "../game/game.svelte.ts";
import { logError } from "../report/error_log.ts";
import { jobsAddress } from "../site/site.ts";

/** Lets the panel play; it says what share of its games it has played. */
export type PlayPanel = (
  id: string,
  signal: AbortSignal,
  progress: (share: number) => void,
) => Promise<ParMark>;

/** Play in a single worker, so that others are left for the page; without any, ask the server. */
async function playPanel(
  id: string,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<ParMark> {
  if (jobsAddress === undefined) return engine.computePar(id);
  return jobs.panel({ record: await engine.record(id) }, { signal, workers: 1, progress });
}

/** Estimates the lead at the start of a game. */
export type Estimate = (id: string, signal: AbortSignal) => Promise<number | null>;

/** Ask the coach what the best action is worth at the start, without knowing what is hidden. */
async function estimate(id: string, signal: AbortSignal): Promise<number | null> {
  if (jobsAddress === undefined) return null;
  const asked = { record: await engine.record(id), number: 0, playouts: ESTIMATE_PLAYOUTS };
  const { advice } = await jobs.advise(asked, { signal, workers: 1 });
  return Math.round(advice.actions[0]?.lead ?? 0);
}

export class DealPar {
  readonly #game: Game;
  readonly #engine: Pick<Engine, "par">;
  readonly #play: PlayPanel;
  readonly #estimate: Estimate;
  #stop: AbortController | null = null;
  #playing: Promise<ParMark | null> | null = null;
  #mark: ParMark | null = null;

  /** How the game compares; nothing of it is there before the game is over. */
  facts: ParFacts | null = $state.raw(null);
  /** The lead that the coach expected at the start, once it has thought. */
  coach: number | null = $state(null);
  /** The share of the panel's games that is played. */
  share = $state(0);
  /** Whether the panel plays, or its result is being compared. */
  going = $state(false);
  failed = $state(false);

  constructor(
    game: Game,
    asked: Pick<Engine, "par"> = engine,
    play: PlayPanel = playPanel,
    estimates: Estimate = estimate,
  ) {
    this.#game = game;
    this.#engine = asked;
    this.#play = play;
    this.#estimate = estimates;
  }

  /** Let the panel play, unless it does or has done so. */
  begin(): void {
    if (this.#mark || this.#playing || this.#game.view.game.par) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.share = 0;
    const progress = (share: number): void => void (this.share = share);
    this.#playing = this.#play(this.#game.id, stop.signal, progress)
      .then((mark) => (this.#mark = mark))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) logError(error);
        return null;
      })
      .finally(() => (this.#playing = null));
  }

  /** Stop the panel; what it has found stays. */
  stop(): void {
    this.#stop?.abort(new Error("stopped"));
    this.#stop = null;
  }

  /** Once the game is over: wait for the panel, store what it found, and compare. */
  async finish(): Promise<void> {
    if (this.going || this.facts || !this.#game.view.result) return;
    this.going = true;
    this.failed = false;
    this.begin();
    await this.#playing;
    try {
      if (this.#mark && !this.#game.view.game.par) await this.#game.setPar(this.#mark);
      this.facts = await this.#engine.par(this.#game.id);
    } catch {
      // said below
    }
    this.failed = this.facts === null;
    this.going = false;
    if (this.facts) await this.#askCoach();
  }

  async #askCoach(): Promise<void> {
    const stop = (this.#stop ??= new AbortController());
    // Without the coach the panel's own figures are there.
    this.coach = await this.#estimate(this.#game.id, stop.signal).catch(() => null);
  }
}

const found = new WeakMap<Game, DealPar>();

/** Return the par of a game, the same one for all who ask. */
export function parOf(game: Game): DealPar {
  const par = found.get(game) ?? new DealPar(game);
  found.set(game, par);
  return par;
}
