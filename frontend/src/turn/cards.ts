/** Ceres' cards: looked up, and described in words. */

import type { CardId, CardKind, StepOf } from "../engine/types.ts";
import { cardsOf } from "../game/components.ts";
import type { ShownGame } from "../game/playback.ts";
import { words } from "../words/words.svelte.ts";

/** Return the card of an id, of the game's own box if it has one. */
export function cardOf(game: ShownGame, id: CardId): CardKind | undefined {
  return cardsOf(game).find((card) => card.id === id);
}

/** Return the cards of Ceres' row. */
export function rowOf(game: ShownGame): CardKind[] {
  return game.table.ceres.row.map((id) => cardOf(game, id)).filter((card) => !!card);
}

/** Return the flipped card of a step, its number, the row, and the card chosen from it. */
export function flipOf(game: ShownGame, { flipped, number, row }: StepOf<"flip">) {
  const cards = row.map((id) => cardOf(game, id));
  return { flipped: cardOf(game, flipped), number, row: cards, chosen: cards[number - 1] };
}

/** Name the action of a card: `Claim A C E`. */
export function actionOf(card: CardKind): string {
  return words.say("card-action", factsOf(card));
}

/** Explain the action of a card in a sentence or two. */
export function aboutCard(card: CardKind): string {
  return words.say("page-ceres-about-card", factsOf(card));
}

/** The letters stay on one line. */
export function factsOf({ action, by, letters }: CardKind): { does: string; letters: string } {
  return { does: by ?? action, letters: (letters ?? []).join("\u00a0") };
}
