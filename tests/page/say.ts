/**
 * Says messages as the page does: one JSON request a line, one JSON text a line.
 *
 * `{"language": "de", "message": …}`, with messages as the server sends them. A message of a chunk
 * is said with that chunk and the core, and no other words.
 */

import { createInterface } from "node:readline";
import { partWords, sourceOf } from "../../frontend/build/fluent.ts";
import { Catalogue } from "../../frontend/src/words/catalogue.ts";
import { partOf, type Part } from "../../frontend/src/words/chunks.ts";
import type { Message } from "../../frontend/src/words/message.ts";

interface Request {
  language: string;
  message: Message;
}

const catalogues = new Map<string, Catalogue>();
function catalogue(language: string, part: Part): Catalogue {
  const key = `${language} ${part}`;
  const made = catalogues.get(key) ?? new Catalogue(language);
  if (!catalogues.has(key)) {
    for (const each of new Set<Part>(["core", part])) {
      made.add(partWords(each, sourceOf(language), sourceOf("en")));
    }
    catalogues.set(key, made);
  }
  return made;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { language, message } = JSON.parse(line) as Request;
  const part = "id" in message ? partOf(message.id) : "core";
  console.log(JSON.stringify(catalogue(language, part).format(message)));
}
