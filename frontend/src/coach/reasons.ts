/** Why one action is better than another, or about as good, as a sentence. */

import type { ActionText } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import { nameAction, sayAction } from "./action_display.ts";
import type { Option, Reason } from "./findings.ts";
import { vp } from "./figures.ts";

/** The largest differences that are named. */
const MOST = 3;

/** Say which actions are about as good as the best. */
export function sayEven(actions: readonly ActionText[]): string {
  return words.say("page-coach-equal", { actions: words.join(actions.map(sayAction)) });
}

/** Say why an action is worse than the best, if it is. */
export function sayWorse(best: Option, option: Option): string {
  if (option.even) return sayEven([option.action]);
  if (!option.worse) return words.say("page-coach-unclear");
  return sayReasons(option.action, best.action, option.reasons, option.win - best.win);
}

/** Say why the first of some options is the best: beside the first one that is clearly worse. */
export function sayWhy([best, ...others]: readonly Option[]): string {
  const worse = others.find((option) => option.worse);
  if (!best || !worse) return words.say("page-coach-unclear");
  if (worse !== others[0]) return sayWorse(best, worse);
  return sayReasons(best.action, worse.action, best.reasons, best.win - worse.win);
}

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
