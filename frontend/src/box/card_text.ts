/** Describes cards of the box in words. */

import type { CardId } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import { openQuestion, type CardDraft, type Does } from "./draft.ts";

/** Return which card of the box it is: 4 for `c04`. */
export function ordinalOf(id: CardId): number {
  return Number(id.slice(1));
}

/** Name the action of a card: `Claim A C E`, or `Claim by letters` while there are none. */
export function actionText(does: Does, letters: readonly string[] = []): string {
  if (does === "letters" && letters.length === 0) return words.say("page-box-by-letters");
  return words.say("card-action", { does, letters: letters.join("\u00a0") });
}

/** Describe a card for screen readers. */
export function cardText(id: CardId, card: CardDraft, rebuilt = false): string {
  if (rebuilt) return words.say("page-box-card-rebuilt", { card: cardText(id, card) });
  const { number, does, letters, monument } = card;
  if (openQuestion(card) || number === undefined || does === undefined) {
    return words.say("page-box-card-open", { card: ordinalOf(id) });
  }
  return words.say("page-box-card-known", {
    card: ordinalOf(id),
    number,
    does: actionText(does, letters),
    monument: monument ? "yes" : "no",
  });
}
