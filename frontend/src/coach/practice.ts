/** Which decisions to try again, and when: those that were found come back after growing gaps. */

import type { Engine } from "../engine/engine.ts";
import { LOSS_MARKS } from "./policy.ts";
import type { Found, KeptReview, ReviewStore } from "./review_store.ts";

/** The days after which a decision comes back, once it was found so many times; then never again. */
const GAPS: readonly number[] = [1, 3, 7];
const DAY = 24 * 60 * 60 * 1000;

/** A game with decisions to try again. */
export interface Practice {
  readonly id: string;
  readonly count: number;
}

/** Return the day of a time, now or in a review: `2026-11-16`. */
export function dayOf(time: string = new Date().toISOString()): string {
  return time.slice(0, 10);
}

/** Return the days on which a decision was found. */
export function daysOf(found: Found | undefined): readonly string[] {
  return typeof found === "string" ? [found] : (found ?? []);
}

/** Return the numbers of the decisions of a reviewed game to try again on a day. */
export function dueOn(today: string, { shown, made, practised, solved }: KeptReview): number[] {
  const lost = shown.review.entries.filter(({ mark }) => LOSS_MARKS.includes(mark ?? ""));
  return lost
    .map(({ number }) => number)
    .filter((number) => {
      const days = daysOf(solved[number]);
      const last = days.at(-1);
      if (last === undefined) return (practised ?? dayOf(made)) < today;
      const gap = GAPS[days.length - 1];
      return gap !== undefined && Date.parse(today) - Date.parse(last) >= gap * DAY;
    });
}

/** Return the saved games with decisions to try again, the one with most of them first. */
export async function practiceOn(
  today: string,
  engine: Pick<Engine, "list">,
  store: Pick<ReviewStore, "all">,
): Promise<Practice[]> {
  const due = (await store.all())
    .map((kept) => ({ id: kept.id, count: dueOn(today, kept).length }))
    .filter(({ count }) => count > 0);
  if (due.length === 0) return [];
  const saved = new Set((await engine.list()).games.map(({ id }) => id));
  return due.filter(({ id }) => saved.has(id)).sort((one, other) => other.count - one.count);
}
