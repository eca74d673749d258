/** What is on a Lot, in words. */

import type { Lot } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import type { Occupant } from "./occupants.ts";

export function describe(lot: Lot, occupant: Occupant): string {
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
