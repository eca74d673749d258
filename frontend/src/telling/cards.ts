/** Ceres' cards and what they do, in words. */

import type { Box, CardId, CardKind } from "../engine/types.ts";
import type { Game } from "../game/game.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** The card of an id: of this game's own box, if it has one. */
export function cardOf(game: Game, box: Box, id: CardId): CardKind | undefined {
  return (game.view.game.own?.cards ?? box.cards).find((card) => card.id === id);
}

/** What a card does: `Claim A C E`. */
export function actionOf(card: CardKind): string {
  return words.say("card-action", facts(card));
}

/** What that means, in a sentence or two. */
export function aboutCard(card: CardKind): string {
  return words.say("page-ceres-about-card", facts(card));
}

/** The rules that a card goes by. */
export function rulesOf({ action, by, monument }: CardKind): string[] {
  const rules = action === "enlarge" ? ["C6"] : action === "bribe" ? ["C7"] : ["C5"];
  if (action === "claim") rules.unshift(by === "letters" ? "C2" : "C3");
  return monument ? [...rules, "M2"] : rules;
}

function facts({ action, by, letters }: CardKind): { does: string; letters: string[] } {
  return { does: by ?? action, letters: letters ?? [] };
}
