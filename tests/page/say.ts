/**
 * Says messages as the page does: one JSON request a line, one JSON text a line.
 *
 * `{"language": "de", "message": …}`, with messages as the server sends them.
 */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pageWords } from "../../frontend/build/fluent.ts";
import { Catalogue } from "../../frontend/src/words/catalogue.ts";
import type { Message } from "../../frontend/src/words/message.ts";

interface Request {
  language: string;
  message: Message;
}

function source(language: string): string {
  return readFileSync(new URL(`../../src/ceres/text/${language}.ftl`, import.meta.url), "utf-8");
}

const catalogues = new Map<string, Catalogue>();
function catalogue(language: string): Catalogue {
  const made =
    catalogues.get(language) ?? new Catalogue(language, pageWords(source(language), source("en")));
  catalogues.set(language, made);
  return made;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { language, message } = JSON.parse(line) as Request;
  console.log(JSON.stringify(catalogue(language).tell(message)));
}
