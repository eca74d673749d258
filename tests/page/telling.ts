/**
 * Steps of Ceres' turn as the page shows them: one JSON step a line, one JSON answer a line.
 *
 * A step as the server sends it; the answer is `marks`, and for a claim `measures` and `letters`.
 */

import { createInterface } from "node:readline";
import type { Step } from "../../frontend/src/engine/types.ts";
import { marksOf } from "../../frontend/src/turn/step_display.ts";
import { measuresOf, triedLetters } from "../../frontend/src/turn/steps/claim.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const step = JSON.parse(line) as Step;
  const claim = step.type === "claim";
  const answer = {
    marks: marksOf(step),
    measures: claim ? measuresOf(step) : [],
    letters: claim ? triedLetters(step, step["letters"]) : [],
  };
  console.log(JSON.stringify(answer));
}
