/** Why one action is better than another, as a sentence. */

import type { ActionText } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import { nameAction, sayAction } from "./action_display.ts";
import type { Reason } from "./findings.ts";
import { vp } from "./figures.ts";

/** The largest differences that are named. */
const MOST = 3;

/** Say what an action brings more than another; `wins` is the difference of the chances to win. */
export function sayReasons(
  action: ActionText,
  other: ActionText,
  reasons: readonly Reason[],
  wins?: number,
): string {
  const said = reasons
    .slice(0, MOST)
    .map(({ vp: amount, ...facts }) => words.say("coach-reason", { ...facts, vp: vp(amount) }));
  const facts = {
    action: nameAction(action),
    other: sayAction(other),
    reasons: words.join(said, "and"),
  };
  if (said.length === 0) return words.say("page-coach-no-reasons");
  const more = wins === undefined ? 0 : Math.round(100 * wins);
  if (more === 0) return words.say("coach-why", facts);
  const sign = new Intl.NumberFormat(words.language, { signDisplay: "always" }).format(more);
  return words.say("coach-why-wins", { ...facts, wins: sign.replace("-", "−") });
}
