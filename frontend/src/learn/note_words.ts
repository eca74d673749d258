/** What the guide says. */

import { words } from "../words/words.svelte.ts";
import type { GuidedGame } from "./guided_game.svelte.ts";

/** The note that is due. */
export function noteWords({ note }: GuidedGame): string {
  return note ? words.say(`page-learn-step-${note.id}`, note.facts) : words.say("page-learn-watch");
}

/** A word to whoever wanted something else first. */
export function laterWords({ wants }: GuidedGame): string {
  const [verb = "", ...named] = (wants ?? "").split(" ");
  const [name = "", ...lots] = named;
  return words.say(`page-learn-later-${verb}`, { deed: name, lot: name, id: name, lots });
}
