/** Takes an action in hand, as if the player had selected it. */

import type { Selection } from "../table/selection.svelte.ts";
import type { ParsedAction } from "./action_display.ts";

export function takeInHand(selection: Selection, { kind, piece, lots }: ParsedAction): void {
  if (kind === "income") selection.selectIncome();
  else if (kind === "buy" && lots[0]) selection.selectDeed(lots[0]);
  else if (kind === "place") selection.choose(lots);
  else if (kind === "build" && piece) {
    selection.selectPiece(piece);
    selection.put(lots);
    selection.lay();
  }
}
