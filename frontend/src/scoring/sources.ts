/** A scoring by its sources: what each side gets from what, and where that is on the board. */

import type { Counted, Lot, ScoringItem, Side, Standing } from "../engine/types.ts";
import type { Mark } from "../game/marks.ts";

export interface Source {
  source: ScoringItem["source"];
  /** VP, or silver for commerce in the first two eras. */
  unit: "vp" | "silver";
  amount: number;
  rules: readonly string[];
  items: readonly ScoringItem[];
}

/** What one side gets, source by source in the order of the scoring. */
export function sourcesOf(items: readonly ScoringItem[], side: Side): Source[] {
  const groups = new Map<ScoringItem["source"], ScoringItem[]>();
  for (const item of items) {
    if (item.side !== side) continue;
    groups.set(item.source, [...(groups.get(item.source) ?? []), item]);
  }
  return [...groups].map(([source, group]) => ({
    source,
    unit: source === "silver" ? "silver" : "vp",
    amount: group.reduce((sum, item) => sum + worth(item), 0),
    rules: [...new Set(group.flatMap((item) => item.rules))],
    items: group,
  }));
}

/** What an item brings. */
export function worth(item: ScoringItem): number {
  return item.silver ?? item.vp ?? 0;
}

/** The Lots of a piece or tile, or Lots alone. */
export function lotsOf(thing: Counted | Standing | ScoringItem): readonly Lot[] {
  if (thing.lots) return thing.lots;
  return "lot" in thing && thing.lot !== undefined ? [thing.lot] : [];
}

/** What else an item counted: homes, neighbours, or the Buildings a tile looks at. */
export function countedBy(item: ScoringItem): readonly (Counted | Standing)[] {
  return item.from ?? item.neighbours ?? item.buildings ?? [];
}

/** Where an item is on the board, and what it counted. */
export function marksOf(items: readonly ScoringItem[]): Mark[] {
  const counted = items.flatMap(countedBy).map(lotsOf);
  const own = items.map(lotsOf).filter((lots) => lots.length > 0);
  return [
    ...counted.map((lots) => ({ lots, kind: "candidate" as const })),
    ...own.map((lots) => ({ lots, kind: "chosen" as const })),
  ];
}
