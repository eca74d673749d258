/** Takes an action in hand, as if the player had selected it. */

import type { ActionText } from "../engine/types.ts";
import type { Selection } from "../table/selection.svelte.ts";
import { parseAction } from "./action_display.ts";

export function takeInHand(selection: Selection, action: ActionText): void {
  const { kind, piece, lots } = parseAction(action);
  if (kind === "income") selection.selectIncome();
  else if (kind === "buy" && lots[0]) selection.selectDeed(lots[0]);
  else if (kind === "place") selection.choose(lots);
  else if (kind === "build" && piece) {
    selection.selectPiece(piece);
    selection.put(lots);
    selection.lay();
  }
}
