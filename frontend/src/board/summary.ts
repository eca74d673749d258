/** The city in a few words, for those who do not see it. */

import type { Lot, Tabletop } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import type { Occupant } from "./occupants.ts";

export function summary(occupants: ReadonlyMap<Lot, Occupant>, table: Tabletop): string {
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
