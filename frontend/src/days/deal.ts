/** The deal of a day in words. */

import type { DayDeal } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";

/** Name the options of a deal: its difficulty, Monuments, variants. */
export function optionsOf({
  difficulty,
  monuments,
  variants,
}: Pick<DayDeal, "difficulty" | "monuments" | "variants">): string[] {
  return [
    words.name("difficulty", difficulty),
    ...(monuments ? [words.say("option-monuments")] : []),
    ...variants.map((each) => words.name("variant", each)),
  ];
}

/** Write a lead with its sign: `+12`. */
export function writtenLead(lead: number): string {
  const options = { signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(words.language, options).format(lead).replace("-", "−");
}
