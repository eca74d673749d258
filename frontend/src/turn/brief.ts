/** Ceres' turn in as few words as can be. */

import type { Lot, Step } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";

/** What she did, a few words for each thing: `Ceres: claims D4, scores 2 VP`. */
export function brief(steps: readonly Step[]): string {
  const of = (type: string): Step[] => steps.filter((step) => step.type === type);
  const lots = (type: string, fact: string): Lot[] => of(type).flatMap((step) => step[fact]);
  const done = [
    short("claims", lots("claim", "deed")),
    short("plants", lots("plant", "lot")),
    short("bribes", lots("bribe", "deeds")),
    short("gives-up", lots("bag-empty", "lot")),
    short("builds", lots("monument", "id")),
  ];
  const vp = steps.reduce((sum, step) => sum + scored(step), 0);
  if (vp > 0) done.push(words.say("page-telling-brief-scores", { vp }));
  const did = words.join(done.filter(Boolean), "comma");
  return did && words.say("page-telling-brief", { did });
}

function short(what: string, of: readonly string[]): string {
  return of.length > 0 ? words.say(`page-telling-brief-${what}`, { of }) : "";
}

/** The VP of a step in her turn; a scoring is told elsewhere. */
function scored(step: Step): number {
  if (step.type === "when-built") return step["ceres"].vp;
  return typeof step["vp"] === "number" ? step["vp"] : 0;
}
