/** Plays back a turn step by step, with the table as it lies after each step. */

import type { Mark } from "../board/Marks.svelte";
import { EVENTS } from "../engine/events.ts";
import type { CardId, CardOutlook, Measures, Step, Tabletop, Turn, View } from "../engine/types.ts";

/** A turn that is being played back. */
export interface Playback {
  readonly turn: Turn;
  /** The index of the shown step. */
  readonly index: number;
  readonly table: Tabletop;
}

/** A game as components show it: one that is played, or a replay. */
export interface ShownGame {
  readonly view: Pick<View, "game" | "phase">;
  /** The turns so far. */
  readonly turns: readonly Turn[];
  /** The turn that is being played back, if any. */
  readonly playback: Playback | null;
  /** The table as it is shown: during playback, as it lay then. */
  readonly table: Tabletop;
  /** The shown step of the playback. */
  readonly step: Step | null;
  /** Marks on the board besides those of the step. */
  spotlight: readonly Mark[];
  /** What a card of Ceres would do, while the player looks at it. */
  readonly foreseen?: CardOutlook | null;
  /** The chances of Ceres' cards to be carried out next, while they are shown. */
  readonly chances?: ReadonlyMap<CardId, string>;
  /** Show this step of the turn, and stop there. */
  showStep(index: number): void;
  /** Show on the table what a card of Ceres' row would do now; with `null`, the table as it is. */
  foresee?(card: CardId | null): Promise<void>;
}

/** Return whose step it is, and of which kind. */
export function classOf({ type }: Step): (typeof EVENTS)[Step["type"]] {
  return EVENTS[type];
}

/** Start to play back a turn; return `null` if there is nothing to show. */
export function startPlayback(turn: Turn): Playback | null {
  return turn.before ? advance({ turn, index: -1, table: turn.before }) : null;
}

/** Go to the next step after the player's own and their follow-ups; return `null` at the end. */
export function advance({ turn, index, table }: Playback): Playback | null {
  let hers = turn.steps.slice(0, index + 1).some((step) => !isYours(step));
  for (let next = index + 1; next < turn.steps.length; next += 1) {
    const step = turn.steps[next] as Step;
    table = { ...table, ...step.table };
    hers ||= !isYours(step) && classOf(step).kind !== "follow-up";
    if (hers && step.type !== "refill") return { turn, index: next, table };
  }
  return null;
}

/**
 * Return a turn up to the end of the player's own action: with what a Monument brings when it is
 * built, and with what a choice for Ceres does.
 */
export function ownPart(turn: Turn): Playback | null {
  const [own] = turn.steps;
  if (!turn.before || !own || !isYours(own)) return null;
  const least = own.type === "place" ? 2 : 1;
  const next = turn.steps.findIndex((step, at) => at >= least && step.type !== "when-built");
  const steps = next < 0 ? turn.steps : turn.steps.slice(0, next);
  const table: Tabletop = Object.assign({}, turn.before, ...steps.map((step) => step.table));
  return { turn, index: steps.length - 1, table };
}

/** Return the figures at the shown step; the service says them where the table changes. */
export function measuresAt({ turn, index }: Playback): Measures | undefined {
  return turn.steps.slice(0, index + 1).findLast(({ measures }) => measures)?.measures;
}

/** Whether a step is an action of the player. */
export function isYours(step: Step): boolean {
  return classOf(step).side === "you";
}

/** Milliseconds that a sentence is shown, by pace. */
export const PACES = { slow: 3200, quick: 1200, "at-once": 0 } as const;
export type Pace = keyof typeof PACES;

/** The most milliseconds that Ceres waits before she answers an action. */
const LONGEST_WAIT = 1600;

/** Return how long Ceres waits before she answers an action, in milliseconds. */
export function waitOf(pace: Pace): number {
  return Math.min(PACES[pace], LONGEST_WAIT);
}

/** Return how long a step is shown, in milliseconds: longer, the more sentences it has. */
export function delayOf(step: Step, pace: Pace): number {
  const sentences = "parts" in step.message ? step.message.parts.length : 1;
  return PACES[pace] * (1 + (sentences - 1) / 2);
}
