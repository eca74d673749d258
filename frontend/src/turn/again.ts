/** Ceres' last turn, told once more. */

import { tick } from "svelte";
import type { Game } from "../game/game.svelte.ts";

/** The button that was pressed goes away: the focus moves to the one that tells the next step. */
export async function tellAgain(game: Game): Promise<void> {
  game.tellAgain();
  await tick();
  document.querySelector<HTMLElement>("[data-telling-next]")?.focus();
}
