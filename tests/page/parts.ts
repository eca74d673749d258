/** Which messages are in which part of the page's words: one language a line, one JSON a line. */

import { createInterface } from "node:readline";
import { messagesOf, partWords, sourceOf } from "../../frontend/build/fluent.ts";
import { PARTS } from "../../frontend/src/words/chunks.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const source = sourceOf(JSON.parse(line) as string);
  const parts = PARTS.map((part) => {
    const words = partWords(part, source, sourceOf("en"));
    return [part, [...messagesOf(words).keys()]] as const;
  });
  console.log(JSON.stringify(Object.fromEntries(parts)));
}
