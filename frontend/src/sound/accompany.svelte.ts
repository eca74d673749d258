/** Accompanies a game: the player's actions, the steps as they are shown, and its end. */

import { untrack } from "svelte";
import type { Game } from "../game/game.svelte.ts";
import { cueOf, play } from "./cues.ts";

/** Accompany a game, within an effect or a component. */
export function accompany(game: Game): void {
  let played = untrack(() => game.turns.length);
  $effect(() => {
    const { length } = game.turns;
    if (length > played) play("action");
    played = length;
  });
  $effect(() => {
    const cue = game.step && cueOf(game.step);
    if (cue) play(cue);
  });
  $effect(() => {
    if (game.hasJustEnded) play(game.view.result?.winner === "you" ? "won" : "lost");
  });
}
