/** Ceres' cards and what they do, in words. */

import type { Box, CardId, CardKind, Step } from "../engine/types.ts";
import type { Watched } from "../game/watched.ts";
import { words } from "../words/words.svelte.ts";

/** The card of an id: of this game's own box, if it has one. */
export function cardOf(game: Watched, box: Box, id: CardId): CardKind | undefined {
  return (game.view.game.own?.cards ?? box.cards).find((card) => card.id === id);
}

/** Of a flip: the card, its number, the row it counts along, and the one that it picks there. */
export function flipOf(game: Watched, box: Box, step: Step) {
  const number = step["number"] as number;
  const row = (step["row"] as CardId[]).map((id) => cardOf(game, box, id));
  return { flipped: cardOf(game, box, step["flipped"]), number, row, chosen: row[number - 1] };
}

/** What a card does: `Claim A C E`. */
export function actionOf(card: CardKind): string {
  return words.say("card-action", facts(card));
}

/** What that means, in a sentence or two. */
export function aboutCard(card: CardKind): string {
  return words.say("page-ceres-about-card", facts(card));
}

/** The letters stay on one line. */
function facts({ action, by, letters }: CardKind): { does: string; letters: string } {
  return { does: by ?? action, letters: (letters ?? []).join("\u00a0") };
}
