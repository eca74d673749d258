/**
 * Geometry as the page has it: one JSON request a line, one JSON answer a line.
 *
 * `{"piece": "insula-l", "lots": ["A1", …], "inset": 5}`: the outline of the Lots and the turn.
 */

import { createInterface } from "node:readline";
import { outline, turnOn } from "../../frontend/src/art/geometry.ts";

interface Request {
  piece: string;
  lots: string[];
  inset: number;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { piece, lots, inset } = JSON.parse(line) as Request;
  console.log(JSON.stringify({ path: outline(lots, inset), turn: turnOn(piece, lots) }));
}
