/** How the chances of Ceres' next turn are shown: on the city, on her cards, and as a list. */

import type { Mark } from "../board/Marks.svelte";
import type { CardId, Lot } from "../engine/types.ts";
import type { Outcome } from "./findings.ts";
import { percent } from "./figures.ts";

function chanceOf({ chance: [numerator, denominator] }: Outcome): number {
  return numerator / denominator;
}

/** Return the chance of every Deed that she may claim. */
export function chancesOfDeeds(forecast: readonly Outcome[] | null): Map<Lot, number> {
  return summed(forecast, ({ deed }) => deed);
}

/** Mark the Deeds that she may claim, with the chance in per cent. */
export function marksOfForecast(forecast: readonly Outcome[] | null): Mark[] {
  return [...chancesOfDeeds(forecast)].map(([deed, chance]) => ({
    lots: [deed],
    kind: "candidate",
    label: String(Math.round(100 * chance)),
  }));
}

/** Return the chance of each card of her row to be carried out, written. */
export function chancesOfCards(forecast: readonly Outcome[] | null): Map<CardId, string> {
  const found = summed(forecast, ({ card }) => card);
  return new Map([...found].map(([card, chance]) => [card, percent(chance)]));
}

/** What she does and with which Deed, whatever the card: the most likely first. */
export function outcomesOf(forecast: readonly Outcome[]): { outcome: Outcome; chance: number }[] {
  const first = new Map<string, Outcome>();
  const key = ({ does, deed }: Outcome): string => `${does} ${deed}`;
  for (const outcome of forecast) if (!first.has(key(outcome))) first.set(key(outcome), outcome);
  return [...summed(forecast, key)]
    .map(([name, chance]) => ({ outcome: first.get(name) as Outcome, chance }))
    .sort((one, other) => other.chance - one.chance);
}

function summed(
  forecast: readonly Outcome[] | null,
  key: (outcome: Outcome) => string | null,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const outcome of forecast ?? []) {
    const name = key(outcome);
    if (name !== null) found.set(name, (found.get(name) ?? 0) + chanceOf(outcome));
  }
  return found;
}
