/** The sources of points: those of a scoring, and those that decided a game. */

import type { Mark } from "../board/Marks.svelte";
import type {
  CountedPiece,
  CountedTile,
  Lot,
  Placement,
  PopulatedPiece,
  PopulatedTile,
  Progress,
  ScoringItem,
  Side,
} from "../engine/types.ts";

/** A piece or a tile that an item counted. */
export type Counted = CountedPiece | CountedTile | Placement | PopulatedPiece | PopulatedTile;

export interface Source {
  source: ScoringItem["source"];
  /** VP, or silver for commerce in the first two eras. */
  unit: "vp" | "silver";
  amount: number;
  rules: readonly string[];
  items: readonly ScoringItem[];
}

/** Return what one side scores, source by source in the order of the scoring. */
export function sourcesOf(items: readonly ScoringItem[], side: Side): Source[] {
  const groups = new Map<ScoringItem["source"], ScoringItem[]>();
  for (const item of items) {
    if (item.side !== side) continue;
    groups.set(item.source, [...(groups.get(item.source) ?? []), item]);
  }
  return [...groups].map(([source, group]) => ({
    source,
    unit: source === "silver" ? "silver" : "vp",
    amount: group.reduce((sum, item) => sum + amountOf(item), 0),
    rules: [...new Set(group.flatMap((item) => item.rules))],
    items: group,
  }));
}

/** Return the VP or silver of an item. */
export function amountOf(item: ScoringItem): number {
  return "silver" in item ? item.silver : item.vp;
}

/** Return the Lots of a piece, a tile or an item. */
export function lotsOf(thing: Counted | ScoringItem): readonly Lot[] {
  if ("lots" in thing) return thing.lots;
  return "lot" in thing ? [thing.lot] : [];
}

/** Return what an item counted: homes, neighbours, or the Buildings beside a tile. */
export function countedBy(item: ScoringItem): readonly Counted[] {
  if ("from" in item) return item.from;
  if ("neighbours" in item) return item.neighbours;
  return "buildings" in item ? item.buildings : [];
}

/** Return the marks of items and of what they counted. */
export function marksOf(items: readonly ScoringItem[]): Mark[] {
  const counted = items.flatMap(countedBy).map(lotsOf);
  const own = items.map(lotsOf).filter((lots) => lots.length > 0);
  return [
    ...counted.map((lots) => ({ lots, kind: "candidate" as const })),
    ...own.map((lots) => ({ lots, kind: "chosen" as const })),
  ];
}

/** The VP of both sides from one source in the whole game. */
export interface Difference {
  source: string;
  you: number;
  ceres: number;
  /** The lead of the player. */
  ahead: number;
}

/** Compare the sources of the whole game, the largest difference first. */
export function differences(sources: Progress["sources"]): Difference[] {
  const names = new Set([...Object.keys(sources.you), ...Object.keys(sources.ceres)]);
  return [...names]
    .map((source) => {
      const you = sources.you[source] ?? 0;
      const ceres = sources.ceres[source] ?? 0;
      return { source, you, ceres, ahead: you - ceres };
    })
    .sort((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead));
}

/** Return the source that did most for the winner. */
export function decidingSource(
  compared: readonly Difference[],
  winner: Side,
): Difference | undefined {
  return compared.find(({ ahead }) => (winner === "you" ? ahead > 0 : ahead < 0));
}
