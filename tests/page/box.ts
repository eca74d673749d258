/**
 * Component data as the page's editor has it: one JSON box a line, one JSON answer a line.
 *
 * The answer is the box again (`again`), which cards have a twin (`twins`), and the first question
 * that is open as the first card is entered piece by piece (`asks`).
 */

import { createInterface } from "node:readline";
import { componentsOf, draftOf, openQuestion, twinOf } from "../../frontend/src/box/draft.ts";
import type { Components } from "../../frontend/src/engine/types.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const draft = draftOf(JSON.parse(line) as Components);
  const known = Object.entries(draft.cards["c01"] ?? {});
  const answer = {
    again: componentsOf(draft),
    twins: Object.keys(draft.cards).filter((id) => twinOf(draft, id)),
    asks: [...known.keys(), known.length].map((count) =>
      openQuestion(Object.fromEntries(known.slice(0, count))),
    ),
  };
  console.log(JSON.stringify(answer));
}
