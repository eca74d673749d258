/** What a review shows: the waterfall, the curve, what decisions of each kind cost. */

import { KINDS, parseAction, type ActionKind } from "./action_display.ts";
import { PARTS, type Entry, type MarkName, type Part, type ShownReview } from "./findings.ts";

const LOSSES: readonly MarkName[] = ["inaccuracy", "mistake", "blunder"];

/** A bar of the waterfall. */
export interface Bar {
  readonly part: Part | "result" | "expected";
  readonly from: number;
  readonly to: number;
  readonly error: number;
}

/** Return the bars from par to the result; corrections only if there were any. */
export function waterfall({ review, end }: ShownReview): Bar[] {
  let at = 0;
  const bars: Bar[] = PARTS.filter((part) => part !== "corrections" || review[part] !== 0).map(
    (part) => {
      const from = at;
      at += review[part];
      return { part, from, to: at, error: review[`${part}_error`] };
    },
  );
  const [value, error] = end;
  const last = review.result === null ? "expected" : "result";
  return [...bars, { part: last, from: 0, to: value, error: review.result === null ? error : 0 }];
}

/** A point of the curve. */
export interface CurvePoint {
  /** The number of actions played before. */
  readonly number: number;
  readonly era: number;
  readonly value: number;
  readonly error: number;
  readonly mark: MarkName | null;
}

/** Return the points of a curve: what could be expected at every decision, and the end. */
export function curve({ review, end, ...errors }: ShownReview, what: "win" | "lead"): CurvePoint[] {
  const points = review.entries.map((entry, index) => ({
    number: entry.number,
    era: entry.era,
    value: entry[what],
    error: errors[`${what}_errors`][index] ?? 0,
    mark: entry.mark,
  }));
  const last = review.entries.at(-1);
  if (!last || (what === "win" && review.result === null)) return points;
  const value = what === "lead" ? end[0] : Number(end[0] > 0);
  const error = what === "lead" && review.result === null ? end[1] : 0;
  return [...points, { number: last.number + 1, era: last.era, value, error, mark: null }];
}

export function isLoss({ mark }: Pick<Entry, "mark">): boolean {
  return mark !== null && LOSSES.includes(mark);
}

/** The mean loss of some decisions, in VP. */
export interface Cost {
  readonly decisions: number;
  readonly vp: number;
}

/** Return what decisions of each kind cost in each era; era 0 is all of them. */
export function costsByKind(
  games: readonly ShownReview[],
): { kind: ActionKind; costs: readonly (Cost | null)[] }[] {
  const entries = games.flatMap(({ review, peeked }) =>
    review.entries.filter(({ forced, number }) => !forced && !peeked.includes(number)),
  );
  return KINDS.map((kind) => {
    const those = entries.filter(({ action }) => parseAction(action).kind === kind);
    const costs = [0, 1, 2, 3].map((era) => meanOf(those.filter((e) => !era || e.era === era)));
    return { kind, costs };
  }).filter(({ costs }) => costs[0] !== null);
}

function meanOf(entries: readonly Entry[]): Cost | null {
  if (entries.length === 0) return null;
  const vp = entries.reduce((sum, { regret }) => sum + regret, 0) / entries.length;
  return { decisions: entries.length, vp };
}
