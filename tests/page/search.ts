/** Searches a text as the rules do: one JSON request a line, one JSON answer a line. */

import { createInterface } from "node:readline";
import { excerptOf, isIn, piecesOf, termsOf } from "../../frontend/src/rules/search.ts";

interface Request {
  text: string;
  query: string;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { text, query } = JSON.parse(line) as Request;
  const terms = termsOf(query);
  const hits = piecesOf(text, terms).filter(({ hit }) => hit);
  const answer = {
    found: isIn(terms, text),
    hits: hits.map((piece) => piece.text),
    excerpt: excerptOf([text], terms),
  };
  console.log(JSON.stringify(answer));
}
