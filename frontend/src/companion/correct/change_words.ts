/** A change in words. */

import type { Change } from "../../engine/types.ts";
import { words } from "../../words/words.svelte.ts";

export function changeWords(change: Change): string {
  return words.say("page-real-change", { what: change.what, ...factsOf(change) });
}

function factsOf(change: Change): Record<string, string | number | string[]> {
  switch (change.what) {
    case "market":
      return { list: change.deeds.map(({ deed }) => deed) };
    case "row":
    case "known":
      return { count: change.cards.length };
    case "bag":
      return { count: Object.values(change.tiles).reduce((sum, each) => sum + each, 0) };
    case "supply":
      return { ids: change.monuments };
    case "last-turns":
      return { sides: change.sides.join("-") };
    default:
      return change;
  }
}
