/** What a review says: the waterfall, the curve, the summary, the decisions that cost most. */

import type { Facts } from "../words/catalogue.ts";
import { KINDS, parseAction, type ActionKind } from "./action_display.ts";
import { PARTS, type Accuracy, type Entry, type MarkName, type Part } from "./findings.ts";
import type { Review, ShownReview } from "./findings.ts";

export const LOSSES: readonly MarkName[] = ["inaccuracy", "mistake", "blunder"];
/** A part smaller than this, in VP or standard errors, is as good as nothing. */
const LITTLE = 1;

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

/** A message and its facts. */
interface Sentence {
  readonly id: string;
  readonly facts: Facts;
}

/** Return the sentences of the summary, as `ceres.coach.wording` says them. */
export function summary({ review, end }: ShownReview): Sentence[] {
  const costly = costliestEra(review.entries);
  return [
    { id: "coach-summary-end", facts: { end: endOf(review, end[0]), lead: whole(end[0]) } },
    ...(review.deal_error > 0 ? [compared(review, "deal")] : []), // else it is its own par
    compared(review, "decisions"),
    ...(costly ? [{ id: "coach-summary-costly", facts: costly }] : []),
    compared(review, "luck"),
  ];
}

function endOf({ result }: Review, lead: number): string {
  if (result === null) return lead > 0 ? "ahead" : "behind";
  return result > 0 ? "won" : result < 0 ? "lost" : "tied";
}

function whole(vp: number): number {
  return Math.abs(Math.round(vp));
}

/** Say whether a part of the result was good or bad, or as good as nothing. */
function compared(review: Review, part: Part): Sentence {
  const vp = review[part];
  const little = Math.abs(vp) < LITTLE * Math.max(1, review[`${part}_error`]);
  const than = little ? "even" : vp > 0 ? "more" : "less";
  return { id: `coach-summary-${part}`, facts: { than, vp: whole(vp) } };
}

/** Return the era whose marked decisions cost most, if any did. */
function costliestEra(entries: readonly Entry[]): Facts | null {
  const eras = new Map<number, Entry[]>();
  for (const entry of entries.filter(isLoss)) {
    eras.set(entry.era, [...(eras.get(entry.era) ?? []), entry]);
  }
  const cost = (all: readonly Entry[]): number => all.reduce((sum, { regret }) => sum + regret, 0);
  const [most] = [...eras].sort(([, one], [, other]) => cost(other) - cost(one));
  return most ? { count: most[1].length, era: most[0], vp: whole(cost(most[1])) } : null;
}

/** Return where an accuracy lies among the players of the laboratory. */
export function placeOf({ between: [worse, better] }: Accuracy): Record<string, string> {
  const place = worse && better ? "between" : worse ? "above" : better ? "below" : "unknown";
  return { place, worse: worse ?? "", better: better ?? "" };
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
