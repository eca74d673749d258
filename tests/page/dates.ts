/**
 * Dates as the page says them: one JSON request a line, one JSON text a line.
 *
 * `{"date": "2026-03-01T12:00:00Z", "language": "de", "now": "2026-03-01T12:05:00Z"}`
 */

import { createInterface } from "node:readline";
import { ago } from "../../frontend/src/words/dates.ts";

interface Request {
  date: string;
  language: string;
  now: string;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { date, language, now } = JSON.parse(line) as Request;
  console.log(JSON.stringify(ago(date, language, Date.parse(now))));
}
