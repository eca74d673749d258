/** Cards of the box in words. */

import type { CardId } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import { openQuestion, type CardDraft, type Does } from "./draft.ts";

/** `c04` is the fourth card. */
export function placeOf(id: CardId): number {
  return Number(id.slice(1));
}

/** What a card does: `Claim A C E`, or `Claim by letters` as long as there are none. */
export function actionText(does: Does, letters: readonly string[] = []): string {
  if (does === "letters" && letters.length === 0) return words.say("page-box-by-letters");
  return words.say("card-action", { does, letters: letters.join("\u00a0") });
}

/** A card as somebody who does not see it is told of it. */
export function cardText(id: CardId, card: CardDraft, rebuilt = false): string {
  if (rebuilt) return words.say("page-box-card-rebuilt", { card: cardText(id, card) });
  const { number, does, letters, monument } = card;
  if (openQuestion(card) || number === undefined || does === undefined) {
    return words.say("page-box-card-open", { card: placeOf(id) });
  }
  return words.say("page-box-card-known", {
    card: placeOf(id),
    number,
    does: actionText(does, letters),
    monument: monument ? "yes" : "no",
  });
}
