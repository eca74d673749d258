/** Describes Lots, the city and pieces in words. */

import type { Lot, PieceKind, Tabletop } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import type { Occupant } from "./occupants.ts";

/** Say what is on a Lot. */
export function describeLot(lot: Lot, occupant: Occupant): string {
  switch (occupant.what) {
    case "piece":
      return words.say("page-table-lot-piece", {
        lot,
        side: occupant.side,
        id: occupant.standing.id,
      });
    case "garden":
      return words.say("page-table-lot-garden", {
        lot,
        tile: occupant.tile,
        size: occupant.park.length,
      });
    case "marker":
      return words.say("page-table-lot-marker", { lot, side: occupant.side });
    case "offer":
      return words.say("page-table-lot-offer", { lot, price: occupant.offer.price });
    case "nothing":
      return words.say("page-table-lot-nobody", { lot });
  }
}

/** Summarize the city for screen readers. */
export function describeCity(occupants: ReadonlyMap<Lot, Occupant>, table: Tabletop): string {
  const all = [...occupants.values()];
  const { buildings } = table.you;
  const { gardens, monuments, parks } = table.ceres;
  return words.say("page-table-city-summary", {
    buildings: buildings.length,
    yours: all.filter((each) => each.what === "marker" && each.side === "you").length,
    gardens: Object.keys(gardens).length,
    largest: Math.max(0, ...parks.map((park) => park.length)),
    monuments: monuments.length,
    hers: all.filter((each) => each.what === "marker" && each.side === "ceres").length,
    offers: table.market.length,
    free: all.filter((each) => each.what === "nothing").length,
  });
}

/** Say what a piece brings: `4 citizens`; `1 VP for each building beside it`. */
export function effectWords(kind: PieceKind): string {
  const { population, silver, vp, effect, when_built } = kind;
  const parts = [
    population && words.say("page-piece-population", { count: population }),
    silver && words.say("page-piece-silver", { count: silver }),
    vp && words.say("page-piece-vp", { count: vp }),
    effect && words.say("page-piece-effect", { ...effect }),
    when_built.vp && words.say("page-piece-built-vp", { count: when_built.vp }),
    when_built.silver && words.say("page-piece-built-silver", { count: when_built.silver }),
  ];
  return words.join(parts.filter(Boolean) as string[], "comma");
}

/** Say what a Monument requires; empty for a Building. */
export function needsWords({ needs }: PieceKind): string {
  const parts = Object.entries(needs).map(([need, value]) =>
    words.say("page-piece-needs", { need, count: Number(value) }),
  );
  return words.join(parts, "and");
}
